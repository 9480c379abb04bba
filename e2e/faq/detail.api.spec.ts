import { originOf } from '../support/deployment.ts'
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

for (const [faqId, language, locale] of [
  [1113, 'en', 'ko'],
  [1113, 'ja', 'ja'],
  [1220, 'ja', 'ko'],
  [1220, 'en', 'en'],
] as const)
  test(...clause('call.faq.detail', `${faqId} requested in ${language} is returned in ${locale}`), async ({ api }) => {
    expect((await api.with({ 'accept-language': language }).get(path(faqId))).body.locale).toBe(locale)
  })

for (const faqId of [1, 999_999])
  test(...clause('error.status.not-found', path(faqId)), async ({ api }) => {
    const { status, body } = await api.get(path(faqId))
    expect(status).toBe(404)
    expect(body.code).toBe('NOT_FOUND')
  })

for (const faqId of ['x', '0', '1.5'])
  test(...clause('error.status.bad-request', path(faqId)), async ({ api }) => {
    const { status, body } = await api.get(path(faqId))
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ field: 'faqId' }])
  })

test(...clause('site.content.by-site', 'an FAQ item of another site'), async ({ api }) => {
  expectStatus((await api.get(path(1301))).status, 200)
  for (const site of ['gov', 'fin'] as const) expectStatus((await api.at(originOf(site)).get(path(1301))).status, 404)
})
