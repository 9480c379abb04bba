import { pauseRequests } from '../pages/pause-requests.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { completeDraft } from './complete-inquiry.ts'

const submission = '/api/support/inquiry'

// The journeys show the progress.
test(...clausesOfSteps(), async ({ inquiry, page, shell, world, guard }) => {
  await inquiry.openFilled(completeDraft)
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
  // The browser asks, and the guard of the suite answers that the visitor stays.
  const expectQuestion = async () => {
    const [question] = await Promise.all([
      page.waitForEvent('dialog'),
      page.evaluate(() => void setTimeout(() => location.reload())),
    ])
    expect(question.type()).toBe('beforeunload')
  }
  await clauseStep('leaving.form.unload', 'while it is sent', expectQuestion)
  release()
  await expect(inquiry.success).toBeVisible()
  await clauseStep('inquiry.sending.progress-at-button', 'not without files', async () =>
    expect(await bars.jsonValue()).toEqual({ count: 0 }),
  )
  await clauseStep('leaving.form.unload', 'not after', async () => {
    await Promise.all([page.waitForEvent('load'), inquiry.confirmSuccess()])
    expect(await world.inquiries()).toHaveLength(1)
  })
  await clauseStep('leaving.form.unload', 'also after the visitor has left the form', async () => {
    await inquiry.waitForCategory('?code=GNRL_MBR_001')
    await inquiry.fillFields(completeDraft)
    const releaseAgain = await pauseRequests(page, submission)
    await Promise.all([page.waitForRequest(`**${submission}`), inquiry.send()])
    await shell.home.click()
    await expect(shell.h1).toHaveText('무엇을 도와드릴까요?')
    await expectQuestion()
    const response = page.waitForResponse(`**${submission}`)
    releaseAgain()
    await (await response).finished()
    expect(await world.inquiries()).toHaveLength(2)
  })
})
