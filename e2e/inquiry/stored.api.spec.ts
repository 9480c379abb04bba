import { expectStatus } from '../support/expect-status.ts'
import { completeGeneralParts, generalInquiry } from '../support/inquiry.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { expectStored } from '../support/stored.ts'

const path = '/api/support/inquiry'

test(...clause('inquiry.content.counts-utf16'), async ({ api, world }) => {
  await api.postForm(path, generalInquiry({ content: 'one\r\ntwo\nthree\r\n\r\nfour', title: 'a\r\nb' }))
  const [stored] = await world.inquiries()
  expect(stored!.fields).toMatchObject({ content: 'one\ntwo\nthree\n\nfour', title: 'a\nb' })
})

const partClauses = {
  inquiryTypeCode: 'call.inquiry.submit.inquiry-type-code',
  bbsArticleTypeDetailCode: 'call.inquiry.submit.detail-code',
  cntryNo: 'call.inquiry.submit.cntry-no',
  cellphoneNo: 'call.inquiry.submit.cellphone-no',
  emailAddress: 'call.inquiry.submit.email-address',
  title: 'call.inquiry.submit.title',
  content: 'call.inquiry.submit.content',
} as const

for (const [field, id] of Object.entries(partClauses))
  test(...clause(id, 'stored as sent'), async ({ api, world }) => {
    await api.postForm(path, generalInquiry())
    const [stored] = await world.inquiries()
    expect(stored!.fields[field]).toBe(completeGeneralParts[field as keyof typeof partClauses])
  })

for (const [field, value, id] of [
  ['inquiryPersonName', '김 손님', 'call.inquiry.submit.inquiry-person-name'],
  ['isAgreeRecvMarketing', 'Y', 'call.inquiry.submit.marketing-consent'],
  ['inputchannel', 'footer banner/2', 'call.inquiry.submit.inputchannel'],
] as const)
  test(...clause(id, 'stored as sent'), async ({ api, world }) => {
    await api.postForm(path, generalInquiry({ [field]: value }))
    const [stored] = await world.inquiries()
    expect(stored!.fields[field]).toBe(value)
  })

test(
  ...clausesOf(['call.inquiry.submit', 'call.inquiry.submit.answer', 'inquiry.page.anonymous-may-send']),
  async ({ api, world }) => {
    const { status, body } = await api.postForm(path, generalInquiry())
    expectStatus(status, 200)
    expect(body).toEqual({ code: 'SUCCESS', content: { inquiryId: expect.any(Number) } })
    await expectStored(world, ([stored]) =>
      expect(stored).toMatchObject({ inquiryId: body.content.inquiryId, persona: 'anonymous', site: 'public' }),
    )
    const again = await api.postForm(path, generalInquiry())
    expect(again.body.content.inquiryId).not.toBe(body.content.inquiryId)
  },
)
