import { expect, test } from 'vitest'
import { failureBlock, refusalOf, valuesOf } from '#e2e/report/failure-block.ts'
import { sampleTest } from './report-samples.ts'

const texts = { 'area.one': { text: 'The first requirement holds' }, 'area.two': { text: 'The second holds' } }

test('a failure names clause, sentence, values, place and command', () => {
  const error =
    'Error: expect(received).toBe(expected) // Object.is equality\n\nExpected: "a"\nReceived: "b"\n    at e2e/area/one.spec.ts:9'
  const failed = sampleTest(['area.one'], {
    titles: ['in a group', 'one'],
    title: "area.one: The first requirement holds (it's)",
    errors: [error],
  })
  expect(failureBlock(failed, texts)).toBe(
    [
      '✗ area.one (public/ko)',
      '  requirement: The first requirement holds',
      '  test: in a group › one',
      '  expected: "a"',
      '  received: "b"',
      '  at: e2e/area/one.spec.ts:9',
      `  again: npm test -- e2e/area/one.spec.ts:7 --grep 'area\\.one: The first requirement holds \\(it'\\''s\\)'`,
    ].join('\n'),
  )
})

test('the step that failed names the clause', () => {
  const error =
    'Error: area.two: an example\n\nexpect(received).toEqual(expected)\n\n- Expected  - 1\n+ Received  + 1\n\n  Object {\n-   "a": 1,\n+   "a": 2,\n  }'
  const lines = failureBlock(sampleTest(['area.one', 'area.two'], { errors: [error] }), texts).split('\n')
  expect(lines[0]).toBe('✗ area.two (public/ko)')
  expect(lines[1]).toBe('  requirement: The second holds')
  expect(lines).toContain('  example: an example')
  expect(lines.slice(lines.indexOf('  difference:') + 1, -1)).toEqual(['    -   "a": 1,', '    +   "a": 2,'])
})

test('long values and other errors are cut', () => {
  const block = failureBlock(
    sampleTest(['area.one'], { errors: [`Test timeout of 20000ms exceeded.\n${'x'.repeat(900)}`] }),
    texts,
  )
  expect(block).toContain('  error: Test timeout of 20000ms exceeded.')
  expect(block.length).toBeLessThan(700)
})

test('the step that failed names the clause also where the error does not, such as that of a timeout', () => {
  const failed = { failedSteps: ['area.two: an example'], errors: ['Test timeout of 40000ms exceeded.'] }
  const lines = failureBlock(sampleTest(['area.one', 'area.two'], failed), texts).split('\n')
  expect(lines[0]).toBe('✗ area.two (public/ko)')
  expect(lines).toContain('  example: an example')
  expect(lines).toContain('  error: Test timeout of 40000ms exceeded.')
})

test.each([
  ['  Expected string: "a"\n  Received string: "b"', ['expected: "a"', 'received: "b"']],
  ['expect(received).toBeTruthy()\n\nReceived: null', ['received: null']],
  [
    'expect(received).toEqual(expected)\n\n- Expected  - 1\n+ Received  + 1\n\n- 1\n+ 2',
    ['difference:', '  - 1', '  + 2'],
  ],
  [
    `- Expected  - 7\n+ Received  + 2\n\n${[1, 2, 3, 4, 5, 6, 7].map((n) => `- ${n}`).join('\n')}\n+ 8\n+ 9`,
    ['difference:', '  - 1', '  - 2', '  - 3', '  - 4', '  - 5', '  + 8', '  + 9'],
  ],
])('the values of %j', (error, lines) => {
  expect(valuesOf(error)).toEqual(lines)
})

test('names what the server refused', () => {
  const refusal = refusalOf({
    status: 400,
    method: 'POST',
    path: '/api/support/inquiry',
    code: 'E001',
    response: '{"code":"E001","message":"Say \\"why\\"."}',
  })
  expect(refusal).toBe('400 POST /api/support/inquiry E001 "Say \\"why\\"."')
  expect(failureBlock(sampleTest(['area.one'], { errors: ['Error: x'], refusals: [refusal] }), texts)).toContain(
    `\n  server: ${refusal}\n`,
  )
})
