import { changeWorld } from '../pages/change-world.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { returnToTab } from '../pages/return-to-tab.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

const path = '/mypage/manage'

test.use({ settings: { persona: 'main' } })

test(...clausesOfSteps('by role and country'), async ({ page, shell, world, guard }) => {
  await page.goto(path)
  await clauseStep('my-page.manage.route', 'with its title', () => expect(shell.h1).toHaveText('회원 정보 관리'))
  await clauseStep('my-page.manage.account', 'of main', async () => {
    const account = page.getByRole('region', { name: '계정 정보' })
    await expect(account.getByRole('term')).toHaveText([
      '이름',
      '로그인 이메일',
      '휴대전화 번호',
      '회사명',
      '국가',
      '가입일',
      '마지막 로그인',
      '마케팅 정보 수신',
      '비밀번호 변경일',
    ])
    await expect(account.getByRole('definition')).toHaveText([
      '김민서',
      'minseo.kim@example.com콘솔의 계정 설정에서 새 주소를 인증하면 바뀝니다.',
      '+82 1000000010',
      '민서상회',
      '대한민국',
      '2023-04-11',
      '2026-11-20 08:51 UTC +9',
      '동의하지 않음',
      /^2026-08-02/,
    ])
    await expect(page.getByRole('region', { name: '담당 파트너' })).toHaveCount(0)
  })
  await clauseStep('my-page.manage.sub-accounts', 'seven of main', async () => {
    const subAccounts = page.getByRole('table', { name: '서브 계정' })
    await expect(subAccounts.getByRole('rowheader')).toHaveCount(7)
    await expect(subAccounts.getByRole('row').nth(1)).toHaveText(
      /이유나\s*yuna\.lee@example\.com.*yuna\.lee.*이용 현황, 결제 관리, 알림 설정.*사용 중.*2026-11-19 18:02 UTC \+9/s,
    )
    await expect(subAccounts.getByRole('row').filter({ hasText: '오태양' })).toContainText('이용 정지')
    await expect(subAccounts.getByRole('row').filter({ hasText: '윤소라' })).toContainText('로그인 기록 없음')
    await expect(subAccounts.getByRole('row').filter({ hasText: '윤소라' })).toContainText('기본 권한')
  })
  await clauseStep('my-page.manage.account', 'the link to the password page', async () => {
    await page.getByRole('main').getByRole('link', { name: '비밀번호 변경' }).click()
    await expect(page).toHaveURL(/\/mypage\/manage\/password$/)
  })
  await clauseStep('my-page.manage.password-route', 'with its title', async () => {
    await expect(shell.h1).toHaveText('비밀번호 변경')
  })
  for (const persona of ['sub', 'sub-role-user'] as const) {
    await changeWorld(page, world, { persona })
    const before = [await world.journal('account'), await world.journal('subAccounts')]
    const length = await page.evaluate(() => history.length)
    await page.goto(path)
    await clauseStep(['my-page.manage.sub-to-password', 'member.user.type-sub'], persona, async () => {
      await expect(page).toHaveURL(/\/mypage\/manage\/password$/)
      await expect(shell.h1).toHaveText('비밀번호 변경')
      await expect(page.getByLabel('현재 비밀번호')).toBeVisible()
      // The redirect replaces the page, and loads nothing of it.
      expect([await world.journal('account'), await world.journal('subAccounts')]).toEqual(before)
      expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(length + 1)
    })
  }
  await world.patch({ persona: 'partner' })
  await returnToTab(page)
  await expect(shell.userMenu('서하늘')).toBeVisible()
  await openInApp(page, path)
  await clauseStep('my-page.manage.account', 'the partner: name and date', () =>
    expect(page.getByRole('region', { name: '담당 파트너' }).getByRole('definition')).toHaveText([
      '구름다리 파트너스',
      '2023-02-01',
    ]),
  )
  await shell.changeLanguage('ko', 'en')
  await clauseStep('my-page.manage.account', 'partner and company in English', async () => {
    await expect(page.getByRole('region', { name: 'Your partner' })).toContainText('Gureumdari Partners')
    await expect(page.getByRole('region', { name: 'Account details' })).toContainText('Seo Haneul Consulting')
  })
  await clauseStep('my-page.manage.sub-accounts', 'none', () =>
    expect(page.getByRole('region', { name: 'Sub accounts' })).toContainText('There are no sub accounts.'),
  )
  guard.allowStatuses(500)
  await shell.changeLanguage('en', 'ko')
  await world.patch({ persona: 'main' })
  const shows = (name: string) =>
    expect(page.getByRole('definition').filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible()
  const named = [{ countryAccrName: 'KR', countryName: '서버의 한국', countryNo: '82' }]
  await world.faults({ operationId: 'countries', status: 200, body: named })
  await page.goto(path)
  await clauseStep('my-page.manage.country-name', 'as the server names it', () => shows('서버의 한국'))
  await world.patch({ member: { cntryCd: 'DE' } })
  for (const fault of [{ status: 500 }, { status: 200, body: [] }]) {
    await world.faults({ operationId: 'countries', ...fault })
    await page.reload()
    await clauseStep('my-page.manage.country-name', `the code after ${fault.status}`, () => shows('DE'))
  }
  await world.faults()
  await page.reload()
  for (const [from, to, name] of [
    [null, 'ko', '독일'],
    ['ko', 'en', 'Germany'],
    ['en', 'ja', 'ドイツ'],
  ] as const) {
    if (from) await shell.changeLanguage(from, to)
    await clauseStep('my-page.manage.country-name', `in ${to}`, () => shows(name))
  }
})
