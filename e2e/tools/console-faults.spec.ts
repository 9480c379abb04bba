import { createServer } from 'node:http'
import { expect, test } from '../pages/test.ts'
import type { World } from '../mock-client/world.ts'

const survey = '/api/support/inquiry/51245/answer/71245'
const abuse = '/api/support/inquiry/abuse'

/** The faults of a world without their ids. */
const faultsOf = async (world: World) => (await world.state()).faults.map(({ id: _id, ...fault }) => fault)

test('a fault is added with the keyboard alone', async ({ mockConsole, page, world }) => {
  await mockConsole.open('worlds')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const tabTo = async (role: 'link' | 'combobox' | 'button' | 'checkbox', name: string) => {
    const control = page.getByRole(role, { name, exact: true }).first()
    await expect(control).toBeVisible()
    for (let stops = 0; stops < 60; stops += 1) {
      if ((await control.and(page.locator(':focus')).count()) > 0) return
      await page.keyboard.press('Tab')
    }
    await expect(control).toBeFocused()
  }
  await tabTo('link', 'Faults')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Faults' })).toBeVisible()
  await tabTo('combobox', 'Operation')
  await page.keyboard.type('countries')
  await expect(page.getByRole('option', { name: 'countries' })).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Enter')
  await tabTo('checkbox', 'Drop connection')
  await page.keyboard.press('Space')
  await tabTo('button', 'Add fault')
  await page.keyboard.press('Enter')
  await expect(mockConsole.panel('Add a fault').getByRole('status')).toHaveText('Added.')
  expect(await faultsOf(world)).toEqual([{ operationId: 'countries', abort: true }])
})

test('a fault acts on the next requests', async ({ mockConsole, api, world, guard }) => {
  guard.allowStatuses(400)
  await mockConsole.open('faults')
  const form = mockConsole.panel('Add a fault')
  const add = async () => {
    await form.getByRole('button', { name: 'Add fault' }).click()
    await expect(form.getByRole('status')).toHaveText('Added.')
  }
  // Nothing is entered, so there is nothing to add.
  await expect(form.getByRole('button', { name: 'Add fault' })).toBeDisabled()
  await mockConsole.find(form.getByRole('combobox', { name: 'Operation' }), 'abuse')
  await form.getByLabel('Status').fill('99')
  await form.getByRole('button', { name: 'Add fault' }).click()
  await expect(form.getByLabel('Status')).toHaveAccessibleDescription(/Send a value of 200 or more/)
  await expect(form.getByLabel('Status')).toHaveValue('99')
  await form.getByLabel('Status').fill('503')
  await form.getByLabel('Code').fill('BUSY')
  await form.getByLabel('Message').fill('Come back later.')
  await form.getByLabel('Repeat count').fill('2')
  await add()
  const response = await api.get(abuse)
  expect([response.status, response.body.code]).toEqual([503, 'BUSY'])

  await mockConsole.pick(form.getByRole('combobox', { name: 'Method' }), 'GET')
  await form.getByLabel('Path').fill('/api/countryCode/getList')
  await form.getByLabel('Malformed JSON').check()
  await form.getByLabel('Status').fill('503')
  await add()
  await mockConsole.find(form.getByRole('combobox', { name: 'Operation' }), 'countries')
  await mockConsole.find(form.getByRole('combobox', { name: 'Operation' }), 'Any operation')
  await form.getByLabel('Delay in ms').fill('30')
  await form.getByLabel('Body (JSON)').fill('[1,')
  await form.getByRole('button', { name: 'Add fault' }).click()
  await expect(form.getByText('Not valid JSON.')).toBeVisible()
  await form.getByLabel('Body (JSON)').fill('[1]')
  await add()
  expect(await faultsOf(world)).toEqual([
    { operationId: 'abuse', status: 503, code: 'BUSY', message: 'Come back later.', times: 1 },
    { method: 'GET', path: '/api/countryCode/getList', status: 503, malformed: true },
    { body: [1], delayMs: 30 },
  ])
})

test('the presets fill the form', async ({ mockConsole, world }) => {
  await mockConsole.open('faults')
  const form = mockConsole.panel('Add a fault')
  for (const preset of ['Server error, once', 'Slow, 3 seconds', 'Empty list']) {
    await mockConsole.find(form.getByRole('combobox', { name: 'Operation' }), 'faqs')
    await form.getByLabel('Message').fill('That of the preset replaces it.')
    await form.getByRole('button', { name: preset }).click()
    await form.getByRole('button', { name: 'Add fault' }).click()
    await expect(form.getByRole('status')).toHaveText('Added.')
  }
  expect(await faultsOf(world)).toEqual([
    { operationId: 'faqs', status: 500, times: 1 },
    { operationId: 'faqs', delayMs: 3000 },
    { operationId: 'faqs', status: 200, body: [] },
  ])
})

