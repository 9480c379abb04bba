import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ApiClient } from '../support/api-client.ts'
import { startMock, statusOf } from '../support/spawn-server.ts'
import { clause, clauseStep, expect, test } from '../support/test.ts'

// Three mocks and nginx are slow to start on a busy machine.
test.describe.configure({ timeout: 120_000 })

const hasNginx = spawnSync('nginx', ['-v']).status === 0
const abuse = '/api/support/inquiry/abuse'

/** The example of the documents, on other ports and in a folder of its own. */
const startNginx = (folder: string, basePort: number) => {
  const example = readFileSync(join(import.meta.dirname, '../../docs/nginx.conf'), 'utf8')
  const ports = new Map([5101, 5102, 5103, 8080].map((port, i) => [String(port), String(basePort + ((i + 1) % 4))]))
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const conf = example
    .replace(/\b(5101|5102|5103|8080)\b/g, (port) => ports.get(port)!)
    .replace('http {', ['http {', 'access_log off;', ...paths].join('\n'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, conf)
  mkdirSync(join(folder, 'logs'))
  const options = `daemon off; error_log stderr; pid ${folder}/pid;`
  const child = spawn('nginx', ['-p', folder, '-c', file, '-g', options], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return async () => {
    child.kill()
    await ended
  }
}

test(...clause('control.public-url', 'the nginx of the documents'), async ({ basePort }) => {
  test.skip(!hasNginx, 'nginx is not installed: apt-get install nginx-light')
  const origin = `http://127.0.0.1:${basePort}`
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const ports = [1, 2, 3].map((offset) => basePort + offset)
  const mocks = ports.map((port) => startMock(['--port', String(port), '--public-url', origin]))
  const stopNginx = startNginx(folder, basePort)
  try {
    for (const port of [...ports, basePort])
      await expect.poll(() => statusOf(`http://127.0.0.1:${port}`), { timeout: 60_000, intervals: [50] }).toBe(200)
    const api = new ApiClient(origin)
    const ids = Array.from({ length: 12 }, (_, i) => `mine-${i + 1}`)
    await clauseStep('control.public-url', 'worlds are created where their header leads', async () => {
      for (const id of ids)
        expect((await api.with({ 'x-mock-world': id }).post('/__mock/worlds', { id, abuse: true })).status).toBe(201)
      const counts = await Promise.all(
        ports.map(async (port) => {
          const { body } = await new ApiClient(`http://127.0.0.1:${port}`).get('/__mock/worlds')
          return (body as { id: string }[]).filter(({ id }) => ids.includes(id)).length
        }),
      )
      expect(counts.reduce((sum, count) => sum + count)).toBe(12)
      expect(counts.filter((count) => count > 0).length).toBeGreaterThan(1)
    })
    for (const id of ids)
      await clauseStep('control.public-url', `${id} by header, path, query and cookie`, async () => {
        const cookie = `a=b; mock-world-${basePort}="${id}"`
        expect((await api.with({ 'x-mock-world': id }).get(abuse)).body).toEqual({ abuse: true })
        expect((await api.with({ cookie }).get(abuse)).body).toEqual({ abuse: true })
        expect((await api.get(`/__mock/worlds/${id}`)).body).toMatchObject({ id, exchanges: 2 })
        const { status, headers } = await api.get('/__mock/enter', { to: '/', world: id })
        expect([status, headers.getSetCookie()]).toEqual([302, [`mock-world-${basePort}=${id}; Path=/; SameSite=Lax`]])
      })
    await clauseStep('control.public-url', 'a scenario', async () => {
      const { headers } = await api.get('/__mock/enter', { scenario: 'inquiry-server-down' })
      const cookie = headers.getSetCookie()[0]!.split(';')[0]!
      expect((await api.with({ cookie }).get('/api/support/notice')).headers.get('x-mock-world')).toBe(
        'scenario-inquiry-server-down',
      )
    })
  } finally {
    await stopNginx()
    await Promise.all(mocks.map((mock) => mock.stop('SIGKILL')))
    rmSync(folder, { recursive: true, force: true })
  }
})
