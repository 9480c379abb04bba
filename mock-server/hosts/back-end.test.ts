import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { callBackEnd } from './back-end.ts'

const request = { method: 'GET', headers: [], body: new Uint8Array() }

/** Serves by a handler until the test ends. */
const serveBy = async (handler: RequestListener) => {
  const server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close().closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

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

test('the request is sent as it is: its path, and no header but its own', async () => {
  const received: string[] = []
  const url = await serveBy(({ url: path, rawHeaders }, response) => {
    received.push(path ?? '', ...rawHeaders)
    response.end()
  })
  await callBackEnd(`${url}/v1/a/%2e%2e/b//c?d=%20`, { ...request, headers: [['x-team', 'blue']] })
  expect(received.filter((text) => text !== 'keep-alive')).toEqual([
    ...['/v1/a/%2e%2e/b//c?d=%20', 'x-team', 'blue', 'Host', url.slice(7), 'Connection'],
  ])
})

test('the path is found behind a host in any notation', async () => {
  const received: string[] = []
  const url = await serveBy((incoming, response) => {
    received.push(incoming.url ?? '')
    response.end()
  })
  const short = url.replace('127.0.0.1', '127.1')
  for (const address of [url, `${url}/`, `${short}/v1/a`, `${url}/127.0.0.1`]) await callBackEnd(address, request)
  expect(received).toEqual(['/', '/', '/v1/a', '/127.0.0.1'])
})

test('headers of the same name are joined, cookies are not', async () => {
  const url = await serveBy((_, response) => {
    response.writeHead(200, ['Vary', 'cookie', 'Vary', 'origin', 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2']).end()
  })
  const { headers } = await callBackEnd(url, request)
  expect(headers.filter(([name]) => /vary|cookie/.test(name))).toEqual([
    ...[['vary', 'cookie, origin'] as const, ['set-cookie', 'a=1'] as const, ['set-cookie', 'b=2'] as const],
  ])
})

test('a compressed body is unpacked, one in another coding stays with its header', async () => {
  const codings = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync, 'x-own': (text: string) => text }
  for (const [coding, pack] of Object.entries(codings)) {
    const url = await serveBy((_, response) => response.setHeader('content-encoding', coding).end(pack('text')))
    const { headers, body } = await callBackEnd(url, request)
    expect([coding, Buffer.from(body).toString()]).toEqual([coding, 'text'])
    expect(headers.find(([name]) => name === 'content-encoding')?.[1]).toBe(coding === 'x-own' ? coding : undefined)
  }
  const bomb = await serveBy((_, response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(33 * 1024 * 1024))),
  )
  await expect(callBackEnd(bomb, request)).rejects.toThrow('more than 32 MiB')
})
