import { readFile } from 'node:fs/promises'
import { alsoProves, clause, clauseStep, expect, test } from '../pages/test.ts'

test.describe('with a set clock', () => {
  test.use({ settings: { now: '2027-03-04T05:06:07Z', persona: 'main' } })
  test(
    ...alsoProves(
      clause('control.console.worlds-by-hand', 'settings, user, records and clock'),
      'control.console.user-and-records',
      'control.console.snapshots',
      'control.console.refusals',
      'control.console.volume',
    ),
    async ({ mockConsole, world, page, api, guard }) => {
      guard.allowStatuses(400)
      await mockConsole.open('worlds')

      const panel = mockConsole.panel('User and records')
      const member = panel.getByLabel('member')
      const data = panel.getByLabel('data')
      const save = panel.getByRole('button', { name: 'Save JSON' })
      await clauseStep('control.console.user-and-records', 'the user', async () => {
        await member.fill('{ "cntryCd": 5, "shoeSize": 42 }')
        await save.click()
        await expect(member).toHaveAccessibleDescription(/member\.cntryCd: /)
        await expect(member).toHaveAccessibleDescription(/shoeSize/)
        await member.fill('{ "cntryCd": "US" ')
        await save.click()
        await expect(member).toHaveAccessibleDescription(/Send a JSON object/)
        await member.fill('{ "cntryCd": "US" }')
        await save.click()
        await expect.poll(async () => (await world.state()).member?.cntryCd).toBe('US')
      })
      await clauseStep('control.console.user-and-records', 'records, typed while the user is saved', async () => {
        const { promise: release, resolve } = Promise.withResolvers<void>()
        await page.route(`**/__mock/worlds/${world.id}`, async (route) => {
          if (route.request().method() === 'PATCH') await release
          await route.fallback()
        })
        await member.fill('{ "cntryCd": "JP" }')
        await save.click()
        await data.fill('{ "inquiries": { "51245": { "status": "LOST" } } }')
        resolve()
        await expect.poll(async () => (await world.state()).member?.cntryCd).toBe('JP')
        await expect(save).toBeEnabled()
        await expect(data).toHaveValue('{ "inquiries": { "51245": { "status": "LOST" } } }')
        await save.click()
        await expect(data).toHaveAccessibleDescription(/data\.inquiries\.51245\.status: /)
        await data.fill('{ "inquiries": { "51248": { "status": "CLOSED" } } }')
        await save.click()
        await expect(panel.getByText('Saved.')).toHaveCount(1)
        expect((await api.get('/api/mypage/inquiry/51248')).body.status).toBe('CLOSED')
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
      await clauseStep('control.console.volume', 'invalid and valid', async () => {
        const total = async () =>
          (await api.get('/api/support/notice', { page: '0', size: '10' })).body.totalElements as number
        const before = await total()
        const generated = mockConsole.panel('Generated records')
        await generated.getByLabel('Notices').fill('many')
        await generated.getByRole('button', { name: 'Add records' }).click()
        await expect(generated.getByLabel('Notices')).toHaveAttribute('aria-invalid', 'true')
        await generated.getByLabel('Notices').fill('25')
        await generated.getByRole('button', { name: 'Add records' }).click()
        await expect(generated.getByRole('status')).toHaveText('The records were added.')
        expect(await total()).toBe(before + 25)
      })
      await clauseStep(
        'control.console.worlds-by-hand',
        'persona, site, flags, latency, seed and extensions',
        async () => {
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
      await clauseStep('control.console.worlds-by-hand', 'the clock', async () => {
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
      const kept = mockConsole.panel('Snapshot, reset, delete')
      const restore = (buffer: Buffer) =>
        kept.getByLabel('Snapshot to restore').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer })
      for (const [text, words] of [
        ['no JSON', /it is not valid JSON/],
        ['{"format":3}', /format/],
      ] as const)
        await clauseStep('control.console.refusals', `a file with the content ${text}`, async () => {
          await restore(Buffer.from(text))
          await expect(kept.getByRole('alert')).toContainText(words)
        })
      await clauseStep('control.console.snapshots', 'saved and restored', async () => {
        const saving = page.waitForEvent('download')
        await kept.getByRole('link', { name: 'Save snapshot' }).click()
        const saved = await saving
        expect(saved.suggestedFilename()).toBe(`${world.id}.json`)
        const buffer = await readFile(await saved.path())
        await world.patch({ persona: 'anonymous' })
        await restore(buffer)
        await expect(kept.getByRole('status')).toHaveText('The snapshot was restored.')
        expect((await world.state()).persona).toBe('main-overseas')
      })
    },
  )
})

test(
  ...alsoProves(
    clause('control.console.makes-worlds'),
    'control.console.refusals',
    'control.console.worlds-search',
    'control.console.personas',
  ),
  async ({ mockConsole, world, page, api, guard }) => {
    // The world strip may request a world while it is deleted.
    guard.allowStatuses(400, 404, 409)
    const id = `${world.id}-made`
    const pathOf = (name: string) => `/__mock/worlds/${name}`
    await mockConsole.open('worlds')
    await clauseStep('control.console.personas', 'described in the settings', async () => {
      const settings = mockConsole.panel(/^Settings of/)
      await mockConsole.pick(settings.getByRole('combobox', { name: 'Persona' }), 'partner')
      await expect(settings).toContainText('partner member, who decides whether to share inquiries')
    })
    await page.getByRole('button', { name: 'New world' }).click()
    const form = mockConsole.panel('New world')
    const create = form.getByRole('button', { name: 'Create world' })
    await clauseStep('control.console.refusals', 'a world that exists already', async () => {
      await form.getByLabel('Name').fill(world.id)
      await form.getByLabel('Latency in ms').fill('slow')
      await create.click()
      await expect(form.getByRole('alert')).toContainText('latencyMs')
      await form.getByLabel('Latency in ms').fill('7')
      await create.click()
      await expect(form.getByRole('alert')).toContainText(`A world named "${world.id}" already exists`)
      await expect(form.getByLabel('Name')).toHaveValue(world.id)
      await expect(form.getByLabel('Latency in ms')).toHaveValue('7')
    })
    const state = async (name = id) => (await api.get(pathOf(name))).body
    await clauseStep('control.console.makes-worlds', 'created', async () => {
      await form.getByLabel('Name').fill(id)
      await mockConsole.pick(form.getByRole('combobox', { name: 'Persona' }), 'biz')
      await form.getByLabel('Clock (UTC+9)').fill('2026-12-24T18:00:00')
      await form.getByLabel('Frozen clock').check()
      await form.getByLabel(/^Abuse/).check()
      await create.click()
      await expect(page).toHaveURL(new RegExp(`world=${id}`))
      expect(await state()).toMatchObject({
        persona: 'biz',
        now: '2026-12-24T09:00:00.000Z',
        frozen: true,
        abuse: true,
      })
    })
    const panel = mockConsole.panel('Snapshot, reset, delete')
    const dialog = page.getByRole('alertdialog')
    await clauseStep('control.console.makes-worlds', 'reset', async () => {
      await api.json('PATCH', pathOf(id), { persona: 'sub' })
      await panel.getByRole('button', { name: 'Reset' }).click()
      await dialog.getByRole('button', { name: 'Reset' }).click()
      await expect(panel.getByRole('status')).toHaveText('The world was reset.')
      expect(await state()).toMatchObject({ persona: 'biz' })
    })
    await clauseStep('control.console.makes-worlds', 'deleted', async () => {
      await panel.getByRole('button', { name: 'Delete' }).click()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      expect((await state()).id).toBe(id)
      await panel.getByRole('button', { name: 'Delete' }).click()
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByRole('heading', { name: 'Settings of default' })).toBeVisible()
      expect((await api.get(pathOf(id))).status).toBe(404)
    })
    await clauseStep('control.console.refusals', 'a world that was deleted', async () => {
      await mockConsole.go('journal', { world: id })
      await expect(page.getByText(`There is no world "${id}".`)).toBeVisible()
      await page.getByRole('button', { name: 'Create it' }).click()
      await expect(mockConsole.panel('Exchanges').first()).toBeVisible()
      expect((await api.send('DELETE', pathOf(id))).status).toBe(204)
    })
    await clauseStep('control.console.worlds-search', 'and what was found is deleted', async () => {
      for (const [name, persona] of [
        ['1', 'biz'],
        ['2', 'biz'],
        ['3', 'sub'],
      ] as const)
        await api.post('/__mock/worlds', { id: `${world.id}-${name}`, persona })
      await mockConsole.go('worlds')
      const rows = page.getByRole('table').getByRole('row')
      const search = page.getByRole('searchbox', { name: 'Search' })
      await search.fill(`BIZ ${world.id}`)
      await expect(rows).toHaveCount(3)
      await page.getByRole('button', { name: 'Delete 2 worlds' }).click()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      expect((await api.get(pathOf(`${world.id}-1`))).status).toBe(200)
      await page.getByRole('button', { name: 'Delete 2 worlds' }).click()
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(rows).toHaveCount(1)
      expect((await api.get(pathOf(`${world.id}-1`))).status).toBe(404)
      expect((await api.get(pathOf(`${world.id}-3`))).status).toBe(200)
      await search.fill(world.id)
      // The selected world is found, and not deleted.
      await expect(rows).toHaveCount(3)
      await page.getByRole('button', { name: 'Delete 1 world', exact: true }).click()
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(rows).toHaveCount(2)
      expect((await api.get(pathOf(world.id))).status).toBe(200)
    })
  },
)

test(
  ...alsoProves(
    clause('control.console.worlds-by-hand', 'faults'),
    'control.console.keyboard',
    'control.console.refusals',
    'control.console.fault-edited',
    'control.console.fault-switched',
    'control.console.fault-presets',
  ),
  async ({ mockConsole, world, page, api, guard }) => {
    guard.allowStatuses(400)
    await mockConsole.open('worlds')
    await clauseStep('control.console.keyboard', 'adding a fault with the keyboard only', async () => {
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
      expect((await world.state()).faults).toEqual([{ id: 1, operationId: 'countries', abort: true }])
    })
    const form = mockConsole.panel('Add a fault')
    const add = form.getByRole('button', { name: 'Add fault' })
    const faults = async () => (await world.state()).faults.map(({ id: _id, ...fault }) => fault)
    const emptyForm = async () => {
      await mockConsole.go('worlds')
      await mockConsole.go('faults')
    }
    const clearAll = async () => {
      await page.getByRole('button', { name: 'Clear all' }).click()
      await expect(page.getByText('No faults. All responses follow the contract.')).toBeVisible()
      expect((await world.state()).faults).toEqual([])
    }
    await clearAll()
    await emptyForm()
    await clauseStep('control.console.refusals', 'an invalid fault', async () => {
      await form.getByLabel('All requests').check()
      await form.getByLabel('Status').fill('99')
      await add.click()
      await expect(form.getByRole('alert')).toContainText('status')
      await expect(form.getByLabel('Status')).toHaveValue('99')
    })
    await emptyForm()
    await clauseStep('control.console.worlds-by-hand', 'faults', async () => {
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
      expect(await faults()).toEqual([
        { operationId: 'abuse', status: 503, code: 'BUSY', message: 'Come back later.', times: 1 },
        { ...target, abort: true },
        { ...target, status: 503, malformed: true },
        { ...target, delayMs: 30 },
        { ...target, body: [1], delayMs: 30 },
      ])
      const table = mockConsole.panel('Faults of this world').first()
      await expect(table.getByRole('row')).toHaveCount(6)
      await table.getByRole('button', { name: 'Remove the fault for abuse' }).click()
      await expect(table.getByRole('row')).toHaveCount(5)
      expect((await world.state()).faults.map(({ operationId }) => operationId)).not.toContain('abuse')
      await clearAll()
    })
    await emptyForm()
    await clauseStep('control.console.fault-presets', 'each', async () => {
      await mockConsole.find(form.getByRole('combobox', { name: 'Operation' }), 'faqs')
      for (const preset of ['Session expired', 'Server error, once', 'Slow, 3 seconds', 'Offline', 'Empty list']) {
        await form.getByRole('button', { name: preset }).click()
        await add.click()
        await expect(form.getByRole('status')).toHaveText('Added.')
      }
      expect(await faults()).toEqual([
        { operationId: 'faqs', status: 401, code: 'UNAUTHORIZED' },
        { operationId: 'faqs', status: 500, times: 1 },
        { operationId: 'faqs', delayMs: 3000 },
        { operationId: 'faqs', abort: true },
        { operationId: 'faqs', status: 200, body: [] },
      ])
    })
    await clauseStep('control.console.fault-switched', 'off and on', async () => {
      await clearAll()
      await world.faults({ operationId: 'faqs', status: 500 }, { operationId: 'notices', abort: true })
      const table = mockConsole.panel('Faults of this world')
      await table.getByRole('button', { name: 'Switch off the fault for notices' }).click()
      await expect(table.getByRole('row').nth(2)).toContainText('switched off, drops the connection')
      expect((await faults())[1]).toEqual({ operationId: 'notices', abort: true, enabled: false })
      await table.getByRole('button', { name: 'Switch on the fault for notices' }).click()
      await expect(table.getByRole('row').nth(2)).not.toContainText('switched off')
    })
    await clauseStep('control.console.fault-edited', 'and moved', async () => {
      await clearAll()
      await world.faults({ operationId: 'faqs', status: 500 }, { operationId: 'notices', abort: true }, { delayMs: 5 })
      const table = mockConsole.panel('Faults of this world')
      await table.getByRole('button', { name: 'Edit the fault for faqs' }).click()
      const edited = mockConsole.panel('Edit the fault for faqs')
      await edited.getByLabel('Status').fill('503')
      await edited.getByRole('button', { name: 'Save fault' }).click()
      await expect(form).toBeVisible()
      await table.getByRole('button', { name: 'Move up the fault for all requests' }).click()
      await expect(table.getByRole('row').nth(2)).toContainText('all requests')
      const ids = (await world.state()).faults.map(({ id }) => id!)
      expect(await faults()).toEqual([
        { operationId: 'faqs', status: 503 },
        { delayMs: 5 },
        { operationId: 'notices', abort: true },
      ])
      // Edited and moved, they are the same faults.
      expect([ids[2]! - ids[0]!, ids[1]! - ids[0]!]).toEqual([1, 2])
    })
  },
)
