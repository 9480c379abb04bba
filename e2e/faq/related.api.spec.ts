import { clause, clausesOf, expect, test } from '../support/test.ts'
import type { ApiClient } from '../mock-client/api-client.ts'
import { item } from './item.ts'
import { expectStatus } from '../support/expect-status.ts'

const relatedTo = async (api: ApiClient, query: Readonly<Record<string, string | number>>) => {
  const { status, body } = await api.get('/api/support/faq/inquiry', query)
  expectStatus(status, 200)
  return body as Record<string, string | number>[]
}

test.describe('with items of this test', () => {
  test.use({
    settings: {
      data: {
        faqs: {
          900000: item(900000, { about: ['EXPER_TRIAL_002'] }),
          900001: item(900001, { about: ['EXPER_TRIAL_001'] }),
          900002: item(900002, { about: ['EXPER_TRIAL'] }),
        },
      },
    },
  })

  test(...clausesOf(['call.faq.related', 'call.list.plain']), async ({ api }) => {
    const rows = await relatedTo(api, { inquiryType: 'EXPER', inquiryParentCode: 'EXPER_TRIAL' })
    expect(rows.map(({ faqId }) => faqId)).toEqual(expect.arrayContaining([900001, 900002]))
  })

  test(...clause('call.faq.related', 'the most relevant first'), async ({ api }) => {
    const query = { inquiryType: 'EXPER', inquiryParentCode: 'EXPER_TRIAL', inquiryCode: 'EXPER_TRIAL_001' }
    const ids = (await relatedTo(api, { ...query, listSize: 100 })).map(({ faqId }) => faqId)
    // One is about this detail category, the other about its neighbour.
    expect(ids.filter((id) => id === 900000 || id === 900001)).toEqual([900001, 900000])
    // An item about the group is about each of its details.
    const { inquiryType, inquiryCode } = query
    const rows = await relatedTo(api, { inquiryType, inquiryCode: ` ${inquiryCode} `, listSize: 100 })
    const own = rows.map(({ faqId }) => faqId).filter((id) => Number(id) >= 900_000)
    expect(own).toEqual([900001, 900002, 900000])
    const unsearched = await relatedTo(api, { inquiryType, inquiryCode, searchKeyword: ' ', listSize: 100 })
    expect(unsearched).toEqual(rows)
  })
})

test(...clausesOf(['inquiry.related.by-title', 'call.faq.related']), async ({ api }) => {
  const idsFor = async (query: Readonly<Record<string, string>>) =>
    (await relatedTo(api, { inquiryType: 'GNRL', inquiryParentCode: 'GNRL_BILL', ...query })).map(({ faqId }) => faqId)
  const unsearched = await idsFor({ searchKeyword: ' ' })
  expect(unsearched).toEqual([1101, 1102, 1103, 1104, 1105])
  // The last two are about other categories of the type.
  expect(await idsFor({ searchKeyword: '서버 카드를 바꾸고 싶어요' })).toEqual([1105, 1104, 1107, 1123, 1235])
})

for (const listSize of [1, 3, 5])
  test(...clause('call.faq.related.query-list-size', String(listSize)), async ({ api }) => {
    expect(await relatedTo(api, { inquiryType: 'GNRL', listSize })).toHaveLength(listSize)
  })

test(...clause('call.faq.related.query-list-size', 'without listSize, or with a blank one'), async ({ api }) => {
  expect(await relatedTo(api, { inquiryType: 'GNRL' })).toHaveLength(5)
  expect(await relatedTo(api, { inquiryType: 'GNRL', listSize: '' })).toHaveLength(5)
})

test(...clause('call.language.content', 'related FAQ items'), async ({ api }) => {
  const english = api.with({ 'accept-language': 'en' })
  const [row] = await relatedTo(english, { inquiryType: 'GNRL', inquiryParentCode: 'GNRL_BILL' })
  expect(row).toMatchObject({
    ...{ faqId: 1101, faqTitle: 'When am I billed, and when is the payment made?' },
    ...{ categoryCode1: 'BILL', categoryCode2: 'INVOICE', categoryCode3: ' ' },
    ...{ categoryName1: 'Billing', categoryName2: 'Invoices' },
  })
  expect(row!.faqContent).toContain('at 24:00 (UTC+9) are billed on the 3rd of the next month')
})
