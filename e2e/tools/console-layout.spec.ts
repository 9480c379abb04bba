import { consoleTabs } from '../pages/console-page.ts'
import { expect, softStep, test } from '../pages/test.ts'
import { axeFindings } from '../shell/axe.ts'
import { horizontalOverflow, invisibleContent } from '../shell/visibility.ts'
import { firstOrigin, originOf } from '../mock-client/deployment.ts'
import { fileOf, generalInquiry } from '../literals/inquiry.ts'
import { sites } from '../literals/sites.ts'
import { start, statusOf } from '../processes/spawn-server.ts'
import type { ApiClient } from '../mock-client/api-client.ts'
import type { World } from '../mock-client/world.ts'

test('the first tab links to sites, scenarios and tasks in the world', async ({ page, api, world }) => {
  const { headers } = await api.at(firstOrigin).send('GET', '/', { redirect: 'manual' })
  expect(headers.get('location')).toBe('/__mock/')
  await page.goto('/__mock/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start here')
  const panel = (name: string) => page.getByRole('main').getByRole('region', { name })
  const expectLinks = async (id: string) => {
    for (const site of sites)
      await expect(page.getByRole('link', { name: `Open ${site}` })).toHaveAttribute(
        'href',
        `${originOf(site)}/__mock/enter?world=${id}&to=%2F`,
      )
  }
  await expect(panel('What this is')).toContainText('nothing leaves this machine')
  await expectLinks('default')
  const scenarios = page.getByRole('list', { name: 'First scenarios' }).getByRole('link')
  await expect(scenarios).toHaveCount(5)
  const addresses = await scenarios.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  for (const address of addresses) expect(address).toContain('/__mock/enter?scenario=')
  for (const reader of ['Developers', 'Testers', 'Back-end teams']) await expect(panel(reader)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Create a world' })).toHaveText(
    `curl -X POST '${api.origin}/__mock/worlds' -H 'content-type: application/json' -d '{"id":"mine","persona":"main"}'`,
  )
  await expect(page.getByRole('group', { name: 'Send a request in it' })).toHaveText(
    `curl '${api.origin}/api/mypage/inquiry' -H 'x-mock-world: mine'`,
  )
  // The request of the second command, in a world such as the first command makes.
  await world.patch({ persona: 'main' })
  expect((await api.get('/api/mypage/inquiry')).status).toBe(200)
  for (const [place, name, href] of [
    [page.getByRole('navigation', { name: 'Console' }), 'Requirements', '/docs/requirements.html'],
    [panel('Testers'), 'Results of the last npm test', '/report/'],
    [panel('Back-end teams'), 'Statements of the product specification', '/docs/statements.html'],
  ] as const)
    await expect(place.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  for (const [name, tabs] of [
    [
      'This world',
      ['Settings', 'Journal', 'Coverage', 'Inquiries', 'Emails', 'Captchas', 'Faults', 'Back ends', 'Links'],
    ],
    ['All worlds', ['Worlds', 'Scenarios', 'Contract', 'Documents', 'Requirements']],
  ] as const)
    await expect(page.getByRole('list', { name, exact: true }).getByRole('link')).toHaveText([...tabs])
  await page.route('/report/last-run.json', (route) =>
    route.fulfill({
      json: {
        run: { startedAt: '2026-11-20T00:00:00Z', commit: '5e97fab2', durationMs: 600_000 },
        totals: { tests: { passed: 2821, failed: 2, skipped: 1 } },
        address: '/report/',
      },
    }),
  )
  await page.clock.setFixedTime('2026-11-20T03:15:00Z')
  await page.reload()
  await expect(panel('Last run of the suites')).toContainText('2821 passed, 2 failed, 1 skipped, 3 hours ago')
  await panel('Testers').getByRole('link', { name: 'Inject a fault' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faults')

  await page.goto(`/__mock/?world=${world.id}&tab=journal&text=faq`)
  await page.getByRole('link', { name: 'Haneul Cloud mock' }).click()
  await expect(page).toHaveURL(`/__mock/?world=${world.id}`)
  await expectLinks(world.id)
})

/** Adds data for every tab to the world. */
const addData = async (api: ApiClient, world: World) => {
  const name = `${'아주 긴 이름 '.repeat(8)}${'x'.repeat(25)}.png`
  const inquiry = generalInquiry({ title: 'y'.repeat(200) }, [fileOf(name, 5)])
  expect((await api.postForm('/api/support/inquiry', inquiry)).status).toBe(200)
  await api.post('/api/security/captcha')
  await api.get('/api/support/faq', { searchKeyword: 'z'.repeat(150) })
  await world.faults(
    { operationId: 'submitAdditional', status: 503, code: 'BUSY', message: 'Come back later.', times: 2 },
    { method: 'GET', path: '/api/support/faq/{faqId}', delayMs: 800 },
  )
}

test.describe('at a fixed time', () => {
  test.use({ settings: { frozen: true } })

  test('every tab fits from 320 px and passes axe', async ({ mockConsole, page, api, world }) => {
    test.setTimeout(60_000)
    await addData(api, world)
    await mockConsole.open('start')
    for (const [i, tab] of consoleTabs.entries())
      await softStep(tab, async () => {
        await mockConsole.go(tab, tab === 'contract' ? { operation: 'submitInquiry' } : {})
        if (tab === 'journal') await page.getByRole('button', { name: /^POST .*inquiry/ }).click()
        if (tab === 'worlds') await page.getByRole('button', { name: 'New world' }).click()
        if (tab === 'contract') await expect(page.getByRole('group', { name: 'curl' })).toBeVisible()
        if (/faults|journal|inquiries/.test(tab)) {
          await expect(page.getByRole('main')).toContainText(/faqId|POST|GNRL/)
          expect(await invisibleContent(page)).toEqual([])
        }
        // The layout depends only on CSS, so one page is enough for every width.
        for (const width of [320, 375, 800, 1440]) {
          await page.setViewportSize({ width, height: 800 })
          expect([width, await horizontalOverflow(page)]).toEqual([width, 0])
        }
        // Only some rows are analysed, because axe needs 15 seconds for the complete contract.
        if (tab === 'scenarios') await page.getByRole('textbox', { name: 'Search' }).fill('survey')
        if (tab === 'contract') await page.getByLabel('Find an operation').fill('submitInquiry')
        // At each width for every second tab.
        await page.setViewportSize({ width: i % 2 ? 375 : 1440, height: 800 })
        expect(await axeFindings(page)).toEqual([])
      })
  })
})

test('an error, a list, a dialog and a missing world pass axe', async ({ mockConsole, page, guard }) => {
  guard.allowStatuses(400, 404)
  await mockConsole.open('worlds')
  await page.getByRole('button', { name: 'New world' }).click()
  const latency = mockConsole.panel('New world').getByLabel('Latency in ms')
  await latency.fill('slow')
  await page.getByRole('button', { name: 'Create world' }).click()
  await expect(latency).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('combobox', { name: 'World' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await mockConsole.go('settings')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await mockConsole.open('journal', { world: 'no-such-world' })
  await expect(page.getByText(/^There is no world/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test('the console asks for the token of the control plane and works with it', async ({ browser, basePort }) => {
  test.setTimeout(60_000)
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
    const clock = page.getByRole('form', { name: 'Clock' })
    await clock.getByRole('button', { name: 'Freeze' }).click()
    await expect(clock.getByText('frozen')).toBeVisible()
    expect(page.url()).not.toContain('sesame')
    await page.close()
  } finally {
    await server.stop()
  }
})
