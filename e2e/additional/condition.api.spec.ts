import { originOf } from '../mock-client/deployment.ts'
import { expectStatus } from '../support/expect-status.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { conditionPath, withAdditional } from './additional.ts'

const now = '2026-11-03T00:00:00Z'

for (const count of [0, 1, 5])
  test.describe(`${count} additional inquiries`, () => {
    test.use({ settings: { now, frozen: true, data: withAdditional(count) } })
    test(
      ...clausesOf(
        ['call.additional.condition', 'call.additional.condition.first-answer-form', 'additional.limit.original'],
        `${count} additional inquiries sent`,
      ),
      async ({ api }) => {
        const { status, headers, body } = await api.get(conditionPath)
        expectStatus(status, 200)
        expect(body).toEqual({
          customerId: 'C20417',
          firstAnswerDate: [2026, 11, 1, 9, 30],
          inquiryCount: count,
        })
        expect(headers.get('date')).toBe('Tue, 03 Nov 2026 00:00:00 GMT')
      },
    )
  })

test.describe('without an answer', () => {
  test.use({ settings: { data: withAdditional(0, { answered: false }) } })
  test(...clause('call.additional.condition', 'no date before the first answer'), async ({ api }) => {
    expect((await api.get(conditionPath)).body.firstAnswerDate).toBeNull()
  })
})

test.describe('of an anonymous visitor', () => {
  test.use({ settings: { data: withAdditional(0, { persona: 'anonymous' }) } })
  test(...clause('call.additional.condition', 'no customer of an anonymous inquiry'), async ({ api }) => {
    expect((await api.get(conditionPath)).body.customerId).toBeNull()
  })
})

test.describe('on another site', () => {
  test.use({ settings: { data: withAdditional(0) } })
  test(...clause('site.content.by-site', 'the condition of an inquiry of another site'), async ({ api }) => {
    expectStatus((await api.at(originOf('fin')).get(conditionPath)).status, 404)
  })
})
