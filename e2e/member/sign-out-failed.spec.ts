import { returnToTab } from '../pages/return-to-tab.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

const failure = {
  ko: {
    title: '로그아웃하지 못했습니다',
    retry: '다시 시도',
    close: '닫기',
    signOut: '로그아웃',
    menu: '메뉴',
    signIn: '로그인',
  },
  en: {
    title: 'You couldn’t be signed out',
    retry: 'Try again',
    close: 'Close',
    signOut: 'Sign out',
    menu: 'Menu',
    signIn: 'Sign in',
  },
  ja: {
    title: 'ログアウトできませんでした',
    retry: 'もう一度試す',
    close: '閉じる',
    signOut: 'ログアウト',
    menu: 'メニュー',
    signIn: 'ログイン',
  },
} as const

const names = { ko: '김민서', en: 'Minseo Kim', ja: 'キム・ミンソ' } as const

test.use({ settings: { persona: 'main' } })

test(...clausesOfSteps('in each language, on computer and phone'), async ({ page, shell, world, guard }) => {
  guard.allowStatuses(503)
  await page.goto('/support')
  for (const [language, width, before] of [
    ['ko', 1280, null],
    ['en', 375, 'ko'],
    ['ja', 1280, 'en'],
    ['ja', 375, null],
  ] as const) {
    const { title, retry, close, signOut, menu, signIn } = failure[language]
    await page.setViewportSize({ width: 1280, height: 800 })
    await world.patch({ persona: 'main' })
    await returnToTab(page)
    await expect(shell.userMenu(names[before ?? language])).toBeVisible()
    if (before) await shell.changeLanguage(before, language)
    await page.setViewportSize({ width, height: 800 })
    const opener = shell.banner.getByRole('button', { name: width < 768 ? menu : names[language], exact: true })
    const button = shell.banner.getByRole('button', { name: signOut })
    const alert = page.getByRole('alertdialog', { name: title })
    const place = `${language} at ${width} px`
    await clauseStep('member.sign-out.failed', place, async () => {
      const { length } = await world.journal('signOut')
      await world.faults({ operationId: 'signOut', status: 503 })
      await opener.click()
      await button.click()
      await alert.getByRole('button', { name: retry }).click()
      await expect.poll(async () => (await world.journal('signOut')).length).toBe(length + 2)
      await alert.getByRole('button', { name: close }).click()
      await expect(alert).toBeHidden()
      expect((await world.state()).persona).toBe('main')
    })
    await clauseStep('shell.alert.keeps-focus', place, () => expect(opener).toBeFocused())
    await clauseStep('member.sign-out.failed', `${place}, tried again`, async () => {
      await opener.click()
      await button.click()
      await expect(alert).toBeVisible()
      await world.faults()
      await alert.getByRole('button', { name: retry }).click()
      await expect.poll(async () => (await world.state()).persona).toBe('anonymous')
      if (width < 768) await opener.click()
      await expect(shell.banner.getByRole('link', { name: signIn, exact: true })).toBeVisible()
      await expect(page.getByRole('alertdialog')).toBeHidden()
    })
  }
})
