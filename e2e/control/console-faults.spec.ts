import { clause, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

const survey = '/api/support/inquiry/51245/answer/71245'
const abuse = '/api/support/inquiry/abuse'

test(...clausesOfSteps(), async ({ mockConsole, page, api, world }) => {
  const refused = await api.post(survey, { score: 9 })
  expect(refused.body.errors).toHaveLength(1)
  await world.faults({ operationId: 'countries', delayMs: 1 })
  await mockConsole.open('journal')
  const faults = page.getByRole('region', { name: 'Faults for this request' })
  const table = faults.getByRole('group', { name: 'Faults for this request' })
  const answerInstead = faults.getByRole('button', { name: 'Answer this instead' })
  await clauseStep('control.console.fault-prefilled', 'an error with its fields, once', async () => {
    await page.getByRole('button', { name: /^POST .*71245/ }).click()
    await expect(table).toBeHidden()
    await answerInstead.click()
    await expect(faults.getByLabel('Status')).toHaveValue('400')
    expect(JSON.parse(await faults.getByLabel('Body (JSON)').inputValue())).toEqual(refused.body)
    await faults.getByLabel('Repeat count').fill('1')
    await faults.getByRole('button', { name: 'Add fault' }).click()
    await expect(table.getByRole('row')).toHaveCount(2)
    // The focus stays at the exchange.
    await expect(faults).toBeFocused()
    expect((await world.state()).faults[0]).toEqual({
      id: 2,
      operationId: 'answerAnswerSurvey',
      status: 400,
      body: refused.body,
      times: 1,
    })
    const response = await api.post(survey, { score: 5 })
    expect([response.status, response.body]).toEqual([400, refused.body])
    await expect(table).toBeHidden()
  })
  await clauseStep('control.console.fault-in-place', 'added, edited, switched off and removed', async () => {
    await answerInstead.click()
    await expect(faults.getByLabel('Repeat count')).toHaveValue('')
    await faults.getByRole('button', { name: 'Add fault' }).click()
    await faults.getByRole('button', { name: /^Edit the fault for answerAnswerSurvey/ }).click()
    await faults.getByRole('textbox', { name: 'Status' }).fill('409')
    await faults.getByRole('button', { name: 'Save fault' }).click()
    await expect(table).toContainText('status 409')
    // It stands before the faults that were there, because the first that matches applies.
    expect((await world.state()).faults).toMatchObject([{ id: 3, status: 409 }, { id: 1 }])
    expect((await api.post(survey, { score: 5 })).status).toBe(409)
    await faults.getByRole('button', { name: /^Switch off the fault for answerAnswerSurvey/ }).click()
    await expect(table).toContainText('switched off')
    expect((await api.post(survey, { score: 9 })).headers.get('x-mock-fault')).toBeNull()
    await faults.getByRole('button', { name: /^Switch on the fault for answerAnswerSurvey/ }).click()
    await expect(table).not.toContainText('switched off')
    await faults.getByRole('button', { name: /^Remove the fault for answerAnswerSurvey/ }).click()
    await expect(table).toBeHidden()
    expect((await world.state()).faults).toEqual([{ id: 1, operationId: 'countries', delayMs: 1 }])
  })
  await clauseStep('control.console.fault-used-by', 'delays, and faults that are used up or removed', async () => {
    await api.get('/api/countryCode/getList')
    await api.get('/api/countryCode/getList?newest=1')
    await mockConsole.go('faults')
    const row = mockConsole.panel('Faults of this world').getByRole('row', { name: /countries/ })
    await row.getByText('2 requests').click()
    await expect(row.getByRole('link')).toHaveText([/newest=1 200/, /getList 200/])
    const past = mockConsole.panel('Used up or removed').getByRole('row')
    await expect(past).toHaveCount(3)
    await expect(past.nth(1)).toContainText('status 409')
    await expect(past.nth(2)).toContainText('status 400')
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
})

test(...clause('control.console.undo'), async ({ mockConsole, page, api, world, context }) => {
  await world.faults({ operationId: 'faqs', status: 500, times: 3 }, { operationId: 'notices', abort: true })
  for (let i = 0; i < 2; i += 1) await api.get('/api/support/faq')
  const [faults, journal] = [(await world.state()).faults, await world.journal()]
  await test.step('the faults', async () => {
    await mockConsole.open('faults')
    const panel = mockConsole.panel('Faults of this world')
    await panel.getByRole('button', { name: 'Clear all' }).click()
    await expect(panel.getByText('Faults cleared.')).toBeVisible()
    expect((await world.state()).faults).toEqual([])
    await world.faults({ delayMs: 1 })
    await panel.getByRole('button', { name: 'Undo' }).click()
    await expect(panel.getByRole('status').filter({ hasText: 'Faults restored.' })).toBeFocused()
    expect((await world.state()).faults).toEqual([...faults, { id: 3, delayMs: 1 }])
  })
  await test.step('the journal, also in another tab that was opened in between', async () => {
    await mockConsole.go('journal')
    const rows = page.getByRole('list', { name: 'Exchanges' }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByText('Journal cleared.')).toBeVisible()
    expect(await world.journal()).toEqual([])
    await api.get(abuse)
    await expect(rows).toHaveCount(1)
    const other = await context.newPage()
    await other.goto(page.url())
    const others = other.getByRole('list', { name: 'Exchanges' }).getByRole('listitem')
    await expect(others).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Journal restored.' })).toBeFocused()
    await expect(rows).toHaveCount(3)
    await expect(others).toHaveCount(3)
    expect((await world.journal()).slice(0, 2)).toEqual(journal)
    await other.close()
  })
})
