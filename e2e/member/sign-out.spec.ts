import { openInApp } from '../pages/open-in-app.ts'
import { returnToTab } from '../pages/return-to-tab.ts'
import { framedScreens, screenSettings } from '../pages/screens.ts'
import { clause, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { pagesOf } from '../mock-client/deployment.ts'

test(...clausesOfSteps(), async ({ page, context, shell, login, baseURL }) => {
  const open = async (address: string) => {
    const tab = await context.newPage()
    await tab.goto(address)
    return tab
  }
  const form = await open(`${baseURL}/support/question/general`)
  await login.open()
  await login.signIn('minseo.kim@example.com')
  await expect(shell.userMenu('김민서')).toBeVisible()
  await clauseStep('member.sign-out.other-tabs', 'signed in', async () => {
    // The other tab gets no event of its own: it stays in the background.
    await expect(form.getByRole('banner').getByRole('button', { name: '김민서' })).toBeVisible()
    await form.getByLabel('제목').fill('인증서 갱신 문의')
  })
  const questions = await open(`${baseURL}/mypage/myquestion/all`)
  await clauseStep('member.sign-out.other-tabs', 'a new tab', async () => {
    await expect(questions.getByRole('banner').getByRole('button', { name: '김민서' })).toBeVisible()
    // A request that is still in flight when somebody signs out would fail.
    await expect(questions.getByRole('rowheader').first()).toBeVisible()
  })
  for (const site of ['gov', 'fin'] as const)
    await clauseStep('member.sign-out.other-tabs', `a new tab of ${site}`, async () => {
      const tab = await open(pagesOf(site))
      await expect(tab.getByRole('banner').getByRole('button', { name: '김민서' })).toBeVisible()
      await tab.close()
    })
  await clauseStep('member.sign-out.other-tabs', 'signed out', async () => {
    await page.bringToFront()
    await shell.signOut('김민서')
    await expect(form.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible()
    await expect(form.getByText('로그인이 만료되었습니다')).toHaveCount(0)
    await expect(questions).toHaveURL(/\/login\?returnUrl=%2Fmypage%2Fmyquestion%2Fall$/)
  })
})

test(...clause('member.sign-out.offered', 'on every page'), async ({ page, shell, world }) => {
  // It opens every screen.
  test.setTimeout(60_000)
  await page.goto('/login')
  let isSignedIn = false
  for (const { path, title, ready, afterSignOut } of framedScreens)
    await test.step(path, async () => {
      if (!isSignedIn) {
        await world.patch(screenSettings)
        await returnToTab(page)
        await expect(shell.userMenu('김민서')).toBeVisible()
      }
      const isFirst = path === framedScreens[0]!.path
      await openInApp(page, path)
      await expect(page).toHaveTitle(shell.title(title))
      await ready(page)
      await expect(shell.userMenu('김민서')).toBeVisible()
      // Signing out is the same everywhere but where it leads elsewhere.
      isSignedIn = !isFirst && !afterSignOut
      if (isSignedIn) return
      await shell.signOut('김민서')
      await expect(shell.signIn).toBeVisible()
      expect((await world.state()).persona).toBe('anonymous')
      if (afterSignOut) await expect(page).toHaveURL(afterSignOut)
    })
})
