import { FaqPage } from '../pages/faq-page.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

const forgotten = '비밀번호를 잊었습니다. 어떻게 해야 하나요?'
const answer = '재설정 이메일의 링크는 1시간 동안 유효합니다.'

test(...clausesOfSteps('in lists, on paper and alone'), async ({ faq, page, shell, guard }) => {
  guard.allowStatuses(400, 404)
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
  await clauseStep('shell.print.content-only', 'an FAQ list', async () => {
    await page.setViewportSize({ width: 800, height: 900 })
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
  await page.setViewportSize({ width: 1280, height: 720 })
  await faq.openInApp('/mbr?toggled=1004')
  await faq.answer(forgotten).getByRole('link', { name: '이 질문만 보기' }).click()
  await clauseStep('faq.detail.route', 'from the list', async () => {
    await expect(page).toHaveURL(/\/support\/faq\/all\/1004$/)
    await expect(shell.h1).toHaveText(forgotten)
    await expect(shell.h1).toBeFocused()
    await expect(page.getByRole('article')).toContainText(answer)
  })
  await clauseStep('faq.list.reload-restores', 'with the link to the list', async () => {
    await page.getByRole('link', { name: '목록으로' }).click()
    await expect(page).toHaveURL(/\/mbr\?toggled=1004$/)
    await expect(page.getByText(answer)).toBeVisible()
    await expect(faq.answer(forgotten).getByRole('link', { name: '이 질문만 보기' })).toBeFocused()
  })
  await page.goto('/support/faq/all/1202')
  await clauseStep('faq.detail.route', 'by the URL', async () => {
    await expect(shell.h1).toHaveText('서버의 인증키를 잃어버렸습니다.')
    await expect(page).toHaveTitle('서버의 인증키를 잃어버렸습니다. | 하늘 클라우드')
    await expect(page.getByRole('link', { name: '상품 › 컴퓨팅 › Server' })).toHaveAttribute(
      'href',
      '/support/faq/prod?categoryCode2=COMPUTE&categoryCode3=Server',
    )
    await expect(shell.main.getByRole('link', { name: '문의하기' })).toHaveAttribute('href', '/support/question')
  })
  for (const { from, locale, address, title, note, missing, heading } of [
    {
      from: 'ko',
      locale: 'en',
      address: '/bill?categoryCode2=TAX',
      title: '세금계산서의 내용을 수정할 수 있나요?',
      note: 'This answer is available in Korean only.',
      missing: 'abc',
      heading: 'Page not found',
    },
    {
      from: 'en',
      locale: 'ja',
      address: '/prod?categoryCode3=CloudDBforMSSQL&page=1',
      title: 'DB for MSSQL에 백업 파일을 올려 복원할 수 있나요?',
      note: 'この回答は韓国語のみで提供しています。',
      missing: '0',
      heading: 'ページが見つかりません',
    },
  ] as const) {
    await shell.changeLanguage(from, locale)
    await clauseStep('faq.item.korean-only', locale, async () => {
      await faq.openInApp(address)
      await new FaqPage(page, locale).question(title).click()
      await expect(page.getByText(note)).toHaveCount(1)
      await expect(page.getByText(title)).toHaveAttribute('lang', 'ko')
      if (locale === 'en') {
        await faq.questions.first().click()
        await expect(faq.questions.first()).toHaveAttribute('aria-expanded', 'true')
        await expect(page.getByText(note)).toHaveCount(1)
      }
    })
    await clauseStep('shell.not-found.page', `an unknown FAQ item, ${missing}`, async () => {
      await openInApp(page, `/support/faq/all/${missing}`)
      await expect(shell.h1).toHaveText(heading)
      await shell.main.locator('a[href="/support/faq/all"]').click()
      await expect(page).toHaveURL(/\/support\/faq\/all$/)
    })
  }
  await shell.changeLanguage('ja', 'ko')
  await clauseStep('shell.not-found.page', 'an unknown FAQ item by its URL', async () => {
    await page.goto('/support/faq/all/999999')
    await expect(shell.h1).toHaveText('페이지를 찾을 수 없습니다')
    await shell.main.locator('a[href="/support/faq/all"]').click()
    await expect(page).toHaveURL(/\/support\/faq\/all$/)
  })
})
