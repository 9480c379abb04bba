import { withAdditional } from '../additional/additional.ts'
import { completeDraft } from '../inquiry/complete-inquiry.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

/** Errors as a gateway, a framework or a broken server sends them. */
const bodies = [
  { errors: 'all of it' },
  { code: 'BAD_REQUEST', message: '접수할 수 없습니다.', errors: [null, 7, 'x'] },
  { code: 5, message: { ko: '접수할 수 없습니다.' }, errors: [{ field: {}, message: 5 }] },
  {
    timestamp: 1,
    status: 400,
    error: 'Bad Request',
    errors: [{ objectName: 'inquiry', defaultMessage: 'must not be blank' }],
  },
  { message: '접수할 수 없습니다.', errors: [{ field: 'unknown', code: 'X', message: '모르는 항목' }] },
  [],
  'text',
  null,
]

test.use({ settings: { persona: 'main', now: '2026-11-03T00:00:00Z', frozen: true, data: withAdditional(0) } })

test(...clausesOfSteps('of two forms'), async ({ additional, inquiry, page, world, guard }) => {
  guard.allowStatuses(400, 500)
  await additional.visit()
  await additional.content.fill('추가로 여쭙니다.')
  for (const [i, body] of bodies.slice(0, 3).entries())
    await clauseStep('hardening.error.any-body', `of an additional inquiry: ${JSON.stringify(body)}`, async () => {
      await world.faults({ operationId: 'submitAdditional', status: i % 2 ? 400 : 500, body, times: 1 })
      await additional.sendButton.click()
      await expect(additional.failure).toBeVisible()
      await additional.failure.getByRole('button', { name: '닫기', exact: true }).click()
      await expect(additional.content).toHaveValue('추가로 여쭙니다.')
    })
  expect(await world.inquiries()).toEqual([])
  await openInApp(page, '/support/question/general?parentCode=GNRL_MBR&code=GNRL_MBR_001')
  await inquiry.waitForCategory('?code=GNRL_MBR_001')
  await inquiry.fillFields({ title: completeDraft.title, content: completeDraft.content })
  for (const [i, body] of bodies.entries())
    await clauseStep('hardening.error.any-body', JSON.stringify(body), async () => {
      await world.faults({ operationId: 'submitInquiry', status: i % 2 ? 400 : 500, body, times: 1 })
      await inquiry.send()
      await expect(inquiry.failure).toBeVisible()
      await inquiry.closeFailure()
      await expect(inquiry.content).toHaveValue(completeDraft.content)
    })
  expect(await world.inquiries()).toEqual([])
})
