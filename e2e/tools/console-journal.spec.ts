import { readFile } from 'node:fs/promises'
import { expect, test } from '../pages/test.ts'
import { originOf } from '../mock-client/deployment.ts'
import { generalInquiry } from '../literals/inquiry.ts'
import { World } from '../mock-client/world.ts'

test('the journal is live, paused, saved, cleared and restored', async ({ mockConsole, page, api, world, context }) => {
  await mockConsole.open('journal')
  const rows = page.getByRole('group', { name: 'Exchanges' }).getByRole('listitem')
  await expect(page.getByText('No requests yet.')).toBeVisible()
  await api.get('/api/support/faq', { searchKeyword: '공인 IP' })
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('/api/support/faq?searchKeyword=공인 IP')
  await api.get('/api/nowhere')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('404')

  const successful = page.getByRole('button', { name: '2xx', exact: true })
  await successful.click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as HAR' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe(`${world.id}.har`)
  const { log } = JSON.parse(await readFile(await saved.path(), 'utf8'))
  expect(log.version).toBe('1.2')
  expect(log.entries).toMatchObject([
    {
      request: { method: 'GET', queryString: [{ name: 'searchKeyword', value: '공인 IP' }] },
      response: { status: 200, content: { text: expect.stringContaining('faqTitle') } },
    },
  ])
  expect(log.entries[0].request.url).toContain(`${api.origin}/api/support/faq?searchKeyword=`)
  await successful.click()

  await page.getByRole('button', { name: 'Pause' }).click()
  await api.get('/api/support/notice?typo=1&size=3&sort=asc')
  // The world strip counts the exchange, but the journal is paused.
  await expect(page.getByRole('link', { name: '3', exact: true })).toBeVisible()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1).getByText('unknown parameter')).toBeHidden()
  await expect(rows.first().getByText('unknown parameter')).toBeVisible()
  await rows.first().getByRole('button').first().click()
  await expect(mockConsole.panel('Exchange').getByText('ignored parameters: typo, sort')).toBeVisible()

  const journal = await world.journal()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('Journal cleared.')).toBeVisible()
  expect(await world.journal()).toEqual([])
  await api.get('/api/support/inquiry/abuse')
  await expect(rows).toHaveCount(1)
  // Another tab that was opened in between gets them back, too.
  const other = await context.newPage()
  await other.goto(page.url())
  const others = other.getByRole('group', { name: 'Exchanges' }).getByRole('listitem')
  await expect(others).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Journal restored.' })).toBeFocused()
  await expect(rows).toHaveCount(4)
  await expect(others).toHaveCount(4)
  expect((await world.journal()).slice(0, 3)).toEqual(journal)
  await other.close()
})

