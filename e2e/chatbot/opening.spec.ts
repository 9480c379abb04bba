import type { Page } from '@playwright/test'
import { ChatbotPage } from '../pages/chatbot-page.ts'
import { alsoProves, clause, expect, softStep, test } from '../pages/test.ts'

/** Blocks the first `times` calls of window.open, as a popup blocker does. */
const blockWindows = (page: Page, times: number) =>
  page.addInitScript((count) => {
    const open = window.open.bind(window)
    let remaining = count
    window.open = (...args) => (remaining-- > 0 ? null : open(...args))
  }, times)

test.describe('signed in', () => {
  test.use({ settings: { persona: 'main' } })

  test(
    ...alsoProves(
      clause('inquiry.address.chatbot-opens', 'on every form'),
      'inquiry.chatbot.route',
      'inquiry.chatbot.size',
      'inquiry.chatbot.greeting',
    ),
    async ({ inquiry, page }) => {
      for (const type of ['service', 'trouble', 'solution', 'general', 'sales', 'experience'] as const)
        await softStep(type, async () => {
          const [popup] = await Promise.all([page.waitForEvent('popup'), inquiry.visit('?chatbotState=open', type)])
          await expect(popup).toHaveURL(/\/chatbot$/)
          await expect(new ChatbotPage(popup, 'ko').log).toContainText('안녕하세요, 김민서 님.')
          expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([420, 720])
          await popup.close()
        })
    },
  )

  test(...clause('inquiry.address.chatbot-on-entry'), async ({ page }) => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.goto('/support/question?chatbotState=open')])
    await expect(popup).toHaveURL(/\/chatbot$/)
    await expect(new ChatbotPage(popup, 'ko').log).toContainText('안녕하세요, 김민서 님.')
  })

  test(
    ...clause('inquiry.address.chatbot-opens', 'not with other values'),
    async ({ inquiry, chatbot, page, context }) => {
      await blockWindows(page, 1)
      for (const search of ['', '?chatbotState=', '?chatbotState=closed', '?chatbotState=OPEN'])
        await softStep(`"${search}"`, async () => {
          await inquiry.visit(search)
          await expect(inquiry.phone).toHaveValue('1000000010')
          expect(context.pages()).toHaveLength(1)
          await expect(chatbot.blocked).toHaveCount(0)
        })
    },
  )

  test(...clause('inquiry.chatbot.one-window'), async ({ inquiry, page, context }) => {
    await Promise.all([page.waitForEvent('popup'), inquiry.visit('?chatbotState=open')])
    await inquiry.visit('?chatbotState=open', 'sales')
    await expect(inquiry.phone).toHaveValue('1000000010')
    expect(context.pages()).toHaveLength(2)
  })

  test(
    ...alsoProves(clause('error.popup.blocked'), 'error.popup.opens-window', 'shell.alert.role'),
    async ({ inquiry, chatbot, page }) => {
      await blockWindows(page, 1)
      await inquiry.goto('?chatbotState=open')
      await expect(chatbot.blocked).toContainText(
        '브라우저에서 새 창이 차단되었습니다. 아래 버튼을 눌러 창을 열어 주세요.',
      )
      const [popup] = await Promise.all([
        page.waitForEvent('popup'),
        chatbot.blocked.getByRole('button', { name: '창 열기' }).click(),
      ])
      await expect(popup).toHaveURL(/\/chatbot$/)
      await expect(chatbot.blocked).toHaveCount(0)
    },
  )

  test(...clause('error.popup.blocked', 'in three languages'), async ({ inquiry, page }) => {
    await blockWindows(page, 9)
    for (const [locale, text] of [
      ['ko', '브라우저에서 새 창이 차단되었습니다. 아래 버튼을 눌러 창을 열어 주세요.'],
      ['en', 'Your browser blocked the pop-up window. Use the button below to open it.'],
      ['ja', 'ブラウザーがポップアップをブロックしました。下のボタンを押してウィンドウを開いてください。'],
    ] as const)
      await softStep(locale, async () => {
        await inquiry.goto(`?lang=${locale}&chatbotState=open`)
        await expect(page.getByRole('alertdialog')).toContainText(text)
      })
  })

  test(...clause('error.popup.opens-window', 'blocked twice, then closed'), async ({ inquiry, chatbot, page }) => {
    await blockWindows(page, 2)
    await inquiry.goto('?chatbotState=open')
    await chatbot.blocked.getByRole('button', { name: '창 열기' }).click()
    await expect(chatbot.blocked).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(chatbot.blocked).toHaveCount(0)
    await inquiry.title.fill('title')
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

test(...clause('inquiry.address.chatbot-login-first'), async ({ inquiry, login, page, context }) => {
  await inquiry.goto('?chatbotState=open&parentCode=GNRL_MBR', 'general')
  await expect(login.heading).toBeVisible()
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(
    '/support/question/general?chatbotState=open&parentCode=GNRL_MBR',
  )
  expect(context.pages()).toHaveLength(1)
  const [popup] = await Promise.all([page.waitForEvent('popup'), login.signIn('minseo.kim@example.com')])
  await expect(popup).toHaveURL(/\/chatbot$/)
  await expect(page).toHaveURL(/\/support\/question\/general\?chatbotState=open&parentCode=GNRL_MBR$/)
  await expect(inquiry.primary).toHaveText('회원·계정')
})

test(
  ...clause('inquiry.address.chatbot-login-first', 'Back does not return to the form'),
  async ({ inquiry, login, page, shell }) => {
    await page.goto('/')
    await inquiry.goto('?chatbotState=open')
    await expect(login.heading).toBeVisible()
    await page.goBack()
    await expect(shell.h1).toHaveText('무엇을 도와드릴까요?')
  },
)

test(...clause('inquiry.address.chatbot-on-entry', 'login first'), async ({ login, page, context }) => {
  await page.goto('/support/question?chatbotState=open')
  await expect(login.heading).toBeVisible()
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/support/question?chatbotState=open')
  expect(context.pages()).toHaveLength(1)
  const [popup] = await Promise.all([page.waitForEvent('popup'), login.signIn('minseo.kim@example.com')])
  await expect(popup).toHaveURL(/\/chatbot$/)
  await expect(page).toHaveURL(/\/support\/question\?chatbotState=open$/)
})

test(...clause('inquiry.chatbot.login-first'), async ({ chatbot, login, page }) => {
  await page.goto('/chatbot')
  await expect(login.heading).toBeVisible()
  await login.signIn('olivia.reed@example.com')
  await expect(chatbot.log).toContainText('Olivia Reed')
})
