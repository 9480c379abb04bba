import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { callBackEnd } from './back-end.ts'

const request = { method: 'GET', headers: [], body: new Uint8Array() }

/** Serves one response until the test ends, or none. */
const serve = async (body?: Buffer) => {
  const server = createServer((_request, response) => {
    if (body) response.writeHead(302, { location: 'http://elsewhere.example' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.dispose]: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('a redirect is returned, not followed', async () => {
  using back = await serve(Buffer.from('moved'))
  const { status, headers, body } = await callBackEnd(back.url, request)
  expect([status, Buffer.from(body).toString()]).toEqual([302, 'moved'])
  expect(headers).toContainEqual(['location', 'http://elsewhere.example'])
})

test('a response of more than 32 MiB is given up', async () => {
  using back = await serve(Buffer.alloc(32 * 1024 * 1024 + 1))
  await expect(callBackEnd(back.url, request)).rejects.toThrow('more than 32 MiB')
})

test('a missing response is given up after 30 s, and a refused connection at once', async () => {
  const back = await serve()
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === 30_000 ? 100 : ms))
  await expect(callBackEnd(back.url, request)).rejects.toThrow('no response within 30 s')
  back[Symbol.dispose]()
  await expect(callBackEnd(back.url, request)).rejects.toThrow('ECONNREFUSED')
  vi.restoreAllMocks()
})
