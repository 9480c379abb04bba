import { createServer } from 'node:net'
import { httpsStatus, selfSignedCertificate } from '../mock-client/https-client.ts'
import type { ApiClient } from '../mock-client/api-client.ts'
import { withMock } from '../processes/spawn-mock.ts'
import { startMock, statusOf } from '../processes/spawn-server.ts'
import { expect, test } from '../support/test.ts'

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

const abuse = '/api/support/inquiry/abuse'

/** The line of a mock that must not start. */
const startError = async (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const mock = startMock(args, env)
  expect(await mock.ended).toBe(1)
  const lines = mock.output().trim().split('\n')
  expect(lines).toEqual([expect.stringMatching(/^Failed to start: /)])
  return lines[0]!
}

// Each option is read by a function with a test of its own in mock-server/process; these show that it is called.
for (const [args, text] of [
  [['--prot', '5890'], '--prot'],
  [['--no-control=no'], '--no-control'],
  [['--port', '65536'], '65536'],
  [['--allow-host', 'mock.example:80'], 'mock.example:80'],
  [['--cors', 'http://a.example,localhost:3000'], 'localhost:3000'],
  [['--public-url', 'ftp://mock.example'], '"ftp://mock.example" is not a public URL'],
  [['--proxy', 'api.example'], '"api.example" is not the address of a back end'],
  [['--no-control', '--control-token', 'x'], '--control-token'],
  [['--host', 'nowhere.invalid'], 'nowhere.invalid'],
  [['--site', 'pub'], '"pub"'],
  [['--seed', 'x'.repeat(101)], '--seed'],
  [['--latency', 'slow'], '"slow"'],
  [['--defect', 'none'], '"none"'],
  [['sabotage'], 'there is no command'],
  [['--latency', '60001'], '60001'],
  [['--latency', '300-100'], '300-100'],
  [['--state', 'mock-server'], 'mock-server'],
] as const)
  test(`${args.join(' ').slice(0, 40)} is refused in one line, with exit code 1`, async () => {
    expect(await startError(args)).toContain(text)
  })

test('PORT is read, and a port that is in use is refused', async ({ basePort }) => {
  expect(await startError([], { PORT: 'http' })).toContain('"http"')
  const other = createServer().listen(basePort, '127.0.0.1')
  try {
    expect(await startError([], { PORT: String(basePort) })).toContain(String(basePort))
  } finally {
    await new Promise((resolve) => other.close(resolve))
  }
})

test('--help lists the options', async () => {
  const mock = startMock(['--help'])
  expect(await mock.ended).toBe(0)
  for (const option of [
    ...['port', 'host', 'allow-host', 'cors', 'public-url', 'site', 'seed', 'latency', 'no-control', 'control-token'],
    ...['tls-cert', 'tls-key', 'state', 'proxy', 'fail-on-violation', 'defect', 'check-health', 'help'],
  ])
    expect(mock.output()).toContain(`--${option}`)
})

test('--seed and --latency are settings of the default world, also after a reset', async ({ basePort }) => {
  await withMock(basePort, ['--seed', 'spring', '--latency', '1-3'], async ({ api }) => {
    const key = async () => (await api.post('/api/security/captcha')).body.key
    const first = await key()
    const reset = await api.post('/__mock/worlds/default/reset')
    expect(reset.body).toMatchObject({ seed: 'spring', latencyMs: [1, 3] })
    expect(await key()).toBe(first)
  })
})

test('--defect and HANEUL_MOCK_DEFECT make the mock wrong', async ({ basePort }) => {
  const titleOf = async (api: ApiClient) => (await api.get('/api/support/notice')).body.content[0].title
  await withMock(basePort, ['--defect', 'misspelled-field'], async ({ api, output }) => {
    expect(output()).toContain('It is wrong on purpose: Notices have a titel.')
    expect(await titleOf(api)).toBeUndefined()
  })
  const env = { HANEUL_MOCK_DEFECT: 'misspelled-field' }
  await withMock(basePort, [], async ({ api }) => expect(await titleOf(api)).toBeUndefined(), env)
})

test('a mock alone has one port, no pages, and the site of the world', async ({ basePort }) => {
  await withMock(basePort, [], async ({ api, origin }) => {
    for (const offset of [1, 2, 3]) expect(await statusOf(`http://127.0.0.1:${basePort + offset}`)).toBe(0)
    expect(await statusOf(origin, '/support/question/general')).toBe(404)
    expect((await api.get('/')).headers.get('location')).toBe('/__mock/')
    const onPublic = (await api.get('/api/support/faq/code')).body
    expect(onPublic.length).toBeGreaterThan(0)
    expect((await api.json('PATCH', '/__mock/worlds/default', { site: 'gov' })).status).toBe(200)
    expect((await api.get('/api/support/faq/code')).body).not.toEqual(onPublic)
  })
})

test('with --site, every world is on that site, whatever its setting says', async ({ basePort }) => {
  await withMock(basePort, ['--site', 'gov'], async ({ api }) => {
    const onGov = (await api.get('/api/support/faq/code')).body
    expect((await api.json('PATCH', '/__mock/worlds/default', { site: 'fin' })).body.site).toBe('gov')
    expect((await api.json('POST', '/__mock/worlds', { id: 'mine', site: 'fin' })).body.site).toBe('gov')
    expect((await api.get('/api/support/faq/code')).body).toEqual(onGov)
  })
})

test('a token is required by the control plane, and is never printed', async ({ basePort }) => {
  await withMock(basePort, ['--control-token', 'correct-horse'], async ({ origin, output }) => {
    expect(await statusOf(origin)).toBe(401)
    expect(await statusOf(origin, '/__mock/health', { authorization: 'Bearer correct-horse' })).toBe(200)
    expect(output()).not.toContain('correct-horse')
  })
})

test('with --proxy and --fail-on-violation, a difference is listed at the end, with exit code 1', async ({
  basePort,
}) => {
  await withMock(basePort, [], async ({ origin }) => {
    for (const [options, isDifferent, code] of [
      [['--fail-on-violation'], true, 1],
      [['--fail-on-violation'], false, 0],
      [[], true, 0],
    ] as const)
      await withMock(basePort + 1, [...options, '--proxy', `${origin}/`], async ({ api, stop, output }) => {
        if (isDifferent) await api.json('PATCH', '/__mock/worlds/default', { abuse: true })
        expect((await api.get(abuse)).body).toEqual({ abuse: false })
        expect(await stop()).toBe(code)
        expect(output().includes('Violations of the contract and differences: 1')).toBe(code === 1)
        if (code === 1)
          expect(output()).toContain(
            `GET ${abuse}: abuse: value, true of the mock, false of the back end (call.inquiry.abuse)`,
          )
      })
  })
})

test('--check-health says whether a mock answers, over TLS and HTTP', async ({ basePort }) => {
  const { cert, files } = await selfSignedCertificate()
  const tls = ['--tls-cert', files.cert, '--tls-key', files.key]
  const at = ['--host', '0.0.0.0', '--port', String(basePort)]
  const check = (options: readonly string[]) => startMock(['--check-health', ...options]).ended
  expect(await check(at)).toBe(1)
  const mock = startMock([...at, ...tls, '--no-control'])
  try {
    const health = () => httpsStatus(cert, `https://127.0.0.1:${basePort}${abuse}`)
    await expect.poll(health, { timeout: 30_000, intervals: [50] }).toBe(200)
    expect([await check([...at, ...tls]), await check(at)]).toEqual([0, 1])
  } finally {
    await mock.stop('SIGKILL')
  }
  await withMock(basePort, [], async () => expect(await check(at)).toBe(0))
})
