import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ApiClient } from '../mock-client/api-client.ts'
import { preloaded } from '../processes/spawn-mock.ts'
import { run, statusOf } from '../processes/spawn-server.ts'
import { expect, test } from '../support/test.ts'

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

const dist = join(import.meta.dirname, '../../dist')

test('the bundle runs alone, and finds the generator and the agents once their files are beside it', async ({
  basePort,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-'))
  const copy = (file: string) => copyFileSync(join(dist, file), join(folder, file))
  copy('mock.mjs')
  const origin = `http://127.0.0.1:${basePort}`
  const args = ['--port', String(basePort), '--state', join(folder, 'worlds.state')]
  const mock = run(join(folder, 'mock.mjs'), args)
  try {
    await expect.poll(() => statusOf(origin), { timeout: 30_000, intervals: [50] }).toBe(200)
    const api = new ApiClient(origin, { accept: 'application/json, text/event-stream' })
    expect((await api.get('/__mock/health')).body.version).toMatch(/^\d+\.\d+\.\d+$/)
    const { key } = (await api.post('/api/security/captcha')).body
    const image = await api.get('/api/security/captcha/image', { key })
    expect(Buffer.from(image.bytes.subarray(0, 8)).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
    await api.post('/api-member/member/session', { persona: 'main' })
    const [file] = (await api.get('/api/support/library/DWCTR')).body[0].attachedFileList
    expect((await api.get(`/api/support/file/${file.fileNo}`)).bytes.length).toBe(file.fileSize)
    expect((await api.get('/__mock/openapi.yaml')).status).toBe(200)

    const create = () => api.post('/__mock/worlds', { volume: { faqs: 3 } })
    const list = () => api.post('/__mock/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' })
    const [volume, agents] = [await create(), await list()]
    expect([volume.status, volume.body.errors[0].field, agents.status]).toEqual([400, 'volume', 501])
    expect(volume.body.message).toContain('volume.mjs')
    expect(agents.body.message).toContain('mcp.mjs')
    for (const beside of ['volume.mjs', 'mcp.mjs']) copy(beside)
    expect([(await create()).status, (await list()).status]).toEqual([201, 200])

    expect(await mock.stop()).toBe(0)
    expect(readdirSync(folder).toSorted()).toEqual(['mcp.mjs', 'mock.mjs', 'volume.mjs', 'worlds.state'])
  } finally {
    await mock.stop('SIGKILL')
    rmSync(folder, { recursive: true })
  }
})

test('the bundle says which Node it needs', async () => {
  // On a version that runs it, --help ends with 0.
  const mock = run(join(dist, 'mock.mjs'), ['--help'], preloaded('old-node.mjs'))
  expect(await mock.ended).toBe(1)
  expect(mock.output()).toBe(
    'Failed to start: Node 22.13.1 is too old. Install Node 22.14 or later and run the command again.\n',
  )
})
