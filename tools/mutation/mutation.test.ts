import { expect, test } from 'vitest'
import { sourceOf, worldPattern } from '#e2e/report/mutant-runs.ts'
import { caches } from './caches.ts'
import { equivalentIn } from './equivalent.ts'
import { rankedTests } from './judge.ts'
import { instrument, linesOf, sampleOf, statedClause } from './mutants.ts'
import { baselineOf, comparedWith } from './report.ts'
import { planOf, reachingTests } from './rounds.ts'
import { byClause, isProofOf, killedBy, type Judged, type Outcome } from './verdicts.ts'

const position = { line: 0, column: 0 }
const judged = (name: string, outcome: Partial<Outcome>, clause?: string, file = 'specs/rules/email.ts'): Judged => ({
  ...{ id: '1', file, mutator: 'Regex', location: { start: position, end: position }, replacement: '/x/' },
  ...{ name: `${file}: ${name}`, clause, outcome: { verdict: 'survived', reached: 3, tried: 3, ...outcome } },
})

test.each(caches)('the cache of %s is where the mock for mutants looks for it', (file, cached) =>
  expect(sourceOf(file)).toContain(cached),
)

test.each(['server', 'pages'] as const)(
  'each mutant of the %s has a name of its own and a switch',
  async (half) => {
    const { mutants, sources } = await instrument(half)
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
    for (const { id, file } of mutants) expect(sources[file]).toContain(`stryMutAct_9fa48("${id}")`)
  },
  60_000,
)

test.each(['server', 'pages'] as const)(
  'each equivalent mutant of the %s exists',
  async (half) => {
    const { mutants } = await instrument(half)
    const names = new Set(mutants.map(({ name }) => name))
    expect([...equivalentIn(half).keys()].filter((name) => !names.has(name))).toEqual([])
  },
  60_000,
)

test('a seed chooses the same mutants again, and no names of classes', async () => {
  const { mutants } = await instrument('pages')
  const names = (seed: string) => sampleOf(mutants, 5, seed).map(({ name }) => name)
  expect(names('a')).toEqual(names('a'))
  expect(names('a')).not.toEqual(names('b'))
  expect(mutants.filter(({ name }) => name.includes(': className="'))).toEqual([])
}, 60_000)

test('code states the clause of its row, or of the operation of its handler', () => {
  const rules = "const rows = [\n  {\n    clause: 'inquiry.title.required',\n    check: () =>\n      1 > 0,\n  },\n]"
  expect([4, 0].map((line) => statedClause(rules.split('\n'), line))).toEqual(['inquiry.title.required', undefined])
  const handlers = 'export const handlers = {\n  notices: ({ world }) => {\n    const all = []\n  },\n}'
  expect(statedClause(handlers.split('\n'), 2)).toBe('call.notice.list')
  expect(statedClause(['const helper = () => {', '  return 1', '}'], 1)).toBeUndefined()
})

test('tests that look at the file the most and tests about the words of the code take turns, over all rounds', () => {
  const [a, b, c] = ['e2e/a.api.spec.ts#1', 'e2e/b.api.spec.ts#1', 'e2e/c.api.spec.ts#1'] as const
  const [one, two] = [judged('maxLength', {}), { ...judged('2', {}), id: '2', file: 'specs/rules/phone.ts' }]
  const covered = new Map([
    [a, { clauses: [], reached: ['1', '2'] }],
    [b, { clauses: [], reached: ['1'] }],
    [c, { clauses: ['title.max'], reached: ['1', '2'] }],
  ])
  const tests = reachingTests(covered, [one, two], [one, two])
  expect([tests.get(one), tests.get(two)]).toEqual([
    [b, c, a],
    [a, c],
  ])
  expect(planOf(tests, 0, 1).plan).toEqual({ [b]: ['1'], [a]: ['2'] })
  expect(planOf(tests, 1, 3)).toMatchObject({ plan: { [c]: ['1', '2'], [a]: ['1'] }, runs: 3 })
})

test('after those of a higher rank, one test of each file comes before the second ones', () => {
  const tests = ['e2e/a.spec.ts#1', 'e2e/a.spec.ts#2', 'e2e/b.spec.ts#1', 'e2e/b.spec.ts#2']
  const ranked = rankedTests(tests, (test) => (test === 'e2e/b.spec.ts#2' ? 3 : 0))
  expect(ranked).toEqual(['e2e/b.spec.ts#2', 'e2e/a.spec.ts#1', 'e2e/b.spec.ts#1', 'e2e/a.spec.ts#2'])
})

test.each([
  ['a.b', ['a.b'], true],
  ['a.b', ['a.b.c'], true],
  ['a.b', ['a.by-server'], true],
  ['a.b', ['a.bc'], false],
  [undefined, ['undefined'], false],
])('code that states %s is proved by %j: %s', (clause, proved, isProof) =>
  expect(isProofOf(clause, proved)).toBe(isProof),
)

test('a verdict says whether the clause of the code has noticed, and clauses that noticed nothing come first', () => {
  expect(killedBy('a.b', ['c.d', 'a.b'])).toBe('killed by its clause')
  expect([killedBy('a.b', ['c.d']), killedBy(undefined, ['c.d'])]).toEqual(Array(2).fill('killed by another clause'))
  expect(killedBy('a.b', [])).toBe('killed without a clause')
  const killed = { clauses: ['strong'] }
  expect(byClause([judged('1', killed, 'strong'), judged('2', killed, 'weak')])).toEqual([
    { clause: 'weak', stated: 1, own: 0, killed: 0 },
    { clause: 'strong', stated: 1, own: 1, killed: 2 },
  ])
})

test('what the baseline names as killed is compared by name, wherever the line or the file is now', () => {
  const names = ['a', 'b', 'c']
  const baseline = baselineOf(names.map((name) => judged(name, { verdict: 'killed by another clause' })))
  const now = [judged('a', {}), judged('c', { verdict: 'endless' }, undefined, 'specs/rules/moved.ts')]
  expect(comparedWith(baseline, now).split('\n')).toEqual([
    'Killed in the baseline, not now:',
    '  specs/rules/email.ts: 2 of 3',
    '    survived: a',
    '    no longer there: b',
  ])
})

test('a diff names the lines that it adds', () => {
  const diff = '+++ b/specs/rules/email.ts\n@@ -3,0 +4,2 @@\n+a\n+b\n@@ -9 +12 @@\n-c\n+d'
  expect([...linesOf(diff).get('specs/rules/email.ts')!]).toEqual([3, 4, 11])
})

test('a header, a cookie or a path names the world and its mutant', () => {
  const id = 'm-17-0123456789abcdef-89abcdef'
  for (const text of [id, `mock-world-5400=${id}; a=b`, `/__mock/worlds/${id}/journal`])
    expect(worldPattern.exec(text)?.[1]).toBe('17')
  expect(worldPattern.exec('m-17')).toBeNull()
})
