import { readFile } from 'node:fs/promises'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { originOf } from '../support/deployment.ts'
import { World } from '../support/world.ts'

test(...clausesOfSteps(), async ({ mockConsole, page, api, world }) => {
  await mockConsole.open('journal')
  const rows = page.getByRole('list', { name: 'Exchanges' }).getByRole('listitem')
  await clauseStep('control.console.live-journal', 'newest first', async () => {
    await expect(page.getByText('No requests yet.')).toBeVisible()
    await api.get('/api/support/faq', { searchKeyword: '공인 IP' })
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toContainText('/api/support/faq?searchKeyword=공인 IP')
    await api.get('/api/nowhere')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('404')
  })
  await clauseStep('control.console.journal-har', 'with the filter', async () => {
    const successful = page.getByRole('button', { name: '2xx', exact: true })
    await successful.click()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as HAR' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe(`${world.id}.har`)
    const { log } = JSON.parse(await readFile(await saved.path(), 'utf8'))
    expect(log.version).toBe('1.2')
    expect(log.entries).toHaveLength(1)
    expect(log.entries[0]).toMatchObject({
      request: { method: 'GET', queryString: [{ name: 'searchKeyword', value: '공인 IP' }] },
      response: { status: 200, content: { text: expect.stringContaining('faqTitle') } },
    })
    expect(log.entries[0].request.url).toContain(`${api.origin}/api/support/faq?searchKeyword=`)
    await successful.click()
  })
  await clauseStep('control.console.journal-pause', 'and resumed', async () => {
    await page.getByRole('button', { name: 'Pause' }).click()
    await api.get('/api/support/inquiry/abuse')
    // The world strip counts the exchange, but the journal is paused.
    await expect(page.getByRole('link', { name: '3', exact: true })).toBeVisible()
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(rows).toHaveCount(3)
  })
  await clauseStep('control.console.journal-clear', 'and filled again', async () => {
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByText('No requests yet.')).toBeVisible()
    expect(await world.journal()).toEqual([])
    await api.get('/api/support/inquiry/abuse')
    await expect(rows).toHaveCount(1)
  })
  await clauseStep('control.console.journal-ignored', 'badge and names', async () => {
    await expect(rows.first().getByText('unknown parameter')).toBeHidden()
    await api.get('/api/support/notice?typo=1&size=3&sort=asc')
    await expect(rows).toHaveCount(2)
    await expect(rows.first().getByText('unknown parameter')).toBeVisible()
    await rows.first().getByRole('button').first().click()
    await expect(rows.first().getByText('ignored parameters: typo, sort')).toBeVisible()
  })
})

