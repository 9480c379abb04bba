import { readFile } from 'node:fs/promises'
import { expect, test } from '../pages/test.ts'
import type { ApiClient } from '../mock-client/api-client.ts'

test.describe('as a member in 2027', () => {
  test.use({ settings: { now: '2027-03-04T05:06:07Z', persona: 'main' } })

  test('settings, clock, user and records are changed by hand', async ({ mockConsole, world, page, api, guard }) => {
    guard.allowStatuses(400)
    await mockConsole.open('settings')
    const panel = mockConsole.panel('User and records')
    const member = panel.getByLabel('member')
    const data = panel.getByLabel('data')
    const save = panel.getByRole('button', { name: 'Save JSON' })
    await expect(save).toBeHidden()
    await panel.getByText('Edit as JSON').click()
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

    // What is typed while the user is saved stays.
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

    const total = async () =>
      (await api.get('/api/support/notice', { page: '0', size: '10' })).body.totalElements as number
    const before = await total()
    const generated = mockConsole.panel('Generated records')
    await expect(generated.getByLabel('Notices')).toHaveAccessibleDescription('How many, up to 10,000')
    await generated.getByLabel('Notices').fill('many')
    await generated.getByRole('button', { name: 'Add records' }).click()
    await expect(generated.getByLabel('Notices')).toHaveAttribute('aria-invalid', 'true')
    await generated.getByLabel('Notices').fill('25')
    await generated.getByRole('button', { name: 'Add records' }).click()
    await expect(generated.getByRole('status')).toHaveText('The records were added.')
    expect(await total()).toBe(before + 25)

    const form = mockConsole.panel(`Settings of ${world.id}`)
    await mockConsole.pick(form.getByRole('combobox', { name: 'Persona' }), 'main-overseas')
    await mockConsole.pick(form.getByRole('combobox', { name: 'Site' }), 'fin')
    await form.getByLabel('Latency in ms').fill('5-9')
    await form.getByLabel('Seed').fill('blue')
    await form.getByLabel('Allowed extensions').fill('png, pdf')
    await mockConsole.pick(form.getByRole('combobox', { name: 'Defect' }), 'six-files')
    await expect(form.getByRole('combobox', { name: 'Defect' })).toHaveAccessibleDescription('Six files can be sent.')
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
      defect: 'six-files',
    })
    await mockConsole.pick(form.getByRole('combobox', { name: 'Defect' }), 'None')
    await form.getByRole('button', { name: 'Save settings' }).click()
    await expect.poll(() => world.state()).not.toHaveProperty('defect')

    await page.getByRole('combobox', { name: 'persona', exact: true }).selectOption('sub')
    await page.getByRole('checkbox', { name: 'abuse', exact: true }).click()
    await expect.poll(() => world.state()).toMatchObject({ persona: 'sub', abuse: false })
    const clock = page.getByRole('form', { name: 'Clock' })
    const time = clock.getByLabel('clock (UTC+9)')
    await time.fill('2031-05-06T12:00:00')
    await clock.getByRole('button', { name: 'Set', exact: true }).click()
    await expect(time).toHaveValue(/^2031-05-06T12:00:0\d$/)
    await clock.getByRole('button', { name: 'Freeze' }).click()
    await expect(clock.getByText('frozen')).toBeVisible()
    expect(await world.state()).toMatchObject({ frozen: true, now: expect.stringMatching(/^2031-05-06T03:00/) })
    await clock.getByRole('button', { name: 'Resume' }).click()
    await expect(clock.getByText('running')).toBeVisible()
    await clock.getByRole('button', { name: 'Real time' }).click()
    await expect(time).not.toHaveValue(/^2031/)
    expect((await world.state()).now).not.toMatch(/^2031/)
  })

  test('a snapshot is saved and restored, no other file', async ({ mockConsole, world, page, guard }) => {
    guard.allowStatuses(400)
    await mockConsole.open('settings')
    const panel = mockConsole.panel('Snapshot, reset, delete')
    const restore = (buffer: Buffer) =>
      panel.getByLabel('Snapshot to restore').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer })
    for (const [text, words] of [
      ['no JSON', /it is not valid JSON/],
      ['{"format":3}', /format/],
    ] as const) {
      await restore(Buffer.from(text))
      await expect(panel.getByRole('alert')).toContainText(words)
    }
    const saving = page.waitForEvent('download')
    await panel.getByRole('link', { name: 'Save snapshot' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe(`${world.id}.json`)
    const snapshot = await readFile(await saved.path())
    await world.patch({ persona: 'anonymous' })
    await restore(snapshot)
    await expect(panel.getByRole('status')).toHaveText('The snapshot was restored.')
    expect((await world.state()).persona).toBe('main')
    // What was imported may be about real people.
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'Show values' })).not.toBeChecked()
  })
})

