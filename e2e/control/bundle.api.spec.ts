import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preloaded } from '../support/spawn-mock.ts'
import { run, statusOf } from '../support/spawn-server.ts'
import { clause, expect, test } from '../support/test.ts'
import { ApiClient } from '../support/api-client.ts'

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

const copyOf = (file: string, folder: string) => {
  const copy = join(folder, file)
  copyFileSync(join(import.meta.dirname, '../../dist', file), copy)
  return copy
}

/** Runs the bundle in a folder that contains nothing else, until `work` is done. */
const withBundle = async (port: number, work: (origin: string, folder: string) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-'))
  const origin = `http://127.0.0.1:${port}`
  const mock = run(copyOf('mock.mjs', folder), ['--port', String(port)])
  try {
    await expect.poll(() => statusOf(origin), { timeout: 30_000, intervals: [50] }).toBe(200)
    await work(origin, folder)
  } finally {
    await mock.stop('SIGKILL')
    rmSync(folder, { recursive: true })
  }
}

test(...clause('control.bundle.generator-beside'), ({ basePort }) =>
  withBundle(basePort, async (origin, folder) => {
    const api = new ApiClient(origin, { 'x-mock-world': 'default' })
    const before = (await api.get('/api/support/faq', { page: '0', size: '10' })).body.totalElements
    const refused = await api.post('/__mock/worlds', { volume: { faqs: 3 } })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toMatchObject([{ field: 'volume', code: 'BAD_REQUEST' }])
    expect(refused.body.message).toContain('volume.mjs')
    copyOf('volume.mjs', folder)
    const { status, body } = await api.post('/__mock/worlds', { volume: { faqs: 3 } })
    expect(status).toBe(201)
    const filled = new ApiClient(origin, { 'x-mock-world': body.id })
    expect((await filled.get('/api/support/faq', { page: '0', size: '10' })).body.totalElements).toBe(before + 3)
  }),
)

test(...clause('control.bundle.agents-beside'), ({ basePort }) =>
  withBundle(basePort, async (origin, folder) => {
    const api = new ApiClient(origin, { accept: 'application/json, text/event-stream' })
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    const missing = await api.post('/__mock/mcp', list)
    expect(missing.status).toBe(501)
    expect(missing.body.message).toContain('mcp.mjs')
    copyOf('mcp.mjs', folder)
    const found = await api.post('/__mock/mcp', list)
    expect(found.status).toBe(200)
    expect(new TextDecoder().decode(found.bytes)).toContain('"sendRequest"')
  }),
)

test(...clause('control.bundle.alone'), async ({ basePort }) => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-'))
  const bundle = copyOf('mock.mjs', folder)
  const origin = `http://127.0.0.1:${basePort}`
  const mock = run(bundle, ['--port', String(basePort), '--state', join(folder, 'worlds.state')])
  try {
    await expect.poll(() => statusOf(origin), { timeout: 30_000, intervals: [50] }).toBe(200)
    const api = new ApiClient(origin, { 'x-mock-world': 'default' })
    expect((await api.get('/__mock/health')).body.version).toMatch(/^\d+\.\d+\.\d+$/)
    const key = (await api.post('/api/security/captcha')).body.key
    const image = await api.get('/api/security/captcha/image', { key })
    expect(image.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(image.bytes.subarray(0, 8)).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
    await api.post('/api-member/member/session', { persona: 'main' })
    const [item] = (await api.get('/api/support/library/DWCTR')).body
    const [file] = item.attachedFileList
    const download = await api.get(`/api/support/file/${file.fileNo}`)
    expect(download.status).toBe(200)
    expect(download.bytes.length).toBe(file.fileSize)
    expect((await api.get('/__mock/openapi.yaml')).status).toBe(200)
    expect(await mock.stop()).toBe(0)
    expect(readdirSync(folder).toSorted()).toEqual(['mock.mjs', 'worlds.state'])
  } finally {
    await mock.stop('SIGKILL')
    rmSync(folder, { recursive: true })
  }
})

test(...clause('control.bundle.old-node'), async () => {
  const bundle = join(import.meta.dirname, '../../dist/mock.mjs')
  // On a version that runs it, --help ends with 0.
  const mock = run(bundle, ['--help'], preloaded('old-node.mjs'))
  expect(await mock.ended).toBe(1)
  expect(mock.output()).toBe(
    'Failed to start: Node 22.13.1 is too old. Install Node 22.14 or later and run the command again.\n',
  )
})
