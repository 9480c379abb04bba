import { withAdditional } from '../additional/additional.ts'
import { sampleFile } from '../inquiry/files/sample-files.ts'
import { appRuns, openInApp } from '../pages/open-in-app.ts'
import { clause, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { firstOrigin, pagesOf } from '../mock-client/deployment.ts'
import { sites } from '../literals/sites.ts'

test(...clausesOfSteps('home and unknown pages'), async ({ landing, page, shell }) => {
  await page.goto('/')
  await clauseStep('shell.home.route', 'its cards', async () => {
    await expect(shell.h1).toHaveText('무엇을 도와드릴까요?')
    for (const [name, path] of [
      ['고객지원', '/support'],
      ['마이페이지', '/mypage/myquestion/all'],
      ['서비스 소식', '/intro/news'],
    ] as const)
      await expect(shell.main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    await shell.main.getByRole('link', { name: '고객지원', exact: true }).click()
    await expect(landing.h1).toHaveText('궁금한 점을 검색해 보세요')
  })
  await clauseStep('landing.hero.search', 'on the home page', async () => {
    await page.goto('/')
    await shell.main.getByRole('textbox', { name: '자주 묻는 질문 검색' }).fill('환불')
    await shell.main.getByRole('button', { name: '검색' }).click()
    await expect(page).toHaveURL(
      (url) => url.pathname + url.search === `/support/faq/all?searchKeyword=${encodeURIComponent('환불')}`,
    )
  })
  await clauseStep('shell.home.route', 'by the name of the site', async () => {
    await shell.home.click()
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/)
    await shell.main.getByRole('link', { name: '문의하기', exact: true }).first().click()
    await expect(page).toHaveURL(/\/support\/question$/)
    await shell.home.click()
    await expect(shell.h1).toHaveText('무엇을 도와드릴까요?')
  })
  for (const path of [
    ...['/nothing', '/support/question/nothing', '/support/nothing', '/mypage/nothing', '/login/nothing'],
    ...['/policy', '/policy/x', '/policy/terms/x', '/policy/privacy-policy'],
  ])
    await clauseStep('shell.not-found.page', path, async () => {
      // The first one is loaded.
      if (path === '/nothing') await page.goto(path)
      else await openInApp(page, path)
      await expect(shell.h1).toHaveText('페이지를 찾을 수 없습니다')
      await expect(page).toHaveTitle(shell.title('notFound.title'))
      if (path === '/nothing') {
        const links = shell.main.getByRole('list').getByRole('link')
        await expect(links).toHaveText(['고객지원 홈', '자주 묻는 질문', '문의하기', '장애 현황'])
        await shell.main.getByRole('textbox', { name: '자주 묻는 질문 검색' }).fill('환불')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(
          (url) => url.pathname + url.search === `/support/faq/all?searchKeyword=${encodeURIComponent('환불')}`,
        )
        await page.goBack()
      }
      await shell.main.getByRole('link', { name: '홈으로 가기' }).click()
      await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/)
      await expect(shell.h1).toHaveText('무엇을 도와드릴까요?')
    })
  for (const path of ['/%', '/support/faq/all/%', '/support/question/additional/%E0%A4%A', '/support/notice/%ff'])
    await clauseStep('shell.not-found.page', path, async () => {
      expect((await page.goto(path))?.status()).toBe(404)
      await appRuns(page)
      await expect(shell.h1).toHaveText('페이지를 찾을 수 없습니다')
      await shell.main.getByRole('link', { name: '홈으로 가기' }).click()
      await expect(shell.h1).toHaveText('무엇을 도와드릴까요?')
    })
})

test(...clause('error.page.retry', 'a page whose code cannot be loaded'), async ({ page, shell, guard }) => {
  guard.allowCutConnections()
  await page.goto('/')
  await appRuns(page)
  await page.route('**/*.js', (route) => route.abort())
  await shell.main.getByRole('link', { name: '문의하기', exact: true }).click()
  await expect(shell.h1).toHaveText('문제가 생겼습니다')
  await expect(page).toHaveTitle(shell.title('error.title'))
  await expect(shell.banner).toBeVisible()
  await page.unroute('**/*.js')
  await shell.main.getByRole('button', { name: '다시 시도' }).click()
  await expect(shell.h1).toHaveText('문의하기')
})

