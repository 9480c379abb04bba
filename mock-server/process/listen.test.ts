import { expect, test } from 'vitest'
import { listen } from './listen.ts'

test('a client has 10 s for the headers and 60 s for a request', async () => {
  const { server, drain } = await listen(0, '127.0.0.1')
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 60_000])
  await drain()
})
