import { pauseRequests } from '../pages/pause-requests.ts'
import { alsoProves, clause, clauseStep, expect, softStep, test } from '../pages/test.ts'
import { completeDraft } from './fields.ts'

const everyError = ['form.noPrimary', 'form.emailCheck', 'form.noPhone', 'form.noTitle', 'form.noContent'] as const
const fields = ['primaryCode', 'emailAddress', 'cellphoneNo', 'title', 'content'] as const

test(
  ...alsoProves(
    clause('inquiry.sending.error-summary', 'in the order of the fields'),
    'inquiry.sending.validates-on-submit',
    'inquiry.sending.errors-tied-to-fields',
    'inquiry.sending.invalid-not-sent',
  ),
  async ({ inquiry, world }) => {
    await inquiry.open('')
    for (const name of fields) await inquiry.expectError(name, null)
    await inquiry.send()
    await clauseStep('inquiry.sending.error-summary', 'five links', () =>
      expect(inquiry.summary(5).getByRole('link')).toHaveText(everyError.map((key) => inquiry.errorText(key))),
    )
    await clauseStep('inquiry.sending.errors-tied-to-fields', 'each of the five', async () => {
      for (const [i, name] of fields.entries()) await inquiry.expectError(name, everyError[i]!)
    })
    await clauseStep('inquiry.sending.validates-on-submit', 'no other field', async () => {
      // The detail is required only after a primary has been selected.
      await inquiry.expectError('bbsArticleTypeDetailCode', null)
      await inquiry.expectError('inquiryPersonName', null)
      await inquiry.expectError('title', 'form.noTitle')
    })
    await clauseStep('inquiry.sending.invalid-not-sent', 'no request', async () => {
      expect(await world.journal('submitInquiry')).toEqual([])
      expect(await world.inquiries()).toEqual([])
    })
  },
)

test(...clause('inquiry.sending.error-summary', 'above the form, and announced at once'), async ({ inquiry, page }) => {
  await inquiry.open('')
  await inquiry.send()
  const summary = inquiry.summary(5)
  await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toHaveCount(1)
  const top = async (element: typeof summary) => (await element.boundingBox())!.y
  expect(await top(summary)).toBeLessThan(await top(inquiry.primary))
})

test(...clause('inquiry.sending.summary-links'), async ({ inquiry }) => {
  await inquiry.open('')
  await inquiry.send()
  for (const [i, name] of fields.entries())
    await test.step(name, async () => {
      await inquiry.summary(5).getByRole('link').nth(i).click()
      await expect(inquiry.control(name)).toBeFocused()
      await expect(inquiry.control(name)).toBeInViewport()
    })
})

test(
  ...alsoProves(
    clause('inquiry.sending.first-error-focused', 'for each of four fields'),
    'inquiry.sending.scrolls-to-first-error',
  ),
  async ({ inquiry, page }) => {
    await page.setViewportSize({ width: 1000, height: 420 })
    await inquiry.forgetDrafts()
    for (const { changes, first, message } of [
      { changes: { emailAddress: '', title: '' }, first: 'emailAddress', message: 'form.emailCheck' },
      { changes: { cellphoneNo: '', content: '' }, first: 'cellphoneNo', message: 'form.noPhone' },
      { changes: { title: '', content: '' }, first: 'title', message: 'form.noTitle' },
      { changes: { content: '' }, first: 'content', message: 'form.noContent' },
    ] as const)
      await softStep(first, async () => {
        await inquiry.open()
        await inquiry.fillFields({ ...completeDraft, ...changes })
        // Scrolling to the button at the bottom moves the field out of view.
        await inquiry.sendButton.scrollIntoViewIfNeeded()
        await inquiry.send()
        await expect(inquiry.control(first)).toBeFocused()
        await expect(inquiry.control(first)).toBeInViewport({ ratio: 0.5 })
        await inquiry.expectError(first, message)
      })
  },
)

test(
  ...clause('inquiry.sending.scrolls-to-first-error', 'including its label and message'),
  async ({ inquiry, page }) => {
    await page.setViewportSize({ width: 375, height: 600 })
    await inquiry.open()
    await inquiry.fillFields({ ...completeDraft, title: '' })
    await inquiry.send()
    await expect(inquiry.title).toBeFocused()
    await expect(page.getByText(inquiry.words('form.title.label'), { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('paragraph').filter({ hasText: inquiry.errorText('form.noTitle') })).toBeInViewport({
      ratio: 1,
    })
  },
)

test(...clause('inquiry.sending.first-error-focused', 'also on the second attempt'), async ({ inquiry }) => {
  await inquiry.open()
  await inquiry.fillFields({ ...completeDraft, content: '' })
  await inquiry.send()
  await expect(inquiry.content).toBeFocused()
  await inquiry.send()
  await expect(inquiry.content).toBeFocused()
})

test(...clause('inquiry.sending.first-error-focused', 'before any response'), async ({ inquiry, page, world }) => {
  await inquiry.open()
  await inquiry.fillFields({ ...completeDraft, content: '' })
  const release = await pauseRequests(page, '/api-member/member/session')
  await inquiry.send()
  await expect(inquiry.content).toBeFocused()
  await inquiry.content.fill(completeDraft.content)
  await inquiry.send()
  await expect(inquiry.sendButton).toBeDisabled()
  release()
  await expect(inquiry.success).toBeVisible()
  expect(await world.inquiries()).toHaveLength(1)
})

test(...clause('inquiry.sending.no-error-while-first-typing'), async ({ inquiry, page }) => {
  await inquiry.open()
  for (const [name, invalid] of [
    ['emailAddress', 'visitor@'],
    ['cellphoneNo', '1'],
    ['title', ' '],
    ['content', 'a'.repeat(5001)],
  ] as const) {
    await inquiry.control(name).focus()
    await page.keyboard.insertText(invalid)
    await inquiry.expectError(name, null)
    // Leaving the field does not validate it either. Sending does.
    await page.keyboard.press('Tab')
    await inquiry.expectError(name, null)
  }
})

test(...clause('inquiry.sending.errors-clear-when-mended'), async ({ inquiry, world }) => {
  await inquiry.open()
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
})

test(
  ...clause('inquiry.sending.errors-clear-when-mended', 'after a change of language'),
  async ({ inquiry, shell }) => {
    await inquiry.open()
    await inquiry.fillFields({ ...completeDraft, title: '' })
    await inquiry.send()
    await inquiry.expectError('title', 'form.noTitle')
    await shell.changeLanguage('ko', 'en')
    await inquiry.in('en').expectError('title', 'form.noTitle')
    await expect(inquiry.in('en').summary(1)).toBeVisible()
  },
)
