import { expect, test } from 'vitest'
import { readArguments, replayOptions } from './options.ts'
import { knownTests, listOf, select, statesOf } from './selection.ts'

const areas = ['notice', 'faq']
const clauses = ['notice.list.order', 'faq.list.order']
const read = (...args: string[]) => readArguments(args, areas, clauses)

test('an address and options', () => {
  expect(read('https://api.example', '--full', '--clause', 'faq.list.order', '--shard', '2/3')).toMatchObject({
    ...{ url: 'https://api.example', mode: 'full', clauses: ['faq.list.order'], shard: { part: 2, of: 3 } },
    output: 'verify-report',
  })
  expect(read('--max-failures=3', '--rate-limit=2.5')).toMatchObject({
    mode: 'default',
    maxFailures: 3,
    rateLimit: 2.5,
  })
  expect(read('replay', '0a1b2c3d')).toMatchObject({ replay: '0a1b2c3d' })
})

test.each([
  [['--basline', 'a'], '--basline is unknown. Did you mean --baseline?'],
  [['--clause', 'notice.list.oder'], '--clause notice.list.oder is unknown. Did you mean notice.list.order?'],
  [['--area', 'notices'], '--area notices is unknown. Did you mean notice?'],
  [['--ui', 'https://www.example'], '--ui: the browser suites send inquiries. Add --full.'],
  [['--only', 'products'], '--only products is unknown. Did you mean product?'],
  [['--without', 'assumed'], '--without assumed is unknown.'],
  [['--fail-on', 'asumed'], '--fail-on asumed is unknown. Did you mean assumed?'],
  [['--skip-preflight', 'sign'], '--skip-preflight sign is unknown. Did you mean sign-in?'],
  [['--shard', '4/3'], '--shard 4/3: set a part and the number of parts, such as 1/4.'],
  [['--rate-limit', '0'], '--rate-limit 0: use a number greater than 0.'],
  [['--quick', '--full'], 'Use --quick or --full, not both.'],
  [['--baseline-update'], '--baseline-update: name the file with --baseline.'],
  [['https://a.example', 'https://b.example'], 'https://b.example is one argument too many.'],
  [['replay'], 'replay: add the id of a test.'],
  [['--config'], "Option '--config <value>' argument missing"],
])('%j', (args, message) => {
  expect(() => read(...args)).toThrow(message)
})

test('the command that runs a test again reads the result of this run, with its configuration', () => {
  const given = read(
    '--output',
    "a b's",
    '--config',
    'c.yaml',
    '--skip-preflight',
    'tls',
    '--rate-limit',
    '3',
    '--full',
  )
  expect(replayOptions(given)).toBe(` --output 'a b'\\''s' --config 'c.yaml' --skip-preflight 'tls' --rate-limit '3'`)
  expect(replayOptions(read('https://api.example'))).toBe('')
})

const catalogue = {
  'notice.list.order': { text: '', class: 'product' },
  'notice.list.assumed': { text: '', class: 'assumed' },
  'faq.list.order': { text: '', class: 'product' },
  'call.notices.query.size': { text: '', class: 'product' },
} as const
const nothing = { level: 0, states: [], capabilities: [], users: [], changes: false } as const

const tests = knownTests({
  'e2e/notice/list.api.spec.ts': {
    'on gov › order': { ...nothing, capabilities: ['sites.gov'], clauses: ['notice.list.order'] },
    later: { ...nothing, level: 2, states: ['now'], clauses: ['notice.list.assumed'] },
    'with data': { ...nothing, level: 2, states: ['data', 'now'], clauses: ['notice.list.order', 'faq.list.order'] },
  },
  'e2e/contract/document.api.spec.ts': {
    notices: { ...nothing, level: 1, clauses: ['call.notices.query.size', 'call.notice.list'] },
    again: { ...nothing, clauses: ['call.notices.query.size', 'call.notice.list'] },
    send: { ...nothing, changes: true, clauses: ['call.submitInquiry.status.200'] },
  },
  'e2e/notice/list.spec.ts': {
    'on the page': { ...nothing, changes: true, clauses: ['notice.list.order'] },
  },
})
const titles = (...selection: Parameters<typeof select> extends [unknown, infer S, unknown] ? [S] : never) =>
  select(tests, ...selection, catalogue).map((each) => each.titles.join(' › '))

test('tests are selected by mode, clause, area, class and origin', () => {
  expect(titles({ mode: 'full' })).toEqual(['on gov › order', 'later', 'with data', 'notices', 'again', 'send'])
  expect(titles({ mode: 'default' })).toEqual(['on gov › order', 'later', 'with data', 'notices', 'again'])
  expect(titles({ mode: 'quick' })).toEqual(['again'])
  expect(titles({ mode: 'full', areas: ['notice'], ui: 'https://www.example' })).toContain('on the page')
  expect(titles({ mode: 'full', calls: true })).toEqual(['notices', 'again', 'send'])
  expect(titles({ mode: 'full', only: 'assumed' })).toEqual(['later'])
  expect(titles({ mode: 'full', without: 'product' })).toEqual(['later', 'send'])
  expect(titles({ mode: 'full', areas: ['faq'] })).toEqual(['with data'])
  expect(titles({ mode: 'full', clauses: ['notice.list.order'], areas: ['faq'] })).toEqual([])
})

test('the list counts by area, level and capability', () => {
  expect(listOf(select(tests, { mode: 'full' }, catalogue)))
    .toBe(`6 clauses, 6 tests, of which 1 change something (with --full).

area    clauses  tests
call          3      3
faq           1      1
notice        2      3

needs                        clauses  tests
0: nothing                         4      3
1: users and preset records        2      1
2: a state address                 3      2

capability  clauses  tests
sites.gov         1      1`)
})

test('a state unlocks what no test without it proves', () => {
  expect(statesOf(select(tests, { mode: 'full' }, catalogue))).toBe(`state  clauses  tests
data         1      1
now          2      2`)
})

test('compare takes two or more results', () => {
  expect(readArguments(['compare', 'a.json', 'b.json', 'c.json', '--markdown'], [], [])).toMatchObject({
    compare: ['a.json', 'b.json', 'c.json'],
    markdown: true,
    url: undefined,
  })
  expect(() => readArguments(['compare', 'a.json'], [], [])).toThrow('add two or more result.json')
})
