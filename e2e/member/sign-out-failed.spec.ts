import { alsoProves, clause, expect, test } from '../pages/test.ts'

const failure = {
  ko: { title: '로그아웃하지 못했습니다', retry: '다시 시도', close: '닫기', signOut: '로그아웃', menu: '메뉴' },
  en: { title: 'You couldn’t be signed out', retry: 'Try again', close: 'Close', signOut: 'Sign out', menu: 'Menu' },
  ja: {
    title: 'ログアウトできませんでした',
    retry: 'もう一度試す',
    close: '閉じる',
    signOut: 'ログアウト',
    menu: 'メニュー',
  },
} as const

for (const [language, { title, retry, close, signOut, menu }] of Object.entries(failure))
  for (const width of [1280, 375])
    test.describe(`${language} at ${width} px`, () => {
      test.use({
        language: language as keyof typeof failure,
        viewport: { width, height: 800 },
        settings: { persona: 'main' },
      })
      test(
        ...alsoProves(clause('member.sign-out.failed', `${language} at ${width} px`), 'shell.alert.keeps-focus'),
        async ({ page, shell, world, guard }) => {
          guard.allowStatuses(503)
          await page.goto('/support')
          const opener = shell.banner.getByRole('button', { name: width < 768 ? menu : '김민서', exact: true })
          await opener.click()
          const button = shell.banner.getByRole('button', { name: signOut })
          const alert = page.getByRole('alertdialog', { name: title })
          await world.faults({ operationId: 'signOut', status: 503 })
          await button.click()
          await alert.getByRole('button', { name: retry }).click()
          await expect.poll(async () => (await world.journal('signOut')).length).toBe(2)
          await alert.getByRole('button', { name: close }).click()
          await expect(alert).toBeHidden()
          await expect(opener).toBeFocused()
          expect((await world.state()).persona).toBe('main')
          await opener.click()
          await button.click()
          await expect(alert).toBeVisible()
          await world.faults()
          await alert.getByRole('button', { name: retry }).click()
          await expect.poll(async () => (await world.state()).persona).toBe('anonymous')
          if (width < 768) await opener.click()
          await expect(shell.banner.getByRole('link', { name: /^(로그인|Sign in|ログイン)$/ })).toBeVisible()
          await expect(page.getByRole('alertdialog')).toBeHidden()
        },
      )
    })
