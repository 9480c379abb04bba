import { originOf } from '../mock-client/deployment.ts'
import { optional } from '../literals/worded.ts'
import { expectStatus } from '../support/expect-status.ts'
import { locales, sites } from '../literals/sites.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { categoryNames } from './category-names.ts'
import { item } from './item.ts'

const path = '/api/support/faq/code'

interface Category {
  readonly categoryCode1: string
  readonly categoryCode2: string
  readonly categoryCode3: string
}
const pathOf = (row: Category) => [row.categoryCode1, row.categoryCode2, row.categoryCode3].join('>')
const tabsOf = (rows: readonly Category[]) => [...new Set(rows.map(({ categoryCode1 }) => categoryCode1))]

test(...clausesOf(['call.faq.codes', 'call.faq.codes.answer-category-names', 'call.list.plain']), async ({ api }) => {
  const { status, body } = await api.with({ 'accept-language': 'en' }).get(path)
  expectStatus(status, 200)
  expect(body).toContainEqual({
    categoryCode1: 'PROD',
    categoryCode2: 'COMPUTE',
    categoryCode3: 'Server',
    categoryName1: optional('Products'),
    categoryName2: optional('Compute'),
    categoryName3: optional('Server'),
  })
  expect(body).toHaveLength(56)
  expect(new Set(body.map(pathOf)).size).toBe(56)
})

test(...clause('faq.codes.blank-is-a-space'), async ({ api }) => {
  const rows: Category[] = (await api.get(path)).body
  expect(rows).toContainEqual(expect.objectContaining({ categoryCode1: 'BILL', categoryCode3: ' ' }))
  for (const row of rows)
    for (const code of [row.categoryCode1, row.categoryCode2, row.categoryCode3]) expect(code).not.toBe('')
})

for (const [site, tabs] of [
  ['public', ['MBR', 'BILL', 'EDU', 'ETC', 'TRBL', 'SOLUT', 'PROD']],
  ['gov', ['MBR', 'BILL', 'ETC', 'TRBL', 'PROD']],
  ['fin', ['MBR', 'BILL', 'ETC', 'TRBL', 'SOLUT', 'PROD']],
] as const)
  test(...clausesOf(['faq.tabs.public', 'call.faq.codes'], `the codes of ${site}`), async ({ api }) => {
    expect(tabsOf((await api.at(originOf(site)).get(path)).body)).toEqual(tabs)
  })

test.describe('with a keyword', () => {
  const faqs = {
    9001: item(9001, { title: { ko: '꽃바람' }, categoryCode1: 'BILL', categoryCode2: 'TAX' }),
    9002: item(9002, { title: { ko: '꽃바람' }, categoryCode1: 'BILL', categoryCode2: 'TAX' }),
    9003: item(9003, { content: { ko: '꽃바람 Ｑzxv' }, categoryCode1: 'TRBL' }),
  }
  test.use({ settings: { data: { faqs } } })

  for (const [searchKeyword, expected] of [
    ['꽃바람', ['BILL>TAX> ', 'TRBL> > ']],
    ['꽃바람 하늘빛', ['BILL>TAX> ', 'TRBL> > ']],
    // In any case and width.
    ['qzxv', ['TRBL> > ']],
    ['ＱｚＸv', ['TRBL> > ']],
    ['없는 검색어입니다', []],
  ] as const)
    test(...clause('call.faq.codes', `with items about ${searchKeyword}`), async ({ api }) => {
      expect((await api.get(path, { searchKeyword })).body.map(pathOf)).toEqual(expected)
    })

  test(...clause('call.faq.codes', 'a blank keyword'), async ({ api }) => {
    expect((await api.get(path, { searchKeyword: ' ' })).body.length).toBeGreaterThan(40)
  })
})

test(...clause('call.faq.keywords'), async ({ api }) => {
  const { status, body } = await api.get('/api/support/faq/keyword')
  expectStatus(status, 200)
  expect(body).toEqual(['비밀번호', '세금계산서', '환불', '공인 IP', '서브 계정', '백업', '교육'])
  for (const site of ['gov', 'fin'] as const)
    expect((await api.at(originOf(site)).get('/api/support/faq/keyword')).body.at(-1)).toBe('인증서')
})

for (const [index, locale] of locales.entries())
  test(...clause('call.language.content', `names of FAQ categories in ${locale}`), async ({ api }) => {
    const { body } = await api.with({ 'accept-language': locale }).get(path)
    const names = (body as Record<string, string>[])
      .flatMap((row) => [1, 2].map((level) => [row[`categoryCode${level}`], row[`categoryName${level}`]]))
      .filter(([code]) => code !== ' ')
    const expected = Object.entries(categoryNames).map(([code, each]) => [code, each[index]])
    expect(Object.fromEntries(names)).toEqual(Object.fromEntries(expected))
  })

for (const site of sites)
  test(...clause('call.faq.keywords', `each keyword has results on ${site}`), async ({ api }) => {
    const siteApi = api.at(originOf(site))
    for (const locale of locales) {
      const localeApi = siteApi.with({ 'accept-language': locale })
      for (const searchKeyword of (await localeApi.get('/api/support/faq/keyword')).body)
        expect((await localeApi.get('/api/support/faq', { searchKeyword })).body.totalElements).toBeGreaterThan(0)
    }
  })
