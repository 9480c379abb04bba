import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { expect, onTestFinished, test, vi } from 'vitest'
import { servedDocs } from './docs-served.ts'

/** Serves documents that are not built at first. Each build ends when the test says so. */
const serve = async () => {
  const built = mkdtempSync(join(tmpdir(), 'docs-served-'))
  writeFileSync(join(built, 'index.html'), '<h1>Built</h1>')
  writeFileSync(join(built, '404.html'), '<h1>Not found</h1>')
  let folder: string | undefined
  const builds: PromiseWithResolvers<void>[] = []
  const docs = {
    isUpToDate: () => folder !== undefined,
    folder: () => folder,
    build: () => {
      const build = Promise.withResolvers<void>()
      builds.push(build)
      return build.promise
    },
  }
  const server = express().use('/docs', servedDocs(docs)).listen(0)
  onTestFinished(() => {
    server.close()
    rmSync(built, { recursive: true })
  })
  const { port } = server.address() as AddressInfo
  return {
    builds,
    finish: (index: number) => {
      folder = built
      builds[index]!.resolve()
    },
    open: async (path = '/docs/') => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`)
      return { status: response.status, headers: response.headers, text: await response.text() }
    },
  }
}

test('until the documents are built, a page says so, opens by itself and starts no second build', async () => {
  const { open, builds, finish } = await serve()
  for (const path of ['/docs/', '/docs/', '/docs/verify']) {
    const { status, headers, text } = await open(path)
    expect(status).toBe(503)
    expect(headers.get('refresh')).toBe('2')
    expect(text).toContain('Building the documents')
  }
  expect(builds).toHaveLength(1)
  finish(0)
  const { status, text } = await open()
  expect(status).toBe(200)
  expect(text).toBe('<h1>Built</h1>')
  expect((await open('/docs/nothing')).status).toBe(404)
})

test('if the build fails, the page says what to do, and opening it again builds again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => logged.mockRestore())
  const { open, builds, finish } = await serve()
  await open()
  builds[0]!.reject(new Error('The generator stopped.'))
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith('The generator stopped.'))
  const { status, headers, text } = await open('/docs/verify')
  expect(status).toBe(503)
  expect(headers.get('refresh')).toBeNull()
  expect(text).toContain('The documents could not be built')
  expect(text).toContain('npm run docs')
  expect(builds).toHaveLength(1)
  expect((await open()).text).toContain('Building the documents')
  expect(builds).toHaveLength(2)
  finish(1)
  expect((await open()).text).toBe('<h1>Built</h1>')
})
