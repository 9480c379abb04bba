import { consoleTabs } from '../pages/console-page.ts'
import { clause, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { axeFindings } from '../shell/axe.ts'
import { horizontalOverflow, invisibleContent } from '../shell/visibility.ts'
import { fileOf, generalInquiry } from '../support/inquiry.ts'
import { start, statusOf } from '../support/spawn-server.ts'
import type { ApiClient } from '../support/api-client.ts'
import type { World } from '../support/world.ts'

/** Adds data for every tab to the world. */
const addData = async (api: ApiClient, world: World) => {
  const name = `${'아주 긴 이름 '.repeat(8)}${'x'.repeat(25)}.png`
  const response = await api.postForm(
    '/api/support/inquiry',
    generalInquiry({ title: 'y'.repeat(200) }, [fileOf(name, 5)]),
  )
  expect(response.status).toBe(200)
  await api.post('/api/security/captcha')
  await api.get('/api/support/faq', { searchKeyword: 'z'.repeat(150) })
  await world.faults(
    { operationId: 'submitAdditional', status: 503, code: 'BUSY', message: 'Come back later.', times: 2 },
    { method: 'GET', path: '/api/support/faq/{faqId}', delayMs: 800 },
  )
}

/** What else the address of a tab contains. */
const parameters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  requirements: { requirement: 'inquiry.files.size-max' },
  contract: { operation: 'submitInquiry' },
}

test.use({ settings: { frozen: true } })

test(...clausesOfSteps('320, 375, 800 and 1440 px'), async ({ mockConsole, page, api, world }) => {
  test.setTimeout(60_000)
  await addData(api, world)
  await mockConsole.open('start')
  for (const [i, tab] of consoleTabs.entries()) {
    await mockConsole.go(tab, parameters[tab] ?? {})
    if (tab === 'journal') await page.getByRole('button', { name: /^POST .*inquiry/ }).click()
    if (tab === 'worlds') await page.getByRole('button', { name: 'New world' }).click()
    if (tab === 'contract') await expect(page.getByRole('group', { name: 'curl' })).toBeVisible()
    if (/faults|journal|inquiries|requirements/.test(tab)) {
      await expect(page.getByRole('main')).toContainText(/faqId|POST|GNRL|form.fileSizeLimit10MB/)
      await clauseStep('control.console.narrow', `${tab}: no content is covered or cut off`, async () =>
        expect(await invisibleContent(page)).toEqual([]),
      )
    }
    // The layout depends only on CSS, so one page is enough for every width.
    await clauseStep('control.console.narrow', tab, async () => {
      for (const width of [320, 375, 800, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect([width, await horizontalOverflow(page)]).toEqual([width, 0])
      }
    })
    // Only some rows are analysed, because axe needs 15 seconds for the complete contract.
    if (tab === 'scenarios') await page.getByRole('textbox', { name: 'Search' }).fill('survey')
    if (tab === 'contract') await page.getByLabel('Find an operation').fill('submitInquiry')
    // At each width for every second tab.
    await page.setViewportSize({ width: i % 2 ? 375 : 1440, height: 800 })
    await clauseStep('control.console.axe', tab, async () => expect(await axeFindings(page)).toEqual([]))
  }
})

test(...clause('control.console.axe', 'an error, an open list and a dialog'), async ({ mockConsole, page, guard }) => {
  guard.allowStatuses(400, 404)
  await mockConsole.open('worlds')
  await page.getByRole('button', { name: 'New world' }).click()
  await mockConsole.panel('New world').getByLabel('Latency in ms').fill('slow')
  await page.getByRole('button', { name: 'Create world' }).click()
  await expect(mockConsole.alert).toBeVisible()
  await page.getByRole('combobox', { name: 'World' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await mockConsole.open('journal', { world: 'no-such-world' })
  await expect(page.getByText(/^There is no world/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test.describe('with a token', () => {
  test.setTimeout(60_000)

  test(...clause('control.console.guarded'), async ({ browser, basePort }) => {
    const server = start(['--port', String(basePort), '--control-token', 'open-sesame'])
    const origin = `http://127.0.0.1:${basePort + 1}`
    try {
      await expect.poll(() => statusOf(origin), { timeout: 15_000, intervals: [50] }).toBe(401)
      const withoutToken = await browser.newPage()
      // Not with goto, which some browsers reject after this response.
      const [refused] = await Promise.all([
        withoutToken.waitForResponse(`${origin}/__mock/`),
        withoutToken.evaluate((url) => location.assign(url), `${origin}/__mock/`),
      ])
      expect(refused.status()).toBe(401)
      await withoutToken.close()
      const page = await browser.newPage({ httpCredentials: { username: '', password: 'open-sesame' } })
      await page.goto(`${origin}/__mock/?tab=worlds`)
      // The browser also sends the credentials with the requests of the console.
      await expect(page.getByRole('rowheader', { name: 'default' })).toBeVisible()
      await page.getByRole('region', { name: 'Clock' }).getByRole('button', { name: 'Freeze' }).click()
      await expect(page.getByRole('region', { name: 'Clock' }).getByText('frozen')).toBeVisible()
      expect(page.url()).not.toContain('sesame')
      await page.close()
    } finally {
      await server.stop()
    }
  })
})