// An extension removes the message of a field: the page fails when it removes the message itself.
test.describe('a page whose rendering fails', () => {
  test.use({ settings: { now: '2026-11-03T00:00:00Z', data: withAdditional(0) } })
  test(
    ...clause('shell.failure.keeps', 'an inquiry and an additional one'),
    async ({ inquiry, additional, page, shell, guard }) => {
      guard.allowMissingElements()
      const failAndRetry = async () => {
        await page.locator('form button[type=submit]').click()
        await page.locator('#content-error').evaluate((message) => message.remove())
        await inquiry.content.fill('아무리 눌러도 로그인이 되지 않습니다.')
        await expect(shell.h1).toHaveText('문제가 생겼습니다')
        await shell.main.getByRole('button', { name: '다시 시도' }).click()
        await expect(inquiry.content).toHaveValue('아무리 눌러도 로그인이 되지 않습니다.')
      }
      await inquiry.open()
      await inquiry.title.fill('로그인이 되지 않습니다')
      await inquiry.dropFiles(sampleFile('a.txt'), sampleFile('b.txt'))
      await failAndRetry()
      await expect(inquiry.title).toHaveValue('로그인이 되지 않습니다')
      await expect(inquiry.fileList.getByRole('listitem')).toHaveText([/a\.txt/, /b\.txt/])
      await additional.open()
      await additional.attach(sampleFile('c.txt'))
      await failAndRetry()
      await expect(additional.fileList.getByRole('listitem')).toHaveText([/c\.txt/])
    },
  )
})

test(...clause('shell.world.gone'), async ({ inquiry, page, world, guard }) => {
  guard.allowStatuses(404)
  await inquiry.open()
  await world.end()
  await inquiry.selectOption(inquiry.primary, '요금·결제')
  const alert = page.getByRole('alertdialog').filter({ hasText: '이 페이지가 사용하던 월드가 없어졌습니다' })
  await expect(alert).toBeVisible()
  await Promise.all([page.waitForEvent('load'), alert.getByRole('button', { name: '새로 고침' }).click()])
  await expect(inquiry.sendButton).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test(...clause('shell.assets.own-origin'), async ({ page, baseURL, world, inquiry, captcha }) => {
  await world.patch({ abuse: true })
  const hosts = new Set<string>()
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'data:') hosts.add(origin)
  })
  for (const path of ['/', '/login', '/no/such/page']) await page.goto(path)
  await inquiry.open()
  await expect(captcha.receipt).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  expect([...hosts]).toEqual([baseURL])
})

test(...clausesOfSteps('of each site'), async ({ page, world }) => {
  for (const site of sites) {
    await page.goto(`${pagesOf(site)}/`)
    await clauseStep('shell.footer.phone', site, async () => {
      const footer = page.getByRole('contentinfo')
      await page.setViewportSize({ width: 1440, height: 900 })
      expect((await footer.boundingBox())!.height).toBeLessThanOrEqual(300)
      await expect(footer.getByRole('navigation').getByRole('button')).toHaveCount(0)
      await page.setViewportSize({ width: 375, height: 720 })
      const notices = footer.getByRole('link', { name: '공지사항' })
      await expect(notices).toBeHidden()
      await footer.getByRole('button', { name: '고객지원' }).click()
      await expect(notices).toBeVisible()
      await page.setViewportSize({ width: 1280, height: 720 })
    })
    const links = page.getByRole('contentinfo').getByRole('list', { name: '다른 사이트' }).getByRole('link')
    await clauseStep('shell.footer.other-sites', site, async () => {
      await expect(links).toHaveCount(3)
      expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))).toEqual([
        ...sites.filter((other) => other !== site).map((other) => `${pagesOf(other)}/`),
        `${firstOrigin}/__mock/?world=${world.id}`,
      ])
    })
  }
})
