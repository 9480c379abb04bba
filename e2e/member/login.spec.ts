import { openInApp } from '../pages/open-in-app.ts'
import { pauseRequests } from '../pages/pause-requests.ts'
import { clausesOfSteps, clauseStep, expect, softStep, test } from '../pages/test.ts'

const main = 'minseo.kim@example.com'
const accounts = [
  ['main', '김민서', main],
  ['main-overseas', 'Olivia Reed', 'olivia.reed@example.com'],
  ['main-eea', 'Lukas Weber', 'lukas.weber@example.com'],
  ['main-limited', '박지호', 'jiho.park@example.com'],
  ['sub', '이유나', 'yuna.lee@example.com'],
  ['sub-role-user', '최도윤', 'doyun.choi@example.com'],
  ['biz', '한서연', 'seoyeon.han@example.com'],
  ['biz-pistt', '정건우', 'gunwoo.jung@example.com'],
  ['partner', '서하늘', 'haneul.seo@example.com'],
] as const

const texts = [
  {
    language: 'ko',
    title: '로그인',
    lead: '비밀번호 없이',
    groups: ['메인 계정', '서브 계정', '기업 계정', '파트너 계정'],
    name: '김민서minseo',
    description: '한국의 메인 계정. 모든 메뉴를 이용할 수 있습니다.',
  },
  {
    language: 'en',
    title: 'Sign in',
    lead: 'without a password',
    groups: ['Main accounts', 'Sub accounts', 'Business accounts', 'Partner account'],
    name: 'Minseo Kim',
    description: 'Main account in Korea. Can use every menu.',
  },
  {
    language: 'ja',
    title: 'ログイン',
    lead: 'パスワードなしで',
    groups: ['メインアカウント', 'サブアカウント', '法人アカウント', 'パートナーアカウント'],
    name: 'キム・ミンソ (Minseo Kim)',
    description: '韓国のメインアカウント。すべてのメニューを利用できます。',
  },
] as const

test(
  ...clausesOfSteps('to each path, and nowhere else'),
  async ({ login, page, shell, questions, baseURL, world, guard }) => {
    test.setTimeout(40_000)
    let signedIn: (typeof accounts)[number] = accounts[0]
    /** Signs in as somebody else each time. */
    const signIn = async () => {
      signedIn = signedIn === accounts[0] ? accounts[2] : accounts[0]
      await login.signIn(signedIn[2])
    }
    const openLogin = (returnUrl: string) => openInApp(page, `/login?returnUrl=${encodeURIComponent(returnUrl)}`)
    const expectSignedIn = async (address: string) => {
      await expect(page).toHaveURL(address)
      await expect(shell.userMenu(signedIn[1])).toBeVisible()
    }
    await clauseStep('my-page.access.anonymous-to-login', 'with the query', async () => {
      await questions.open('?page=2')
      await expect(page).toHaveURL(/\/login\?returnUrl=%2Fmypage%2Fmyquestion%2Fall%3Fpage%3D2$/)
    })
    await clauseStep('member.login.return-url', 'a page of a list', async () => {
      await login.signIn(main)
      await expect(page).toHaveURL(/\/mypage\/myquestion\/all\?page=2$/)
      // The last question of the second page.
      await expect(questions.rows.last()).toContainText('1월 청구 금액에서 Load Balancer 요금이 늘었습니다')
    })
    await clauseStep('my-page.access.anonymous-to-login', 'a session that ends on the page', async () => {
      guard.allowStatuses(401)
      await world.patch({ persona: 'anonymous' })
      await questions.pages.getByRole('link', { name: '1', exact: true }).click()
      await expect(page).toHaveURL(/\/login\?returnUrl=%2Fmypage%2Fmyquestion%2Fall$/)
      await login.signIn(main)
      await expect(page).toHaveURL(/\/mypage\/myquestion\/all$/)
      await expect(questions.rows).toHaveCount(10)
    })
    await clauseStep('member.login.continues', 'as who they are', async () => {
      await openLogin('/mypage/billing')
      await page.getByRole('main').getByRole('link', { name: '이 계정으로 계속하기' }).click()
      await expect(page).toHaveURL(/\/mypage\/billing$/)
      await expect(shell.userMenu('김민서')).toBeVisible()
    })
    for (const path of ['/support/question/general?parentCode=GNRL_BILL', '/no/such/page'])
      await clauseStep('member.login.signs-in', path, async () => {
        await openLogin(path)
        await signIn()
        await expectSignedIn(baseURL + path)
      })
    // paths.test.ts judges more of them.
    for (const [id, returnUrls] of [
      [
        'hardening.redirect.return-url-scheme',
        ['https://evil.example/', 'javascript:document.title="hit"', 'mypage/myquestion/all'],
      ],
      ['hardening.redirect.return-url-slashes', ['//evil.example/', '/\\evil.example/', '/\t/evil.example/']],
    ] as const)
      for (const returnUrl of returnUrls) {
        await openLogin(returnUrl)
        await signIn()
        await clauseStep([id, 'member.login.signs-in'], JSON.stringify(returnUrl), () => expectSignedIn(`${baseURL}/`))
      }
    await clauseStep('hardening.redirect.return-url-slashes', 'escaped twice', async () => {
      await openInApp(page, '/login?returnUrl=%2F%252Fevil.example')
      await signIn()
      await expectSignedIn(`${baseURL}/%2Fevil.example`)
    })
    await clauseStep('member.login.signs-in', 'the login page is not in the history', async () => {
      await openInApp(page, '/support')
      await openLogin('/support/question/general')
      await signIn()
      await expect(page).toHaveURL(/\/support\/question\/general$/)
      await page.goBack()
      await expect(page).toHaveURL(/\/support$/)
    })
  },
)

