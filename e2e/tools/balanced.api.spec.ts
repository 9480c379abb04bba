import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ApiClient } from '../mock-client/api-client.ts'
import { startMock, statusOf } from '../processes/spawn-server.ts'
import { expect, test } from '../support/test.ts'

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

test('behind the nginx of the documents, each world is where its header, path, query or cookie leads', async ({
  basePort,
}) => {
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
    for (const id of ids) {
      const created = await api.with({ 'x-mock-world': id }).post('/__mock/worlds', { id, abuse: true })
      expect(created.status).toBe(201)
      const cookie = `a=b; mock-world-${basePort}="${id}"`
      expect((await api.with({ 'x-mock-world': id }).get(abuse)).body).toEqual({ abuse: true })
      expect((await api.with({ cookie }).get(abuse)).body).toEqual({ abuse: true })
      expect((await api.get(`/__mock/worlds/${id}`)).body).toMatchObject({ id, exchanges: 2 })
      const { status, headers } = await api.get('/__mock/enter', { to: '/', world: id })
      expect([status, headers.getSetCookie()]).toEqual([302, [`mock-world-${basePort}=${id}; Path=/; SameSite=Lax`]])
    }
    const counts = []
    for (const port of ports) counts.push((await new ApiClient(`http://127.0.0.1:${port}`).get('/__mock/worlds')).body)
    const of12 = counts.map((worlds) => worlds.filter(({ id }: { id: string }) => ids.includes(id)).length)
    expect(of12.reduce((sum, count) => sum + count)).toBe(12)
    expect(of12.filter((count) => count > 0).length).toBeGreaterThan(1)
    const { headers } = await api.get('/__mock/enter', { scenario: 'inquiry-server-down' })
    const cookie = headers.getSetCookie()[0]!.split(';')[0]!
    expect((await api.with({ cookie }).get(abuse)).headers.get('x-mock-world')).toBe('scenario-inquiry-server-down')
  } finally {
    await stopNginx()
    await Promise.all(mocks.map((mock) => mock.stop('SIGKILL')))
    rmSync(folder, { recursive: true, force: true })
  }
})
