import { createServer } from 'node:http'
import { clause, expect, test } from '../pages/test.ts'

test(...clause('control.console.forward'), async ({ mockConsole, page, api, world, guard, basePort }) => {
  guard.allowStatuses(400)
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"abuse":true}')
  })
  await new Promise<void>((resolve) => server.listen(basePort, '127.0.0.1', resolve))
  const to = `http://127.0.0.1:${basePort}`
  try {
    await mockConsole.open('faults')
    const panel = mockConsole.panel('Back ends')
    const add = panel.getByRole('button', { name: 'Add back end' })
    await test.step('an address that is refused stays in the field', async () => {
      await mockConsole.find(panel.getByRole('combobox', { name: 'Operation to forward' }), 'abuse')
      await panel.getByLabel('Address of the back end').fill('api.example')
      await add.click()
      await expect(panel.getByRole('alert')).toContainText('forward.0.to')
      await expect(panel.getByLabel('Address of the back end')).toHaveValue('api.example')
    })
    await test.step('one that is set', async () => {
      await panel.getByLabel('Address of the back end').fill(to)
      await add.click()
      await expect(panel.getByRole('row', { name: /^abuse/ })).toContainText(to)
      expect((await world.state()).forward).toEqual([{ operationId: 'abuse', to }])
    })
    await test.step('its differences', async () => {
      expect((await api.get('/api/support/inquiry/abuse')).body).toEqual({ abuse: true })
      const row = mockConsole.panel('Differences').getByRole('row').nth(1)
      await expect(row.getByRole('cell')).toHaveText(['abuse: value', 'false', 'true', 'call.inquiry.abuse'])
      await row.getByRole('link', { name: 'abuse' }).click()
      const exchange = page.getByRole('button', { expanded: true }).filter({ hasText: '/api/support/inquiry/abuse' })
      await expect(exchange).toContainText('forwarded')
      await expect(exchange).toContainText('difference')
      await expect(page.getByRole('list', { name: 'Differences' })).toContainText('call.inquiry.abuse')
      await expect(mockConsole.panel('Response of the mock')).toContainText('false')
    })
    await test.step('one that is removed', async () => {
      await mockConsole.go('faults')
      await panel.getByRole('button', { name: 'Remove the back end of abuse' }).click()
      await expect(panel.getByText('The mock answers every operation.')).toBeVisible()
      expect((await world.state()).forward).toEqual([])
    })
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
