import type { Page } from '@playwright/test'
import type { InquiryPage } from '../../pages/inquiry-page.ts'
import { pauseRequests } from '../../pages/pause-requests.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { completeDraft } from '../complete-inquiry.ts'

const { title, content } = completeDraft
const submission = '/api/support/inquiry'

/** Sends a valid form and holds its request. Returns a function that releases it and waits for the response. */
const startSending = async (inquiry: InquiryPage, page: Page): Promise<() => Promise<void>> => {
  await (page.url() === 'about:blank' ? inquiry.openFilled(completeDraft) : inquiry.reopenFilled(completeDraft))
  const release = await pauseRequests(page, submission)
  await Promise.all([page.waitForRequest(`**${submission}`), inquiry.send()])
  return async () => {
    const response = page.waitForResponse(`**${submission}`)
    release()
    await (await response).finished()
  }
}

test(...clausesOfSteps('accepted, refused and edited'), async ({ inquiry, page, shell, world, guard }) => {
  guard.allowStatuses(500)
  await clauseStep(['inquiry.draft.gone-when-sent', 'inquiry.draft.hidden-in-flight'], 'accepted', async () => {
    const finish = await startSending(inquiry, page)
    await shell.home.click()
    await expect(shell.h1).toHaveText('무엇을 도와드릴까요?')
    await page.goBack()
    await expect(inquiry.sendButton).toBeVisible()
    await expect(inquiry.title).toHaveValue('')
    await shell.home.click()
    await expect(shell.h1).toHaveText('무엇을 도와드릴까요?')
    await finish()
    await page.goBack()
    await expect(inquiry.sendButton).toBeVisible()
    for (const isReloaded of [false, true]) {
      if (isReloaded) await page.reload()
      await expect(inquiry.sendButton).toBeVisible()
      await expect(inquiry.title).toHaveValue('')
      await expect(inquiry.draftNotice).toHaveCount(0)
    }
    expect(await world.inquiries()).toHaveLength(1)
  })
  await clauseStep('inquiry.draft.hidden-in-flight', 'refused', async () => {
    await world.faults({ operationId: 'submitInquiry', status: 500 })
    const finish = await startSending(inquiry, page)
    await shell.home.click()
    await expect(shell.h1).toHaveText('무엇을 도와드릴까요?')
    // The empty form that is shown meanwhile must not delete the draft.
    await page.goBack()
    await expect(inquiry.title).toHaveValue('')
    await shell.home.click()
    await expect(shell.h1).toHaveText('무엇을 도와드릴까요?')
    await finish()
    await page.goBack()
    await expect(inquiry.title).toHaveValue(title)
    await expect(inquiry.content).toHaveValue(content)
    await world.faults()
  })
  await clauseStep('inquiry.success.edits-in-flight-kept', 'of the content', async () => {
    const finish = await startSending(inquiry, page)
    await inquiry.content.fill('added while sending')
    await finish()
    await expect(inquiry.success).toBeVisible()
    expect((await world.inquiries()).slice(1).map(({ fields }) => fields.content)).toEqual([content])
    await Promise.all([page.waitForEvent('load'), inquiry.confirmSuccess()])
    await expect(inquiry.content).toHaveValue('added while sending')
    await expect(inquiry.title).toHaveValue('')
  })
})
