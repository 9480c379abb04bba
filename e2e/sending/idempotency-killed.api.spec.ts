import { fileOf, generalInquiry } from '../literals/inquiry.ts'
import { withMock } from '../processes/spawn-mock.ts'
import { clause, expect, test } from '../support/test.ts'

// Starting a server twice is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

test(...clause('call.idempotency.kept', 'in the state file of a mock that is killed'), async ({ basePort }) => {
  const args = ['--state', test.info().outputPath('worlds.state')]
  const send = (api: Parameters<Parameters<typeof withMock>[2]>[0]['api'], title = 'once') =>
    api
      .with({ 'idempotency-key': '"once"' })
      .postForm('/api/support/inquiry', generalInquiry({ title }, [fileOf('a.log', 20)]))
  const confirmed = await withMock(basePort, args, async ({ api }) => (await send(api)).body)
  expect(confirmed).toEqual({ code: 'SUCCESS', content: { inquiryId: expect.any(Number) } })
  await withMock(basePort, args, async ({ api }) => {
    expect((await send(api)).body).toEqual(confirmed)
    expect((await send(api, 'something else')).status).toBe(422)
    expect((await api.get('/__mock/worlds/default')).body).toMatchObject({ inquiries: 1, mails: 1 })
  })
})

test(...clause('call.idempotency.cross-origin'), async ({ basePort }) => {
  const origin = 'http://localhost:3000'
  await withMock(basePort, ['--cors', origin], async ({ api }) => {
    const page = api.with({ origin })
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'idempotency-key' }
    const { status, headers } = await page.with(asked).send('OPTIONS', '/api/support/inquiry')
    expect([status, headers.get('access-control-allow-headers')]).toEqual([204, 'idempotency-key'])
    const sent = await page.with({ 'idempotency-key': '"once"' }).postForm('/api/support/inquiry', generalInquiry())
    expect(sent.status).toBe(200)
  })
})
