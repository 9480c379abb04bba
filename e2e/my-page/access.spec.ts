import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import type { OperationId } from '../mock-client/operations.ts'

/** The pages that need a role, with the operations that they request. */
const pages: readonly { readonly path: string; readonly requests: readonly OperationId[]; readonly role: string }[] = [
  { path: '/status', requests: ['usage', 'usageMonths', 'taxBill'], role: 'ROLE_PATH_USAGE' },
  { path: '/billing?month=2026-10', requests: ['billing', 'paymentMethods'], role: 'ROLE_PATH_BILLING' },
  { path: '/solution', requests: ['solution'], role: 'ROLE_PATH_SOLUTION' },
  { path: '/alarm', requests: ['alarm'], role: 'ROLE_PATH_ALARM' },
  { path: '/trainHistory', requests: ['trainHistory'], role: 'ROLE_PATH_TRAIN_HISTORY' },
  { path: '/status?view=taxBill', requests: ['usage', 'usageMonths', 'taxBill'], role: 'ROLE_PATH_TAXBILL' },
]

const texts = {
  ko: {
    title: '접근 권한이 없습니다',
    pages: ['이용 현황', '결제 관리', '솔루션 이용 현황', '알림 설정', '접근 권한이 없습니다', '이용 현황'],
    reason: (menu: string) => `이 계정에는 ${menu} 권한이 없습니다. 계정 관리자에게 권한을 요청해 주세요.`,
    finOnly: '교육 이력 메뉴는 하늘 클라우드 금융에서만 제공합니다.',
    next: '내 문의 페이지로 가기',
    brand: '하늘 클라우드',
  },
  en: {
    title: 'You can’t open this page',
    pages: [
      'Account status',
      'Billing',
      'Solution usage',
      'Notifications',
      'You can’t open this page',
      'Account status',
    ],
    reason: (menu: string) =>
      `Your account doesn’t have permission for “${menu}”. Ask your account administrator for access.`,
    finOnly: 'Training history is available on Haneul Cloud Fin only.',
    next: 'Go to My inquiries',
    brand: 'Haneul Cloud Gov',
  },
  ja: {
    title: 'アクセス権限がありません',
    pages: ['利用状況', 'お支払い管理', 'ソリューション利用状況', '通知設定', 'トレーニング履歴', '利用状況'],
    reason: (menu: string) =>
      `このアカウントには「${menu}」の権限がありません。アカウントの管理者に権限を依頼してください。`,
    finOnly: '',
    next: 'お問い合わせ履歴へ移動',
    brand: 'ハヌルクラウド 金融機関向け',
  },
} as const

