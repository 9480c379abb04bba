import { expect, test } from 'vitest'
import { catalogue } from '#e2e/support/catalogue.ts'
import { leftOpen, statementNumbers, statements } from '#specs/requirements/statements.ts'

const clauses = Object.entries(catalogue).filter(([, { retired }]) => retired === undefined)
const ofProduct = clauses.filter(([, clause]) => clause.class === 'product')

test('the specification has 169 statements', () => {
  expect(statementNumbers).toHaveLength(169)
  expect([statementNumbers[0], statementNumbers[40], statementNumbers.at(-1)]).toEqual(['1.1', '2.33', '9.29'])
})

test('each statement is named by a clause of the product, or leaves open what we assumed', () => {
  const named = new Set(ofProduct.flatMap(([, clause]) => clause.statements ?? []))
  expect(statementNumbers.filter((number) => !named.has(number) && !(number in leftOpen))).toEqual([])
  expect(Object.keys(leftOpen)).toEqual(['1.8', '2.29', '2.33', '3.16', '4.9', '5.18', '6.11', '7.26', '8.14', '9.29'])
  const rows = statements(catalogue)
  for (const [number, subjects] of Object.entries(leftOpen))
    for (const subject of subjects) {
      const own = rows.find((row) => row.number === number)!.clauses
      expect([number, subject, own.some((id) => id === subject || id.startsWith(`${subject}.`))]).toEqual([
        number,
        subject,
        true,
      ])
    }
})

test('each clause of the product names statements that exist', () => {
  expect(ofProduct.filter(([, clause]) => (clause.statements ?? []).length === 0)).toEqual([])
  const all = clauses.flatMap(([, clause]) => clause.statements ?? [])
  expect(all.filter((number) => !statementNumbers.includes(number))).toEqual([])
})

test('only clauses of the product, and those that were, name statements', () => {
  const others = clauses.filter(([, { class: of, was }]) => of !== 'product' && was !== 'product')
  expect(others.filter(([, clause]) => clause.statements !== undefined)).toEqual([])
})

test('a statement has its sentences and clauses in the order of the specification', () => {
  const rows = statements(catalogue)
  expect(rows.map(({ number }) => number)).toEqual(statementNumbers)
  expect(rows.find(({ number }) => number === '5.5')).toMatchObject({
    sentences: [{ text: 'An inquiry needs a title and a content of limited length.' }],
    clauses: ['inquiry.title.required'],
  })
  expect(rows.find(({ number }) => number === '7.25')!.clauses).toContain('call.eventLog.field.code')
})
