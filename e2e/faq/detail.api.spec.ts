import { clause, expect, test } from '../support/test.ts'
import { expectStatus } from '../support/expect-status.ts'

const path = (faqId: number | string) => `/api/support/faq/${faqId}`

test(...clause('call.faq.detail'), async ({ api }) => {
  const { status, body } = await api.with({ 'accept-language': 'en' }).get(path(1202))
  expectStatus(status, 200)
  const { faqContent, ...rest } = body
  expect(faqContent).toMatch(/^<(p|ul|ol)>/)
  expect(rest).toEqual({
    faqId: 1202,
    faqTitle: 'I lost the authentication key of my server.',
    categoryCode1: 'PROD',
    categoryCode2: 'COMPUTE',
    categoryCode3: 'Server',
    categoryName1: 'Products',
    categoryName2: 'Compute',
    categoryName3: 'Server',
    contentShow: false,
    locale: 'en',
  })
})
