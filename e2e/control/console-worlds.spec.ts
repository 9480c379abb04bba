import { readFile } from 'node:fs/promises'
import { alsoProves, clause, expect, test } from '../pages/test.ts'

test(
  ...clause('control.console.worlds-by-hand', 'persona, site, flags, latency, seed and extensions'),
  async ({ mockConsole, world }) => {
    await mockConsole.open('worlds')
    const form = mockConsole.panel(`Settings of ${world.id}`)
    await mockConsole.pick(form.getByRole('combobox', { name: 'Persona' }), 'main-overseas')
    await mockConsole.pick(form.getByRole('combobox', { name: 'Site' }), 'fin')
    await form.getByLabel('Latency in ms').fill('5-9')
    await form.getByLabel('Seed').fill('blue')
    await form.getByLabel('Allowed extensions').fill('png, pdf')
    await form.getByLabel(/^Abuse/).check()
    await form.getByLabel(/^Partner/).uncheck()
    await form.getByLabel(/^Strict/).check()
    await form.getByRole('button', { name: 'Save settings' }).click()
    await expect(form.getByRole('status')).toHaveText('Saved.')
    expect(await world.state()).toMatchObject({
      persona: 'main-overseas',
      site: 'fin',
      latencyMs: [5, 9],
      seed: 'blue',
      allowFileExt: ['png', 'pdf'],
      abuse: true,
      partner: false,
      strictOwnership: true,
    })
  },
)

test.describe('with a set clock', () => {
  test.use({ settings: { now: '2027-03-04T05:06:07Z' } })

  test(...clause('control.console.worlds-by-hand', 'the clock'), async ({ mockConsole, world }) => {
    await mockConsole.open('worlds')
    const clock = mockConsole.panel('Clock')
    await clock.getByLabel('Set to (UTC+9)').fill('2031-05-06T12:00:00')
    await clock.getByRole('button', { name: 'Set', exact: true }).click()
    await expect(clock.getByText(/^2031-05-06 12:00:0\d$/)).toBeVisible()
    expect((await world.state()).now).toMatch(/^2031-05-06T03:00:0/)
    await clock.getByRole('button', { name: 'Freeze' }).click()
    await expect(clock.getByText('frozen')).toBeVisible()
    expect(await world.state()).toMatchObject({ frozen: true, now: expect.stringMatching(/^2031-05-06T03:00/) })
    await clock.getByRole('button', { name: 'Resume' }).click()
    await expect(clock.getByText('running')).toBeVisible()
    await clock.getByRole('button', { name: 'Real time' }).click()
    await expect(clock.getByText(/^2031/)).toHaveCount(0)
    expect(Math.abs(Date.parse((await world.state()).now) - Date.now())).toBeLessThan(60_000)
  })
})

test(...clause('control.console.makes-worlds'), async ({ mockConsole, world, page, api, guard }) => {
  // The world strip may request the world while it is deleted.
  guard.allowStatuses(404)
  const id = `${world.id}-made`
  await mockConsole.open('worlds')
  await page.getByRole('button', { name: 'New world' }).click()
  const form = mockConsole.panel('New world')
  await form.getByLabel('Name').fill(id)
  await mockConsole.pick(form.getByRole('combobox', { name: 'Persona' }), 'biz')
  await form.getByLabel('Clock (UTC+9)').fill('2026-12-24T18:00:00')
  await form.getByLabel('Frozen clock').check()
  await form.getByLabel(/^Abuse/).check()
  await form.getByRole('button', { name: 'Create world' }).click()
  await expect(page).toHaveURL(new RegExp(`world=${id}`))
  const created = async () => (await api.get(`/__mock/worlds/${id}`)).body
  expect(await created()).toMatchObject({ persona: 'biz', now: '2026-12-24T09:00:00.000Z', frozen: true, abuse: true })

  await api.json('PATCH', `/__mock/worlds/${id}`, { persona: 'sub' })
  const panel = mockConsole.panel('Snapshot, reset, delete')
  await panel.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
  await expect(panel.getByRole('status')).toHaveText('The world was reset.')
  expect(await created()).toMatchObject({ persona: 'biz' })

  await panel.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  expect((await created()).id).toBe(id)
  await panel.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Settings of default' })).toBeVisible()
  expect((await api.get(`/__mock/worlds/${id}`)).status).toBe(404)
})