test('a preset of a purpose names its operations, and shows its conditions', async ({
  mockConsole,
  page,
  api,
  world,
}) => {
  await mockConsole.open('faults')
  const form = mockConsole.panel('Add a fault')
  const chance = form.getByLabel('Chance')
  await expect(chance).toBeHidden()
  await form.getByRole('button', { name: 'Flaky line' }).click()
  await expect(chance).toHaveValue('0.3')
  await form.getByRole('button', { name: 'Busy hour' }).click()
  await expect(chance).toHaveValue('')
  await form.getByLabel('Quota', { exact: true }).fill('1')
  await form.getByRole('button', { name: 'Add fault' }).click()
  await expect(form.getByRole('status')).toHaveText('Added.')
  await form.getByRole('button', { name: 'Answer lost after sending' }).click()
  await form.getByRole('button', { name: 'Add fault' }).click()
  await expect(form.getByRole('status')).toHaveText('Added.')
  const operations = ['submitInquiry', 'submitAdditional', 'answerCallSurvey', 'answerAnswerSurvey']
  expect(await faultsOf(world)).toEqual([
    { quota: { limit: 1, windowMs: 10_000 } },
    { operations: [...operations, 'saveAlarm', 'savePassword'], after: true, abort: true, times: 1 },
  ])
  const badge = page.getByRole('link', { name: /faults, / })
  await expect(badge).toHaveText('2 faults, 2 unused')
  expect((await api.get(abuse)).status).toBe(200)
  expect((await api.get(abuse)).status).toBe(429)
  await expect(badge).toHaveText('2 faults, 1 unused')
})

test('faults are switched off, edited, moved, removed and cleared', async ({ mockConsole, page, world }) => {
  await world.faults({ operationId: 'faqs', status: 500 }, { operationId: 'notices', abort: true }, { delayMs: 5 })
  const ids = (await world.state()).faults.map(({ id }) => id)
  await mockConsole.open('faults')
  const table = mockConsole.panel('Faults of this world').first()
  await table.getByRole('button', { name: 'Switch off the fault for notices' }).click()
  await expect(table.getByRole('row').nth(2)).toContainText('switched off, drops the connection')
  expect((await faultsOf(world))[1]).toEqual({ operationId: 'notices', abort: true, enabled: false })
  await table.getByRole('button', { name: 'Switch on the fault for notices' }).click()
  await expect(table.getByRole('row').nth(2)).not.toContainText('switched off')
  await table.getByRole('button', { name: 'Edit the fault for faqs' }).click()
  const edited = mockConsole.panel('Edit the fault for faqs')
  await edited.getByLabel('Status').fill('503')
  await edited.getByRole('button', { name: 'Save fault' }).click()
  await expect(mockConsole.panel('Add a fault')).toBeVisible()
  await table.getByRole('button', { name: 'Move up the fault for all requests' }).click()
  await expect(table.getByRole('row').nth(2)).toContainText('all requests')
  const { faults } = await world.state()
  // Edited and moved, they are the same faults.
  expect(faults).toMatchObject([
    { id: ids[0], operationId: 'faqs', status: 503 },
    { id: ids[2], delayMs: 5 },
    { id: ids[1], operationId: 'notices', abort: true },
  ])
  await table.getByRole('button', { name: 'Remove the fault for notices' }).click()
  await expect(table.getByRole('row')).toHaveCount(3)

  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByText('No faults. All responses follow the contract.')).toBeVisible()
  expect(await faultsOf(world)).toEqual([])
  await world.faults({ delayMs: 1 })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Faults restored.' })).toBeFocused()
  expect((await world.state()).faults).toMatchObject([{ id: ids[0] }, { id: ids[2] }, { delayMs: 1 }])
})