test('an exchange is explained, copied and sent again', async ({ mockConsole, page, api, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const inJapanese = api.with({ 'accept-language': 'ja' })
  await inJapanese.post('/api/support/inquiry/51245/answer/71245', { score: 9 })
  await inJapanese.post('/api-member/member/session', { persona: 'biz' })
  await api.get('/api/support/notice/999999')
  await world.patch({ persona: 'anonymous' })
  await mockConsole.open('journal')
  const exchange = (name: RegExp) => page.getByRole('button', { name })

  // Writes stand out.
  const weightOf = (name: RegExp) => exchange(name).evaluate((row) => getComputedStyle(row).fontWeight)
  expect([await weightOf(/^POST .*71245/), await weightOf(/^GET .*999999/)]).toEqual(['700', '400'])
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

  await exchange(/^POST .*session/).click()
  await expect(page.getByRole('group', { name: 'Request' })).toHaveText('{ "persona": "biz" }')
  await page.getByRole('checkbox', { name: 'Show values' }).check()
  await expect(page.getByRole('group', { name: 'Response' })).toContainText('"email": "seoyeon.han@example.com"')
  await page.getByRole('button', { name: 'Copy as curl' }).click()
  const curl = await copied()
  expect(curl).toContain(`curl -X POST '${api.origin}/api-member/member/session'`)
  expect(curl).toContain("-H 'accept-language: ja'")
  expect(curl).toContain(`-d '{"persona":"biz"}'`)
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect(page.getByRole('group', { name: 'Exchanges' }).getByText('/api-member/member/session')).toHaveCount(2)
  expect((await world.state()).persona).toBe('biz')
  await page.getByRole('link', { name: 'Contract of signIn' }).click()
  await expect(page.getByRole('link', { name: /^POST signIn/ })).toHaveAttribute('aria-current', 'page')

  await mockConsole.go('journal')
  await exchange(/^GET .*999999/).click()
  await page.getByRole('button', { name: 'Answer this instead' }).click()
  const faults = mockConsole.panel('Faults for this request')
  await expect(faults.getByLabel('Status')).toHaveValue('404')
  await faults.getByRole('button', { name: 'Add fault' }).click()
  await expect(faults.getByRole('row')).toHaveCount(2)
  expect((await world.state()).faults).toMatchObject([{ operationId: 'notice', status: 404, code: 'NOT_FOUND' }])
})

test('a copied link has the state of the world', async ({ mockConsole, page, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await world.patch({ persona: 'biz', abuse: true, now: '2031-05-06T12:00:00Z', frozen: true, latencyMs: [20, 40] })
  await world.faults({ operationId: 'faqs', status: 500 })
  await mockConsole.open('journal')
  await page.getByRole('button', { name: 'Copy state as a link' }).click()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link.origin + link.pathname).toBe(`${originOf('public')}/__mock/enter`)
  expect(Object.fromEntries(link.searchParams)).toEqual({
    world: world.id,
    persona: 'biz',
    now: '2031-05-06T12:00:00.000Z',
    frozen: 'true',
    abuse: 'true',
    latencyMs: '20-40',
    lang: 'ko',
    to: '/',
  })
  await page.getByRole('button', { name: 'Copy with faults' }).click()
  const all = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(Object.fromEntries(all.searchParams)).toEqual({
    ...Object.fromEntries(link.searchParams),
    faults: '[{"operationId":"faqs","status":500}]',
  })
})

test('a full journal stays live and is filtered', async ({ mockConsole, page, api, world }) => {
  await api.get('/api/support/inquiry/abuse')
  await api.get('/api/support/faq/1')
  // The product does not violate the contract, so a snapshot adds a violating exchange to another world.
  const other = await World.create(api.origin)
  const { body } = await api.get(`/__mock/worlds/${world.id}/snapshot`)
  const restore = (id: string, journal: readonly object[]) =>
    api.json('PUT', `/__mock/worlds/${id}/snapshot`, { ...body, journal })
  const [first] = body.journal
  const violating = { ...first, path: '/api/odd', operationId: 'countries', violations: ['countries 200: no list'] }
  await restore(other.id, [...body.journal, violating])
  await restore(
    world.id,
    Array.from({ length: 1000 }, () => first),
  )
  try {
    const rows = page.getByRole('group', { name: 'Exchanges' }).getByRole('listitem')
    await mockConsole.open('journal')
    await expect(page.getByText('1000 exchanges')).toBeVisible()
    for (const path of ['/api/one', '/api/two']) {
      await api.get(path)
      await expect(rows.first()).toContainText(path)
    }
    await expect(page.getByText('1000 exchanges')).toBeVisible()

    await mockConsole.go('journal', { world: other.id })
    await expect(page).toHaveTitle(`Journal · ${other.id} | Mock console`)
    await expect(rows).toHaveCount(3)
    const chip = (name: string) => page.getByRole('button', { name, exact: true })
    const search = page.getByRole('searchbox', { name: 'Search' })
    await page.getByRole('checkbox', { name: 'Hide GET' }).click()
    await expect(page).toHaveURL(/gets=hidden/)
    await expect(rows).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Hide GET' }).click()
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
    await mockConsole.find(page.getByRole('combobox', { name: 'Operation' }), 'abuse')
    await expect(rows).toHaveCount(1)
    await expect(page).toHaveURL(/operation=abuse/)

    await mockConsole.go('journal', { world: other.id, text: 'faq', statuses: '4xx,5xx' })
    await page.reload()
    await expect(rows).toHaveCount(1)
    await expect(page.getByText('1 of 3 exchanges')).toBeVisible()
    await expect(search).toHaveValue('faq')
    await expect(chip('4xx')).toHaveAttribute('aria-pressed', 'true')
    await search.fill('faq not_found')
    await expect(page).toHaveURL(/text=faq(\+|%20)not_found/)
    await expect(rows).toHaveCount(1)
    // The contract counts the violation.
    await mockConsole.go('contract', { world: other.id })
    await expect(page.getByRole('link', { name: /countryCode\/getList/ })).toContainText('1 violation')
  } finally {
    await other.end()
  }
})

test.describe('with captchas', () => {
  test.use({ settings: { abuse: true } })

  test('values are shown until they are masked, captcha values and passwords never', async ({
    mockConsole,
    page,
    api,
    world,
  }) => {
    const { key } = (await api.get('/api/security/audio-captcha')).body
    const { value } = await world.captcha(key)
    const solved = { captchaKey: key, captchaValue: value, captchaCategory: 'AUDIO' }
    await api.get('/api/security/captcha/verify', solved)
    await api.postForm('/api/support/inquiry', generalInquiry(solved))
    await world.patch({ persona: 'main' })
    const changePassword = (currentPassword: string, newPassword: string) =>
      api.json('PUT', '/api/mypage/password', { currentPassword, newPassword })
    expect((await changePassword('Haneul!2026', 'Parang#7391')).status).toBe(204)
    await changePassword('Parang#7391', 'Pa"rang\\2026')
    const values = ['visitor@example.com', '1012345678']
    const main = page.getByRole('main')
    const show = page.getByRole('checkbox', { name: 'Show values' })
    for (const tab of ['inquiries', 'journal'] as const) {
      if (tab === 'inquiries') await mockConsole.open(tab)
      else await mockConsole.go(tab)
      if (tab === 'journal') await main.getByRole('button', { name: /POST.*\/api\/support\/inquiry/ }).click()
      await expect(main).toContainText('Sign-up with a company address')
      await show.check()
      for (const each of values) await expect(main).toContainText(each)
      await expect(main).not.toContainText(value)
      await show.uncheck()
      for (const each of values) await expect(main).not.toContainText(each)
      await expect(main).toContainText('•••')
    }
    for (const row of await main.getByRole('button', { name: /PUT.*\/api\/mypage\/password/ }).all()) {
      await row.click()
      await expect(main.getByText('newPassword')).toBeVisible()
      for (const isShown of [false, true]) {
        await show.setChecked(isShown)
        for (const secret of ['Haneul!', 'Pa"', 'rang']) await expect(main).not.toContainText(secret)
      }
    }
    expect(await page.content()).not.toMatch(/Parang|Haneul!/)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as HAR' }).click()
    const har = await readFile(await (await downloading).path(), 'utf8')
    expect(har).toContain('/api/mypage/password')
    expect(har).not.toMatch(/Parang|Haneul!/)
  })
})
