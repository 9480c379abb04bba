import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

/** Functions that a browser of `browserslist` in package.json does not have, such as Safari 17.4. */
const tooNew =
  /\b(?:URL\.parse|Promise\.try|RegExp\.escape|Iterator\.(?:from|concat)|Error\.isError|Math\.sumPrecise|Uint8Array\.fromBase64|Intl\.DurationFormat)\b|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|toBase64|getOrInsert)\(/

test.each(['URL.parse(src)', 'Promise.try(load)', 'new Intl.DurationFormat()', 'ids.isSubsetOf(all)'])(
  '%s is found',
  (code) => expect(code).toMatch(tooNew),
)

test('the code of the pages runs in every browser that package.json declares', () => {
  const files = globSync('{src,apps,specs}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => tooNew.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
