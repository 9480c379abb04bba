import { clause, expect, test } from '../support/test.ts'
import type { Persona } from '../literals/personas.ts'
import type { ApiClient } from '../mock-client/api-client.ts'
import { target } from '../mock-client/deployment.ts'
import { worded } from '../literals/worded.ts'

const owned = { sites: ['public'], inquiryTypeCode: 'GNRL', bbsArticleTypeDetailCode: 'GNRL_MBR_001', content: '내용' }

/** An inquiry of main and one of an anonymous visitor, each answered by email and by phone. */
const settings = {
  now: '2026-11-05T00:00:00Z',
  frozen: true,
  data: {
    inquiries: Object.fromEntries(
      (
        [
          ['62001', 'main'],
          ['62002', 'anonymous'],
        ] as const
      ).map(([id, persona]) => [
        id,
        { ...owned, inquiryId: Number(id), persona, title: '제목', regYmdt: '2026-11-01 08:00:00', status: 'ANSWERED' },
      ]),
    ),
    answers: {
      92001: { answerId: 92001, inquiryId: 62001, content: '답', regYmdt: '2026-11-04 09:30:00' },
      92002: { answerId: 92002, inquiryId: 62002, content: '답', regYmdt: '2026-11-04 09:30:00' },
    },
    surveys: Object.fromEntries(
      [62001, 62002].flatMap((inquiryId) =>
        [inquiryId + 30_000, null].map((answerId) => [
          `${inquiryId}/${answerId ?? 'call'}`,
          { inquiryId, answerId, isSurvey: 'N', registerDate: [2026, 11, 4, 9, 30] },
        ]),
      ),
    ),
  },
}

/** Every call that takes the id of an inquiry without any other proof of who asks. */
const calls = (
  id: number,
): readonly (readonly [
  name: string,
  ok: number,
  send: (api: ApiClient) => Promise<{ status: number; body: unknown }>,
])[] => {
  const inquiry = `/api/support/inquiry/${id}`
  const answer = `${inquiry}/answer/${id + 30_000}`
  return [
    ['additional condition', 200, (api) => api.get(`${inquiry}/additional-condition`)],
    [
      'additional inquiry',
      id === 62_001 ? 201 : 409,
      (api) => api.postForm(`${inquiry}/additional`, [['content', '추가']]),
    ],
    ['survey of an answer', 200, (api) => api.get(answer)],
    ['rating of an answer', 204, (api) => api.post(answer, { score: 5 })],
    ['survey of a call', 200, (api) => api.get(`${inquiry}/call`)],
    ['rating of a call', 204, (api) => api.post(`${inquiry}/call`, { score: 5 })],
  ]
}

const others = ['anonymous', 'sub', 'biz', 'partner', 'main-overseas'] as const satisfies readonly Persona[]

for (const persona of ['main', ...others] as const)
  test.describe(persona, () => {
    test.use({ settings: { ...settings, persona } })
    test(...clause('call.inquiry-id.open', persona), async ({ api }) => {
      for (const id of [62_001, 62_002])
        for (const [name, ok, send] of calls(id)) {
          const { status } = await send(api)
          // A back end may keep them to the owner of the inquiry.
          const mayRefuse = target !== undefined && (id === 62_002 || persona !== 'main')
          expect(mayRefuse ? [ok, 404] : [ok], `${name} of ${id}`).toContain(status)
        }
    })
  })

for (const persona of others)
  test.describe(`${persona}, with strictOwnership`, () => {
    test.use({ settings: { ...settings, persona, strictOwnership: true } })
    test(...clause('hardening.access.strict-ownership', `nothing for ${persona}`), async ({ api, world }) => {
      for (const id of [62_001, 62_002, 62_003])
        for (const [name, , send] of calls(id)) {
          const { status, body } = await send(api)
          expect(status, `${name} of ${id}`).toBe(404)
          // The same response as for an inquiry that does not exist.
          expect(body).toEqual({
            code: 'NOT_FOUND',
            message: worded('요청하신 내용을 찾을 수 없습니다. 주소를 다시 확인해 주세요.'),
          })
        }
      expect(await world.inquiries()).toEqual([])
      await world.patch({ persona: 'main' })
      for (const path of ['answer/92001', 'call'])
        expect((await api.get(`/api/support/inquiry/62001/${path}`)).body.isSurvey).toBe('N')
    })
  })

test.describe('main, with strictOwnership', () => {
  test.use({ settings: { ...settings, persona: 'main', strictOwnership: true } })
  test(...clause('hardening.access.strict-ownership', 'everything for the owner'), async ({ api }) => {
    for (const [name, ok, send] of calls(62_001)) expect((await send(api)).status, name).toBe(ok)
    for (const [name, , send] of calls(62_002)) expect((await send(api)).status, name).toBe(404)
  })
})

test(...clause('call.inquiry-id.open', 'the note of the document'), async ({ api }) => {
  const { body } = await api.get('/__mock/openapi.json')
  const paths = ['additional-condition', 'additional', 'call', 'answer/{answerId}']
  for (const path of paths)
    for (const operation of Object.values(body.paths[`/api/support/inquiry/{id}/${path}`]) as {
      description?: string
    }[])
      if (operation.description !== undefined)
        expect(operation.description).toContain('anyone can guess them and read or change the inquiries of others.')
})
