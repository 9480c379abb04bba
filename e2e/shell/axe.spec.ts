import { openInApp } from '../pages/open-in-app.ts'
import { clause, expect, softStep, test } from '../pages/test.ts'
import { axeStep } from './axe.ts'

// What opens above a page. The pages themselves and their other states are checked where they are loaded anyway: in
// every-screen.spec.ts and for each scenario.

// axe checks every element, which is slow on a busy machine.
test.describe.configure({ timeout: 90_000 })

for (const [site, locale] of [
  ['public', 'ko'],
  ['gov', 'en'],
  ['fin', 'ja'],
] as const)
  test.describe(`${site} in ${locale}`, () => {
    test.use({ site, language: locale, viewport: { width: 1280, height: 800 } })
    test(
      ...clause('shell.access.axe', `lists, dialogs and menus; ${site}, ${locale}`),
      async ({ inquiry, chatbot, landing, faq, page, shell, world }) => {
        const options = page.getByRole('option')
        const check = async (state: string, reach: () => Promise<unknown>) => {
          await softStep(state, reach)
          await axeStep(page, state)
        }
        await check('an open category search', async () => {
          await inquiry.visit('', 'service')
          await inquiry.category.click()
          await expect(options.first()).toBeVisible()
        })
        await check('a category search without results', async () => {
          await inquiry.category.fill('qqqq')
          await expect(page.getByText(inquiry.words('select.nothingFound')).first()).toBeVisible()
        })
        await check('an open list of details', async () => {
          await inquiry.reopen('?parentCode=GNRL_BILL')
          await inquiry.detail.click()
          await expect(options.first()).toBeVisible()
        })
        await check('an open list of countries', async () => {
          await page.keyboard.press('Escape')
          await inquiry.country.click()
          await expect(options.first()).toBeVisible()
        })
        await check('the dialog with the terms', async () => {
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: inquiry.words('form.terms.read') }).click()
          await expect(page.getByRole('dialog')).toBeVisible()
        })
        await check('an open list of products', async () => {
          await openInApp(page, '/support/faq/prod')
          await faq.product.click()
          await expect(options.first()).toBeVisible()
        })
        await check('notices that are expanded', async () => {
          await openInApp(page, '/support')
          await expect(landing.notices).toHaveCount(3)
          await landing.shownNotice.focus()
          await expect(landing.shownNotice).toHaveCount(3)
        })
        await check('the phone menu', async () => {
          await page.setViewportSize({ width: 375, height: 700 })
          await shell.phoneMenu.click()
          await expect(shell.areas).toBeVisible()
        })
        await check('an open answer of the chatbot', async () => {
          await world.patch({ persona: 'main' })
          await chatbot.open()
          await chatbot.quickReplies.first().click()
          await expect(chatbot.titles).toHaveCount(5)
          await chatbot.titles.first().click()
        })
      },
    )
  })
