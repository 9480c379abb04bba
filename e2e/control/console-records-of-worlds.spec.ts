import { clause, expect, test } from '../pages/test.ts'
import { originOf } from '../support/deployment.ts'

test(...clause('control.console.worlds-search'), async ({ mockConsole, page, world, api, guard }) => {
  // The console may ask for a world while it is deleted.
  guard.allowStatuses(404)
  for (const [id, persona] of [
    ['1', 'biz'],
    ['2', 'biz'],
    ['3', 'sub'],
  ] as const)
    await api.post('/__mock/worlds', { id: `${world.id}-${id}`, persona })
  await mockConsole.open('worlds')
  const table = page.getByRole('table')
  await page.getByRole('searchbox', { name: 'Search' }).fill(`BIZ ${world.id}`)
  await expect(table.getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: 'Delete 2 worlds' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  expect((await api.get(`/__mock/worlds/${world.id}-1`)).status).toBe(200)
  await page.getByRole('button', { name: 'Delete 2 worlds' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(table.getByRole('row')).toHaveCount(1)
  expect((await api.get(`/__mock/worlds/${world.id}-1`)).status).toBe(404)
  expect((await api.get(`/__mock/worlds/${world.id}-3`)).status).toBe(200)
  await page.getByRole('searchbox', { name: 'Search' }).fill(world.id)
  // The selected world is found, and not deleted.
  await expect(table.getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: 'Delete 1 world', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(table.getByRole('row')).toHaveCount(2)
  expect((await api.get(`/__mock/worlds/${world.id}`)).status).toBe(200)
})

test(...clause('control.console.personas'), async ({ mockConsole, page }) => {
  await mockConsole.open('links')
  await expect(page.getByRole('rowheader', { name: /^main-limited/ })).toContainText(
    'main account without the usage, billing and notification permissions',
  )
  await mockConsole.open('worlds')
  const settings = mockConsole.panel(/^Settings of/)
  await mockConsole.pick(settings.getByRole('combobox', { name: 'Persona' }), 'partner')
  await expect(settings).toContainText('partner member, who decides whether to share inquiries')
})

test(...clause('control.console.user-and-records'), async ({ mockConsole, page, world, api, guard }) => {
  guard.allowStatuses(400)
  await world.patch({ persona: 'main' })
  await mockConsole.open('worlds')
  const panel = mockConsole.panel('User and records')
  const user = panel.getByLabel('User (JSON)')
  await user.fill('{ "cntryCd": 5, "shoeSize": 42 }')
  await panel.getByRole('button', { name: 'Save user' }).click()
  await expect(user).toHaveAccessibleDescription(/member\.cntryCd: /)
  await expect(user).toHaveAccessibleDescription(/shoeSize/)
  await user.fill('{ "cntryCd": "US" ')
  await panel.getByRole('button', { name: 'Save user' }).click()
  await expect(user).toHaveAccessibleDescription(/Not valid JSON/)
  await user.fill('{ "cntryCd": "US" }')
  await panel.getByRole('button', { name: 'Save user' }).click()
  await expect.poll(async () => (await world.state()).member?.cntryCd).toBe('US')

  const records = panel.getByLabel('Records (JSON)')
  await records.fill('{ "inquiries": { "51245": { "status": "LOST" } } }')
  await panel.getByRole('button', { name: 'Save records' }).click()
  await expect(records).toHaveAccessibleDescription(/data\.inquiries\.51245\.status: /)
  await records.fill('{ "inquiries": { "51245": { "status": "CLOSED" } } }')
  await panel.getByRole('button', { name: 'Save records' }).click()
  await expect(panel.getByText('Saved.')).toHaveCount(2)
  expect((await api.get('/api/mypage/inquiry/51245')).body.status).toBe('CLOSED')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test(...clause('control.console.copies-state'), async ({ mockConsole, page, world, context }) => {
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
    faults: '[{"operationId":"faqs","status":500}]',
    lang: 'ko',
    to: '/',
  })
})
