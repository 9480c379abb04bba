import { target } from '../mock-client/deployment.ts'
import { expectRefusal, expectStatus } from '../support/expect-status.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { answerPath, callPath, settings } from './survey.ts'

const kinds = [
  [answerPath, 'call.survey.answer-data'],
  [callPath, 'call.survey.call-data'],
] as const

test.use({ settings })

for (const [path, data] of kinds) {
  test(...clausesOf([data, 'call.survey.data.form-of-register-date']), async ({ api }) => {
    const { status, headers, body } = await api.get(path)
    expectStatus(status, 200)
    expect(body).toEqual({ isSurvey: 'N', registerDate: [2026, 11, 1, 9, 30] })
    expect(headers.get('date')).toBe('Thu, 05 Nov 2026 00:00:00 GMT')
  })

  test(...clause('call.survey.answer-answer', path), async ({ api }) => {
    const { status, bytes } = await api.post(path, { score: 5, comment: '도움이 되었습니다.' })
    expectStatus(status, 204)
    expect(bytes).toHaveLength(0)
    expect((await api.get(path)).body).toEqual({ isSurvey: 'Y', registerDate: [2026, 11, 1, 9, 30] })
  })

  test(...clausesOf(['survey.answer.conflict-when-expired', 'error.status.conflict'], path), async ({ api }) => {
    expectStatus((await api.post(path, { score: 4 })).status, 204)
    const { status, body } = await api.post(path, { score: 4 })
    expectStatus(status, 409)
    expect(body).toMatchObject({ code: 'CONFLICT', message: expect.any(String) })
  })

  test(...clause('survey.answer.conflict-when-expired', `${path}, three concurrent requests`), async ({ api }) => {
    const responses = await Promise.all([1, 2, 3].map((score) => api.post(path, { score })))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 409, 409])
  })

  for (const [now, isOpen] of [
    ['2026-11-11T09:00:00+09:00', true],
    ['2026-11-12T09:00:00+09:00', false],
  ] as const)
    test(...clause('survey.link.expiry', `${path} at ${now}`), async ({ api, world }) => {
      await world.patch({ now })
      const { status } = await api.post(path, { score: 3 })
      if (isOpen) return expectStatus(status, 204)
      expectRefusal(status)
      // A back end need not show a survey any longer.
      const { status: shown, body } = await api.get(path)
      if (!target || shown === 200) expect(body.isSurvey).toBe('N')
    })

  for (const [now, status] of [
    ['2026-11-11T09:30:00.000+09:00', 204],
    ['2026-11-11T09:30:00.001+09:00', 409],
    ['2026-10-01T00:00:00.000+09:00', 204],
  ] as const)
    test(...clause('survey.answer.conflict-when-expired', `${path} at ${now}`), async ({ api, world }) => {
      await world.patch({ now })
      const response = await api.post(path, { score: 1 })
      expectStatus(response.status, status)
      if (status === 409) expect(response.body.code).toBe('CONFLICT')
      expect((await api.get(path)).body.isSurvey).toBe(status === 204 ? 'Y' : 'N')
    })
}

for (const score of [1, 2, 3, 4, 5])
  test(...clause('survey.answer.score', String(score)), async ({ api }) => {
    expectStatus((await api.post(answerPath, { score })).status, 204)
  })

for (const score of [0, 6, -1, 2.5, '5', null, undefined])
  test(...clause('survey.answer.score', `rejected: ${JSON.stringify(score)}`), async ({ api }) => {
    const { status, body } = await api.post(answerPath, { score })
    expectStatus(status, 400)
    expect(body).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field: 'score', code: 'BAD_REQUEST' }] })
    expect((await api.get(answerPath)).body.isSurvey).toBe('N')
  })

for (const [example, comment, status] of [
  ['empty', '', 204],
  ['1000 characters', '가'.repeat(1000), 204],
  ['1001 characters', '가'.repeat(1001), 400],
  ['500 emoji', '😀'.repeat(500), 204],
  ['501 emoji', '😀'.repeat(501), 400],
] as const)
  test(...clause('survey.answer.score', `comment, ${example}`), async ({ api }) => {
    const response = await api.post(answerPath, { score: 3, comment })
    expectStatus(response.status, status)
    if (status === 400) expect(response.body.errors).toMatchObject([{ field: 'comment' }])
  })

for (const [example, comment, stored] of [
  ['of spaces', ' \u200B\u3164', undefined],
  ['missing', undefined, undefined],
  ['with a text', '도움이 되었습니다.', '도움이 되었습니다.'],
] as const)
  test(...clause('inquiry.field.spaces-are-empty', `the comment of a rating, ${example}`), async ({ api, world }) => {
    expectStatus((await api.post(answerPath, { score: 3, comment })).status, 204)
    const { body } = await api.get(`/__mock/worlds/${world.id}/snapshot`)
    expect(body.data.surveys['51234/77001']).toMatchObject({ isSurvey: 'Y', score: 3 })
    expect(body.data.surveys['51234/77001'].comment).toBe(stored)
  })

for (const path of [
  '/api/support/inquiry/51234/answer/1',
  '/api/support/inquiry/1/answer/77001',
  '/api/support/inquiry/51235/call',
])
  test(...clause('error.status.not-found', path), async ({ api }) => {
    for (const response of [await api.get(path), await api.post(path, { score: 5 })]) {
      expect(response.status).toBe(404)
      expect(response.body.code).toBe('NOT_FOUND')
    }
  })

test.describe('with the fixture data', () => {
  for (const [id, isSurvey, registerDate] of [
    [51_245, 'N', [2026, 11, 17, 10, 30]],
    [51_246, 'Y', [2026, 11, 18, 9, 5]],
    [51_221, 'N', [2026, 10, 15, 14, 0]],
  ] as const)
    test(...clause('call.survey.call-data', `inquiry ${id}`), async ({ api }) => {
      expect((await api.get(`/api/support/inquiry/${id}/call`)).body).toEqual({ isSurvey, registerDate })
    })
})
