import type { Page } from '@playwright/test'
import { changeWorld } from '../pages/change-world.ts'
import { ChatbotPage } from '../pages/chatbot-page.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { clause, clausesOfSteps, clauseStep, expect, softStep, test } from '../pages/test.ts'

/** Blocks the first `times` calls of window.open, as a popup blocker does. */
const blockWindows = (page: Page, times: number) =>
  page.addInitScript((count) => {
    const open = window.open.bind(window)
    let remaining = count
    window.open = (...args) => (remaining-- > 0 ? null : open(...args))
  }, times)

test.describe('signed in', () => {
  test.use({ settings: { persona: 'main' } })

  test(...clausesOfSteps('on every form and on the entry page'), async ({ inquiry, page, context }) => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.goto('/support/question?chatbotState=open')])
    await clauseStep('inquiry.chatbot.route', 'its own page', () => expect(popup).toHaveURL(/\/chatbot$/))
    await clauseStep('inquiry.address.chatbot-on-entry', 'when it opens', async () => {
      await expect(new ChatbotPage(popup, 'ko').log).toContainText('안녕하세요')
    })
    await clauseStep('inquiry.chatbot.greeting', 'by name', () =>
      expect(new ChatbotPage(popup, 'ko').log).toContainText('안녕하세요, 김민서 님.'),
    )
    await clauseStep('inquiry.chatbot.route', '420 by 720 px', async () =>
      expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([420, 720]),
    )
    await clauseStep('inquiry.chatbot.route', 'the same again', async () => {
      await inquiry.visit('?chatbotState=open', 'sales')
      await expect(inquiry.phone).toHaveValue('1000000010')
      expect(context.pages()).toHaveLength(2)
    })
    await popup.close()
    // The forms of all types are one screen.
    for (const type of ['trouble', 'general', 'experience'] as const)
      await clauseStep('inquiry.address.chatbot-opens', type, async () => {
        await openInApp(page, '/')
        const [another] = await Promise.all([
          page.waitForEvent('popup'),
          openInApp(page, `/support/question/${type}?chatbotState=open`),
        ])
        await expect(another).toHaveURL(/\/chatbot$/)
        await another.close()
      })
  })

  test(
    ...clause('inquiry.address.chatbot-opens', 'not with other values'),
    async ({ inquiry, chatbot, page, context }) => {
      await blockWindows(page, 1)
      for (const search of ['', '?chatbotState=', '?chatbotState=closed', '?chatbotState=OPEN'])
        await softStep(`"${search}"`, async () => {
          await (search === '' ? inquiry.visit() : inquiry.revisit(search))
          await expect(inquiry.phone).toHaveValue('1000000010')
          expect(context.pages()).toHaveLength(1)
          await expect(chatbot.blocked).toHaveCount(0)
        })
    },
  )

  test(...clausesOfSteps('in three languages'), async ({ inquiry, page }) => {
    await blockWindows(page, 2)
    const alert = page.getByRole('alertdialog')
    for (const [locale, text] of [
      ['en', 'Your browser blocked the pop-up window. Use the button below to open it.'],
      ['ja', 'ブラウザーがポップアップをブロックしました。下のボタンを押してウィンドウを開いてください。'],
      ['ko', '브라우저에서 새 창이 차단되었습니다. 아래 버튼을 눌러 창을 열어 주세요.'],
    ] as const) {
      await inquiry.goto(`?lang=${locale}&chatbotState=open`)
      await clauseStep('error.popup.blocked', locale, () => expect(alert).toContainText(text))
    }
    await clauseStep('error.popup.opens-window', 'not if the alert is closed', async () => {
      await page.keyboard.press('Escape')
      await expect(alert).toHaveCount(0)
      await page.getByRole('textbox').first().fill('title')
      await inquiry.goto('?chatbotState=open')
    })
    await clauseStep('shell.alert.role', 'alertdialog', () => expect(alert).toHaveCount(1))
    await clauseStep('error.popup.opens-window', 'blocked again, then opened', async () => {
      const open = alert.getByRole('button', { name: '창 열기' })
      await open.click()
      await expect(alert).toBeVisible()
      const [popup] = await Promise.all([page.waitForEvent('popup'), open.click()])
      await expect(popup).toHaveURL(/\/chatbot$/)
      await expect(alert).toHaveCount(0)
    })
  })

  test(...clause('inquiry.draft.popups-do-not-read'), async ({ inquiry, page }) => {
    await inquiry.visit()
    await inquiry.title.fill('draft of the opener')
    await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('draft of the opener')
    await page.evaluate(() => sessionStorage.setItem('witness', 'copied'))
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => void window.open('/support/question/general', 'other', 'popup')),
    ])
    const title = popup.getByRole('textbox', { name: '제목', exact: true })
    await expect(title).toBeVisible()
    // The browser copied session storage to the popup, so the draft is readable there.
    expect(await popup.evaluate(() => sessionStorage.getItem('witness'))).toBe('copied')
    await expect(title).toHaveValue('')
    await page.reload()
    await expect(inquiry.title).toHaveValue('draft of the opener')
  })
})

test(
  ...clausesOfSteps('from a form and from the entry page'),
  async ({ inquiry, chatbot, login, page, shell, world, context }) => {
    test.setTimeout(40_000)
    const expectPopupAfterLogin = async (path: string) => {
      await expect(login.heading).toBeVisible()
      expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(path)
      expect(context.pages()).toHaveLength(1)
      const [popup] = await Promise.all([page.waitForEvent('popup'), login.signIn('minseo.kim@example.com')])
      await expect(popup).toHaveURL(/\/chatbot$/)
      await expect(page).toHaveURL((url) => url.pathname + url.search === path)
      await popup.close()
    }
    await page.goto('/')
    await inquiry.goto('?chatbotState=open&parentCode=GNRL_MBR', 'general')
    await clauseStep('inquiry.address.chatbot-login-first', 'Back does not return to the form', async () => {
      await expect(login.heading).toBeVisible()
      await page.goBack()
      await expect(shell.h1).toHaveText('무엇을 도와드릴까요?')
      await page.goForward()
    })
    await clauseStep('inquiry.address.chatbot-login-first', 'then the window and the form', async () => {
      await expectPopupAfterLogin('/support/question/general?chatbotState=open&parentCode=GNRL_MBR')
      await expect(inquiry.primary).toHaveText('회원·계정')
    })
    await changeWorld(page, world, { persona: 'anonymous' })
    await clauseStep('inquiry.address.chatbot-on-entry', 'login first', async () => {
      await page.goto('/support/question?chatbotState=open')
      await expectPopupAfterLogin('/support/question?chatbotState=open')
    })
    await changeWorld(page, world, { persona: 'anonymous' })
    await clauseStep('inquiry.chatbot.control-login-first', 'at its own path', async () => {
      await page.goto('/chatbot')
      await expect(login.heading).toBeVisible()
      await login.signIn('olivia.reed@example.com')
      await expect(chatbot.log).toContainText('Olivia Reed')
    })
  },
)
