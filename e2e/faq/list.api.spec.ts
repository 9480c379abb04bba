import { originOf } from '../mock-client/deployment.ts'
import { optional } from '../literals/worded.ts'
import { expectStatus } from '../support/expect-status.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { idsOf, item } from './item.ts'

const path = '/api/support/faq'

test(...clausesOf(['call.faq.list', 'call.page.shape']), async ({ api }) => {
  const { status, body } = await api.get(path, { page: 0, size: 10 })
  expectStatus(status, 200)
  expect(idsOf(body)).toEqual([1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010])
  const { content, ...rest } = body
  expect(rest).toEqual({
    totalElements: 131,
    totalPages: 14,
    number: 0,
    size: 10,
    first: true,
    last: false,
    empty: false,
  })
  expect(content[0].categoryCode1).toBe('MBR')
  const { contentShow, locale } = content[0]
  expect({ contentShow, locale }).toEqual({ contentShow: optional(false), locale: optional('ko') })
})

for (const [categoryCode1, total] of [
  ['MBR', 18],
  ['BILL', 33],
  ['EDU', 8],
  ['ETC', 12],
  ['TRBL', 16],
  ['SOLUT', 8],
  ['PROD', 36],
  ['ALL', 131],
  ['NOPE', 0],
  ['mbr', 0],
] as const)
  test(...clause('call.faq.list.query-category-code1', categoryCode1), async ({ api }) => {
    const { content, totalElements } = (await api.get(path, { categoryCode1, size: 100 })).body
    expect(totalElements).toBe(total)
    expect(content).toHaveLength(Math.min(total, 100))
    if (categoryCode1 !== 'ALL') for (const row of content) expect(row.categoryCode1).toBe(categoryCode1)
  })

for (const [example, query, ids] of [
  ['with its categoryCode1', { categoryCode1: 'PROD', categoryCode3: 'Server' }, [1201, 1202, 1203]],
  ['without categoryCode1', { categoryCode3: 'Server' }, [1201, 1202, 1203]],
  ['with another categoryCode1', { categoryCode1: 'BILL', categoryCode3: 'Server' }, []],
  ['only a prefix of a code', { categoryCode3: 'Serv' }, []],
] as const)
  test(...clause('call.faq.list.query-category-code3', example), async ({ api }) => {
    expect(idsOf((await api.get(path, query)).body)).toEqual(ids)
  })

test(...clause('call.faq.list.query-search-keyword', 'categoryCode2'), async ({ api }) => {
  expect(idsOf((await api.get(path, { categoryCode1: 'BILL', categoryCode2: 'TAX' })).body)).toEqual([1112, 1113])
  expect(idsOf((await api.get(path, { categoryCode1: 'MBR', categoryCode2: 'TAX' })).body)).toEqual([])
})

for (const blank of ['', ' ', '  '])
  test(...clause('call.query.blank-is-absent', `codes ${JSON.stringify(blank)}`), async ({ api }) => {
    const query = { categoryCode1: 'BILL', categoryCode2: blank, categoryCode3: blank }
    expect((await api.get(path, query)).body.totalElements).toBe(33)
    expect((await api.get(path, { categoryCode1: blank })).body.totalElements).toBe(131)
  })

for (const [example, page, rows, last] of [
  ['the first page', 0, 10, false],
  ['the second page', 1, 10, false],
  ['the last page', 3, 3, true],
  ['after the last page', 4, 0, true],
] as const)
  test(...clause('call.faq.list.query-page', example), async ({ api }) => {
    const { body } = await api.get(path, { categoryCode1: 'BILL', page, size: 10 })
    expect(body.content).toHaveLength(rows)
    expect(body).toMatchObject({ number: page, totalPages: 4, totalElements: 33, last, empty: rows === 0 })
  })

test.describe('with a search keyword', () => {
  const faqs = {
    9001: item(9001, {
      title: { ko: '꽃바람이 붑니까?', en: 'Quetzal?' },
      content: { ko: '<p>예</p>', en: '<p>y</p>' },
    }),
    9002: item(9002, { content: { ko: '<ul><li class="hyacinth">꽃<b>바람</b></li><li>꽃바람</li></ul>' } }),
    9003: item(9003, { title: { ko: 'ＺＥＢＲＡ 오류' }, categoryCode1: 'TRBL' }),
    9004: item(9004, { title: { ko: 'zebra와 ﾗｲｵﾝ' } }),
    9005: item(9005, { title: { ko: 'zebra' }, sites: ['gov'] }),
    9006: item(9006, { title: { ko: 'zebra' }, sites: ['gov'], categoryCode1: 'EDU' }),
  }
  test.use({ settings: { data: { faqs } } })

  for (const [example, searchKeyword, expected] of [
    ['in the title and in the content', '꽃바람', [9001, 9002]],
    ['surrounded by spaces', ' 꽃바람  ', [9001, 9002]],
    ['only in markup', 'hyacinth', []],
    ['a regular expression matches nothing', 'ze.ra', []],
  ] as const)
    test(...clause('call.faq.list.query-search-keyword', example), async ({ api }) => {
      expect(idsOf((await api.get(path, { searchKeyword })).body)).toEqual(expected)
    })

  for (const searchKeyword of ['zebra', 'ZEBRA', 'ZeBrA'])
    test(...clause('call.faq.list.query-search-keyword', `${searchKeyword}, in any case`), async ({ api }) => {
      expect(idsOf((await api.get(path, { searchKeyword })).body)).toEqual([9003, 9004])
    })

  for (const [searchKeyword, expected] of [
    ['ｚｅｂｒａ', [9003, 9004]],
    ['ライオン', [9004]],
    ['ﾗｲｵﾝ', [9004]],
  ] as const)
    test(...clause('faq.search.korean-endings', searchKeyword), async ({ api }) => {
      expect(idsOf((await api.get(path, { searchKeyword })).body)).toEqual(expected)
    })

  test(...clause('call.faq.list.query-search-keyword', 'in the requested language'), async ({ api }) => {
    const en = api.with({ 'accept-language': 'en' })
    expect(idsOf((await en.get(path, { searchKeyword: 'quetzal' })).body)).toEqual([9001])
    expect(idsOf((await api.get(path, { searchKeyword: 'quetzal' })).body)).toEqual([])
  })

  test(...clause('call.faq.list.query-search-keyword', 'within a category'), async ({ api }) => {
    const { body } = await api.get(path, { searchKeyword: 'zebra', categoryCode1: 'TRBL' })
    expect(idsOf(body)).toEqual([9003])
  })

  test(...clause('faq.search.any-word', 'counts all items found'), async ({ api }) => {
    const { body } = await api.get(path, { searchKeyword: 'zebra', size: 1, page: 1 })
    expect(idsOf(body)).toEqual([9004])
    expect(body.totalElements).toBe(2)
  })

  test(...clause('faq.tabs.public', 'no items of a tab that the site lacks'), async ({ api }) => {
    const gov = api.at(originOf('gov'))
    expect(idsOf((await gov.get(path, { searchKeyword: 'zebra' })).body)).toEqual([9005])
    expectStatus((await gov.get(`${path}/9006`)).status, 404)
  })
})
