import { messages } from '#specs/messages/index.ts'
import { framedScreens } from '../pages/screens.ts'
import { alsoProves, clause, expect, test } from '../pages/test.ts'

/** Prefixes of all message keys, so that a raw key on a page is found. */
const prefixes = [...new Set(Object.keys(messages).map((key) => key.split('.')[0]))].join('|')
const rawKey = new RegExp(`\\b(${prefixes})\\.[a-zA-Z]`)

for (const locale of ['ko', 'en', 'ja'] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale, settings: { persona: 'main' } })
    test(
      ...alsoProves(
        clause('shell.access.title', `every page in ${locale}`),
        'shell.frame.landmarks',
        'shell.frame.one-h1',
        'shell.frame.breadcrumb',
        'language.document.lang',
        `language.interface.${locale}`,
        'language.messages.no-raw-key',
        'shell.developer-bar.not-in-builds',
      ),
      async ({ page, shell }) => {
        for (const { path, title, crumbs, ready } of framedScreens)
          await test.step(path, async () => {
            await page.goto(path)
            await ready(page)
            await expect(page).toHaveTitle(shell.title(title))
            await expect(shell.h1).toHaveCount(1)
            for (const landmark of [shell.banner, shell.main, shell.footer]) await expect(landmark).toHaveCount(1)
            await expect(page.locator('html')).toHaveAttribute('lang', locale)
            await expect(shell.userMenu('김민서')).toBeVisible()
            if (crumbs.length > 0) {
              await expect(shell.breadcrumb.getByRole('listitem')).toHaveText(crumbs.map((key) => shell.words(key)))
              await expect(shell.breadcrumb.getByRole('link', { name: shell.words('shell.home') })).toHaveAttribute(
                'href',
                '/',
              )
            } else await expect(shell.breadcrumb).toHaveCount(0)
            // No message key, no placeholder and no developer bar is shown.
            const text = await page.locator('body').innerText()
            expect(text).not.toMatch(rawKey)
            expect(text).not.toContain('{{')
            await expect(page.getByRole('complementary', { name: 'Developer' })).toHaveCount(0)
          })
      },
    )
  })

test(...clause('shell.home.route'), async ({ page, shell }) => {
  await page.goto('/')
  await expect(shell.h1).toHaveText('무엇을 도와드릴까요?')
  await shell.main.getByRole('link', { name: '문의하기' }).click()
  await expect(page).toHaveURL(/\/support\/question$/)
  await shell.home.click()
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/)
  await expect(shell.h1).toHaveText('무엇을 도와드릴까요?')
})

test(...clause('shell.home.route', 'its cards link to the areas'), async ({ page, shell }) => {
  await page.goto('/')
  await expect(shell.main.getByRole('link', { name: '고객지원' })).toHaveAttribute('href', '/support/question')
  await expect(shell.main.getByRole('link', { name: '마이페이지' })).toHaveAttribute('href', '/mypage/myquestion/all')
})

test(...clause('shell.not-found.page', 'in every area'), async ({ page, shell }) => {
  for (const path of ['/nothing', '/support/question/nothing', '/support/nothing', '/mypage/nothing', '/login/nothing'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(shell.h1).toHaveText('페이지를 찾을 수 없습니다')
      await shell.main.getByRole('link', { name: '홈으로 가기' }).click()
      await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/)
      await expect(shell.h1).toHaveText('무엇을 도와드릴까요?')
    })
})

test(...clause('error.page.retry', 'a page whose code cannot be loaded'), async ({ page, shell, guard }) => {
  guard.allowCutConnections()
  await page.goto('/')
  await expect(shell.h1).toBeVisible()
  await page.route('**/*.js', (route) => route.abort())
  await shell.main.getByRole('link', { name: '문의하기' }).click()
  await expect(shell.h1).toHaveText('문제가 생겼습니다')
  await expect(page).toHaveTitle(shell.title('error.title'))
  await expect(shell.banner).toBeVisible()
  await page.unroute('**/*.js')
  await shell.main.getByRole('button', { name: '다시 시도' }).click()
  await expect(shell.h1).toHaveText('문의하기')
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
