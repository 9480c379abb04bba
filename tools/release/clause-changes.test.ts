import { expect, test } from 'vitest'
import { clauseChanges } from './clause-changes.ts'

const row = (id: string, text: string, tests: number, changes = {}) =>
  ({ id, text, class: 'product', statements: ['5.1'], tests, ...changes }) as const

test('lists what a change does to the clauses', () => {
  const before = [row('a.b', 'One.', 3), row('a.c', 'Two.', 1), row('a.d', 'Three.', 1), row('a.e', 'Four.', 2)]
  const after = [
    row('a.b', 'One.', 1),
    row('a.c', 'Two, again.', 4, { class: 'assumed', because: 'Nobody says it.' }),
    row('a.e', 'Four.', 0, { retired: 'It no longer applies.' }),
    row('a.f', 'Five.', 2),
  ]
  expect(clauseChanges(before, after)).toEqual([
    'Added:',
    '  a.f: Five. (2 tests)',
    'Removed:',
    '  a.d: Three.',
    'Retired:',
    '  a.e: It no longer applies.',
    'Reworded:',
    '  a.c',
    '    - product: Two.',
    '    + assumed: Two, again.',
    '    because: Nobody says it.',
    'Tests before and after:',
    '  a.b: 3 → 1',
    '  a.e: 2 → 0',
    '  a.c: 1 → 4',
  ])
  expect(clauseChanges(before, before)).toEqual([])
})
