import { readFile } from 'node:fs/promises'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

test.describe('with a set clock', () => {
  test.use({ settings: { now: '2027-03-04T05:06:07Z', persona: 'main' } })
  test(...clausesOfSteps('settings, user, records and clock'), async ({ mockConsole, world, page, api, guard }) => {
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
  })
})

test(...clausesOfSteps(), async ({ mockConsole, world, page, api, guard }) => {
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
})
