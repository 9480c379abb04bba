import { changeWorld } from '../pages/change-world.ts'
import { framedScreens, screenSettings } from '../pages/screens.ts'
import { started } from '../pages/started.ts'
import { alsoProves, clause, expect, test } from '../pages/test.ts'
import { originOf, sites } from '../support/deployment.ts'

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

test(...clause('member.sign-out.other-tabs'), async ({ page, context, shell, login, baseURL }) => {
  const other = await context.newPage()
  await other.goto(`${baseURL}/support/question/general`)
  await started(other)
  await login.open()
  await login.signIn('minseo.kim@example.com')
  await expect(shell.userMenu('김민서')).toBeVisible()
  // The other tab gets no event of its own: it stays in the background.
  await expect(other.getByRole('banner').getByRole('button', { name: '김민서' })).toBeVisible()
  await other.getByLabel('제목').fill('인증서 갱신 문의')
  const questions = await context.newPage()
  await questions.goto(`${baseURL}/mypage/myquestion/all`)
  // A request that is still in flight when somebody signs out would fail.
  await expect(questions.getByRole('rowheader').first()).toBeVisible()

  await page.bringToFront()
  await shell.signOut('김민서')
  await expect(other.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible()
  await expect(other.getByText('로그인이 만료되었습니다')).toHaveCount(0)
  await expect(questions).toHaveURL(/\/login\?returnUrl=%2Fmypage%2Fmyquestion%2Fall$/)
})

test(
  ...alsoProves(clause('member.sign-out.offered', 'on every page'), 'call.member.sign-out'),
  async ({ page, shell, world }) => {
    // One page load for each screen.
    test.setTimeout(90_000)
    for (const [i, { path, ready, afterSignOut }] of framedScreens.entries())
      await test.step(path, async () => {
        await changeWorld(page, world, screenSettings)
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