test.describe('with a world to save', () => {
  test.use({ settings: { persona: 'partner' } })

  test(...clause('control.console.snapshots'), async ({ mockConsole, world, page }) => {
    await mockConsole.open('worlds')
    const panel = mockConsole.panel('Snapshot, reset, delete')
    const saving = page.waitForEvent('download')
    await panel.getByRole('link', { name: 'Save snapshot' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe(`${world.id}.json`)
    const buffer = await readFile(await saved.path())
    await world.patch({ persona: 'anonymous' })
    const file = { name: 'a.json', mimeType: 'application/json', buffer }
    await panel.getByLabel('Snapshot to restore').setInputFiles(file)
    await expect(panel.getByRole('status')).toHaveText('The snapshot was restored.')
    expect((await world.state()).persona).toBe('partner')
  })
})

for (const [text, words] of [
  ['no JSON', /it is not valid JSON/],
  ['{"format":3}', /format/],
] as const)
  test(...clause('control.console.refusals', `a file with the content ${text}`), async ({ mockConsole, guard }) => {
    guard.allowStatuses(400)
    await mockConsole.open('worlds')
    const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) }
    await mockConsole.panel('Snapshot, reset, delete').getByLabel('Snapshot to restore').setInputFiles(file)
    await expect(mockConsole.alert).toContainText(words)
  })

test(
  ...clause('control.console.refusals', 'a world that exists already'),
  async ({ mockConsole, world, page, guard }) => {
    guard.allowStatuses(400, 409)
    await mockConsole.open('worlds')
    await page.getByRole('button', { name: 'New world' }).click()
    const form = mockConsole.panel('New world')
    await form.getByLabel('Name').fill(world.id)
    await form.getByLabel('Latency in ms').fill('slow')
    await form.getByRole('button', { name: 'Create world' }).click()
    await expect(form.getByRole('alert')).toContainText('latencyMs')
    await form.getByLabel('Latency in ms').fill('7')
    await form.getByRole('button', { name: 'Create world' }).click()
    await expect(form.getByRole('alert')).toContainText(`A world named "${world.id}" already exists`)
    await expect(form.getByLabel('Name')).toHaveValue(world.id)
    await expect(form.getByLabel('Latency in ms')).toHaveValue('7')
  },
)

test(
  ...clause('control.console.refusals', 'a world that was deleted'),
  async ({ mockConsole, world, page, guard, api }) => {
    guard.allowStatuses(404)
    const id = `${world.id}-gone`
    await mockConsole.open('journal', { world: id })
    await expect(page.getByText(`There is no world "${id}".`)).toBeVisible()
    await page.getByRole('button', { name: 'Create it' }).click()
    await expect(mockConsole.panel('Exchanges').first()).toBeVisible()
    expect((await api.send('DELETE', `/__mock/worlds/${id}`)).status).toBe(204)
  },
)

