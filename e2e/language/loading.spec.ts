import type { Page, Route } from '@playwright/test'
import { clause, clausesOf, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

const h1 = { ko: '무엇을 도와드릴까요?', en: 'How can we help?', ja: 'どのようなご用件でしょうか？' } as const
const isScript = (url: URL) => url.pathname.endsWith('.js')
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('locale'))

const failure = {
  ko: { title: '언어를 변경하지 못했습니다', retry: '다시 시도', close: '닫기' },
  en: { title: 'The language couldn’t be changed', retry: 'Try again', close: 'Close' },
  ja: { title: '言語を変更できませんでした', retry: 'もう一度試す', close: '閉じる' },
} as const

for (const [from, to] of [
  ['ko', 'ja'],
  ['en', 'ko'],
  ['ja', 'en'],
] as const)
  test.describe(`from ${from} to ${to}`, () => {
    test.use({ language: from })
    test(
      ...clausesOf(['language.choice.failed', 'shell.alert.keeps-focus'], `${from} to ${to}`),
      async ({ page, shell, guard }) => {
        guard.allowCutConnections()
        await page.goto('/')
        await expect(shell.h1).toHaveText(h1[from])
        const { title, retry, close } = failure[from]
        const alert = page.getByRole('alertdialog', { name: title })
        await page.route(isScript, (route) => route.abort())
        await shell.changeLanguage(from, to)
        await expect(alert).toContainText({ ko: '한국어', en: 'English', ja: '日本語' }[to])
        await alert.getByRole('button', { name: retry }).click()
        await expect(alert).toBeVisible()
        await alert.getByRole('button', { name: close }).click()
        await expect(alert).toBeHidden()
        await expect(shell.languageMenu(from)).toBeFocused()
        await expect(shell.h1).toHaveText(h1[from])
        expect(await stored(page)).toBe(from)
        await shell.changeLanguage(from, to)
        await expect(alert).toBeVisible()
        await page.unroute(isScript)
        await alert.getByRole('button', { name: retry }).click()
        await expect(shell.h1).toHaveText(h1[to])
        await expect(page.getByRole('alertdialog')).toBeHidden()
      },
    )
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 720 } })

  test(
    ...clausesOf(['language.choice.failed', 'shell.alert.keeps-focus'], 'from the phone menu'),
    async ({ page, shell, guard }) => {
      guard.allowCutConnections()
      await page.goto('/')
      await expect(shell.h1).toHaveText(h1.ko)
      const { title, retry, close } = failure.ko
      const alert = page.getByRole('alertdialog', { name: title })
      const chooseJapanese = async () => {
        await shell.phoneMenu.click()
        await shell.language('ja').click()
      }
      await page.route(isScript, (route) => route.abort())
      await chooseJapanese()
      await expect(alert).toContainText('日本語')
      await expect(alert).toBeInViewport({ ratio: 1 })
      await alert.getByRole('button', { name: close }).click()
      await expect(alert).toBeHidden()
      // The language in the menu is gone with the menu.
      await expect(shell.phoneMenu).toBeFocused()
      await expect(shell.h1).toHaveText(h1.ko)
      expect(await stored(page)).toBe('ko')
      await chooseJapanese()
      await expect(alert).toBeVisible()
      await page.unroute(isScript)
      await alert.getByRole('button', { name: retry }).click()
      await expect(shell.h1).toHaveText(h1.ja)
      await expect(alert).toBeHidden()
    },
  )
})

test(...clausesOfSteps('ko, ja, en'), async ({ page, shell }) => {
  await page.goto('/')
  await expect(shell.h1).toHaveText(h1.ko)
  const held: Route[] = []
  let isHolding = true
  await page.route(isScript, (route) => (isHolding ? void held.push(route) : route.continue()))
  await shell.changeLanguage('ko', 'ja')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  isHolding = false
  await shell.changeLanguage('ko', 'en')
  await expect(shell.h1).toHaveText(h1.en)
  const late = held.map((route) => page.waitForResponse((response) => response.url() === route.request().url()))
  await Promise.all(held.map((route) => route.continue()))
  await Promise.all(late)
  // The Japanese texts have arrived when the page requests them no more.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await clauseStep('language.choice.last-wins', 'English stays', async () => {
    await expect(shell.h1).toHaveText(h1.en)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
  await clauseStep('language.choice.kept', 'English is stored', async () => expect(await stored(page)).toBe('en'))
})

test(...clause('language.messages.no-raw-key', 'the code of a form arrives before its texts'), async ({ page }) => {
  const held: Route[] = []
  await page.route(/\/assets\/inquiryForm-[\w-]+\.js$/, (route) => void held.push(route))
  await page.goto('/support/question')
  const tile = page.getByRole('main').getByRole('link', { name: '회원·계정' })
  const code = page.waitForResponse(/\/assets\/form-[\w-]+\.js$/)
  await tile.hover()
  await (await code).finished()
  await tile.click()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await Promise.all(held.map((route) => route.continue()))
  await expect(page.getByRole('textbox', { name: '제목' })).toBeVisible()
})
