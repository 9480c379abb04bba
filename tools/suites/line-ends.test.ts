import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('text files are checked out with LF, whatever core.autocrlf says', () => {
  const files = execFileSync('git', ['ls-files', '--eol'], { encoding: 'utf8' }).split('\n').filter(Boolean)
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => !/\battr\/(?:-text|text=auto eol=lf)\s/.test(file))).toEqual([])
})