test('a fault is made of an exchange and changed beside it', async ({ mockConsole, page, api, world }) => {
  const refused = await api.post(survey, { score: 9 })
  expect(refused.body.errors).toHaveLength(1)
  await world.faults({ operationId: 'countries', delayMs: 1 })
  await mockConsole.open('journal')
  const faults = page.getByRole('region', { name: 'Faults for this request' })
  const table = faults.getByRole('group', { name: 'Faults for this request' })
  await page.getByRole('button', { name: /^POST .*71245/ }).click()
  await expect(table).toBeHidden()
  await faults.getByRole('button', { name: 'Answer this instead' }).click()
  await expect(faults.getByLabel('Status')).toHaveValue('400')
  expect(JSON.parse(await faults.getByLabel('Body (JSON)').inputValue())).toEqual(refused.body)
  await faults.getByLabel('Repeat count').fill('1')
  await faults.getByRole('button', { name: 'Add fault' }).click()
  await expect(table.getByRole('row')).toHaveCount(2)
  // The focus stays at the exchange.
  await expect(faults).toBeFocused()
  // It stands before the faults that were there, because the first that matches applies.
  expect((await world.state()).faults).toMatchObject([
    { id: 2, operationId: 'answerAnswerSurvey', status: 400, body: refused.body, times: 1 },
    { id: 1 },
  ])
  const response = await api.post(survey, { score: 5 })
  expect([response.status, response.body]).toEqual([400, refused.body])
  await expect(table).toBeHidden()

  await faults.getByRole('button', { name: 'Answer this instead' }).click()
  await expect(faults.getByLabel('Repeat count')).toHaveValue('')
  await faults.getByRole('button', { name: 'Add fault' }).click()
  await faults.getByRole('button', { name: /^Edit the fault for answerAnswerSurvey/ }).click()
  await faults.getByRole('textbox', { name: 'Status' }).fill('409')
  await faults.getByRole('button', { name: 'Save fault' }).click()
  await expect(table).toContainText('status 409')
  expect((await api.post(survey, { score: 5 })).status).toBe(409)
  await faults.getByRole('button', { name: /^Switch off the fault for answerAnswerSurvey/ }).click()
  await expect(table).toContainText('switched off')
  expect((await api.post(survey, { score: 9 })).headers.get('x-mock-fault')).toBeNull()
  await faults.getByRole('button', { name: /^Remove the fault for answerAnswerSurvey/ }).click()
  await expect(table).toBeHidden()

  await api.get('/api/countryCode/getList')
  await api.get('/api/countryCode/getList?newest=1')
  await mockConsole.go('faults')
  const row = mockConsole.panel('Faults of this world').getByRole('row', { name: /countries/ })
  await row.getByText('2 requests').click()
  await expect(row.getByRole('link')).toHaveText([/newest=1 200/, /getList 200/])
  const past = mockConsole.panel('Used up or removed').getByRole('row')
  await expect(past).toHaveCount(3)
  await expect(past.nth(1)).toContainText('status 409')
  await past.nth(2).getByText('1 request').click()
  await past
    .nth(2)
    .getByRole('link', { name: /71245 400/ })
    .click()
  // The second exchange with this path and status is the one on which the fault acted.
  const opened = page.getByRole('button', { expanded: true }).filter({ hasText: 'POST' })
  await expect(opened).toHaveCount(1)
  await expect(opened).toContainText('fault')
  await page.getByRole('link', { name: 'fault: status 400' }).click()
  await expect(past.nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(past.nth(1)).not.toHaveAttribute('aria-current')
})

test('an operation is forwarded to a back end', async ({ mockConsole, page, api, world, guard, basePort }) => {
  guard.allowStatuses(400)
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"abuse":true}')
  })
  await new Promise<void>((resolve) => server.listen(basePort, '127.0.0.1', resolve))
  const to = `http://127.0.0.1:${basePort}`
  try {
    await mockConsole.open('backEnds')
    const panel = mockConsole.panel('Forwarded operations')
    const show = page.getByRole('checkbox', { name: 'Show values' })
    await expect(show).toBeChecked()
    await expect(panel).toContainText('When empty, all operations except session and accounts.')
    const add = panel.getByRole('button', { name: 'Add back end' })
    await mockConsole.find(panel.getByRole('combobox', { name: 'Operation to forward' }), 'abuse')
    await panel.getByLabel('Address of the back end').fill('api.example')
    await add.click()
    await expect(panel.getByRole('alert')).toContainText('forward.0.to')
    await expect(panel.getByLabel('Address of the back end')).toHaveValue('api.example')
    await panel.getByLabel('Address of the back end').fill(to)
    await add.click()
    await expect(panel.getByRole('row', { name: /^abuse/ })).toContainText(to)
    expect((await world.state()).forward).toEqual([{ operationId: 'abuse', to }])

    expect((await api.get(abuse)).body).toEqual({ abuse: true })
    const row = mockConsole.panel('Differences').getByRole('row').nth(1)
    await expect(row.getByRole('cell')).toHaveText(['abuse: value', 'false', 'true', 'call.inquiry.abuse'])
    await row.getByRole('link', { name: 'abuse' }).click()
    const exchange = page.getByRole('button', { expanded: true }).filter({ hasText: abuse })
    await expect(exchange).toContainText('forwarded')
    await expect(exchange).toContainText('difference')
    await expect(mockConsole.panel('Response of the mock')).toContainText('false')
    await page
      .getByRole('group', { name: 'Keep this answer' })
      .getByRole('button', { name: 'As the next step' })
      .click()
    await expect(page.getByText('Kept: given once, after earlier steps.')).toBeVisible()
    expect((await world.state()).faults).toMatchObject([{ operationId: 'abuse', times: 1, body: { abuse: true } }])
    await world.faults()

    await mockConsole.go('backEnds')
    await panel.getByRole('button', { name: 'Remove the back end of abuse' }).click()
    await expect(panel.getByText('The mock answers every operation.')).toBeVisible()
    expect((await world.state()).forward).toEqual([])
    // It has answers of a back end now, also after it is no longer asked.
    await page.reload()
    await expect(panel).toBeVisible()
    await expect(show).not.toBeChecked()
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
