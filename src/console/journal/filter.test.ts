import { expect, test } from 'vitest'
import { exchangeOf } from './exchange.examples.ts'
import { addressOf, byPageLoad, filtered, type Filters } from './filter.ts'

const all = [
  exchangeOf({ number: 1, path: '/api/good', operationId: 'faqs', response: '{"faqTitle":"공인 IP"}' }),
  exchangeOf({ number: 2, method: 'POST', path: '/api/refused', status: 400, code: 'INVALID_CAPTCHA', request: '{}' }),
  exchangeOf({ number: 3, path: '/api/cut', status: 0, operationId: 'faqs', fault: 'abort' }),
  exchangeOf({ number: 4, path: '/api/odd', operationId: 'news', violations: ['odd'] }),
]
const none: Filters = { operation: '', text: '', methods: '', statuses: '', kinds: '', gets: '' }
const numbers = (filters: Partial<Filters>) => filtered(all, { ...none, ...filters }).map(({ number }) => number)

test('the newest exchange comes first', () => {
  expect(numbers({})).toEqual([4, 3, 2, 1])
})

test.each([
  [{ operation: 'faqs' }, [3, 1]],
  [{ text: 'refused' }, [2]],
  [{ text: 'captcha invalid' }, [2]],
  [{ text: '공인' }, [1]],
  [{ methods: 'POST' }, [2]],
  [{ gets: 'hidden' }, [2]],
  [{ statuses: '4xx,dropped' }, [3, 2]],
  [{ kinds: 'unmatched' }, [2]],
  [{ kinds: 'violations,faults' }, [4, 3]],
  [{ kinds: 'faults', statuses: '2xx' }, []],
] as const)('%o leaves %o', (filters, left) => {
  expect(numbers(filters)).toEqual(left)
})

test('a query is shown decoded, and as it was sent if it cannot be decoded', () => {
  expect(addressOf(exchangeOf({ query: 'searchKeyword=%EA%B3%B5%EC%9D%B8+IP' }))).toBe('/api/x?searchKeyword=공인 IP')
  expect(addressOf(exchangeOf({ query: 'a=%' }))).toBe('/api/x?a=%')
})

test('exchanges belong to the page load that the last request for the session began', () => {
  const [first, second, third] = [1, 2, 3].map((number) => exchangeOf({ number }))
  const load = exchangeOf({ number: 2, operationId: 'session' })
  expect(byPageLoad([third!, second!, first!], [first!, load, third!])).toEqual([
    [load, [third, second]],
    [undefined, [first]],
  ])
})
