import { httpsStatus, selfSignedCertificate } from '../support/https-client.ts'
import { startMock } from '../support/spawn-server.ts'
import { firstPort, originOf, worldCookie } from '../support/deployment.ts'
import { raw } from '../support/raw.ts'
import { withMock } from '../support/spawn-mock.ts'
import { clause, clausesOfSteps, clauseStep, expect, test } from '../support/test.ts'

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

const abuse = '/api/support/inquiry/abuse'

test(...clausesOfSteps(), async ({ api, world, basePort }) => {
  await clauseStep('control.instance.cookie-name', 'of the server of the suites', async () => {
    expect(worldCookie).toBe(firstPort === 5100 ? 'mock-world' : `mock-world-${firstPort}`)
    expect((await api.get('/__mock/health')).body.worldCookie).toBe(worldCookie)
  })
  await withMock(basePort, [], async ({ api: other }) => {
    const name = `mock-world-${basePort}`
    await clauseStep('control.instance.cookie-name', 'of a mock on another port', async () => {
      expect((await other.get('/__mock/health')).body.worldCookie).toBe(name)
      const { headers } = await other.get('/__mock/enter', { world: 'mine' })
      expect(headers.getSetCookie()).toEqual([`${name}=mine; Path=/; SameSite=Lax`])
    })
    const both = `${worldCookie}=${world.id}; mock-world=x; ${name}=mine`
    await clauseStep('control.world.by-cookie', 'among the cookies of other mocks', async () => {
      expect((await other.with({ cookie: both }).get(abuse)).headers.get('x-mock-world')).toBe('mine')
      const ours = api.with({ 'x-mock-world': '', cookie: both })
      expect((await ours.get(abuse)).headers.get('x-mock-world')).toBe(world.id)
    })
    await clauseStep('control.instance.cookies-of-others', 'ignored, and kept by a page', async () => {
      const cookie = `${name}=mine; mock-world=x; mock-world-1=y`
      expect((await other.with({ cookie: 'mock-world=x' }).get(abuse)).headers.get('x-mock-world')).toBe('default')
      const page = api.at(originOf('public')).with({ 'x-mock-world': '', accept: 'text/html', cookie })
      const { status, headers } = await page.get('/')
      expect([status, headers.getSetCookie()]).toEqual([200, []])
    })
  })
})

for (const [example, cookie, id] of [
  ['in quotation marks', (id: string) => `a=b; ${worldCookie}="${id}"`, undefined],
  ['with spaces around it', (id: string) => `  ${worldCookie} = ${id} ;c=d`, undefined],
  ['empty', () => `${worldCookie}=; c=d`, 'default'],
  ['empty quotation marks', () => `${worldCookie}=""`, 'default'],
  ['without a value', () => worldCookie, 'default'],
] as const)
  test(...clause('control.instance.cookie-forms', example), async ({ api, world }) => {
    const { status, headers } = await api.with({ 'x-mock-world': '', cookie: cookie(world.id) }).get(abuse)
    expect([status, headers.get('x-mock-world')]).toEqual([200, id ?? world.id])
  })

test(...clausesOfSteps('TLS and a path outside, plain HTTP inside'), async ({ basePort }) => {
  const outside = 'https://mock.example/team/mock'
  const args = ['--public-url', `${outside}/`, '--control-token', 'secret']
  await withMock(basePort, args, async ({ origin }) => {
    const authorization = 'Bearer secret'
    const viaProxy = { host: 'mock.example', authorization }
    const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
      raw(origin, { path, headers: { ...viaProxy, ...headers } })
    await clauseStep('hardening.cookie.secure', 'behind TLS', async () => {
      const { status, headers } = await get('/__mock/enter?world=mine&to=/support/faq?page=2')
      expect(status).toBe(302)
      expect(headers['set-cookie']).toEqual(['mock-world=mine; Path=/team/mock; SameSite=Lax; Secure'])
      expect(headers.location).toBe('/team/mock/support/faq?page=2')
    })
    for (const [name, line] of [
      ['contract.http', `@origin = ${outside}\n`],
      ['postman.json', `"value": "${outside}"`],
      ['openapi.json', `"url": "${outside}"`],
      ['openapi.yaml', `url: ${outside}`],
    ] as const)
      await clauseStep('control.public-url', name, async () => {
        expect((await get(`/__mock/${name}`)).body).toContain(line)
      })
    await clauseStep('control.public-url.origin', 'its pages use the control plane and write', async () => {
      const send = (path: string, from: string) =>
        raw(origin, {
          method: 'POST',
          path,
          headers: { ...viaProxy, origin: from, 'content-type': 'application/json', 'content-length': '2' },
          body: '{}',
        })
      for (const path of ['/__mock/worlds/default/reset', '/api-member/member/session']) {
        expect((await send(path, 'https://mock.example')).status).not.toBe(403)
        for (const from of ['http://mock.example', 'https://mock.example:8443', 'https://evil.example'])
          expect((await send(path, from)).status, from).toBe(403)
      }
    })
    await clauseStep('control.public-url.path', 'sent with and without its path', async () => {
      for (const path of [abuse, `/team/mock${abuse}`, '/team/mock/__mock/health'])
        expect((await get(path)).status, path).toBe(200)
      const { headers } = await get('/team/mock')
      expect(headers.location).toBe('/team/mock/__mock/')
      expect((await get('/team/mocks/__mock/health')).status).toBe(404)
    })
    await clauseStep('control.public-url.path', 'the console and its files', async () => {
      const { body } = await get('/__mock/')
      const addresses = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!)
      expect(addresses.length).toBeGreaterThan(3)
      for (const address of addresses)
        expect((await get(new URL(address, `${outside}/__mock/`).pathname)).status).toBe(200)
      expect(addresses.filter((address) => address.startsWith('/') && !address.startsWith('/team/mock/'))).toEqual([])
    })
  })
})

test(...clause('control.option.check-health'), async ({ basePort }) => {
  const { cert, files } = await selfSignedCertificate()
  const tls = ['--tls-cert', files.cert, '--tls-key', files.key]
  const at = ['--host', '0.0.0.0', '--port', String(basePort)]
  const check = (options: readonly string[]) => startMock(['--check-health', ...options]).ended
  await clauseStep('control.option.check-health', 'nothing runs', async () => {
    expect(await check(at)).toBe(1)
  })
  const mock = startMock([...at, ...tls, '--no-control'])
  try {
    const health = () => httpsStatus(cert, `https://127.0.0.1:${basePort}${abuse}`)
    await expect.poll(health, { timeout: 30_000, intervals: [50] }).toBe(200)
    await clauseStep('control.option.check-health', 'over TLS', async () => {
      expect(await check([...at, ...tls])).toBe(0)
      expect(await check(at)).toBe(1)
    })
  } finally {
    await mock.stop('SIGKILL')
  }
  await withMock(basePort, [], () =>
    clauseStep('control.option.check-health', 'over HTTP', async () => {
      expect(await check(at)).toBe(0)
      expect(await check(['--port', String(basePort + 1)])).toBe(1)
    }),
  )
})
