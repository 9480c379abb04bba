import { alsoProves, clause, expect, test } from '../pages/test.ts'
import { completeDraft } from './fields.ts'

const everyError = ['form.noPrimary', 'form.emailCheck', 'form.noPhone', 'form.noTitle', 'form.noContent'] as const
const fields = ['primaryCode', 'emailAddress', 'cellphoneNo', 'title', 'content'] as const

test(
  ...alsoProves(
    clause('inquiry.sending.error-summary', 'in the order of the form'),
    'inquiry.sending.validates-on-submit',
    'inquiry.sending.errors-tied-to-fields',
    'inquiry.sending.invalid-not-sent',
  ),
  async ({ inquiry, world }) => {
    await inquiry.open('')
    for (const name of fields) await inquiry.expectError(name, null)
    await inquiry.send()
    await expect(inquiry.summary(5).getByRole('link')).toHaveText(everyError.map((key) => inquiry.words(key)))
    for (const [i, name] of fields.entries()) await inquiry.expectError(name, everyError[i]!)
    // The detail is asked for once there is a primary to choose it from.
    await inquiry.expectError('bbsArticleTypeDetailCode', null)
    await inquiry.expectError('inquiryPersonName', null)
    expect(await world.journal('submitInquiry')).toEqual([])
    expect(await world.inquiries()).toEqual([])
  },
)

test(...clause('inquiry.sending.error-summary', 'above the form, and said at once'), async ({ inquiry, page }) => {
  await inquiry.open('')
  await inquiry.send()
  const summary = inquiry.summary(5)
  await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toHaveCount(1)
  const top = async (of: typeof summary) => (await of.boundingBox())!.y
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
    clause('inquiry.sending.first-error-focused', 'whichever it is'),
    'inquiry.sending.scrolls-to-first-error',
  ),
  async ({ inquiry, page }) => {
    await page.setViewportSize({ width: 1000, height: 420 })
    await inquiry.forgetDrafts()
    for (const { lacks, first, says } of [
      { lacks: { emailAddress: '', title: '' }, first: 'emailAddress', says: 'form.emailCheck' },
      { lacks: { cellphoneNo: '', content: '' }, first: 'cellphoneNo', says: 'form.noPhone' },
      { lacks: { title: '', content: '' }, first: 'title', says: 'form.noTitle' },
      { lacks: { content: '' }, first: 'content', says: 'form.noContent' },
    ] as const)
      await test.step(first, async () => {
        await inquiry.open()
        await inquiry.type({ ...completeDraft, ...lacks })
        // The button stands at the foot, so that the field is out of sight.
        await inquiry.sendButton.scrollIntoViewIfNeeded()
        await inquiry.send()
        await expect(inquiry.control(first)).toBeFocused()
        await expect(inquiry.control(first)).toBeInViewport({ ratio: 0.5 })
        await inquiry.expectError(first, says)
      })
  },
)

test(
  ...clause('inquiry.sending.scrolls-to-first-error', 'with its label and its message'),
  async ({ inquiry, page }) => {
    await page.setViewportSize({ width: 375, height: 600 })
    await inquiry.open()
    await inquiry.type({ ...completeDraft, title: '' })
    await inquiry.send()
    await expect(inquiry.title).toBeFocused()
    await expect(page.getByText(inquiry.words('form.title.label'), { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('paragraph').filter({ hasText: inquiry.words('form.noTitle') })).toBeInViewport({
      ratio: 1,
    })
  },
)

test(...clause('inquiry.sending.first-error-focused', 'again at the second try'), async ({ inquiry }) => {
  await inquiry.open()
  await inquiry.type({ ...completeDraft, content: '' })
  await inquiry.send()
  await expect(inquiry.content).toBeFocused()
  await inquiry.send()
  await expect(inquiry.content).toBeFocused()
})

test(...clause('inquiry.sending.no-error-while-first-typing'), async ({ inquiry, page }) => {
  await inquiry.open()
  for (const [name, wrong] of [
    ['emailAddress', 'visitor@'],
    ['cellphoneNo', '1'],
    ['title', ' '],
    ['content', 'a'.repeat(5001)],
  ] as const) {
    await inquiry.control(name).focus()
    await page.keyboard.insertText(wrong)
    await inquiry.expectError(name, null)
    // Leaving the field does not judge it either: sending does.
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
  // No longer empty, but still wrong: the message says so.
  await inquiry.expectError('cellphoneNo', 'form.phoneCheck')
  await inquiry.phone.fill('01012345678')
  await inquiry.expectError('cellphoneNo', null)
  await inquiry.title.fill('a')
  await inquiry.expectError('title', null)
  await expect(inquiry.summary(1)).toBeVisible()
  await inquiry.content.fill('a')
  await inquiry.expectError('content', null)
  await expect(inquiry.summary(1)).toHaveCount(0)
  // A mended field that is spoilt again says so.
  await inquiry.title.clear()
  await inquiry.expectError('title', 'form.noTitle')
  expect(await world.journal('submitInquiry')).toEqual([])
})

test(
  ...clause('inquiry.sending.errors-clear-when-mended', 'in the words of a new language'),
  async ({ inquiry, shell }) => {
    await inquiry.open()
    await inquiry.type({ ...completeDraft, title: '' })
    await inquiry.send()
    await inquiry.expectError('title', 'form.noTitle')
    await shell.changeLanguage('ko', 'en')
    await inquiry.in('en').expectError('title', 'form.noTitle')
    await expect(inquiry.in('en').summary(1)).toBeVisible()
  },
)
