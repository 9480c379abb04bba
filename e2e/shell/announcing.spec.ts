import { clause, clausesOf, expect, test } from '../pages/test.ts'

test(...clause('shell.access.skip-link'), async ({ inquiry, page, shell }) => {
  await inquiry.visit()
  await expect(shell.skipLink).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(shell.skipLink).toBeFocused()
  await expect(shell.skipLink).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(shell.main).toBeFocused()
  await expect(page).toHaveURL(/\/support\/question\/general$/)
  // The next tab stop is in the content, after the header.
  await page.keyboard.press('Tab')
  expect(await shell.main.evaluate((main) => main.contains(document.activeElement))).toBe(true)
})

test(...clause('shell.access.route-announced', 'after following a link'), async ({ page, shell }) => {
  await page.setViewportSize({ width: 900, height: 300 })
  await page.goto('/')
  await shell.footer.getByRole('link', { name: '문의하기' }).click()
  await expect(shell.announcement('문의하기 | 하늘 클라우드')).toHaveCount(1)
  await expect(shell.h1).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(shell.announcement('홈 | 하늘 클라우드')).toHaveCount(1)
  await expect(shell.h1).toBeFocused()
})

test(
  ...clausesOf(['shell.access.route-announced', 'shell.access.title'], 'after a login'),
  async ({ login, shell, page }) => {
    await login.open('/support/question/general')
    await login.signIn('minseo.kim@example.com')
    await expect(shell.announcement('일반 문의 | 하늘 클라우드')).toHaveCount(1)
    await expect(shell.h1).toBeFocused()
    await expect(page).toHaveTitle('일반 문의 | 하늘 클라우드')
  },
)

test(
  ...clausesOf(['shell.list.page-begins', 'shell.access.route-announced']),
  async ({ questions, page, world, shell }) => {
    await world.patch({ persona: 'main' })
    await page.setViewportSize({ width: 900, height: 300 })
    await questions.open()
    await expect(questions.rows).toHaveCount(10)
    await expect(page).toHaveTitle('내 문의 | 하늘 클라우드')
    // The browser announces the first page itself.
    await expect(shell.announcement('내 문의')).toHaveCount(0)
    await questions.pages.getByRole('link', { name: '2', exact: true }).click()
    await expect(shell.announcement('내 문의 2페이지 | 하늘 클라우드')).toHaveCount(1)
    await expect(shell.h1).toBeFocused()
    await expect(shell.h1).toHaveText('내 문의')
    await expect(questions.rows.last()).toContainText('1월 청구 금액에서 Load Balancer 요금이 늘었습니다')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page).toHaveTitle('내 문의 2페이지 | 하늘 클라우드')
  },
)

test(
  ...clause('shell.access.route-announced', 'not after a change of the query string'),
  async ({ questions, page, world, shell }) => {
    await world.patch({ persona: 'main' })
    await questions.open('?from=mail')
    await expect(questions.rows).toHaveCount(10)
    const link = shell.footer.getByRole('link', { name: '내 문의' })
    await link.click()
    await expect(page).toHaveURL(/\/mypage\/myquestion\/all$/)
    await expect(link).toBeFocused()
    await expect(shell.announcement('내 문의')).toHaveCount(0)
    await expect(page).toHaveTitle('내 문의 | 하늘 클라우드')
  },
)
