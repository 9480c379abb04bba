import { pauseRequests } from '../pages/pause-requests.ts'
import { alsoProves, clause, expect, test } from '../pages/test.ts'
import { completeDraft } from './fields.ts'
import { sampleFile } from './sample-files.ts'
import { throttleUploads } from './throttle-uploads.ts'

const submission = '/api/support/inquiry'

const texts = {
  ko: [/^293KB 중 \d+KB 전송됨 \(\d{1,2}%\)$/, '업로드를 마쳤습니다. 서버의 응답을 기다리고 있습니다.'],
  en: [/^\d+ KB of 293 KB sent \(\d{1,2}%\)$/, 'Upload complete. Waiting for the server to respond.'],
  ja: [/^293 KB中\d+ KBを送信済み（\d{1,2}%）$/, 'アップロードが完了しました。サーバーの応答を待っています。'],
} as const

for (const locale of ['ko', 'en', 'ja'] as const)
  test.describe(locale, () => {
    test.use({ language: locale })
    test(
      ...alsoProves(clause('inquiry.sending.progress-at-button', locale), 'inquiry.sending.progress-waits'),
      async ({ inquiry, page, world }) => {
        const [sent, waiting] = texts[locale]
        await page.setViewportSize({ width: 375, height: 700 })
        await inquiry.open()
        await inquiry.fillFields(completeDraft)
        await inquiry.attach(sampleFile('a.zip', 299_000))
        // The delay begins with the request, not after its body.
        await world.faults({ operationId: 'submitInquiry', delayMs: 3500 })
        await throttleUploads(page, 200_000)
        await inquiry.send()
        await expect(inquiry.progress).toHaveAttribute('aria-valuetext', sent)
        await expect(inquiry.progress).toBeInViewport()
        const [bar, button] = [(await inquiry.progress.boundingBox())!, (await inquiry.sendButton.boundingBox())!]
        expect(button.y - bar.y).toBeGreaterThan(0)
        expect(button.y - bar.y).toBeLessThan(80)
        await expect(inquiry.progress).toHaveAttribute('aria-valuetext', waiting)
        await expect(page.getByRole('status').filter({ hasText: waiting })).toHaveCount(1)
        await expect(inquiry.progress).toHaveAttribute('aria-valuenow', '100')
        await expect(inquiry.success).toBeVisible()
        await expect(inquiry.progress).toHaveCount(0)
      },
    )
  })

test(...clause('inquiry.sending.progress-at-button', 'not without files'), async ({ inquiry, page }) => {
  await inquiry.open()
  await inquiry.fillFields(completeDraft)
  // Counts every bar that ever appears, however short.
  const bars = await page.evaluateHandle(() => {
    const seen = { count: 0 }
    new MutationObserver(() => {
      seen.count += document.querySelectorAll('[role=progressbar]').length
    }).observe(document.body, { childList: true, subtree: true })
    return seen
  })
  await inquiry.send()
  await expect(inquiry.success).toBeVisible()
  expect(await bars.jsonValue()).toEqual({ count: 0 })
})

test(...clause('inquiry.sending.leaving-asks'), async ({ inquiry, page, world }) => {
  await inquiry.open()
  await inquiry.fillFields(completeDraft)
  const release = await pauseRequests(page, submission)
  await Promise.all([page.waitForRequest(`**${submission}`), inquiry.send()])
  // The browser asks, and the guard of the suite answers that the visitor stays.
  const [question] = await Promise.all([
    page.waitForEvent('dialog'),
    page.evaluate(() => void setTimeout(() => location.reload())),
  ])
  expect(question.type()).toBe('beforeunload')
  release()
  await expect(inquiry.success).toBeVisible()
  expect(await world.inquiries()).toHaveLength(1)
})

test(...clause('inquiry.sending.leaving-asks', 'not before and not after'), async ({ inquiry, page }) => {
  await inquiry.open()
  await inquiry.fillFields(completeDraft)
  await page.reload()
  await expect(inquiry.title).toHaveValue(completeDraft.title)
  await inquiry.send()
  await expect(inquiry.success).toBeVisible()
  await Promise.all([page.waitForEvent('load'), inquiry.confirmSuccess()])
})

test(
  ...clause('inquiry.sending.leaving-asks', 'also after the visitor has left the form'),
  async ({ inquiry, page, shell, world }) => {
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
