import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

test(...clausesOfSteps('faults'), async ({ mockConsole, world, page, api, guard }) => {
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
})
