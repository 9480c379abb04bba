import { expectStatus } from '../../support/expect-status.ts'
import { completeGeneralParts, generalInquiry } from '../../support/inquiry.ts'
import { clause, clausesOf, expect, test } from '../../support/test.ts'
import { expectStored } from '../../support/stored.ts'

const path = '/api/support/inquiry'

test(...clause('inquiry.content.counts-utf16'), async ({ api, world }) => {
  await api.postForm(path, generalInquiry({ content: 'one\r\ntwo\nthree\r\n\r\nfour', title: 'a\r\nb' }))
  const [stored] = await world.inquiries()
  expect(stored!.fields).toMatchObject({ content: 'one\ntwo\nthree\n\nfour', title: 'a\nb' })
})

const partClauses = [
  'call.inquiry.submit.inquiry-type-code',
  'call.inquiry.submit.detail-code',
  'call.inquiry.submit.cntry-no',
  'call.inquiry.submit.cellphone-no',
  'call.inquiry.submit.email-address',
  'call.inquiry.submit.title',
  'call.inquiry.submit.content',
  'call.inquiry.submit.inquiry-person-name',
  'call.inquiry.submit.marketing-consent',
  'call.inquiry.submit.inputchannel',
] as const

test(...clausesOf(partClauses, 'stored as sent'), async ({ api, world }) => {
  const optional = { inquiryPersonName: '김 손님', isAgreeRecvMarketing: 'Y', inputchannel: 'footer banner/2' }
  await api.postForm(path, generalInquiry(optional))
  const [stored] = await world.inquiries()
  expect(stored!.fields).toEqual({ ...completeGeneralParts, ...optional })
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
