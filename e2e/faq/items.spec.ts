import { clause, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

const forgotten = '비밀번호를 잊었습니다. 어떻게 해야 하나요?'
const answer = '재설정 이메일의 링크는 1시간 동안 유효합니다.'

test(...clausesOfSteps('with pointer and keyboard'), async ({ faq, page }) => {
  await faq.open('/mbr')
  const question = faq.question(forgotten)
  await clauseStep('faq.item.expands', 'with the pointer', async () => {
    await expect(question).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByText(answer)).toHaveCount(0)
    await question.click()
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByText(answer)).toBeVisible()
  })
  await clauseStep('faq.address.whole-search', 'one opened item, then two, then one', async () => {
    await expect(page).toHaveURL(/\/mbr\?toggled=1004$/)
    await faq.questions.first().click()
    await expect(page).toHaveURL(/\/mbr\?toggled=1004\.1001$/)
    await faq.questions.first().click()
    await expect(page).toHaveURL(/\/mbr\?toggled=1004$/)
  })
  await clauseStep('faq.item.ask-link', 'in the answer', () =>
    expect(faq.answer(forgotten).getByRole('link', { name: '해결되지 않았다면 문의하기' })).toHaveAttribute(
      'href',
      '/support/question',
    ),
  )
  await clauseStep('faq.item.collapses', 'with the keyboard', async () => {
    await question.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(answer)).toHaveCount(0)
    await expect(question).toHaveAttribute('aria-expanded', 'false')
    await expect(question).toBeFocused()
    await expect(page).toHaveURL(/\/mbr$/)
  })
})

test(...clause('shell.print.content-only', 'an FAQ list'), async ({ faq, page }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await faq.open('/mbr')
  await expect(faq.questions).toHaveCount(5)
  await page.emulateMedia({ media: 'print' })
  await expect(faq.questions).toHaveCount(10)
  await expect(page.locator('[data-place] .html-content')).toHaveCount(10)
  await expect(page.getByText(answer)).toBeVisible()
  await expect(faq.field).not.toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(faq.questions).toHaveCount(5)
  await expect(page.getByText(answer)).toHaveCount(0)
})

for (const [locale, address, title, note] of [
  [
    'en',
    '/bill?categoryCode2=TAX',
    '세금계산서의 내용을 수정할 수 있나요?',
    'This answer is available in Korean only.',
  ],
  [
    'ja',
    '/prod?categoryCode3=CloudDBforMSSQL&page=1',
    'DB for MSSQL에 백업 파일을 올려 복원할 수 있나요?',
    'この回答は韓国語のみで提供しています。',
  ],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ language: locale })
    test(...clause('faq.item.korean-only', locale), async ({ faq, page }) => {
      await faq.open(address)
      await faq.question(title).click()
      await expect(page.getByText(note)).toHaveCount(1)
      await expect(page.getByText(title)).toHaveAttribute('lang', 'ko')
      if (locale === 'en') {
        await faq.questions.first().click()
        await expect(faq.questions.first()).toHaveAttribute('aria-expanded', 'true')
        await expect(page.getByText(note)).toHaveCount(1)
      }
    })
  })
