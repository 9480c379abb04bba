import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { completeDraft } from '../complete-inquiry.ts'

const everyError = ['form.noPrimary', 'form.noEmail', 'form.noPhone', 'form.noTitle', 'form.noContent'] as const
const fields = ['primaryCode', 'emailAddress', 'cellphoneNo', 'title', 'content'] as const

test(...clausesOfSteps('in the order of the fields'), async ({ inquiry, page, world, shell }) => {
  await inquiry.visit()
  await clauseStep('inquiry.sending.errors-clear-when-mended', 'nor when the field is left', async () => {
    for (const [name, invalid] of [
      ['emailAddress', 'visitor@'],
      ['cellphoneNo', '1'],
      ['title', ' '],
      ['content', 'a'.repeat(5001)],
    ] as const) {
      await inquiry.paste(inquiry.control(name), invalid)
      await inquiry.expectError(name, null)
      await page.keyboard.press('Tab')
      await inquiry.expectError(name, null)
      await inquiry.control(name).clear()
    }
  })
  await inquiry.send()
  const summary = inquiry.summary(5)
  await clauseStep('inquiry.sending.error-summary', 'five links above the form, announced at once', async () => {
    await expect(summary.getByRole('link')).toHaveText(everyError.map((key) => inquiry.errorText(key)))
    await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toHaveCount(1)
    const top = async (element: typeof summary) => (await element.boundingBox())!.y
    expect(await top(summary)).toBeLessThan(await top(inquiry.primary))
  })
  await clauseStep(
    ['inquiry.sending.errors-tied-to-fields', 'inquiry.sending.validates-on-submit'],
    'each of the five, and no other field',
    async () => {
      for (const [i, name] of fields.entries()) await inquiry.expectError(name, everyError[i]!)
      // The detail is required only after a primary has been selected.
      await inquiry.expectError('bbsArticleTypeDetailCode', null)
      await inquiry.expectError('inquiryPersonName', null)
    },
  )
  await clauseStep('inquiry.sending.invalid-not-sent', 'no request', async () => {
    expect(await world.journal('submitInquiry')).toEqual([])
    expect(await world.inquiries()).toEqual([])
  })
  for (const [i, name] of fields.entries())
    await clauseStep('inquiry.sending.error-summary', name, async () => {
      await summary.getByRole('link').nth(i).click()
      await expect(inquiry.control(name)).toBeFocused()
      await expect(inquiry.control(name)).toBeInViewport()
    })
  await clauseStep('inquiry.sending.error-summary', 'a field below it comes to the middle of the view', async () => {
    await summary.getByRole('link').nth(3).click()
    expect((await inquiry.title.boundingBox())!.y).toBeGreaterThan(200)
  })
  await page.setViewportSize({ width: 1000, height: 420 })
  await inquiry.reopen()
  for (const { changes, first, message } of [
    { changes: { emailAddress: '', title: '' }, first: 'emailAddress', message: 'form.noEmail' },
    { changes: { cellphoneNo: '', content: '' }, first: 'cellphoneNo', message: 'form.noPhone' },
    { changes: { title: '', content: '' }, first: 'title', message: 'form.noTitle' },
    { changes: { content: '' }, first: 'content', message: 'form.noContent' },
  ] as const)
    await clauseStep(
      ['inquiry.sending.first-error-focused', 'inquiry.sending.scrolls-to-first-error'],
      first,
      async () => {
        await inquiry.reopenFilled({ ...completeDraft, ...changes })
        // Scrolling to the button at the bottom moves the field out of view.
        await inquiry.sendButton.scrollIntoViewIfNeeded()
        await inquiry.send()
        await expect(inquiry.control(first)).toBeFocused()
        await expect(inquiry.control(first)).toBeInViewport({ ratio: 0.5 })
        await inquiry.expectError(first, message)
      },
    )
  await clauseStep('inquiry.sending.first-error-focused', 'also on the second attempt', async () => {
    await inquiry.sendButton.focus()
    await inquiry.send()
    await expect(inquiry.content).toBeFocused()
  })
  await clauseStep('inquiry.sending.scrolls-to-first-error', 'including its label and message', async () => {
    await page.setViewportSize({ width: 375, height: 600 })
    await inquiry.title.clear()
    await inquiry.send()
    await expect(inquiry.title).toBeFocused()
    await expect(page.getByText(inquiry.words('form.title.label'), { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('paragraph').filter({ hasText: inquiry.errorText('form.noTitle') })).toBeInViewport({
      ratio: 1,
    })
  })
  await clauseStep('inquiry.sending.errors-clear-when-mended', 'in the page', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await inquiry.reopen()
    await inquiry.send()
    await expect(inquiry.summary(4)).toBeVisible()
    await inquiry.control('emailAddress').pressSequentially('a@b.')
    await inquiry.expectError('emailAddress', 'form.emailCheck')
    await inquiry.control('emailAddress').press('k')
    await inquiry.expectError('emailAddress', null)
    await expect(inquiry.summary(3)).toBeVisible()
    await inquiry.phone.fill('01')
    // No longer empty, but still invalid: the message changes.
    await inquiry.expectError('cellphoneNo', 'form.phoneCheck')
    await inquiry.phone.fill('01012345678')
    await inquiry.expectError('cellphoneNo', null)
    await inquiry.title.fill('a')
    await inquiry.expectError('title', null)
    await expect(inquiry.summary(1)).toBeVisible()
    await inquiry.content.fill('a')
    await inquiry.expectError('content', null)
    await expect(inquiry.summary(1)).toHaveCount(0)
    // A corrected field that becomes invalid again shows its error.
    await inquiry.title.clear()
    await inquiry.expectError('title', 'form.noTitle')
    expect(await world.journal('submitInquiry')).toEqual([])
    // It stays after a change of language.
    await shell.changeLanguage('ko', 'en')
    await inquiry.in('en').expectError('title', 'form.noTitle')
    await expect(inquiry.in('en').summary(1)).toBeVisible()
  })
})
