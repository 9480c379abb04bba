import { expect, test } from 'vitest'
import { catalogue } from '#e2e/support/catalogue.ts'
import { clauseReport } from '#e2e/report/clause-report.ts'
import { statementsTable } from '#e2e/report/report-statements.ts'
import { leftOpen, statementNumbers, statements } from '#specs/requirements/statements.ts'
import { sampleRun, sampleTest } from '../suites/report-samples.ts'

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

test('the report has a row for each statement, with its requirement, clauses, results, pages and calls', () => {
  const clauses = ['call.eventLog.field.code', 'event-log.load.success']
  const tests = [
    sampleTest(clauses, { file: 'e2e/event-log/log.spec.ts' }),
    sampleTest(clauses.slice(0, 1), { file: 'e2e/contract/operations.api.spec.ts', state: 'failed' }),
  ]
  const table = statementsTable(clauseReport(sampleRun, tests, catalogue))
  expect([...table.matchAll(/<tr id="s([\d.]+)">/g)].map(([, number]) => number)).toEqual(statementNumbers)
  const row = /<tr id="s7\.25">.*<\/tr>/.exec(table)![0]
  expect(row).toContain('7.25<br><small>section 7, no. 25</small>')
  expect(row).toContain(
    '<a href="#call.eventLog.field.code"><code>call.eventLog.field.code</code></a> <small>product</small> <span class="state failed">failed</span>, 1 of 2 tests <small>e2e/event-log/log.spec.ts, e2e/contract/operations.api.spec.ts</small>',
  )
  expect(row).toContain('<li>GET /api/event-log/{id}</li>')
  expect(/<tr id="s4\.1">.*<\/tr>/.exec(table)![0]).toContain('<li>/support/event-log</li>')
})
