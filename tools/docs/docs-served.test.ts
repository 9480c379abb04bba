import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { expect, onTestFinished, test, vi } from 'vitest'
import { servedDocs } from './docs-served.ts'

/** Serves documents that are not built at first, on a server whose first port is 7400. */
const serve = async ({ isInstalled = true, isBuilding = true }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const built = mkdtempSync(join(tmpdir(), 'docs-served-'))
  writeFileSync(join(built, 'index.html'), '<h1>Built</h1>')
  writeFileSync(join(built, 'verify.html'), 'curl http://127.0.0.1:5102/api, http://127.0.0.1:51000, on port 5100')
  writeFileSync(join(built, '404.html'), '<h1>Not found</h1>')
  let folder: string | undefined
  const builds: PromiseWithResolvers<void>[] = []
  const docs = {
    isInstalled: () => isInstalled,
    isUpToDate: () => folder !== undefined,
    folder: () => folder,
    build: () => {
      const build = Promise.withResolvers<void>()
      builds.push(build)
      return build.promise
    },
  }
  const server = createServer().listen(0)
  const handle = servedDocs({ port: 7400, servers: isBuilding ? [server] : [], docs })
  server.on('request', express().use('/docs', handle))
  onTestFinished(() => {
    server.close()
    rmSync(built, { recursive: true })
  })
  const { port } = server.address() as AddressInfo
  return {
    builds,
    finish: () => {
      folder = built
      builds[0]!.resolve()
    },
    open: async (path = '/docs/') => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`)
      return { status: response.status, headers: response.headers, text: await response.text() }
    },
  }
}

test('the documents are built once, when nothing was asked for some time, and have the ports of this server', async () => {
  const { open, builds, finish } = await serve({})
  vi.advanceTimersByTime(9000)
  const { status, headers, text } = await open('/docs/verify')
  expect([status, headers.get('refresh')]).toEqual([503, '15'])
  expect(text).toContain('The documents are built when nothing else is to do')
  vi.advanceTimersByTime(9999)
  expect(builds).toHaveLength(0)
  vi.advanceTimersByTime(1)
  expect(builds).toHaveLength(1)
  expect((await open()).headers.get('refresh')).toBe('15')
  finish()
  expect((await open()).text).toBe('<h1>Built</h1>')
  expect((await open('/docs/verify')).text).toBe('curl http://127.0.0.1:7402/api, http://127.0.0.1:51000, on port 5100')
  expect((await open('/docs/nothing')).status).toBe(404)
  vi.advanceTimersByTime(60_000)
  expect(builds).toHaveLength(1)
})

test.each([
  ['without its packages', { isInstalled: false }],
  ['under the suites', { isBuilding: false }],
])('%s nothing is built, and the page says which command does it', async (_, settings) => {
  const { open, builds } = await serve(settings)
  const { status, headers, text } = await open()
  expect([status, headers.get('refresh')]).toEqual([503, null])
  expect(text).toContain('Run <code>npm run docs</code>')
  vi.advanceTimersByTime(60_000)
  expect(builds).toHaveLength(0)
})

test('if the build fails, the page says what to do, and no request builds again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => logged.mockRestore())
  const { open, builds } = await serve({})
  vi.advanceTimersByTime(10_000)
  builds[0]!.reject(new Error('The generator stopped.'))
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith('The generator stopped.'))
  const { status, headers, text } = await open('/docs/verify')
  expect([status, headers.get('refresh')]).toEqual([503, null])
  expect(text).toContain('Run <code>npm run docs</code>')
  expect(builds).toHaveLength(1)
})
