import { connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { run, start, statusOf } from '../support/spawn-server.ts'
import { raw } from '../support/raw.ts'
import { clause, clausesOf, clauseStep, expect, test } from '../support/test.ts'

const originAt = (port: number, host = '127.0.0.1') => `http://${host}:${port}`
const waitUntilListening = (origin: string) =>
  expect.poll(() => statusOf(origin), { timeout: 30_000, intervals: [50] }).not.toBe(0)

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 90_000 })

/** Fails if the server can be reached from elsewhere. */
const expectLoopbackOnly = async (port: number) => {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  for (const { address } of addresses.filter(({ internal, family }) => !internal && family === 'IPv4'))
    expect(await statusOf(originAt(port, address))).toBe(0)
  // Linux accepts connections on all of 127.0.0.0/8, so this also covers machines without a network.
  if (process.platform === 'linux') expect(await statusOf(originAt(port, '127.0.0.2'))).toBe(0)
}

for (const [id, optionsFor] of [
  ['site.port.option', (port: number) => ({ args: ['--port', String(port)], env: { PORT: String(port + 4) } })],
  ['site.port.environment', (port: number) => ({ args: [], env: { PORT: String(port) } })],
] as const)
  test(...clausesOf([id, 'site.port.loopback']), async ({ basePort }) => {
    const { args, env } = optionsFor(basePort)
    const server = start(args, env)
    try {
      await waitUntilListening(originAt(basePort + 3))
      await expectLoopbackOnly(basePort)
      for (const offset of [0, 1, 2, 3]) expect(await statusOf(originAt(basePort + offset))).toBe(200)
      expect(await statusOf(originAt(basePort), '/support/question/general')).toBe(404)
      for (const offset of [1, 2, 3])
        expect(await statusOf(originAt(basePort + offset), '/support/question/general')).toBe(200)
    } finally {
      await server.stop()
    }
  })

for (const offset of [0, 2])
  test(
    ...clausesOf(
      ['site.port.taken-exit-code', 'site.port.taken-one-line', 'site.port.taken-starts-nothing'],
      `port ${offset + 1} of 4`,
    ),
    async ({ basePort: port }) => {
      const other = createServer().listen(port + offset, '127.0.0.1')
      try {
        const server = start(['--port', String(port)])
        expect(await server.ended).toBe(1)
        expect(server.output().trim().split('\n')).toHaveLength(1)
        expect(server.output()).toContain(String(port + offset))
        for (const each of [0, 1, 2, 3].filter((one) => one !== offset))
          expect(await statusOf(originAt(port + each))).toBe(0)
      } finally {
        await new Promise((resolve) => other.close(resolve))
      }
    },
  )

/** Whether a port accepts connections, even if nothing responds yet. */
const isBound = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

test(...clause('site.port.early-request'), async ({ basePort: port }) => {
  // The unbuilt app, which takes longest to load.
  const server = run('tools/start.ts', ['--port', String(port)])
  try {
    for (const each of [port, port + 1])
      await expect.poll(() => isBound(each), { timeout: 30_000, intervals: [5] }).toBe(true)
    const early = await Promise.all([statusOf(originAt(port)), statusOf(originAt(port + 1), '/')])
    expect(early).toEqual([200, 200])
  } finally {
    await server.stop()
  }
})

for (const value of ['65533', 'http'])
  test(...clause('site.port.option', `rejected: ${value}`), async () => {
    const server = start([`--port=${value}`])
    expect(await server.ended).toBe(1)
    expect(server.output().trim().split('\n')).toHaveLength(1)
  })

test(
  ...clausesOf([
    'hardening.control.token-off-loopback',
    'hardening.control.wrong-token-refused',
    'hardening.host.option-name',
    'site.port.host-option',
  ]),
  async ({ basePort: port }) => {
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
  },
)

test(
  ...clause('hardening.control.token-off-loopback', 'a token is generated and printed'),
  async ({ basePort: port }) => {
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
  },
)

test(...clausesOf(['site.port.public', 'site.port.gov', 'site.port.fin'], 'without an option'), async () => {
  const ports = [5100, 5101, 5102, 5103]
  const taken = (await Promise.all(ports.map(isBound))).some(Boolean)
  test.skip(taken, 'Another process, such as npm start, uses the default ports.')
  const server = start([], { PORT: undefined })
  try {
    await waitUntilListening(originAt(5103))
    for (const [site, port, brand] of [
      ['public', 5101, 'Haneul Cloud'],
      ['gov', 5102, 'Haneul Cloud Gov'],
      ['fin', 5103, 'Haneul Cloud Fin'],
    ] as const)
      await clauseStep(`site.port.${site}`, `${port}`, async () => {
        const page = await fetch(`${originAt(port)}/?lang=en`)
        expect(await page.text()).toContain(`| ${brand}</title>`)
        expect(await statusOf(originAt(port), '/api/support/notice')).toBe(200)
      })
  } finally {
    await server.stop()
  }
})