test(
  ...clausesOfSteps('after failures, once when clicked several times, and each account'),
  async ({ login, page, world, guard, shell }) => {
    guard.allowStatuses(500)
    await world.faults({ operationId: 'accounts', status: 500, times: 1 })
    await login.open('/mypage/myquestion/all')
    const failure = page.getByRole('alert').filter({ hasText: login.words('error.loadFailed') })
    await clauseStep('error.page.retry', 'the accounts', async () => {
      await failure.getByRole('button', { name: login.words('error.retry') }).click()
      await expect(login.accounts).toHaveCount(9)
    })
    await world.faults({ operationId: 'signIn', status: 500, times: 1 })
    await clauseStep('member.login.signs-in', 'an error after a failure, once when clicked several times', async () => {
      await login.signIn(main)
      await expect(login.failure).toBeVisible()
      await expect(page).toHaveURL(/\/login\?/)
      const release = await pauseRequests(page, '/api-member/member/session')
      // Two clicks before the page can render.
      await login.account(main).evaluate((button: HTMLElement) => {
        button.click()
        button.click()
      })
      await login.account('jiho.park@example.com').click({ force: true })
      release()
      await expect(page).toHaveURL(/\/mypage\/myquestion\/all$/)
      await expect(shell.userMenu('김민서')).toBeVisible()
      expect((await world.journal('signIn')).map(({ status }) => status)).toEqual([500, 200])
      expect((await world.state()).persona).toBe('main')
    })
    await openInApp(page, '/login')
    for (const [persona, name, email] of accounts)
      await clauseStep(
        ['member.login.signs-in', 'member.kind.main', 'member.kind.business', 'member.kind.partner'],
        persona,
        async () => {
          await login.signIn(email)
          await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/)
          await expect(shell.userMenu(name)).toBeVisible()
          expect(await world.state()).toMatchObject({ persona, member: { name, email } })
          // A signed-in visitor may choose another account.
          await openInApp(page, '/login')
        },
      )
  },
)

test(
  ...clausesOfSteps('without a redirect to login, and in each language'),
  async ({ page, shell, inquiry, login }) => {
    await page.goto('/')
    await clauseStep('member.login.return-url', 'not of the home page', () =>
      expect(shell.signIn).toHaveAttribute('href', '/login'),
    )
    await clauseStep('member.anonymous.may-browse', 'each form', async () => {
      for (const [path, title] of [
        ['', '문의하기'],
        ['/service', '서비스 이용 문의'],
        ['/solution', '솔루션 문의'],
        ['/trouble', '장애 문의'],
        ['/general', '일반 문의'],
        ['/sales', '도입 문의'],
        ['/experience', '체험 문의'],
      ] as const)
        await softStep(path, async () => {
          await openInApp(page, `/support/question${path}`)
          await expect(shell.h1).toHaveText(title)
          if (path !== '') await expect(inquiry.sendButton).toBeVisible()
          expect(new URL(page.url()).pathname).toBe(`/support/question${path}`)
        })
    })
    await openInApp(page, '/support/question/general?parentCode=GNRL_MBR&x=a%26b')
    await clauseStep('member.login.return-url', 'in the header link', () =>
      expect(shell.signIn).toHaveAttribute(
        'href',
        '/login?returnUrl=%2Fsupport%2Fquestion%2Fgeneral%3FparentCode%3DGNRL_MBR%26x%3Da%2526b',
      ),
    )
    await openInApp(page, '/login')
    await clauseStep('member.login.lists-accounts', 'nine at /login', async () => {
      await expect(page).toHaveURL(/\/login$/)
      await expect(login.accounts).toHaveCount(9)
      for (const [i, [, name, email]] of accounts.entries()) {
        await expect(login.accounts.nth(i)).toContainText(name)
        await expect(login.accounts.nth(i)).toContainText(email)
      }
    })
    for (const [i, { language, title, lead, groups, name, description }] of texts.entries()) {
      if (i > 0) await shell.changeLanguage(texts[i - 1]!.language, language)
      await clauseStep('member.login.lists-accounts', `by role, described in ${language}`, async () => {
        await expect(shell.main).toContainText(lead)
        await expect(shell.main.getByRole('heading', { level: 2 })).toHaveText(groups)
        const members = (group: number) => page.getByRole('region', { name: groups[group]! }).getByRole('listitem')
        for (const [group, count] of [4, 2, 2, 1].entries()) await expect(members(group)).toHaveCount(count)
        await expect(login.account(main)).toContainText(name)
        await expect(login.account('olivia.reed@example.com')).not.toContainText('(')
        await expect(shell.h1).toHaveText(title)
        await expect(login.account(main)).toContainText(description)
      })
    }
  },
)
