import { expect, test } from 'vitest'
import { testAround } from '#e2e/support/clause.ts'

const lines = `test(...clause('a.b.c'), ({ page }) => check(page))

for (const site of sites) {
  test.describe(site, () => {
    test(
      ...clausesOf(rows, site),
      async ({ page }) => {
        await clauseStep('a.b.d', site, () => check(page))

      },
    )
  })
}
const proofOf = (row: Row) => clause(row.id)
for (const row of rows) test(...proofOf(row), send(row))`.split('\n')

test('the test around a line begins and ends with its own lines', () => {
  expect(testAround(lines, 1)).toBe(lines[0])
  expect(testAround(lines, 6)).toBe(lines.slice(4, 10).join('\n'))
  expect(testAround(lines, 15)).toBe(lines[14])
})

test('a line outside a test has no test around it', () => {
  expect(testAround(lines, 3)).toBe('')
  expect(testAround(lines, 14)).toBe('')
})
