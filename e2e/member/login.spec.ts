import type { Page } from '@playwright/test'
import { pauseRequests } from '../pages/pause-requests.ts'
import { framedScreens } from '../pages/screens.ts'
import { alsoProves, clause, expect, test } from '../pages/test.ts'
import { originOf, sites } from '../support/deployment.ts'
import type { Persona } from '../support/personas.ts'
import type { World } from '../support/world.ts'

const accounts = [
  ['main', '김민서', 'minseo.kim@example.com'],
  ['main-overseas', 'Olivia Reed', 'olivia.reed@example.com'],
  ['main-limited', '박지호', 'jiho.park@example.com'],
  ['sub', '이유나', 'yuna.lee@example.com'],
  ['sub-role-user', '최도윤', 'doyun.choi@example.com'],
  ['biz', '한서연', 'seoyeon.han@example.com'],
  ['biz-pistt', '정건우', 'gunwoo.jung@example.com'],
  ['partner', '서하늘', 'haneul.seo@example.com'],
] as const

/** Leaves the page before changing the world, because its pending requests would be made in the changed world. */
const changeWorld = async (page: Page, world: World, settings: { readonly persona: Persona }) => {
  await page.goto('about:blank')
  await world.patch(settings)
}

test(
  ...alsoProves(clause('member.login.lists-accounts'), 'member.login.route', 'call.member.accounts'),
  async ({ login, page, world }) => {
    await login.open()
    await expect(login.heading).toBeVisible()
    await expect(login.accounts).toHaveCount(8)
    for (const [i, [, name, email]] of accounts.entries()) {
      await expect(login.accounts.nth(i)).toContainText(name)
      await expect(login.accounts.nth(i)).toContainText(email)
    }
    await expect(login.account('minseo.kim@example.com')).toContainText(
      '한국의 메인 계정. 모든 메뉴를 이용할 수 있습니다.',
    )
    await expect(page).toHaveURL(/\/login$/)
    expect(await world.journal('accounts')).toMatchObject([
      { method: 'GET', path: '/api-member/member/accounts', status: 200 },
    ])
  },
)

test(
  ...alsoProves(
    clause('member.login.signs-in', 'each of the eight accounts'),
    'member.login.return-url-absent',
    'call.member.sign-in',
    'member.kind.main',
    'member.kind.business',
    'member.kind.partner',
  ),
  async ({ login, page, shell, world }) => {
    for (const [i, [persona, name, email]] of accounts.entries())
      await test.step(persona, async () => {
        await changeWorld(page, world, { persona: 'anonymous' })
        await login.open()
        await login.signIn(email)
        await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/)
        await expect(shell.userMenu(name)).toBeVisible()
        expect(await world.state()).toMatchObject({ persona, member: { name, email } })
        expect((await world.journal('signIn')).slice(i)).toMatchObject([
          { method: 'POST', path: '/api-member/member/session', request: JSON.stringify({ persona }), status: 200 },
        ])
      })
  },
)

test(
  ...clause('member.login.goes-back', 'to a form, a list and an unknown page'),
  async ({ login, page, baseURL, world }) => {
    for (const path of [
      '/support/question/general?parentCode=GNRL_BILL',
      '/mypage/myquestion/all?page=2',
      '/no/such/page',
    ])
      await test.step(path, async () => {
        await changeWorld(page, world, { persona: 'anonymous' })
        await login.open(path)
        await login.signIn('minseo.kim@example.com')
        await expect(page).toHaveURL(baseURL + path)
      })
  },
)

test(...clause('member.login.goes-back', 'the login page is not in the history'), async ({ login, page }) => {
  await page.goto('/')
  await login.open('/support/question/general')
  await login.signIn('minseo.kim@example.com')
  await expect(page).toHaveURL(/\/support\/question\/general$/)
  await page.goBack()
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/)
})

test(
  ...alsoProves(
    clause('member.login.foreign-return-url', 'ten invalid return URLs'),
    'hardening.redirect.return-url-scheme',
    'hardening.redirect.return-url-slashes',
  ),
  async ({ login, page, shell, baseURL, world }) => {
    for (const returnUrl of [
      'https://evil.example/',
      'http://127.0.0.1:1/',
      'mypage/myquestion/all',
      '',
      'javascript:document.title="hit"',
      'data:text/html,hit',
      '//evil.example/',
      '/\\evil.example/',
      '\\\\evil.example/',
      '/\t/evil.example/',
    ])
      await test.step(JSON.stringify(returnUrl), async () => {
        await changeWorld(page, world, { persona: 'anonymous' })
        await login.open(returnUrl)
        await login.signIn('minseo.kim@example.com')
        await expect(page).toHaveURL(`${baseURL}/`)
        await expect(shell.userMenu('김민서')).toBeVisible()
      })
  },
)

