import type { Page } from '@playwright/test'
import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { completeDraft } from '../complete-inquiry.ts'
import { sampleFile } from '../files/sample-files.ts'

const { title, content } = completeDraft

/** Marks the document, so that `isMarked` tells whether the page has been reloaded since. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }) && undefined)
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

test(...clausesOfSteps('two inquiries of an anonymous visitor'), async ({ inquiry, page, world }) => {
  await inquiry.visit('?parentCode=GNRL_CERT')
  await expect(inquiry.detail).toHaveText('인증서 사본·확인서 요청')
  await inquiry.fillFields(completeDraft)
  await inquiry.attach(sampleFile('a.txt', 10))
  await mark(page)
  await inquiry.send()
  await clauseStep(
    [
      'inquiry.success.answered-by-message',
      'inquiry.success.complete-message',
      'inquiry.success.email-in-complete',
      'inquiry.success.receipt-number',
      'call.inquiry.submit.answer',
    ],
    'with the number of the server',
    async () => {
      const message = '문의가 접수되었습니다. 답변은 visitor@example.com 주소로 보내 드립니다.'
      await expect(inquiry.success).toContainText(message)
      const [stored] = await world.inquiries()
      await expect(inquiry.success).toContainText(`접수 번호 ${stored!.inquiryId}`)
    },
  )
  await clauseStep(
    ['inquiry.success.is-a-dialog', 'shell.alert.role', 'shell.alert.one-closing-button'],
    'one dialog in the page with two buttons',
    async () => {
      await expect(inquiry.success.getByRole('button')).toHaveText(['번호 복사', '닫기'])
      await expect(inquiry.successClose).toBeFocused()
      expect(await isMarked(page)).toBe(true)
    },
  )
  await clauseStep('inquiry.success.fields-cleared', 'behind the alert', async () => {
    for (const name of ['title', 'content', 'emailAddress'] as const)
      await expect(page.getByLabel(inquiry.words(`form.${name}.label`), { exact: true })).toHaveValue('')
    await expect(page.getByRole('button', { name: 'a.txt 삭제', includeHidden: true })).toHaveCount(0)
  })
  await Promise.all([page.waitForEvent('load'), inquiry.confirmSuccess()])
  await clauseStep(['inquiry.success.reload', 'shell.alert.one-closing-button'], 'of the same address', async () => {
    expect(await isMarked(page)).toBe(false)
    await expect(page).toHaveURL(/\/support\/question\/general\?parentCode=GNRL_CERT$/)
    for (const name of ['title', 'content', 'emailAddress', 'cellphoneNo'] as const)
      await expect(inquiry.control(name)).toHaveValue('')
    await expect(inquiry.draftNotice).toHaveCount(0)
  })
  await clauseStep('inquiry.success.reload', 'a second inquiry can be sent', async () => {
    await expect(inquiry.detail).toHaveText('인증서 사본·확인서 요청')
    await inquiry.fillFields({ ...completeDraft, title: 'second' })
    await inquiry.sendSuccessfully()
    expect((await world.inquiries()).map(({ fields }) => fields.title)).toEqual([title, 'second'])
  })
  await clauseStep('inquiry.success.is-a-dialog', 'closed with Escape', async () => {
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Escape')])
    await expect(inquiry.title).toHaveValue('')
  })
})

test.describe('signed in', () => {
  test.use({ settings: { persona: 'main' } })
  test(...clausesOfSteps(), async ({ inquiry, page, questions }) => {
    await inquiry.open()
    await inquiry.phone.fill('01099998888')
    await inquiry.fillFields({ title: '새로 보낸 문의', content })
    await mark(page)
    await inquiry.send()
    await expect(inquiry.success).toContainText('minseo.kim@example.com')
    await clauseStep('inquiry.success.is-a-dialog', 'on the form until then', () =>
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
    await clauseStep('inquiry.success.prefilled-regained', 'on the next form', async () => {
      await inquiry.visit()
      await expect(inquiry.phone).toHaveValue('1000000010')
      await expect(inquiry.title).toHaveValue('')
      await expect(inquiry.draftNotice).toHaveCount(0)
    })
  })
})
