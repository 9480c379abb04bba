import { connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { firstOrigin, originOf } from '../mock-client/deployment.ts'
import { raw } from '../mock-client/raw.ts'
import { sites } from '../literals/sites.ts'
import { run, start, statusOf } from '../processes/spawn-server.ts'
import { expect, test } from '../support/test.ts'

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 90_000 })

const originAt = (port: number, host = '127.0.0.1') => `http://${host}:${port}`
const waitUntilListening = (origin: string) =>
  expect.poll(() => statusOf(origin), { timeout: 30_000, intervals: [50] }).not.toBe(0)

const query = { inquiryType: 'GNRL', parentCode: 'GNRL_BILL' }
/** Whether the response is from public: only public has GNRL_BILL_005. */
const isPublic = (rows: readonly { code: string }[]) => rows.some(({ code }) => code === 'GNRL_BILL_005')

test('the first port leads to the console and has the API of the site of the world', async ({ api, world }) => {
  const first = api.at(firstOrigin)
  const { status, headers } = await first.get('/')
  expect([301, 302, 303, 307, 308]).toContain(status)
  expect(headers.get('location')).toBe('/__mock/')
  for (const [method, path] of [
    ['GET', '/support'],
    ['GET', '/assets/nothing.css'],
    ['POST', '/'],
  ] as const) {
    const refused = await first.send(method, path)
    expect([refused.status, refused.body.code]).toEqual([404, 'NOT_FOUND'])
  }
  expect(isPublic((await first.get('/api/support/inquiry/code', query)).body)).toBe(true)
  for (const site of ['gov', 'fin', 'public'] as const) {
    await world.patch({ site })
    expect((await world.state()).site).toBe(site)
    expect(isPublic((await first.get('/api/support/inquiry/code', query)).body)).toBe(site === 'public')
    // The other ports have the site that they are for.
    for (const each of sites) {
      const { body } = await api.at(originOf(each)).get('/api/support/inquiry/code', query)
      expect(isPublic(body)).toBe(each === 'public')
    }
  }
})

/** Fails if the server can be reached from elsewhere. */
const expectLoopbackOnly = async (port: number) => {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  for (const { address } of addresses.filter(({ internal, family }) => !internal && family === 'IPv4'))
    expect(await statusOf(originAt(port, address))).toBe(0)
  // Linux accepts connections on all of 127.0.0.0/8, so this also covers machines without a network.
  if (process.platform === 'linux') expect(await statusOf(originAt(port, '127.0.0.2'))).toBe(0)
}

for (const name of ['--port', 'PORT'] as const)
  test(`${name} moves all ports, which only this machine reaches`, async ({ basePort }) => {
    const server =
      name === 'PORT'
        ? start([], { PORT: String(basePort) })
        : start(['--port', String(basePort)], { PORT: String(basePort + 4) })
    try {
      await waitUntilListening(originAt(basePort + 3))
      await expectLoopbackOnly(basePort)
      for (const offset of [0, 1, 2, 3]) expect(await statusOf(originAt(basePort + offset))).toBe(200)
      for (const offset of [0, 1, 2, 3])
        expect(await statusOf(originAt(basePort + offset), '/support/question/general')).toBe(offset === 0 ? 404 : 200)
    } finally {
      await server.stop()
    }
  })

for (const offset of [0, 2])
  test(`port ${offset + 1} of 4 is taken: one line says so, and nothing starts`, async ({ basePort: port }) => {
    const other = createServer().listen(port + offset, '127.0.0.1')
    try {
      const server = start(['--port', String(port)])
      expect(await server.ended).toBe(1)
      expect(server.output().trim().split('\n')).toEqual([expect.stringContaining(String(port + offset))])
      for (const each of [0, 1, 2, 3].filter((one) => one !== offset))
        expect(await statusOf(originAt(port + each))).toBe(0)
    } finally {
      await new Promise((resolve) => other.close(resolve))
    }
  })

test('a port that is none is refused in one line', async () => {
  for (const value of ['65533', 'http']) {
    const server = start([`--port=${value}`])
    expect(await server.ended).toBe(1)
    expect(server.output().trim().split('\n')).toHaveLength(1)
  }
})

/** Whether a port accepts connections, even if nothing responds yet. */
const isBound = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

test('a request during the start waits for its response', async ({ basePort: port }) => {
  // The unbuilt app, which takes longest to load.
  const server = run('tools/run/start.ts', ['--port', String(port)])
  try {
    for (const each of [port, port + 1])
      await expect.poll(() => isBound(each), { timeout: 30_000, intervals: [5] }).toBe(true)
    expect(await Promise.all([statusOf(originAt(port)), statusOf(originAt(port + 1), '/')])).toEqual([200, 200])
  } finally {
    await server.stop()
  }
})

test('without an option, the sites are on the ports 5101 to 5103', async () => {
  const taken = (await Promise.all([5100, 5101, 5102, 5103].map(isBound))).some(Boolean)
  test.skip(taken, 'Another process, such as npm start, uses the default ports.')
  const server = start([], { PORT: undefined })
  try {
    await waitUntilListening(originAt(5103))
    for (const [port, brand] of [
      [5101, 'Haneul Cloud'],
      [5102, 'Haneul Cloud Gov'],
      [5103, 'Haneul Cloud Fin'],
    ] as const) {
      const page = await fetch(`${originAt(port)}/?lang=en`)
      expect(await page.text()).toContain(`| ${brand}</title>`)
      expect(await statusOf(originAt(port), '/api/support/notice')).toBe(200)
    }
  } finally {
    await server.stop()
  }
})

test('on another address, the control plane needs the token that is given', async ({ basePort: port }) => {
  const origin = originAt(port, '127.0.0.2')
  const server = start(['--port', String(port), '--host', '127.0.0.2', '--control-token', 'correct-horse'])
  try {
    await waitUntilListening(origin)
    expect(await statusOf(originAt(port))).toBe(0)
    expect(await statusOf(origin, '/api/support/inquiry/abuse')).toBe(200)
    expect(await statusOf(origin)).toBe(401)
    for (const token of ['', 'correct-hors', 'correct-horsf', 'correct-horsee', 'CORRECT-HORSE'])
      expect(await statusOf(origin, '/__mock/worlds', { authorization: `Bearer ${token}` })).toBe(401)
    expect(await statusOf(origin, '/__mock/worlds', { authorization: 'Bearer correct-horse' })).toBe(200)
    const otherHost = await raw(origin, { path: '/api/support/inquiry/abuse', headers: { host: 'evil.example' } })
    expect(otherHost.status).toBe(403)
  } finally {
    await server.stop()
  }
})

test('on another address, a token is generated and printed if none is given', async ({ basePort: port }) => {
  const origin = originAt(port, '127.0.0.2')
  const server = start(['--port', String(port), '--host', '127.0.0.2'])
  try {
    await waitUntilListening(origin)
    await expect.poll(() => server.output()).toMatch(/token/)
    const token = /token:?\s+(\S{20,})/.exec(server.output())?.[1]
    expect(await statusOf(origin)).toBe(401)
    expect(await statusOf(origin, '/__mock/health', { authorization: `Bearer ${token}` })).toBe(200)
  } finally {
    await server.stop()
  }
})