for (const [site, language] of [
  ['public', 'ko'],
  ['gov', 'en'],
  ['fin', 'ja'],
] as const)
  test.describe(`on ${site} in ${language}`, () => {
    const noRoles = ['ROLE_SUB_ROLE_USER']
    test.use({ site, language, settings: { persona: 'sub-role-user', member: { roles: noRoles } } })
    test(...clausesOfSteps(site), async ({ myPage, shell, page, world }) => {
      test.setTimeout(40_000)
      const { title, pages: titles, reason, finOnly, next, brand } = texts[language]
      const isOnSite = (path: string) => path !== '/trainHistory' || site === 'fin'
      /** The name tells when the page knows the user. */
      const become = async (name: string, member: { roles: readonly string[]; cntryCd?: string }) => {
        await world.patch({ member: { name, ...member } })
        await myPage.comeBack()
        await expect(shell.userMenu(name)).toBeVisible()
      }
      await myPage.open(pages[0]!.path)
      for (const [index, { path, requests }] of pages.entries()) {
        // The role for tax invoices does not open the page abroad.
        if (path.endsWith('taxBill')) await become('해외', { roles: [...noRoles, 'ROLE_PATH_TAXBILL'], cntryCd: 'US' })
        if (index > 0) await myPage.go(path)
        await clauseStep(
          'my-page.access.no-access-page',
          `${path}, with the reason and without a request`,
          async () => {
            await expect(
              myPage.main.getByRole('paragraph').filter({ hasText: isOnSite(path) ? reason(titles[index]!) : finOnly }),
            ).toBeVisible()
            await expect(shell.h1).toHaveText(title)
            await expect(page).toHaveTitle(`${title} | ${brand}`)
            await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`))
            for (const operationId of requests) expect(await world.journal(operationId)).toEqual([])
          },
        )
      }
      await clauseStep('my-page.access.no-access-page', 'a way on', async () => {
        await myPage.main.getByRole('link', { name: next, exact: true }).click()
        await expect(page).toHaveURL(/\/mypage\/myquestion\/all$/)
      })
      // The other side: with the role of a page alone, its address opens it.
      for (const [index, { path, role }] of pages.entries()) {
        await clauseStep(
          [
            ...(isOnSite(path) ? (['my-page.menu.filtered'] as const) : []),
            ...(path === '/trainHistory' ? (['my-page.train-history.fin-only'] as const) : []),
          ],
          path,
          async () => {
            await myPage.leave()
            await become(role, { roles: [role] })
            await myPage.go(path)
            await expect(shell.h1).toHaveText(titles[index]!)
            await expect(myPage.items.and(page.locator('[aria-current="page"]'))).toHaveText(
              isOnSite(path) ? [titles[index]!] : [],
            )
            if (isOnSite(path)) return
            expect(await world.journal('trainHistory')).toEqual([])
            await expect(page.locator('a[href="/mypage/trainHistory"]')).toHaveCount(0)
          },
        )
      }
    })
  })

test.describe('the first item', () => {
  test.use({ settings: { persona: 'main' } })
  test(
    ...clausesOfSteps('by address and by breadcrumb, and of nobody'),
    async ({ myPage, page, shell, world, login }) => {
      for (const [index, [persona, name]] of (
        [
          ['main', '김민서'],
          ['main-overseas', 'Olivia Reed'],
          ['main-limited', '박지호'],
          ['sub', '이유나'],
        ] as const
      ).entries())
        await clauseStep('my-page.route.first-item', persona, async () => {
          if (index === 0) await myPage.open('')
          else {
            await myPage.leave()
            await world.patch({ persona })
            await myPage.comeBack()
            await expect(shell.userMenu(name)).toBeVisible()
            await myPage.go('')
          }
          await expect(page).toHaveURL(/\/mypage\/status$/)
          await expect(myPage.items.first()).toHaveAttribute('aria-current', 'page')
        })
      await clauseStep('my-page.access.no-access-page', 'while the page is open', async () => {
        await myPage.leave()
        await world.patch({ persona: 'main' })
        await myPage.comeBack()
        await expect(shell.userMenu('김민서')).toBeVisible()
        await myPage.go('/billing')
        await expect(shell.h1).toHaveText('결제 관리')
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await world.patch({ member: { roles: ['ROLE_PATH_USAGE'] } })
        await myPage.comeBack()
        await expect(shell.h1).toHaveText('접근 권한이 없습니다')
        await expect(myPage.items).toHaveText(['이용 현황', '회원 정보 관리', '내 문의'])
        await world.patch({ member: {} })
        await myPage.comeBack()
        await expect(shell.h1).toHaveText('결제 관리')
      })
      await myPage.leave()
      await world.patch({ persona: 'sub-role-user', member: { roles: ['ROLE_SUB_ROLE_USER'] } })
      await clauseStep('my-page.menu.manage-hidden', 'without roles', async () => {
        await myPage.comeBack()
        await expect(myPage.items).toHaveText(['내 문의'])
      })
      await clauseStep('my-page.route.first-item', 'without roles', async () => {
        await myPage.go('')
        await expect(page).toHaveURL(/\/mypage\/myquestion\/all$/)
        await expect(shell.h1).toHaveText('내 문의')
        await myPage.go('/billing')
        await expect(shell.h1).toHaveText('접근 권한이 없습니다')
        await shell.breadcrumb.getByRole('link', { name: '마이페이지' }).click()
        await expect(page).toHaveURL(/\/mypage\/myquestion\/all$/)
        await expect(shell.h1).toHaveText('내 문의')
      })
      await world.patch({ persona: 'anonymous', member: {} })
      await myPage.open('')
      await expect(page).toHaveURL(/\/login\?returnUrl=%2Fmypage$/)
      for (const { path } of pages)
        await clauseStep('my-page.access.anonymous-to-login', path, async () => {
          await myPage.go(path)
          await expect(page).toHaveURL(new RegExp(`/login\\?returnUrl=${encodeURIComponent(`/mypage${path}`)}$`))
        })
      await myPage.go('')
      await login.signIn('yuna.lee@example.com')
      await expect(page).toHaveURL(/\/mypage\/status$/)
    },
  )
})