test(...clausesOfSteps(), async ({ mockConsole, page, api, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const inJapanese = api.with({ 'accept-language': 'ja' })
  await inJapanese.post('/api/support/inquiry/51245/answer/71245', { score: 9 })
  await inJapanese.post('/api-member/member/session', { persona: 'biz' })
  await api.get('/api/support/notice/999999')
  await world.patch({ persona: 'anonymous' })
  await mockConsole.open('journal')
  const exchange = (name: RegExp) => page.getByRole('button', { name })

  await clauseStep('control.console.journal-details', 'headers and reasons', async () => {
    await exchange(/^POST .*71245/).click()
    await page.getByText('Request headers').click()
    const request = page.getByRole('region', { name: 'Request' })
    await expect(request.getByRole('definition').filter({ hasText: 'ja' })).toBeVisible()
    await page.getByText('Response headers').click()
    await expect(page.getByRole('region', { name: 'Response' })).toContainText('application/json; charset=utf-8')
    const reasons = page.getByRole('list', { name: 'Refused by' })
    await expect(reasons).toContainText('score refused by')
    // The text of the clause, too.
    await expect(reasons).toContainText(/score .*\.$/)
    await exchange(/^POST .*71245/).click()
  })
  await exchange(/^POST .*session/).click()
  await clauseStep('control.console.journal-bodies', 'with their values', async () => {
    await expect(page.getByRole('group', { name: 'Request' })).toHaveText('{ "persona": "biz" }')
    await page.getByRole('checkbox', { name: 'Show values' }).check()
    await expect(page.getByRole('group', { name: 'Response' })).toContainText('"email": "seoyeon.han@example.com"')
  })
  await clauseStep('control.console.journal-replay', 'and copied as curl', async () => {
    await page.getByRole('button', { name: 'Copy as curl' }).click()
    expect(await copied()).toContain(`curl -X POST '${api.origin}/api-member/member/session'`)
    expect(await copied()).toContain("-H 'accept-language: ja'")
    expect(await copied()).toContain(`-d '{"persona":"biz"}'`)
    await page.getByRole('button', { name: 'Replay' }).click()
    await expect(page.getByRole('list', { name: 'Exchanges' }).getByText('/api-member/member/session')).toHaveCount(2)
    expect((await world.state()).persona).toBe('biz')
  })
  await clauseStep('control.console.journal-bodies', 'leads to the contract', async () => {
    await page.getByRole('link', { name: 'Contract of signIn' }).click()
    await expect(exchange(/^POST .*signIn/)).toHaveAttribute('aria-expanded', 'true')
  })
  await clauseStep('control.console.journal-fault', 'of the same response', async () => {
    await mockConsole.go('journal')
    await exchange(/^GET .*999999/).click()
    await page.getByRole('button', { name: 'Answer this instead' }).click()
    const faults = mockConsole.panel('Faults for this request')
    await expect(faults.getByLabel('Status')).toHaveValue('404')
    await faults.getByRole('button', { name: 'Add fault' }).click()
    await expect(faults.getByRole('row')).toHaveCount(2)
    expect((await world.state()).faults).toMatchObject([{ operationId: 'notice', status: 404, code: 'NOT_FOUND' }])
  })
  await clauseStep('control.console.copies-state', 'of a world with all settings', async () => {
    await world.patch({ persona: 'biz', abuse: true, now: '2031-05-06T12:00:00Z', frozen: true, latencyMs: [20, 40] })
    await world.faults({ operationId: 'faqs', status: 500 })
    await mockConsole.open('journal')
    await page.getByRole('button', { name: 'Copy state as a link' }).click()
    const link = new URL(await copied())
    expect(link.origin + link.pathname).toBe(`${originOf('public')}/__mock/enter`)
    expect(Object.fromEntries(link.searchParams)).toEqual({
      world: world.id,
      persona: 'biz',
      now: '2031-05-06T12:00:00.000Z',
      frozen: 'true',
      abuse: 'true',
      latencyMs: '20-40',
      faults: '[{"operationId":"faqs","status":500}]',
      lang: 'ko',
      to: '/',
    })
  })
})

test(...clausesOfSteps(), async ({ mockConsole, page, api, world }) => {
  await api.get('/api/support/inquiry/abuse')
  await api.get('/api/support/faq/1')
  // The product does not violate the contract, so a snapshot adds a violating exchange to another world.
  const other = await World.create(api.origin)
  const { body } = await api.get(`/__mock/worlds/${world.id}/snapshot`)
  const restore = (id: string, journal: readonly object[]) =>
    api.json('PUT', `/__mock/worlds/${id}/snapshot`, { ...body, journal })
  const violating = {
    ...body.journal[0],
    path: '/api/odd',
    operationId: 'countries',
    violations: ['countries 200: no list'],
  }
  await restore(other.id, [...body.journal, violating])
  await restore(
    world.id,
    Array.from({ length: 1000 }, () => body.journal[0]),
  )
  try {
    const rows = page.getByRole('list', { name: 'Exchanges' }).getByRole('listitem')
    await mockConsole.open('journal')
    await clauseStep('control.console.journal-full', '1000 exchanges', async () => {
      await expect(page.getByText('1000 exchanges')).toBeVisible()
      for (const path of ['/api/one', '/api/two']) {
        await api.get(path)
        await expect(rows.first()).toContainText(path)
      }
      await expect(page.getByText('1000 exchanges')).toBeVisible()
    })
    await mockConsole.go('journal', { world: other.id })
    await clauseStep('control.console.journal-filter', 'by status, violation, method, text and operation', async () => {
      await expect(rows).toHaveCount(3)
      const chip = (name: string) => page.getByRole('button', { name, exact: true })
      await chip('4xx').click()
      await expect(rows).toHaveCount(1)
      await expect(rows.first()).toContainText('/api/support/faq/1')
      await chip('4xx').click()
      await chip('violations').click()
      await expect(rows).toHaveCount(1)
      await expect(rows.first()).toContainText('violation')
      await rows.first().getByRole('button').click()
      await expect(page.getByRole('list', { name: 'Violations' })).toHaveText('countries 200: no list')
      await chip('violations').click()
      await chip('POST').click()
      await expect(page).toHaveURL(/methods=POST/)
      await expect(page.getByText('No exchanges match these filters.')).toBeVisible()
      await chip('POST').click()
      await page.getByRole('searchbox', { name: 'Search' }).fill('faq not_found')
      await expect(rows).toHaveCount(1)
      await expect(page.getByText('1 of 3 exchanges')).toBeVisible()
      await page.getByRole('searchbox', { name: 'Search' }).fill('')
      await mockConsole.find(page.getByRole('combobox', { name: 'Operation' }), 'abuse')
      await expect(rows).toHaveCount(1)
      await expect(page).toHaveURL(/operation=abuse/)
    })
    await clauseStep('control.console.page-title', 'the journal of another world', () =>
      expect(page).toHaveTitle(`Journal · ${other.id} | Mock console`),
    )
    await clauseStep('control.console.filters-in-address', 'opened again', async () => {
      await mockConsole.go('journal', { world: other.id, text: 'faq', statuses: '4xx,5xx' })
      await page.reload()
      await expect(rows).toHaveCount(1)
      await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('faq')
      await expect(page.getByRole('button', { name: '4xx', exact: true })).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('searchbox', { name: 'Search' }).fill('not_found')
      await expect(page).toHaveURL(/text=not_found/)
    })
    await clauseStep('control.console.journal-filter', 'the reference counts the violation', async () => {
      await mockConsole.go('contract', { world: other.id })
      await expect(page.getByRole('button', { name: /countryCode\/getList/ })).toContainText('1 violation')
    })
  } finally {
    await other.end()
  }
})
