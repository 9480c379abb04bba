import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Subjects are checked from here on. A shallow clone has no such commit: there only the newest subject is. */
const since = 'c9c6267'

const subjects = (range: string): readonly string[] =>
  execFileSync('git', ['log', '--no-merges', '--format=%s', range], { encoding: 'utf8', stdio: 'pipe' })
    .split('\n')
    .filter(Boolean)

const checked = () => {
  try {
    return subjects(`${since}..HEAD`)
  } catch {
    return subjects('-1')
  }
}

test('the subject of a commit is "area: what it does", with at most 72 characters', () => {
  expect(checked().filter((subject) => subject.length > 72 || !/^[a-z\d-]+(, [a-z\d-]+)*: \S/.test(subject))).toEqual(
    [],
  )
})
