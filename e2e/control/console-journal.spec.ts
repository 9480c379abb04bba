import { readFile } from 'node:fs/promises'
import { clause, expect, test } from '../pages/test.ts'

test(...clause('control.console.journal-details'), async ({ mockConsole, page, api }) => {
  await api.with({ 'accept-language': 'ja' }).post('/api/support/inquiry/51245/answer/71245', { score: 9 })
  await mockConsole.open('journal')
  await page.getByRole('button', { name: /^POST .*71245/ }).click()
  await page.getByText('Request headers').click()
  const request = page.getByRole('region', { name: 'Request' })
  await expect(request.getByRole('definition').filter({ hasText: 'ja' })).toBeVisible()
  await page.getByText('Response headers').click()
  await expect(page.getByRole('region', { name: 'Response' })).toContainText('application/json; charset=utf-8')
  const reasons = page.getByRole('list', { name: 'Refused by' })
  await expect(reasons).toContainText('score refused by')
  // The text of the clause, too.
  await expect(reasons).toContainText(/score .*\.$/)
})

test(...clause('control.console.journal-replay'), async ({ mockConsole, page, api, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await api.with({ 'accept-language': 'ja' }).post('/api-member/member/session', { persona: 'biz' })
  await world.patch({ persona: 'anonymous' })
  await mockConsole.open('journal')
  await page.getByRole('button', { name: /^POST .*session/ }).click()
  await page.getByRole('button', { name: 'Copy as curl' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`curl -X POST '${api.origin}/api-member/member/session'`)
  expect(copied).toContain("-H 'accept-language: ja'")
  expect(copied).toContain(`-d '{"persona":"biz"}'`)
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect(page.getByRole('list', { name: 'Exchanges' }).getByText('/api-member/member/session')).toHaveCount(2)
  expect((await world.state()).persona).toBe('biz')
})

test(...clause('control.console.journal-fault'), async ({ mockConsole, page, api, world }) => {
  await api.get('/api/support/notice/999999')
  await mockConsole.open('journal')
  await page.getByRole('button', { name: /^GET .*999999/ }).click()
  await page.getByRole('link', { name: 'Fault from this' }).click()
  const form = mockConsole.panel('Add a fault')
  await expect(form.getByLabel('Status')).toHaveValue('404')
  await form.getByRole('button', { name: 'Add fault' }).click()
  await expect(form.getByRole('status')).toHaveText('Added.')
  expect((await world.state()).faults).toMatchObject([{ operationId: 'notice', status: 404, code: 'NOT_FOUND' }])
})

test(...clause('control.console.journal-har'), async ({ mockConsole, page, api, world }) => {
  await api.get('/api/support/faq', { searchKeyword: '공인 IP' })
  await api.get('/api/nowhere')
  await mockConsole.open('journal')
  await page.getByRole('button', { name: '2xx', exact: true }).click()
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
})

test(...clause('control.console.journal-clear'), async ({ mockConsole, page, api, world }) => {
  await api.get('/api/support/inquiry/abuse')
  await mockConsole.open('journal')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('No requests yet.')).toBeVisible()
  expect(await world.journal()).toEqual([])
  await api.get('/api/support/inquiry/abuse')
  await expect(page.getByRole('list', { name: 'Exchanges' }).getByRole('listitem')).toHaveCount(1)
})

test(...clause('control.console.journal-full'), async ({ mockConsole, page, api, world }) => {
  await api.get('/api/support/inquiry/abuse')
  const path = `/__mock/worlds/${world.id}/snapshot`
  const { body } = await api.get(path)
  const [entry] = body.journal
  expect((await api.json('PUT', path, { ...body, journal: Array.from({ length: 1000 }, () => entry) })).status).toBe(
    200,
  )
  await mockConsole.open('journal')
  await expect(page.getByText('1000 exchanges')).toBeVisible()
  const first = page.getByRole('list', { name: 'Exchanges' }).getByRole('listitem').first()
  for (const path of ['/api/one', '/api/two']) {
    await api.get(path)
    await expect(first).toContainText(path)
  }
  await expect(page.getByText('1000 exchanges')).toBeVisible()
})

test(...clause('control.console.fault-presets'), async ({ mockConsole, world }) => {
  await mockConsole.open('faults')
  const form = mockConsole.panel('Add a fault')
  await mockConsole.find(form.getByRole('combobox', { name: 'Operation' }), 'faqs')
  for (const preset of ['Session expired', 'Server error, once', 'Slow, 3 seconds', 'Offline', 'Empty list']) {
    await form.getByRole('button', { name: preset }).click()
    await form.getByRole('button', { name: 'Add fault' }).click()
    await expect(form.getByRole('status')).toHaveText('Added.')
  }
  expect((await world.state()).faults).toEqual([
    { operationId: 'faqs', status: 401, code: 'UNAUTHORIZED' },
    { operationId: 'faqs', status: 500, times: 1 },
    { operationId: 'faqs', delayMs: 3000 },
    { operationId: 'faqs', abort: true },
    { operationId: 'faqs', status: 200, body: [] },
  ])
})

test(...clause('control.console.fault-edited'), async ({ mockConsole, world }) => {
  await world.faults({ operationId: 'faqs', status: 500 }, { operationId: 'notices', abort: true }, { delayMs: 5 })
  await mockConsole.open('faults')
  const table = mockConsole.panel('Active faults')
  await table.getByRole('button', { name: 'Edit the fault for faqs' }).click()
  const form = mockConsole.panel('Edit the fault for faqs')
  await form.getByLabel('Status').fill('503')
  await form.getByRole('button', { name: 'Save fault' }).click()
  await expect(mockConsole.panel('Add a fault')).toBeVisible()
  await table.getByRole('button', { name: 'Move up the fault for all requests' }).click()
  await expect(table.getByRole('row').nth(2)).toContainText('all requests')
  expect((await world.state()).faults).toEqual([
    { operationId: 'faqs', status: 503 },
    { delayMs: 5 },
    { operationId: 'notices', abort: true },
  ])
})
