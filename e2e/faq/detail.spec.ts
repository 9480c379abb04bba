import { clause, clausesOfSteps, clauseStep, expect, softStep, test } from '../pages/test.ts'

const title = '비밀번호를 잊었습니다. 어떻게 해야 하나요?'
const answer = '재설정 이메일의 링크는 1시간 동안 유효합니다.'

test(...clausesOfSteps('from its list and by its URL'), async ({ faq, page, shell }) => {
  await faq.open('/mbr?toggled=1004')
  await faq.answer(title).getByRole('link', { name: '이 질문만 보기' }).click()
  await clauseStep('faq.detail.route', 'from the list', async () => {
    await expect(page).toHaveURL(/\/support\/faq\/all\/1004$/)
    await expect(shell.h1).toHaveText(title)
    await expect(shell.h1).toBeFocused()
    await expect(page.getByRole('article')).toContainText(answer)
  })
  await clauseStep('faq.list.reload-restores', 'with the link to the list', async () => {
    await page.getByRole('link', { name: '목록으로' }).click()
    await expect(page).toHaveURL(/\/mbr\?toggled=1004$/)
    await expect(page.getByText(answer)).toBeVisible()
    await expect(faq.answer(title).getByRole('link', { name: '이 질문만 보기' })).toBeFocused()
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
})

test(...clause('shell.not-found.page', 'an unknown FAQ item'), async ({ page, shell, guard }) => {
  guard.allowStatuses(400, 404)
  for (const [locale, faqId, heading] of [
    ['ko', '999999', '페이지를 찾을 수 없습니다'],
    ['en', 'abc', 'Page not found'],
    ['ja', '0', 'ページが見つかりません'],
  ] as const)
    await softStep(faqId, async () => {
      await page.goto(`/support/faq/all/${faqId}?lang=${locale}`)
      await expect(shell.h1).toHaveText(heading)
      await shell.main.locator('a[href="/support/faq/all"]').click()
      await expect(page).toHaveURL(/\/support\/faq\/all$/)
    })
})