test(...clause('control.console.worlds-by-hand', 'faults'), async ({ mockConsole, world, page, api }) => {
  await mockConsole.open('faults')
  const form = mockConsole.panel('Add a fault')
  const add = form.getByRole('button', { name: 'Add fault' })
  await add.click()
  await expect(form.getByText('Choose an operation.')).toBeVisible()
  await mockConsole.find(form.getByRole('combobox', { name: 'Operation' }), 'abuse')
  await form.getByLabel('Status').fill('503')
  await form.getByLabel('Code').fill('BUSY')
  await form.getByLabel('Message').fill('Come back later.')
  await form.getByLabel('Repeat count').fill('2')
  await add.click()
  await expect(form.getByRole('status')).toHaveText('Added.')
  const response = await api.get('/api/support/inquiry/abuse')
  expect([response.status, response.body.code]).toEqual([503, 'BUSY'])

  await form.getByLabel('A method and path').check()
  await mockConsole.pick(form.getByRole('combobox', { name: 'Method' }), 'GET')
  await form.getByLabel('Path', { exact: true }).fill('/api/countryCode/getList')
  for (const kind of ['Drop connection', 'Malformed JSON', 'Delay only', 'Different body']) {
    await form.getByLabel(kind).check()
    if (kind === 'Delay only') await form.getByLabel('Delay in ms').fill('30')
    if (kind === 'Different body') await form.getByLabel('Body (JSON)').fill('[1,')
    await add.click()
    if (kind !== 'Different body') await expect(form.getByRole('status')).toHaveText('Added.')
  }
  await expect(form.getByText('Not valid JSON.')).toBeVisible()
  await form.getByLabel('Body (JSON)').fill('[1]')
  await form.getByLabel('Status').fill('')
  await add.click()
  await expect(form.getByRole('status')).toHaveText('Added.')
  const target = { method: 'GET', path: '/api/countryCode/getList', times: 2 }
  expect((await world.state()).faults).toEqual([
    { operationId: 'abuse', status: 503, code: 'BUSY', message: 'Come back later.', times: 1 },
    { ...target, abort: true },
    { ...target, status: 503, malformed: true },
    { ...target, delayMs: 30 },
    { ...target, body: [1], delayMs: 30 },
  ])
  const table = mockConsole.panel('Active faults').first()
  await expect(table.getByRole('row')).toHaveCount(6)
  await table.getByRole('button', { name: 'Remove the fault for abuse' }).click()
  await expect(table.getByRole('row')).toHaveCount(5)
  expect((await world.state()).faults.map(({ operationId }) => operationId)).not.toContain('abuse')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByText('No faults. All responses follow the contract.')).toBeVisible()
  expect((await world.state()).faults).toEqual([])
})

test(...clause('control.console.refusals', 'an invalid fault'), async ({ mockConsole, guard }) => {
  guard.allowStatuses(400)
  await mockConsole.open('faults')
  const form = mockConsole.panel('Add a fault')
  await form.getByLabel('All requests').check()
  await form.getByLabel('Status').fill('99')
  await form.getByRole('button', { name: 'Add fault' }).click()
  await expect(form.getByRole('alert')).toContainText('status')
  await expect(form.getByLabel('Status')).toHaveValue('99')
})

test(
  ...alsoProves(
    clause('control.console.keyboard', 'adding a fault with the keyboard only'),
    'control.console.worlds-by-hand',
  ),
  async ({ mockConsole, world, page }) => {
    await mockConsole.open('worlds')
    const press = async (key: string, times = 1) => {
      for (let i = 0; i < times; i += 1) await page.keyboard.press(key)
    }
    await press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    const tabTo = async (name: string | RegExp, role: 'link' | 'combobox' | 'button' | 'radio' | 'textbox') => {
      const control = page.getByRole(role, { name }).first()
      for (let i = 0; i < 60; i += 1) {
        if ((await control.and(page.locator(':focus')).count()) > 0) return
        await press('Tab')
      }
      await expect(control).toBeFocused()
    }
    await tabTo('Faults', 'link')
    await press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Faults' })).toBeVisible()
    await tabTo('Operation', 'combobox')
    await page.keyboard.type('countries')
    await expect(page.getByRole('option', { name: 'countries' })).toBeVisible()
    await press('Enter')
    await tabTo('Refusal', 'radio')
    await press('ArrowDown', 3)
    await tabTo('Add fault', 'button')
    await press('Enter')
    await expect(mockConsole.panel('Add a fault').getByRole('status')).toHaveText('Added.')
    expect((await world.state()).faults).toEqual([{ operationId: 'countries', abort: true }])
  },
)

test(...clause('control.console.volume'), async ({ mockConsole, api, guard }) => {
  guard.allowStatuses(400)
  const total = async () =>
    (await api.get('/api/support/notice', { page: '0', size: '10' })).body.totalElements as number
  const before = await total()
  await mockConsole.open('worlds')
  const panel = mockConsole.panel('Generated records')
  await panel.getByLabel('Notices').fill('many')
  await panel.getByRole('button', { name: 'Add records' }).click()
  await expect(panel.getByRole('alert')).toContainText('volume.notices')
  await panel.getByLabel('Notices').fill('25')
  await panel.getByRole('button', { name: 'Add records' }).click()
  await expect(panel.getByRole('status')).toHaveText('The records were added.')
  expect(await total()).toBe(before + 25)
})
