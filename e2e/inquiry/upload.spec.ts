import { pauseRequests } from '../pages/pause-requests.ts'
import { clause, clausesOf, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { completeDraft } from './complete-inquiry.ts'
import { sampleFile } from './sample-files.ts'
import { throttleUploads } from './throttle-uploads.ts'

const submission = '/api/support/inquiry'

// The journeys show the same in the other languages.
test(...clausesOf(['inquiry.sending.progress-at-button']), async ({ inquiry, page, world }) => {
  const waiting = '업로드를 마쳤습니다. 서버의 응답을 기다리고 있습니다.'
  await page.setViewportSize({ width: 375, height: 700 })
  await inquiry.open()
  await inquiry.fillFields(completeDraft)
  await inquiry.attach(sampleFile('a.zip', 299_000))
  // The delay begins with the request, not after its body.
  await world.faults({ operationId: 'submitInquiry', delayMs: 2500 })
  await throttleUploads(page, 300_000)
  await inquiry.send()
  await expect(inquiry.progress).toHaveAttribute('aria-valuetext', /^293KB 중 \d+KB 전송됨 \(\d{1,2}%\)$/)
  await expect(inquiry.progress).toBeInViewport()
  const [bar, button] = [(await inquiry.progress.boundingBox())!, (await inquiry.sendButton.boundingBox())!]
  expect(button.y - bar.y).toBeGreaterThan(0)
  expect(button.y - bar.y).toBeLessThan(80)
  await expect(inquiry.progress).toHaveAttribute('aria-valuetext', waiting)
  await expect(page.getByRole('status').filter({ hasText: waiting })).toHaveCount(1)
  await expect(inquiry.progress).toHaveAttribute('aria-valuenow', '100')
  await expect(inquiry.success).toBeVisible()
  await expect(inquiry.progress).toHaveCount(0)
})

test(...clausesOfSteps(), async ({ inquiry, page, world, guard }) => {
  await inquiry.open()
  await inquiry.fillFields(completeDraft)
  guard.stayOnUnload()
  // Counts every bar that ever appears, however short.
  const bars = await page.evaluateHandle(() => {
    const seen = { count: 0 }
    new MutationObserver(() => {
      seen.count += document.querySelectorAll('[role=progressbar]').length
    }).observe(document.body, { childList: true, subtree: true })
    return seen
  })
  const release = await pauseRequests(page, submission)
  await Promise.all([page.waitForRequest(`**${submission}`), inquiry.send()])
  await clauseStep('leaving.form.unload', 'while it is sent', async () => {
    // The browser asks, and the guard of the suite answers that the visitor stays.
    const [question] = await Promise.all([
      page.waitForEvent('dialog'),
      page.evaluate(() => void setTimeout(() => location.reload())),
    ])
    expect(question.type()).toBe('beforeunload')
  })
  release()
  await expect(inquiry.success).toBeVisible()
  await clauseStep('inquiry.sending.progress-at-button', 'not without files', async () =>
    expect(await bars.jsonValue()).toEqual({ count: 0 }),
  )
  await clauseStep('leaving.form.unload', 'not after', async () => {
    await Promise.all([page.waitForEvent('load'), inquiry.confirmSuccess()])
    expect(await world.inquiries()).toHaveLength(1)
  })
})

test(
  ...clause('leaving.form.unload', 'also after the visitor has left the form'),
  async ({ inquiry, page, shell, world, guard }) => {
    guard.stayOnUnload()
    await inquiry.open()
    await inquiry.fillFields(completeDraft)
    const release = await pauseRequests(page, submission)
    await Promise.all([page.waitForRequest(`**${submission}`), inquiry.send()])
    await shell.home.click()
    await expect(shell.h1).toHaveText('무엇을 도와드릴까요?')
    await Promise.all([page.waitForEvent('dialog'), page.evaluate(() => void setTimeout(() => location.reload()))])
    const response = page.waitForResponse(`**${submission}`)
    release()
    await (await response).finished()
    expect(await world.inquiries()).toHaveLength(1)
  },
)
