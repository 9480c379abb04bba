import type { ClauseId } from '#specs/clauses/index.ts'
import { clausesOf, clauseStep, expect, test } from '../pages/test.ts'
import { placeOf, places, rights } from './matrix.ts'
import { sites } from '../literals/sites.ts'

/** The items by the letters of the table below. */
const names: Readonly<Record<string, string>> = {
  s: '이용 현황',
  m: '회원 정보 관리',
  b: '결제 관리',
  q: '내 문의',
  h: '교육 이력',
  a: '알림 설정',
  o: '솔루션 이용 현황',
}
const namesOf = (letters: string) => [...letters].map((letter) => names[letter]!)

/** The items of a main account, in the order of the rows of `rights` and of `places`, and what the cells prove. */
const menus: readonly { readonly items: readonly string[]; readonly proves: readonly ClauseId[] }[] = [
  { items: ['mq', 'mq', 'mq', 'mq', 'mq', 'mq'], proves: ['my-page.menu.status-without-roles'] },
  { items: ['smq', 'smq', 'smq', 'smq', 'smq', 'smq'], proves: ['my-page.menu.status-by-usage'] },
  {
    items: ['smq', 'mq', 'smq', 'mq', 'smq', 'mq'],
    proves: [
      'my-page.menu.status-by-tax-bill',
      'my-page.menu.status-tax-bill-abroad',
      'member.country.kr-tax-bill',
      'member.user.country',
    ],
  },
  { items: ['mbq', 'mbq', 'mbq', 'mbq', 'mbq', 'mbq'], proves: ['my-page.menu.billing-role'] },
  {
    items: ['mq', 'mq', 'mq', 'mq', 'mqh', 'mqh'],
    proves: ['my-page.menu.train-history-role', 'my-page.train-history.fin-only'],
  },
  { items: ['mqa', 'mqa', 'mqa', 'mqa', 'mqa', 'mqa'], proves: ['my-page.menu.alarm-role'] },
  { items: ['mqo', 'mqo', 'mqo', 'mqo', 'mqo', 'mqo'], proves: ['my-page.menu.solution-role'] },
  {
    items: ['smbqao', 'smbqao', 'smbqao', 'smbqao', 'smbqhao', 'smbqhao'],
    proves: ['my-page.menu.main-sees-all', 'my-page.menu.filtered', 'member.user.roles'],
  },
]

// Gov has the menu of public, so that no right, tax invoices, training and every right are enough.
const provenOnGov = new Set([0, 2, 4, 7])

const everyClause = menus.flatMap(({ proves }) => proves)

for (const site of sites)
  test.describe(`on ${site}`, () => {
    test.use({ site, settings: { persona: 'main' } })
    test(...clausesOf(everyClause, site), async ({ myPage, world, shell, page }) => {
      await myPage.open('/myquestion/all')
      let users = 0
      /** The name tells when the page knows the user. */
      const become = async (persona: 'main' | 'sub', member: { roles: string[]; cntryCd: string }) => {
        users += 1
        await world.patch({ persona, member: { ...member, name: `사용자 ${users}` } })
        await myPage.comeBack()
        await expect(shell.userMenu(`사용자 ${users}`)).toBeVisible()
      }
      const expectMenu = async (letters: string) => {
        await expect(myPage.items).toHaveText(namesOf(letters))
        // The menu of the site has the same items.
        const area = shell.area('area.myPage')
        // It is opened again if the change of the user has closed it.
        await expect(async () => {
          if ((await area.getAttribute('aria-expanded')) === 'false') await area.click()
          await expect(shell.areas.locator('a[href^="/mypage/"]')).toHaveText(namesOf(letters), { timeout: 2000 })
        }).toPass({ timeout: 10_000 })
      }
      for (const [index, { items, proves }] of menus.entries())
        for (const [column, place] of places.entries()) {
          const { site: of, cntryCd } = placeOf(place)
          if (of !== site || (site === 'gov' && !provenOnGov.has(index))) continue
          const roles = [...rights[index]!.roles]
          const what = `${place}, ${roles.join(' ') || 'no roles'}`
          await become('main', { roles, cntryCd })
          await clauseStep(proves, what, () => expectMenu(items[column]!))
          // A sub account in Korea, and one with a role of its own abroad.
          if (cntryCd === 'KR')
            await clauseStep('my-page.menu.filtered', `a sub account: ${what}`, async () => {
              await become('sub', { roles, cntryCd })
              await expectMenu(items[column]!)
            })
          else
            await clauseStep('my-page.menu.manage-hidden', what, async () => {
              await become('sub', { roles: [...roles, 'ROLE_SUB_ROLE_USER'], cntryCd })
              await expectMenu(items[column]!.replace('m', ''))
            })
        }
      await clauseStep('my-page.train-history.fin-only', 'in the menu of a user without roles', async () => {
        await become('main', { roles: [], cntryCd: 'KR' })
        await expectMenu('mq')
        await page.getByText('표시되지 않는 메뉴').click()
        await expect(page.getByText(/교육 이력 권한이 없습니다/)).toHaveCount(site === 'fin' ? 1 : 0)
      })
      if (site !== 'public') return
      await clauseStep('my-page.access.no-access-page', 'the reasons in the menu', async () => {
        await world.patch({ persona: 'main-limited', member: {} })
        await myPage.comeBack()
        await expect(myPage.items).toHaveText(['이용 현황', '회원 정보 관리', '내 문의', '솔루션 이용 현황'])
        await page.getByText('표시되지 않는 메뉴').click()
        const reasons = myPage.main.locator('details', { hasText: '표시되지 않는 메뉴' }).locator('li')
        await expect(reasons).toHaveText([
          '이 계정에는 결제 관리 권한이 없습니다. 계정 관리자에게 권한을 요청해 주세요.',
          '이 계정에는 알림 설정 권한이 없습니다. 계정 관리자에게 권한을 요청해 주세요.',
        ])
        await world.patch({ persona: 'sub-role-user' })
        await myPage.comeBack()
        await expect(reasons.first()).toHaveText('역할로 접속한 서브 계정에는 회원 정보 관리 메뉴가 표시되지 않습니다.')
        await world.patch({ persona: 'main' })
        await myPage.comeBack()
        await expect(reasons).toHaveCount(0)
        await expect(page.getByText('표시되지 않는 메뉴')).toHaveCount(0)
      })
    })
  })
