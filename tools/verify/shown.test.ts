import { expect, test } from 'vitest'
import { operations } from '#e2e/mock-client/contract-document.ts'
import { knownFields } from '#e2e/support/violations.ts'
import { shownBy } from '#e2e/verify/shown.ts'
import { judge, type RunTest } from './results.ts'
import { shownTests } from './shown.ts'

const exchange = { method: 'GET', url: 'https://api.example', requestHeaders: {}, status: 200, responseHeaders: {} }

const shown = (id: string, status: number, body: unknown) =>
  shownBy(
    operations.find((operation) => operation.id === id)!,
    {
      status,
      headers: new Headers({ 'content-type': 'application/json', 'content-language': 'ko' }),
      bytes: new TextEncoder().encode(JSON.stringify(body)),
    },
    exchange,
  ).map(({ clause, violation }) => [clause, violation?.text])

const type = { typeCode: 'TRBL', typeName: '장애' }
const notice = { noticeId: 1, ...type, title: 't', regYmdt: '2026-11-20 09:00:00', locale: 'ko', fileCount: 0 }
const page = { totalElements: 1, totalPages: 1, number: 0, size: 10, first: true, last: true, empty: false }

test('a response shows each field that it has, and which one is missing', () => {
  const { typeName: _, ...without } = notice
  const rows = shown('notices', 200, { ...page, content: [notice, without] })
  expect(rows.filter(([, violation]) => violation !== undefined)).toEqual([
    ['call.notices.field.content.typeName', expect.stringContaining("must have required property 'typeName'")],
  ])
  const holding = rows.flatMap(([clause, violation]) => (violation === undefined ? clause : []))
  expect(holding).toContain('call.notices.field.content.title')
  expect(holding).toContain('call.notices.field.content')
  expect(holding).not.toContain('call.notices.field.content.typeName')
})

test('an empty list shows nothing of its items', () => {
  const clauses = shown('notices', 200, { ...page, content: [] }).map(([clause]) => clause)
  expect(clauses).toContain('call.notices.field.content')
  expect(clauses).not.toContain('call.notices.field.content.title')
})

test.each([
  ['another success', 203, { rtn_cd: 401 }, 'call.captchaUi.field.rtn_cd', undefined],
  ['another refusal', 422, { code: 'BAD_REQUEST', message: 'No.' }, 'call.document.obeyed', undefined],
  [
    'a refusal without a code',
    400,
    { message: 'No.' },
    'call.captchaUi.status.400',
    "must have required property 'code'",
  ],
])('%s', (_, status, body, clause, violation) => {
  expect(shown('captchaUi', status, body)).toContainEqual([clause, violation && expect.stringContaining(violation)])
})

test('tests see only the fields that the document has', () => {
  const operation = operations.find(({ id }) => id === 'notices')!
  const body = { ...page, content: [{ ...notice, internalNo: 7 }], tookMs: 3 }
  const { fileCount: _, ...known } = notice
  expect(knownFields(operation, 200, body)).toEqual({ ...page, content: [known] })
  expect(knownFields(operation, 404, { code: 'NOT_FOUND', message: 'No.', traceId: 1 })).toEqual({
    code: 'NOT_FOUND',
    message: 'No.',
  })
})

const row = (clauses: readonly string[], changes: Partial<RunTest>): RunTest => ({
  ...{ title: 'a', titles: ['a'], file: 'e2e/notice/list.api.spec.ts', line: 1, project: 'api', place: 'public/ko' },
  ...{
    clauses,
    state: 'passed',
    steps: [],
    durationMs: 1,
    errors: [],
    attachments: [],
    setUpErrors: [],
    exchanges: [],
  },
  ...changes,
})

test('what responses have shown counts as a test of the clause that can run again', () => {
  const [title, name] = ['call.notices.field.content.title', 'call.notices.field.content.typeName']
  const violation = { text: 'must be string', exchange }
  const tests = [
    row(['notice.list.newest-first'], {
      shown: [{ clause: title }, { clause: name, violation }, { clause: 'call.faqs.field.content' }],
    }),
    row([title, name], { titles: ['b'], state: 'skipped', skipReason: 'OMIT: no response had it' }),
    row(['call.notices.field.content'], { titles: ['c'], shown: [{ clause: 'call.notices.field.content' }] }),
  ]
  const found = shownTests(tests, (id) => id.startsWith('call.notices.'))
  const outcomes = judge(found, {})
  expect(outcomes.map(({ result, clause, test: { titles } }) => [result, clause, titles])).toEqual([
    ['PASS', title, ['a']],
    ['FAIL', name, ['a']],
  ])
  expect(outcomes[1]!.reason).toBe(`${name}: must be string`)
  expect(outcomes[1]!.test.exchanges).toEqual([exchange])
  expect(new Set(judge([...tests, ...found], {}).map(({ id }) => id)).size).toBe(5)
})
