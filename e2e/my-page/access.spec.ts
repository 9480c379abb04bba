import { changeWorld } from '../pages/change-world.ts'
import { alsoProves, clause, clauseStep, expect, softStep, test } from '../pages/test.ts'
import { originOf } from '../support/deployment.ts'
import type { OperationId } from '../support/operations.ts'

/** The pages that need a role, with the operations that they request. */
const pages: readonly { readonly path: string; readonly requests: readonly OperationId[]; readonly api: string }[] = [
  { path: '/status', requests: ['usage', 'usageMonths', 'taxBill'], api: 'usage' },
  { path: '/status?view=taxBill', requests: ['usage', 'usageMonths', 'taxBill'], api: 'tax-bill' },
  { path: '/billing?month=2026-10', requests: ['billing', 'paymentMethods'], api: 'billing' },
  { path: '/solution', requests: ['solution'], api: 'solution' },
  { path: '/alarm', requests: ['alarm'], api: 'alarm' },
  { path: '/trainHistory', requests: ['trainHistory'], api: 'train-history' },
]

const texts = {
  ko: {
    title: '접근 권한이 없습니다',
    reasons: [
      '이 계정에는 이용 현황 권한이 없습니다. 계정 관리자에게 권한을 요청해 주세요.',
      '이 계정에는 이용 현황 권한이 없습니다. 계정 관리자에게 권한을 요청해 주세요.',
      '이 계정에는 결제 관리 권한이 없습니다. 계정 관리자에게 권한을 요청해 주세요.',
      '이 계정에는 솔루션 이용 현황 권한이 없습니다. 계정 관리자에게 권한을 요청해 주세요.',
      '이 계정에는 알림 설정 권한이 없습니다. 계정 관리자에게 권한을 요청해 주세요.',
      // Only fin has it.
      '교육 이력 메뉴는 하늘 클라우드 금융에서만 제공합니다.',
    ],
    next: '내 문의 페이지로 가기',
    brand: '하늘 클라우드',
  },
  en: {
    title: 'You can’t open this page',
    reasons: [
      'Your account doesn’t have permission for “Account status”. Ask your account administrator for access.',
      'Your account doesn’t have permission for “Account status”. Ask your account administrator for access.',
      'Your account doesn’t have permission for “Billing”. Ask your account administrator for access.',
      'Your account doesn’t have permission for “Solution usage”. Ask your account administrator for access.',
      'Your account doesn’t have permission for “Notifications”. Ask your account administrator for access.',
      'Training history is available on Haneul Cloud Fin only.',
    ],
    next: 'Go to My inquiries',
    brand: 'Haneul Cloud Gov',
  },
  ja: {
    title: 'アクセス権限がありません',
    reasons: [
      'このアカウントには「利用状況」の権限がありません。アカウントの管理者に権限を依頼してください。',
      'このアカウントには「利用状況」の権限がありません。アカウントの管理者に権限を依頼してください。',
      'このアカウントには「お支払い管理」の権限がありません。アカウントの管理者に権限を依頼してください。',
      'このアカウントには「ソリューション利用状況」の権限がありません。アカウントの管理者に権限を依頼してください。',
      'このアカウントには「通知設定」の権限がありません。アカウントの管理者に権限を依頼してください。',
      'このアカウントには「トレーニング履歴」の権限がありません。アカウントの管理者に権限を依頼してください。',
    ],
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
    // In Korea with no role for a page, and abroad with the role for tax invoices, which does not open the page there.
    const roles = ['ROLE_SUB_ROLE_USER']
    test.use({ site, language, settings: { persona: 'sub-role-user', member: { roles } } })
    test(
      ...alsoProves(clause('my-page.access.no-access-page', site), 'my-page.access.reason', 'my-page.access.forbidden'),
      async ({ myPage, shell, page, world, api }) => {
        const { title, reasons, next, brand } = texts[language]
        for (const [index, { path, requests }] of pages.entries()) {
          const abroad = path === '/status?view=taxBill'
          await changeWorld(page, world, {
            member: abroad ? { roles: [...roles, 'ROLE_PATH_TAXBILL'], cntryCd: 'US' } : { roles, cntryCd: 'KR' },
          })
          await myPage.open(path)
          await clauseStep('my-page.access.no-access-page', `${path} without a request`, async () => {
            await expect(shell.h1).toHaveText(title)
            await expect(page).toHaveTitle(`${title} | ${brand}`)
            await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`))
            for (const operationId of requests) expect(await world.journal(operationId)).toEqual([])
          })
          await clauseStep('my-page.access.reason', path, () =>
            expect(myPage.main.getByRole('paragraph').filter({ hasText: reasons[index]! })).toBeVisible(),
          )
        }
        await myPage.main.getByRole('link', { name: next, exact: true }).click()
        await expect(page).toHaveURL(/\/mypage\/myquestion\/all$/)
        for (const { api: operation } of pages)
          await clauseStep('my-page.access.forbidden', `GET /api/mypage/${operation}`, async () => {
            expect((await api.at(originOf(site)).get(`/api/mypage/${operation}`)).status).toBe(403)
          })
      },
    )
  })

for (const [persona, path] of [
  ['main', '/mypage/status'],
  ['main-overseas', '/mypage/status'],
  ['main-limited', '/mypage/status'],
  ['sub', '/mypage/status'],
] as const)
  test.describe(`the first item of ${persona}`, () => {
    test.use({ settings: { persona } })
    test(...clause('my-page.route.first-item', persona), async ({ myPage, page }) => {
      await myPage.open('')
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(myPage.items.first()).toHaveAttribute('aria-current', 'page')
    })
  })

test.describe('the first item without roles', () => {
  test.use({ settings: { persona: 'sub-role-user', member: { roles: ['ROLE_SUB_ROLE_USER'] } } })
  test(
    ...alsoProves(clause('my-page.route.first-item', 'by address and by breadcrumb'), 'my-page.menu.manage-hidden'),
    async ({ myPage, page, shell }) => {
      await myPage.open('')
      await expect(page).toHaveURL(/\/mypage\/myquestion\/all$/)
      await expect(myPage.items).toHaveText(['내 문의'])
      await shell.breadcrumb.getByRole('link', { name: '마이페이지' }).click()
      await expect(page).toHaveURL(/\/mypage\/myquestion\/all$/)
      await expect(shell.h1).toHaveText('내 문의')
    },
  )
})

test(...clause('my-page.access.anonymous-to-login', 'each page'), async ({ myPage, login, page }) => {
  for (const { path } of pages)
    await softStep(path, async () => {
      await myPage.open(path)
      await expect(page).toHaveURL(new RegExp(`/login\\?returnUrl=${encodeURIComponent(`/mypage${path}`)}$`))
    })
  await myPage.open('')
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fmypage$/)
  await login.signIn('yuna.lee@example.com')
  await expect(page).toHaveURL(/\/mypage\/status$/)
})

test.describe('a right that is withdrawn', () => {
  test.use({ settings: { persona: 'main' } })
  test(...clause('my-page.access.no-access-page', 'while the page is open'), async ({ myPage, page, shell, world }) => {
    await myPage.open('/billing')
    await expect(shell.h1).toHaveText('결제 관리')
    await expect(shell.userMenu('김민서')).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await world.patch({ member: { roles: ['ROLE_PATH_USAGE'] } })
    await myPage.comeBack()
    await expect(shell.h1).toHaveText('접근 권한이 없습니다')
    await expect(myPage.items).toHaveText(['이용 현황', '회원 정보 관리', '내 문의'])
    await world.patch({ member: {} })
    await myPage.comeBack()
    await expect(shell.h1).toHaveText('결제 관리')
  })
})

// The other side: with the role of a page alone, its address opens it on every site.
for (const [site, language, titles] of [
  ['public', 'ko', ['이용 현황', '이용 현황', '결제 관리', '솔루션 이용 현황', '알림 설정']],
  ['gov', 'en', ['Account status', 'Account status', 'Billing', 'Solution usage', 'Notifications']],
  ['fin', 'ja', ['利用状況', '利用状況', 'お支払い管理', 'ソリューション利用状況', '通知設定', 'トレーニング履歴']],
] as const)
  test.describe(`with the role of each page on ${site}`, () => {
    test.use({ site, language, settings: { persona: 'main' } })
    test(
      ...clause('my-page.menu.filtered', `each page opens by its address; ${site}`),
      async ({ myPage, page, shell, world }) => {
        const roles = ['USAGE', 'TAXBILL', 'BILLING', 'SOLUTION', 'ALARM', 'TRAIN_HISTORY']
        for (const [index, title] of titles.entries())
          await softStep(pages[index]!.path, async () => {
            await changeWorld(page, world, { member: { roles: [`ROLE_PATH_${roles[index]}`] } })
            await myPage.open(pages[index]!.path)
            await expect(shell.h1).toHaveText(title)
            await expect(myPage.items.filter({ hasText: title })).toHaveAttribute('aria-current', 'page')
          })
      },
    )
  })
