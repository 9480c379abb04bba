import { originOf } from '../mock-client/deployment.ts'
import { clause, expect, test } from '../support/test.ts'
import { expectStatus } from '../support/expect-status.ts'

const path = (serviceNewsNo: number | string) => `/service-news/${serviceNewsNo}`

test(...clause('call.news.detail'), async ({ api }) => {
  const { status, body } = await api.with({ 'accept-language': 'en' }).get(path(735))
  expectStatus(status, 200)
  expect(body).toEqual({
    serviceNewsNo: 735,
    serviceNewsTypeCode: 'RELS',
    title: 'Introducing LLM Studio: custom language models',
    applyYmd: '2026-10-15',
    serviceCategorieList: [
      {
        serviceCode: 'LLMStudio',
        upperServiceCode: 'AI',
        serviceName: 'LLM Studio',
        upperServiceName: 'Artificial intelligence',
        detailLinkUrl: 'https://www.haneul.example/product/ai/llmstudio',
      },
    ],
    locale: 'en',
    content:
      '<p>You can fine-tune a language model with your internal documents and use it through an API.</p><ul><li>Available from: 15 October 2026</li><li>Products: LLM Studio</li></ul><p>See the product page for details. If you have any questions, send us a service inquiry.</p>',
    previous: { serviceNewsNo: 734, title: 'API Gateway: usage limits by key' },
    next: { serviceNewsNo: 736, title: 'Block Storage: volumes of up to 16 TB' },
  })
})

for (const [serviceNewsNo, previous, next] of [
  [701, null, 702],
  [740, 739, null],
] as const)
  test(...clause('call.news.detail', `previous and next of ${serviceNewsNo}`), async ({ api }) => {
    const { body } = await api.get(path(serviceNewsNo))
    expect(body.previous?.serviceNewsNo ?? null).toBe(previous)
    expect(body.next?.serviceNewsNo ?? null).toBe(next)
  })

test(...clause('call.news.detail', 'previous and next on the same site'), async ({ api }) => {
  // 735 exists only on public.
  expect((await api.at(originOf('gov')).get(path(734))).body.next.serviceNewsNo).toBe(736)
})

for (const [serviceNewsNo, serviceNewsTypeCodes, previous, next] of [
  [735, 'RELS', 733, 738],
  [738, 'RELS', 735, null],
  [739, 'NEWSP', 737, 740],
  [735, 'RELS,NEWSP', 734, 736],
  [735, ' ', 734, 736],
  // An item of another type.
  [736, 'RELS', 735, 738],
  [735, 'NONE', null, null],
] as const)
  test(...clause('call.news.detail', `${serviceNewsNo} among "${serviceNewsTypeCodes}"`), async ({ api }) => {
    const { status, body } = await api.get(path(serviceNewsNo), { serviceNewsTypeCodes })
    expectStatus(status, 200)
    expect([body.previous?.serviceNewsNo ?? null, body.next?.serviceNewsNo ?? null]).toEqual([previous, next])
  })
