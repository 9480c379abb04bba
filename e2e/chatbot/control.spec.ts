import type { Page } from '@playwright/test'
import { changeWorld } from '../pages/change-world.ts'
import { ChatbotPage } from '../pages/chatbot-page.ts'
import { appRuns, openInApp } from '../pages/open-in-app.ts'
import { framedScreens, screenSettings } from '../pages/screens.ts'
import { clause, expect, softStep, test } from '../pages/test.ts'

const supportScreens = [
  ...framedScreens.filter(({ crumbs, route }) => crumbs.includes('area.support') || route === '/support'),
  ...['service', 'trouble', 'solution', 'sales', 'experience'].map((type) => ({ path: `/support/question/${type}` })),
]

const controlOf = (page: Page, name = '챗봇에게 물어보기') => page.getByRole('main').getByRole('link', { name })

test.describe('signed in', () => {
  test.use({ settings: screenSettings })

  test(...clause('inquiry.chatbot.control', 'on every screen of support'), async ({ page, shell }) => {
    test.setTimeout(60_000)
    /** Opens a screen, which has another heading than the one before. */
    const open = async (path: string) => {
      const before = await shell.h1.innerText()
      await openInApp(page, path)
      await expect(shell.h1).not.toHaveText(before)
    }
    expect(supportScreens.length).toBeGreaterThan(20)
    await page.goto('/')
    await expect(controlOf(page)).toHaveCount(0)
    for (const { path } of supportScreens)
      await softStep(path, async () => {
        await open(path)
        await expect(controlOf(page)).toBeVisible()
        await expect(controlOf(page)).toHaveAttribute('href', '/chatbot')
      })
    await softStep('not on my page', async () => {
      await open('/mypage/manage')
      await expect(controlOf(page)).toHaveCount(0)
    })
    await page.goto('/login')
    await softStep('not on the login page', () => expect(controlOf(page)).toHaveCount(0))
  })

  test(...clause('inquiry.chatbot.control', 'opens the window'), async ({ page }) => {
    await page.goto('/')
    for (const path of ['/support', '/support/question/general', '/support/notice/all/1057'])
      await softStep(path, async () => {
        await openInApp(page, path)
        await expect(controlOf(page)).toHaveAttribute('href', '/chatbot')
        const [popup] = await Promise.all([page.waitForEvent('popup'), controlOf(page).click()])
        await expect(popup).toHaveURL(/\/chatbot$/)
        await expect(new ChatbotPage(popup, 'ko').log).toContainText('안녕하세요, 김민서 님.')
        expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([420, 720])
        expect(new URL(page.url()).pathname).toBe(path)
        await popup.close()
      })
  })

  for (const [language, name] of [
    ['en', 'Ask the chatbot'],
    ['ja', 'チャットボットに質問'],
  ] as const)
    test.describe(language, () => {
      test.use({ language, viewport: { width: 375, height: 700 } })
      test(...clause('inquiry.chatbot.control', language), async ({ page, shell }) => {
        await page.goto('/')
        for (const path of ['/support', '/support/question', '/support/question/general']) {
          const before = await shell.h1.innerText()
          await openInApp(page, path)
          await expect(shell.h1).not.toHaveText(before)
          const control = controlOf(page, name)
          await expect(control).toBeVisible()
          if (path === '/support') continue
          // The last thing before the space above the footer.
          const [main, box] = [await shell.main.boundingBox(), await control.boundingBox()]
          expect(main!.y + main!.height - box!.y - box!.height).toBeLessThan(100)
        }
      })
    })
})

test(
  ...clause('inquiry.chatbot.control-login-first', 'from a list, a form and the landing page'),
  async ({ page, login, world, context }) => {
    test.setTimeout(40_000)
    for (const [path, returnUrl] of [
      ['/support/faq/bill?page=2', '/support/faq/bill?page=2&chatbotState=open'],
      ['/support/question/general', '/support/question/general?chatbotState=open'],
      ['/support', '/support?chatbotState=open'],
    ] as const)
      await softStep(path, async () => {
        await changeWorld(page, world, { persona: 'anonymous' })
        await page.goto(path)
        // The page as it was built does not know its query.
        await appRuns(page)
        await controlOf(page).click()
        await expect(login.heading).toBeVisible()
        expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(returnUrl)
        expect(context.pages()).toHaveLength(1)
        const [popup] = await Promise.all([page.waitForEvent('popup'), login.signIn('minseo.kim@example.com')])
        await expect(popup).toHaveURL(/\/chatbot$/)
        expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(returnUrl)
        await popup.close()
      })
  },
)
