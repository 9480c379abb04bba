import { optional } from '../literals/worded.ts'
import { expectStatus } from '../support/expect-status.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { idsOf, notice } from './notice.ts'

const path = '/api/support/notice'

test(...clausesOf(['call.notice.list', 'notice.list.newest-first', 'call.page.shape']), async ({ api }) => {
  const { status, body } = await api.get(path, { size: 3 })
  expectStatus(status, 200)
  expect(idsOf(body)).toEqual([1062, 1061, 1060])
  expect(body).toMatchObject({
    totalElements: 60,
    totalPages: 20,
    number: 0,
    size: 3,
    first: true,
    last: false,
    empty: false,
  })
})

test(
  ...clausesOf(['call.notice.item.trouble-is-trbl', 'call.notice.item.form-of-reg-ymdt', 'call.notice.item.severity']),
  async ({ api }) => {
    const [first] = (await api.with({ 'accept-language': 'en' }).get(path, { size: 1 })).body.content
    expect(first).toEqual({
      noticeId: 1062,
      typeCode: 'TRBL',
      typeName: 'Incident',
      title: '[Ongoing] Delays in some console menus',
      regYmdt: '2026-11-19 17:30:00',
      severity: optional('minor'),
      locale: optional('en'),
    })
  },
)

test(...clause('notice.list.newest-first', 'across all pages'), async ({ api }) => {
  const times = (await api.get(path, { size: 100 })).body.content.map(({ regYmdt }: { regYmdt: string }) => regYmdt)
  expect(times).toHaveLength(60)
  expect(times).toEqual(times.toSorted().toReversed())
})

test(...clause('call.notice.list.query-type-code', 'page'), async ({ api }) => {
  const ids = async (page: number) => idsOf((await api.get(path, { size: 20, page })).body)
  const all = [...(await ids(0)), ...(await ids(1)), ...(await ids(2))]
  expect(new Set(all).size).toBe(60)
  expect(all).toEqual(idsOf((await api.get(path, { size: 100 })).body))
  expect(await ids(3)).toEqual([])
})

for (const [typeCode, total] of [
  ['WORK', 24],
  ['GUIDE', 27],
  ['TRBL', 9],
] as const)
  test(...clause('call.notice.list.query-type-code', typeCode), async ({ api }) => {
    const { content, totalElements } = (await api.get(path, { typeCode, size: 100 })).body
    expect(totalElements).toBe(total)
    expect(new Set(content.map((row: { typeCode: string }) => row.typeCode))).toEqual(new Set([typeCode]))
  })

test(...clausesOf(['call.notice.list.query-type-code', 'call.page.shape'], 'an unknown type code'), async ({ api }) => {
  const { status, body } = await api.get(path, { typeCode: 'NOPE' })
  expectStatus(status, 200)
  expect(body).toMatchObject({ content: [], totalElements: 0, totalPages: 0, first: true, last: true, empty: true })
})

test.describe('with a search keyword', () => {
  test.use({
    settings: {
      data: {
        notices: {
          9001: notice(9001, { title: { ko: '꽃바람 안내' } }),
          9002: notice(9002, { content: { ko: '<p class="hyacinth">여기 <b>꽃바람</b>이 있습니다.</p>' } }),
          9003: notice(9003, { title: { ko: 'ＺＥＢＲＡ 교체' }, typeCode: 'WORK' }),
          9004: notice(9004, { content: { ko: '<p>zebra &amp; ﾗｲｵﾝ</p>' } }),
          9005: notice(9005, { title: { ko: '한글', en: 'Quetzal' }, content: { ko: '<p>한</p>', en: '<p>q</p>' } }),
          9006: notice(9006, { title: { ko: '다른 곳의 꽃바람' }, sites: ['gov'] }),
        },
      },
    },
  })

  for (const [example, searchKeyword, expected] of [
    ['in the title and in the content', '꽃바람', [9001, 9002]],
    ['lower case', 'zebra', [9003, 9004]],
    ['upper case', 'ZEBRA', [9003, 9004]],
    ['full-width letters', 'ｚｅｂｒａ', [9003, 9004]],
    ['half-width kana', 'ライオン', [9004]],
    ['a character written as an HTML entity', '&', [9004, 1054]],
    ['the name of an HTML entity', 'amp', []],
    ['all words before some of them', 'zebra ライオン', [9004, 9003]],
    ['surrounded by spaces', '  꽃바람 ', [9001, 9002]],
    ['decomposed characters', '꽃바람'.normalize('NFD'), [9001, 9002]],
    ['only in markup', 'hyacinth', []],
    ['a tag', '<b>', []],
    ['a regular expression matches nothing', 'ze.ra', []],
    ['a text in another language', 'Quetzal', []],
  ] as const)
    test(...clausesOf(['call.notice.list.query-type-code', 'notice.list.search-words'], example), async ({ api }) => {
      expect(idsOf((await api.get(path, { searchKeyword })).body)).toEqual(expected)
    })

  test(...clause('call.notice.list.query-type-code', 'in the requested language'), async ({ api }) => {
    const { body } = await api.with({ 'accept-language': 'en' }).get(path, { searchKeyword: 'quetzal' })
    expect(idsOf(body)).toEqual([9005])
  })

  test(...clause('call.notice.list.query-type-code', 'within a type'), async ({ api }) => {
    expect(idsOf((await api.get(path, { searchKeyword: 'zebra', typeCode: 'WORK' })).body)).toEqual([9003])
  })

  for (const searchKeyword of ['', '  '])
    test(
      ...clause('call.notice.list.query-type-code', `${JSON.stringify(searchKeyword)} returns all`),
      async ({ api }) => {
        expect((await api.get(path, { searchKeyword })).body.totalElements).toBe(65)
      },
    )
})

test(...clause('call.notice.item.severity', 'each of the four, only of incidents'), async ({ api }) => {
  const rows: { typeCode: string; severity?: string }[] = (await api.get(path, { size: 100 })).body.content
  const incidents = rows.filter(({ typeCode }) => typeCode === 'TRBL')
  expect(new Set(incidents.map(({ severity }) => severity))).toEqual(new Set(['critical', 'major', 'minor', 'trivial']))
  for (const row of rows) expect('severity' in row).toBe(row.typeCode === 'TRBL')
})
