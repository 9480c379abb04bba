import { expect, test } from 'vitest'
import { compareResults, comparisonText } from './compare-results.ts'

const result = (clauses: Readonly<Record<string, string>>, url = 'https://a.example') => ({
  target: { sites: { public: url } },
  version: '0.14.0',
  clauses: Object.entries(clauses).map(([id, result]) => ({ id, result, text: `Text of ${id}.` })),
})

const before = result({ a: 'PASS', b: 'FAIL', c: 'FAIL', d: 'PASS', e: 'PASS', f: 'SKIP' })
const after = result(
  { a: 'FAIL', b: 'PASS', c: 'FAIL', e: 'WARNING', f: 'PASS', g: 'FAIL', h: 'PASS' },
  'https://b.example',
)

test('two runs: newly failing, fixed, new, gone', () => {
  expect(compareResults(before, after)).toEqual({ failing: ['a'], fixed: ['b'], added: ['g', 'h'], gone: ['d'] })
})

test('two runs as text', () => {
  expect(comparisonText([before, after], ['one.json', 'two.json'], false)).toBe(`one.json: https://a.example, 0.14.0
two.json: https://b.example, 0.14.0
Newly failing: 1
  a: Text of a.
Fixed: 1
  b: Text of b.
New: 2
  g (FAIL): Text of g.
  h (PASS): Text of h.
Gone: 1
  d: Text of d.`)
})

test('several runs as a table of what differs', () => {
  expect(comparisonText([before, after, result({ a: 'PASS', c: 'FAIL' })], ['1', '2', '3'], true))
    .toBe(`- 1: https://a.example, 0.14.0
- 2: https://b.example, 0.14.0
- 3: https://a.example, 0.14.0

| requirement | 1 | 2 | 3 |
| --- | --- | --- | --- |
| \`a\` Text of a. | PASS | FAIL | PASS |
| \`b\` Text of b. | FAIL | PASS | – |
| \`d\` Text of d. | PASS | – | – |
| \`e\` Text of e. | PASS | WARNING | – |
| \`f\` Text of f. | SKIP | PASS | – |
| \`g\` Text of g. | – | FAIL | – |
| \`h\` Text of h. | – | PASS | – |

The same everywhere: 1`)
})

test('two equal runs', () => {
  expect(comparisonText([before, before], ['1', '2'], true)).toContain('Nothing differs.')
})