test('worlds are created, reset, deleted and found', async ({ mockConsole, world, page, api, guard }) => {
  // The world strip may request a world while it is deleted.
  guard.allowStatuses(400, 404, 409)
  const id = `${world.id}-made`
  const pathOf = (name: string) => `/__mock/worlds/${name}`
  const state = async () => (await api.get(pathOf(id))).body
  await mockConsole.open('settings')
  const settings = mockConsole.panel(/^Settings of/)
  await mockConsole.pick(settings.getByRole('combobox', { name: 'Persona' }), 'partner')
  await expect(settings).toContainText('partner member, who decides whether to share inquiries')

  await mockConsole.go('worlds')
  await page.getByRole('button', { name: 'New world' }).click()
  const form = mockConsole.panel('New world')
  const create = form.getByRole('button', { name: 'Create world' })
  await form.getByLabel('Name').fill(world.id)
  await form.getByLabel('Latency in ms').fill('slow')
  await create.click()
  await expect(form.getByLabel('Latency in ms')).toHaveAccessibleDescription(/60000/)
  await form.getByLabel('Latency in ms').fill('7')
  await create.click()
  await expect(form.getByRole('alert')).toContainText(`A world named “${world.id}” already exists`)
  await expect(form.getByLabel('Name')).toHaveValue(world.id)
  await expect(form.getByLabel('Latency in ms')).toHaveValue('7')
  await form.getByLabel('Name').fill(id)
  await mockConsole.pick(form.getByRole('combobox', { name: 'Persona' }), 'biz')
  await form.getByLabel('Clock (UTC+9)').fill('2026-12-24T18:00:00')
  await form.getByLabel('Frozen clock').check()
  await form.getByLabel(/^Abuse/).check()
  await create.click()
  await expect(page).toHaveURL(new RegExp(`world=${id}`))
  expect(await state()).toMatchObject({ persona: 'biz', now: '2026-12-24T09:00:00.000Z', frozen: true, abuse: true })

  await page.getByRole('link', { name: 'Settings' }).click()
  const panel = mockConsole.panel('Snapshot, reset, delete')
  const dialog = page.getByRole('alertdialog')
  await api.json('PATCH', pathOf(id), { persona: 'sub' })
  await panel.getByRole('button', { name: 'Reset' }).click()
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await expect(panel.getByRole('status')).toHaveText('The world was reset.')
  expect(await state()).toMatchObject({ persona: 'biz' })
  await panel.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect((await state()).id).toBe(id)
  await panel.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Settings of default' })).toBeVisible()
  expect((await api.get(pathOf(id))).status).toBe(404)
  await mockConsole.go('journal', { world: id })
  await expect(page.getByText(`There is no world "${id}".`)).toBeVisible()
  await page.getByRole('button', { name: 'Create it' }).click()
  await expect(mockConsole.panel('Exchanges').first()).toBeVisible()
  expect((await api.send('DELETE', pathOf(id))).status).toBe(204)

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

interface FormRow {
  readonly kind: string
  /** What is typed to find the record, and how the list shows it; without them there is only one. */
  readonly typed?: string
  readonly record?: RegExp
  /** Values by field. Lists of values are chosen from. */
  readonly choose?: Readonly<Record<string, string>>
  readonly type?: Readonly<Record<string, string>>
  readonly before: Readonly<Record<string, string>>
  readonly read: (api: ApiClient) => Promise<unknown>
  readonly expected: unknown
  /** A text that the schema rejects. */
  readonly wrong: readonly [field: string, text: string]
}

const rows: readonly FormRow[] = [
  {
    kind: 'Inquiry',
    typed: '51248',
    record: /^51248 10월 세금계산서를 다시 받고 싶습니다$/,
    choose: { status: 'CLOSED' },
    before: { regYmdt: '2026-11-18 14:50:17' },
    read: async (api) => (await api.get('/api/mypage/inquiry/51248')).body.status,
    expected: 'CLOSED',
    wrong: ['regYmdt', 'yesterday'],
  },
  {
    kind: 'Incident',
    typed: '33',
    record: /^33 /,
    type: { realRecoveryYmdt: '[2026,11,19,23,30]' },
    before: { realRecoveryYmdt: '' },
    read: async (api) => {
      const { troubleStatusCode, realRecoveryYmdt } = (await api.get('/api/event-log/33')).body.content
      return [troubleStatusCode, realRecoveryYmdt]
    },
    expected: ['RESOLVED', [2026, 11, 19, 23, 30]],
    wrong: ['startYmdt', '[2026,13,1,0,0]'],
  },
  {
    kind: 'Notice',
    typed: 'year-end holidays',
    record: /^1060 Customer support during the year-end holidays$/,
    type: { 'title.ko': '연말 운영 안내' },
    before: { 'title.ja': '年末年始のサポート体制について' },
    read: async (api) => (await api.get('/api/support/notice/1060')).body.title,
    expected: '연말 운영 안내',
    wrong: ['regYmdt', '2026-11-17'],
  },
  {
    kind: 'Signed-in user',
    type: { name: '이도윤', cntryCd: 'US' },
    before: { cntryCd: 'KR', name: '김민서' },
    read: async (api) => {
      const { name, cntryCd } = (await api.get('/api-member/member/session')).body.member
      return [name, cntryCd]
    },
    expected: ['이도윤', 'US'],
    wrong: ['roles', '"ROLE"'],
  },
]

test.describe('as a member in 2026', () => {
  test.use({ settings: { persona: 'main', now: '2026-11-20T00:00:00Z' } })

  for (const { kind, typed, record, choose = {}, type = {}, before, read, expected, wrong } of rows)
    test(`a form changes a record, and marks a wrong field: ${kind}`, async ({ mockConsole, page, api, guard }) => {
      guard.allowStatuses(400)
      await mockConsole.open('settings')
      const panel = mockConsole.panel('User and records')
      const form = panel.getByRole('form', { name: 'Record' })
      const save = form.getByRole('button', { name: 'Save' })
      await mockConsole.pick(panel.getByRole('combobox', { name: 'Kind' }), kind)
      if (typed !== undefined) {
        const list = panel.getByRole('combobox', { name: 'Record' })
        await expect(list).not.toHaveAttribute('aria-busy')
        await list.click()
        await list.fill(typed)
        await page.getByRole('option', { name: record! }).click()
      }
      for (const [field, value] of Object.entries(before))
        await expect(form.getByRole('textbox', { name: field, exact: true })).toHaveValue(value)
      const wrongField = form.getByRole('textbox', { name: wrong[0], exact: true })
      const right = await wrongField.inputValue()
      await wrongField.fill(wrong[1])
      await save.click()
      await expect(wrongField).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByRole('alert')).toHaveCount(0)
      await wrongField.fill(right)
      for (const [field, value] of Object.entries(choose))
        await mockConsole.pick(form.getByRole('combobox', { name: field, exact: true }), value)
      for (const [field, value] of Object.entries(type))
        await form.getByRole('textbox', { name: field, exact: true }).fill(value)
      await save.click()
      await expect(form.getByRole('status')).toHaveText('Saved.')
      expect(await read(api)).toEqual(expected)
    })
})
