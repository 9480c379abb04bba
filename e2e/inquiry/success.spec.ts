import type { Page } from '@playwright/test'
import { alsoProves, clause, clauseStep, expect, test } from '../pages/test.ts'
import { completeDraft } from './fields.ts'
import { sampleFile } from './sample-files.ts'

const { title, content } = completeDraft

/** Marks the document, so that `isMarked` tells whether the page has been reloaded since. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }) && undefined)
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

test(
  ...alsoProves(
    clause('inquiry.success.answered-by-message', 'as an anonymous visitor'),
    'inquiry.success.complete-message',
    'inquiry.success.email-in-complete',
  ),
  async ({ inquiry }) => {
    await inquiry.open()
    await inquiry.fillFields(completeDraft)
    await inquiry.send()
    await expect(inquiry.success).toContainText(
      '문의가 접수되었습니다. 답변은 visitor@example.com 주소로 보내 드립니다.',
    )
  },
)

test(
  ...alsoProves(clause('inquiry.success.receipt-number', 'in ko'), 'call.inquiry.submit.answer'),
  async ({ inquiry, world }) => {
    await inquiry.open()
    await inquiry.fillFields(completeDraft)
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    const [stored] = await world.inquiries()
    await expect(inquiry.success).toContainText(`접수 번호 ${stored!.inquiryId}`)
  },
)

// What the alert is: one dialog in the page, found by its role and with one button that closes it.
test(
  ...alsoProves(
    clause('inquiry.success.is-a-dialog'),
    'shell.alert.role',
    'shell.alert.one-closing-button',
    'shell.alert.no-window-alert',
  ),
  async ({ inquiry }) => {
    await inquiry.open()
    await inquiry.fillFields(completeDraft)
    await inquiry.send()
    await expect(inquiry.success.getByRole('button')).toHaveText(['번호 복사', '닫기'])
    await expect(inquiry.successClose).toBeFocused()
  },
)

test(
  ...alsoProves(
    clause('inquiry.success.reload', 'after the button'),
    'inquiry.success.waits-for-button',
    'inquiry.success.fields-cleared',
    'shell.alert.then-what-follows',
  ),
  async ({ inquiry, page, world }) => {
    await inquiry.visit('?parentCode=GNRL_CERT')
    await expect(inquiry.detail).toHaveText('인증서 사본·확인서 요청')
    await inquiry.fillFields(completeDraft)
    await inquiry.attach(sampleFile('a.txt', 10))
    await mark(page)
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    await clauseStep('inquiry.success.fields-cleared', 'behind the alert', async () => {
      for (const name of ['title', 'content', 'emailAddress'] as const)
        await expect(page.getByLabel(inquiry.words(`form.${name}.label`), { exact: true })).toHaveValue('')
      await expect(page.getByRole('button', { name: 'a.txt 삭제', includeHidden: true })).toHaveCount(0)
    })
    await clauseStep('inquiry.success.waits-for-button', 'no reload before', async () =>
      expect(await isMarked(page)).toBe(true),
    )
    await Promise.all([page.waitForEvent('load'), inquiry.confirmSuccess()])
    for (const id of ['inquiry.success.reload', 'shell.alert.then-what-follows'] as const)
      await clauseStep(id, 'of the same address', async () => {
        expect(await isMarked(page)).toBe(false)
        await expect(page).toHaveURL(/\/support\/question\/general\?parentCode=GNRL_CERT$/)
      })
    for (const name of ['title', 'content', 'emailAddress', 'cellphoneNo'] as const)
      await expect(inquiry.control(name)).toHaveValue('')
    await expect(inquiry.draftNotice).toHaveCount(0)
    expect(await world.inquiries()).toHaveLength(1)
  },
)

test(...clause('inquiry.success.reload', 'a second inquiry can be sent'), async ({ inquiry, page, world }) => {
  await inquiry.open()
  await inquiry.fillFields(completeDraft)
  await inquiry.send()
  await Promise.all([page.waitForEvent('load'), inquiry.confirmSuccess()])
  await inquiry.waitForCategory('?code=GNRL_MBR_001')
  await inquiry.fillFields({ ...completeDraft, title: 'second' })
  await inquiry.send()
  await expect(inquiry.success).toBeVisible()
  expect((await world.inquiries()).map(({ fields }) => fields.title)).toEqual([title, 'second'])
})

test(...clause('inquiry.success.waits-for-button', 'closed with Escape'), async ({ inquiry, page }) => {
  await inquiry.open()
  await inquiry.fillFields(completeDraft)
  await inquiry.send()
  await expect(inquiry.success).toBeVisible()
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Escape')])
  await expect(inquiry.title).toHaveValue('')
})

test.describe('signed in', () => {
  test.use({ settings: { persona: 'main' } })

  test(
    ...alsoProves(
      clause('inquiry.success.to-my-questions'),
      'inquiry.success.waits-for-button',
      'inquiry.success.listed-in-questions',
      'inquiry.success.prefilled-regained',
    ),
    async ({ inquiry, page, questions }) => {
      await inquiry.open()
      await inquiry.fillFields({ title: '새로 보낸 문의', content })
      await mark(page)
      await inquiry.send()
      await expect(inquiry.success).toContainText('minseo.kim@example.com')
      await clauseStep('inquiry.success.waits-for-button', 'on the form until then', () =>
        expect(page).toHaveURL(/\/support\/question\/general/),
      )
      await clauseStep('inquiry.success.prefilled-regained', 'behind the alert', async () => {
        await expect(page.getByLabel(inquiry.words('form.title.label'), { exact: true })).toHaveValue('')
        await expect(page.getByLabel('이메일', { exact: true })).toHaveValue('minseo.kim@example.com')
        await expect(page.getByLabel('이름', { exact: true })).toHaveValue('김민서')
      })
      await inquiry.confirmSuccess()
      await clauseStep('inquiry.success.to-my-questions', 'without a reload', async () => {
        await expect(page).toHaveURL(/\/mypage\/myquestion\/all$/)
        await expect(questions.heading).toBeVisible()
        expect(await isMarked(page)).toBe(true)
      })
      await clauseStep('inquiry.success.listed-in-questions', 'first', () =>
        expect(questions.rows.first()).toContainText('새로 보낸 문의'),
      )
    },
  )

  test(...clause('inquiry.success.prefilled-regained', 'on the next form'), async ({ inquiry, page }) => {
    await inquiry.open()
    await inquiry.phone.fill('01099998888')
    await inquiry.fillFields({ title, content })
    await inquiry.send()
    await inquiry.confirmSuccess()
    await expect(page).toHaveURL(/\/mypage\/myquestion\/all$/)
    await inquiry.visit()
    await expect(inquiry.phone).toHaveValue('1000000010')
    await expect(inquiry.title).toHaveValue('')
    await expect(inquiry.draftNotice).toHaveCount(0)
  })
})

for (const [locale, text, receipt] of [
  ['en', 'We have received your inquiry. We will reply to visitor@example.com.', /Reference number \d+/],
  ['ja', 'お問い合わせを受け付けました。ご回答はvisitor@example.com宛にお送りします。', /受付番号 \d+/],
] as const)
  test.describe(locale, () => {
    test.use({ language: locale })
    test(
      ...alsoProves(clause('inquiry.success.complete-message', locale), 'inquiry.success.receipt-number'),
      async ({ inquiry }) => {
        await inquiry.open()
        await inquiry.fillFields(completeDraft)
        await inquiry.send()
        await expect(inquiry.success).toContainText(text)
        await expect(inquiry.success).toContainText(receipt)
      },
    )
  })

for (const site of ['gov', 'fin'] as const)
  test.describe(`on ${site}`, () => {
    test.use({ site })
    test(...clause('inquiry.page.anonymous-may-send', site), async ({ inquiry, world }) => {
      await inquiry.open()
      await inquiry.fillFields(completeDraft)
      await inquiry.send()
      await expect(inquiry.success).toBeVisible()
      expect(await world.inquiries()).toMatchObject([{ site, persona: 'anonymous', fields: { title } }])
    })
  })