test(
  ...clause('member.login.signs-in', 'a failed login shows an error'),
  async ({ login, page, world, guard, shell }) => {
    guard.allowStatuses(500)
    await world.faults({ operationId: 'signIn', status: 500, times: 1 })
    await login.open('/mypage/myquestion/all')
    await login.signIn('minseo.kim@example.com')
    await expect(login.failure).toBeVisible()
    await expect(page).toHaveURL(/\/login\?/)
    await login.signIn('minseo.kim@example.com')
    await expect(page).toHaveURL(/\/mypage\/myquestion\/all$/)
    await expect(shell.userMenu('김민서')).toBeVisible()
  },
)

test(...clause('member.login.signs-in', 'once when clicked several times'), async ({ login, page, world }) => {
  await login.open()
  await expect(login.accounts).toHaveCount(8)
  const release = await pauseRequests(page, '/api-member/member/session')
  await login.signIn('minseo.kim@example.com')
  await login.account('minseo.kim@example.com').click({ force: true })
  await login.account('jiho.park@example.com').click({ force: true })
  release()
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/)
  expect(await world.journal('signIn')).toHaveLength(1)
  expect((await world.state()).persona).toBe('main')
})

test(
  ...alsoProves(clause('error.page.retry', 'the accounts'), 'member.login.lists-accounts'),
  async ({ login, page, world, guard }) => {
    guard.allowStatuses(500)
    await world.faults({ operationId: 'accounts', status: 500, times: 1 })
    await login.open()
    const failure = page.getByRole('alert').filter({ hasText: login.words('error.loadFailed') })
    await expect(failure).toBeVisible()
    await failure.getByRole('button', { name: login.words('error.retry') }).click()
    await expect(login.accounts).toHaveCount(8)
  },
)

test(
  ...alsoProves(clause('member.session.all-tabs'), 'member.session.all-sites', 'call.member.session'),
  async ({ login, page, context, shell, baseURL }) => {
    await login.open()
    await login.signIn('minseo.kim@example.com')
    await expect(shell.userMenu('김민서')).toBeVisible()
    for (const site of sites) {
      const tab = await context.newPage()
      await tab.goto(originOf(site))
      await expect(tab.getByRole('banner').getByRole('button', { name: '김민서' })).toBeVisible()
      await tab.close()
    }
    await expect(page).toHaveURL(`${baseURL}/`)
  },
)

test(
  ...alsoProves(clause('member.sign-out.offered', 'on every page'), 'call.member.sign-out'),
  async ({ page, shell, world }) => {
    // One page load for each screen.
    test.setTimeout(30_000)
    for (const [i, { path, ready, afterSignOut }] of framedScreens.entries())
      await test.step(path, async () => {
        await changeWorld(page, world, { persona: 'main' })
        await page.goto(path)
        await ready(page)
        await shell.signOut('김민서')
        await expect(shell.signIn).toBeVisible()
        expect((await world.state()).persona).toBe('anonymous')
        expect((await world.journal('signOut')).slice(i)).toMatchObject([
          { method: 'DELETE', path: '/api-member/member/session', status: 204 },
        ])
        if (afterSignOut) await expect(page).toHaveURL(afterSignOut)
      })
  },
)

test(
  ...alsoProves(clause('member.login.return-url', 'in the header link'), 'member.anonymous.may-browse'),
  async ({ page, shell, inquiry }) => {
    await inquiry.visit('?parentCode=GNRL_MBR&x=a%26b')
    await expect(shell.signIn).toHaveAttribute(
      'href',
      '/login?returnUrl=%2Fsupport%2Fquestion%2Fgeneral%3FparentCode%3DGNRL_MBR%26x%3Da%2526b',
    )
    await page.goto('/')
    await expect(shell.signIn).toHaveAttribute('href', '/login')
  },
)

for (const [locale, name] of [
  ['en', 'Main account in Korea. Can use every menu.'],
  ['ja', '韓国のメインアカウント。すべてのメニューを利用できます。'],
] as const)
  test.describe(locale, () => {
    test.use({ locale })
    test(...clause('member.login.lists-accounts', locale), async ({ login }) => {
      await login.open()
      await expect(login.heading).toHaveText({ en: 'Sign in', ja: 'ログイン' }[locale])
      await expect(login.account('minseo.kim@example.com')).toContainText(name)
    })
  })
