import type { Locator } from '@playwright/test'
import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { completeDraft } from '../complete-inquiry.ts'

const top = async (element: Locator) => (await element.boundingBox())!.y

test(...clausesOfSteps('on a phone, and in three languages'), async ({ inquiry, page, context, shell, guard }) => {
  guard.allowCutConnections()
  await page.setViewportSize({ width: 375, height: 667 })
  await inquiry.visit()
  await inquiry.send()
  await clauseStep(['inquiry.sending.summary-in-view', 'inquiry.sending.first-error-focused'], 'both fit', async () => {
    await expect(inquiry.primary).toBeFocused()
    await expect(inquiry.summary(5).getByRole('heading')).toBeInViewport({ ratio: 1 })
    await expect(inquiry.primary).toBeInViewport({ ratio: 1 })
    expect(await top(inquiry.summary(5))).toBeLessThan(40)
  })
  await clauseStep('inquiry.sending.summary-in-view', 'too long a summary', async () => {
    await page.setViewportSize({ width: 375, height: 320 })
    await inquiry.send()
    await expect(inquiry.primary).toBeFocused()
    await expect(inquiry.primary).toBeInViewport({ ratio: 1 })
    expect(await top(page.getByText('문의 분류', { exact: true }))).toBeLessThan(40)
  })
  await page.setViewportSize({ width: 375, height: 667 })
  await inquiry.reopenFilled({ ...completeDraft, title: '', content: '' })
  await inquiry.send()
  await clauseStep('inquiry.sending.summary-in-view', 'the field is far below the summary', async () => {
    await expect(inquiry.title).toBeFocused()
    await expect(inquiry.summary(2).getByRole('heading')).not.toBeInViewport()
    const label = page.getByText('제목', { exact: true })
    await expect(label).toBeInViewport({ ratio: 1 })
    expect(await top(label)).toBeLessThan(40)
  })
  await clauseStep('inquiry.sending.link-beside-button', 'until everything is right', async () => {
    await expect(inquiry.summaryLink(2)).toHaveText('2곳을 확인해 주세요')
    const [link, button] = [(await inquiry.summaryLink(2).boundingBox())!, (await inquiry.sendButton.boundingBox())!]
    expect(link.x).toBeGreaterThanOrEqual(button.x + button.width)
    expect(link.y).toBeGreaterThan(button.y)
    expect(link.y + link.height).toBeLessThan(button.y + button.height)
    await inquiry.summaryLink(2).click()
    await expect(inquiry.summary(2)).toBeFocused()
    await expect(inquiry.summary(2).getByRole('heading')).toBeInViewport({ ratio: 1 })
    await inquiry.title.fill('x')
    await expect(inquiry.summaryLink(2)).toHaveCount(0)
    await inquiry.content.fill('x')
    await expect(page.getByRole('link', { name: /확인해 주세요/ })).toHaveCount(0)
  })
  await clauseStep('inquiry.sending.errors-in-title', 'not on the next page', async () => {
    await inquiry.title.fill('')
    await expect(page).toHaveTitle(/^오류 1개/)
    await shell.home.click()
    await expect(page).toHaveTitle('홈 | 하늘 클라우드')
  })
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const [locale, one, none, others, unreachable] of [
    [
      'ko',
      '오류 1개: 일반 문의 | 하늘 클라우드',
      '일반 문의 | 하늘 클라우드',
      '필수 항목에 동의해 주세요.그 밖에도 확인할 항목이 6개 더 있습니다.',
      '서버에 연결할 수 없습니다.',
    ],
    [
      'en',
      '1 error: General inquiry | Haneul Cloud',
      'General inquiry | Haneul Cloud',
      'Agree to the required terms.There are also 6 other problems to fix.',
      'We can’t reach the server.',
    ],
    [
      'ja',
      'エラー1件：一般のお問い合わせ | ハヌルクラウド',
      '一般のお問い合わせ | ハヌルクラウド',
      '必須項目に同意してください。ほかにも6か所の誤りがあります。あわせてご確認ください。',
      'サーバーに接続できません。',
    ],
  ] as const) {
    if (locale !== 'ko') await shell.changeLanguage(locale === 'en' ? 'ko' : 'en', locale)
    const form = inquiry.in(locale)
    await form.reopenFilled({ ...completeDraft, title: '' })
    await clauseStep('inquiry.sending.errors-in-title', 'one and none', async () => {
      await form.send()
      await expect(page).toHaveTitle(one)
      await form.title.fill('x')
      await expect(page).toHaveTitle(none)
    })
    await clauseStep('inquiry.terms.alert-then-field', 'six others and none', async () => {
      await form.revisit('', 'sales')
      await form.send()
      await expect(form.consentAlert).toContainText(others)
      await form.closeConsentAlert()
      await expect(form.summary(7)).toBeVisible()
      const values = { ...completeDraft, corpName: '하늘제과' }
      await form.reopenFilled(values, '?parentCode=SALES_INVOC&code=SALES_INVOC_002', 'sales')
      await form.send()
      await expect(form.consentAlert).toContainText(form.errorText('form.noCheck'))
      await expect(form.consentAlert).not.toContainText(/그 밖에|also|ほかにも/)
      await form.closeConsentAlert()
    })
    await clauseStep('inquiry.failure.no-connection', locale, async () => {
      await form.control('salesThirdPartyConsent').check()
      await context.setOffline(true)
      await form.send()
      await expect(form.failure).toContainText(unreachable)
      await context.setOffline(false)
      await form.closeFailure()
    })
  }
})
