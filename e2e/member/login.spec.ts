import { changeWorld } from '../pages/change-world.ts'
import { pauseRequests } from '../pages/pause-requests.ts'
import { alsoProves, clause, expect, softStep, test } from '../pages/test.ts'

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

for (const [language, lead, groups, name] of [
  ['ko', '비밀번호 없이', ['메인 계정', '서브 계정', '기업 계정', '파트너 계정'], '김민서minseo'],
  [
    'en',
    'without a password',
    ['Main accounts', 'Sub accounts', 'Business accounts', 'Partner account'],
    '김민서 (Minseo Kim)',
  ],
  [
    'ja',
    'パスワードなしで',
    ['メインアカウント', 'サブアカウント', '法人アカウント', 'パートナーアカウント'],
    '김민서 (Minseo Kim)',
  ],
] as const)
  test.describe(language, () => {
    test.use({ language })
    test(
      ...alsoProves(clause('member.login.groups', language), 'member.login.latin-names'),
      async ({ login, page }) => {
        await login.open()
        await expect(page.getByRole('main')).toContainText(lead)
        await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(groups)
        const members = (group: number) => page.getByRole('region', { name: groups[group] }).getByRole('listitem')
        for (const [group, count] of [3, 2, 2, 1].entries()) await expect(members(group)).toHaveCount(count)
        await expect(login.account('minseo.kim@example.com')).toContainText(name)
        await expect(login.account('olivia.reed@example.com')).not.toContainText('(')
      },
    )
  })

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
      await softStep(path, async () => {
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

for (const [example, alsoProved, returnUrls] of [
  [
    'another scheme or none',
    'hardening.redirect.return-url-scheme',
    [
      'https://evil.example/',
      'http://127.0.0.1:1/',
      'https://127.0.0.1@evil.example/',
      'https:evil.example/',
      'javascript:document.title="hit"',
      'data:text/html,hit',
      'mypage/myquestion/all',
      '',
    ],
  ],
  [
    'slashes',
    'hardening.redirect.return-url-slashes',
    [
      '//evil.example/',
      '/\\evil.example/',
      '\\\\evil.example/',
      '/\t/evil.example/',
      ' //evil.example/',
      '/..//evil.example/',
    ],
  ],
] as const)
  test(
    ...alsoProves(clause('member.login.foreign-return-url', example), alsoProved),
    async ({ login, page, shell, baseURL, world }) => {
      for (const returnUrl of returnUrls)
        await softStep(JSON.stringify(returnUrl), async () => {
          await changeWorld(page, world, { persona: 'anonymous' })
          await login.open(returnUrl)
          await login.signIn('minseo.kim@example.com')
          await expect(page).toHaveURL(`${baseURL}/`)
          await expect(shell.userMenu('김민서')).toBeVisible()
        })
    },
  )

test(...clause('hardening.redirect.return-url-slashes', 'escaped twice'), async ({ login, page, baseURL }) => {
  await page.goto('/login?returnUrl=%2F%252Fevil.example')
  await login.signIn('minseo.kim@example.com')
  await expect(page).toHaveURL(`${baseURL}/%2Fevil.example`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

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
  // Two clicks before the page can render.
  await login.account('minseo.kim@example.com').evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
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

test(...clause('member.anonymous.may-browse', 'without a redirect to login'), async ({ page, shell, inquiry }) => {
  for (const path of ['/', '/support/question'])
    await softStep(path, async () => {
      await page.goto(path)
      await expect(shell.h1).toBeVisible()
      expect.soft(new URL(page.url()).pathname).toBe(path)
    })
  for (const type of ['service', 'solution', 'trouble', 'general', 'sales', 'experience'] as const)
    await softStep(type, async () => {
      await inquiry.visit('', type)
      expect.soft(new URL(page.url()).pathname).toBe(`/support/question/${type}`)
    })
})

test(...clause('member.login.return-url', 'in the header link'), async ({ page, shell, inquiry }) => {
  await inquiry.visit('?parentCode=GNRL_MBR&x=a%26b')
  await expect(shell.signIn).toHaveAttribute(
    'href',
    '/login?returnUrl=%2Fsupport%2Fquestion%2Fgeneral%3FparentCode%3DGNRL_MBR%26x%3Da%2526b',
  )
  await page.goto('/')
  await expect(shell.signIn).toHaveAttribute('href', '/login')
})

for (const [locale, name] of [
  ['en', 'Main account in Korea. Can use every menu.'],
  ['ja', '韓国のメインアカウント。すべてのメニューを利用できます。'],
] as const)
  test.describe(locale, () => {
    test.use({ language: locale })
    test(...clause('member.login.lists-accounts', locale), async ({ login }) => {
      await login.open()
      await expect(login.heading).toHaveText({ en: 'Sign in', ja: 'ログイン' }[locale])
      await expect(login.account('minseo.kim@example.com')).toContainText(name)
    })
  })
