import { clause, expect, fetchJson, test } from './test.ts'

const path = '/support/event-log'

test(...clause('control.offline.mails', 'the survey about an answer'), async ({ page, host, enter }) => {
  const world = await enter(path, { persona: 'main', now: '2026-11-20T00:00:00Z' })
  // Inquiry 51250 of main has no answer yet.
  const { answerId } = await fetchJson(page, `/__mock/worlds/${world.id}/inquiries/51250/answers`, {
    method: 'POST',
    body: '{}',
  })
  const [mail] = await world.mails()
  const survey = mail!.body.flatMap((block) => ('rel' in block && block.rel === 'survey' ? [block.url] : []))
  expect(survey).toEqual([
    `${host.origin}/support/satisfaction?inquiryId=51250&domain=public&parentInquiryId=51245&answerId=${answerId}`,
  ])
  await page.goto(survey[0]!)
  await page.getByRole('radio').nth(4).check()
  await page.getByRole('button', { name: '평가 보내기' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('평가해 주셔서 감사합니다')
  // The world survives a reload, with its outbox and the rating.
  await page.reload()
  await expect(page.getByRole('alertdialog')).toContainText('이미 평가해 주셨습니다.')
  expect(await world.mails()).toEqual([mail])
})
