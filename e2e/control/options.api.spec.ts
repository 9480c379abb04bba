import { createServer } from 'node:net'
import { withMock } from '../support/spawn-mock.ts'
import { startMock, statusOf } from '../support/spawn-server.ts'
import { originOf } from '../support/deployment.ts'
import { clause, clausesOf, expect, test, type Proof } from '../support/test.ts'

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

const testRejected = (
  proof: Proof,
  args: readonly string[],
  text: string,
  env: Readonly<Record<string, string>> = {},
) =>
  test(...proof, async () => {
    const mock = startMock(args, env)
    expect(await mock.ended).toBe(1)
    const lines = mock.output().trim().split('\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^Failed to start: /)
    expect(lines[0]).toContain(text)
  })

for (const [args, text] of [
  [['--prot', '5890'], '--prot'],
  [['-p', '5890'], '-p'],
  [['5890'], '5890'],
  [['--no-controls'], '--no-controls'],
] as const)
  testRejected(clause('control.option.unknown-refused', args.join(' ')), args, text)

for (const [args, text] of [
  [['--port', '0'], '"0"'],
  [['--port', '65536'], '65536'],
  [['--port', '1e3'], '1e3'],
  [['--port'], '--port'],
  [['--port='], '--port'],
  [['--host='], '--host'],
  [['--allow-host='], '--allow-host'],
  [['--allow-host', 'http://mock.example'], 'http://mock.example'],
  [['--allow-host', 'mock.example:80'], 'mock.example:80'],
  [['--allow-host', 'mock/example'], 'mock/example'],
  [['--cors='], '--cors'],
  [['--cors', 'localhost:3000'], 'localhost:3000'],
  [['--cors', 'http://localhost:3000/app'], 'http://localhost:3000/app'],
  [['--cors', 'http://a.example,http://b.example?x'], 'http://b.example?x'],
  [['--cors', 'http://user@a.example'], 'http://user@a.example'],
  [['--cors', 'http://a.example,'], '""'],
  [['--cors', 'file://'], 'file://'],
  [['--cors', '*'], '*'],
  [['--no-control', '--control-token', 'x'], '--control-token'],
  [['--host', 'nowhere.invalid'], 'nowhere.invalid'],
  ...[
    'mock.example',
    'ftp://mock.example',
    'https://mock.example/?a=b',
    'https://mock.example/#a',
    'https://me@mock.example',
  ].map((url) => [['--public-url', url], `"${url}" is not a public URL`] as const),
  ...['api.example', 'http://api.example/?a=b'].map(
    (url) => [['--proxy', url], `"${url}" is not the address of a back end`] as const,
  ),
  [['--site', 'pub'], '"pub"'],
  [['--seed='], '--seed'],
  [['--seed', 'x'.repeat(101)], '--seed'],
  [['--latency', 'slow'], '"slow"'],
  [['--latency', '60001'], '60001'],
  [['--latency', '300-100'], '300-100'],
  [['--latency=-5'], '-5'],
  [['--control-token='], '--control-token'],
  [['--no-control=no'], '--no-control'],
  [['--state='], '--state'],
  [['--state', 'mock-server'], 'mock-server'],
  [['--state', 'no/such/folder/worlds'], 'no/such/folder'],
] as const)
  testRejected(clause('control.option.value-refused', args.join(' ').slice(0, 40)), args, text)

testRejected(clause('control.option.value-refused', 'PORT=http'), [], '"http"', { PORT: 'http' })

test(...clause('control.option.port-taken'), async ({ basePort }) => {
  const other = createServer().listen(basePort, '127.0.0.1')
  try {
    const mock = startMock(['--port', String(basePort)])
    expect(await mock.ended).toBe(1)
    expect(mock.output().trim().split('\n')).toHaveLength(1)
    expect(mock.output()).toContain(String(basePort))
  } finally {
    await new Promise((resolve) => other.close(resolve))
  }
})

test(...clause('control.option.help'), async () => {
  const mock = startMock(['--help'])
  expect(await mock.ended).toBe(0)
  for (const option of [
    '--port',
    '--host',
    '--allow-host',
    '--cors',
    '--site',
    '--seed',
    '--latency',
    '--no-control',
    '--control-token',
    '--tls-cert',
    '--tls-key',
    '--state',
    '--proxy',
    '--fail-on-violation',
    '--help',
  ])
    expect(mock.output()).toContain(option)
})

test(...clausesOf(['site.port.mock-alone', 'site.port.mock-site']), async ({ basePort }) => {
  await withMock(basePort, [], async ({ api, origin }) => {
    for (const offset of [1, 2, 3]) expect(await statusOf(`http://127.0.0.1:${basePort + offset}`)).toBe(0)
    expect(await statusOf(origin, '/support/question/general')).toBe(404)
    const { headers } = await api.get('/')
    expect(headers.get('location')).toBe('/__mock/')
    const onPublic = (await api.get('/api/support/faq/code')).body
    expect(onPublic.length).toBeGreaterThan(0)
    expect((await api.json('PATCH', '/__mock/worlds/default', { site: 'gov' })).status).toBe(200)
    expect((await api.get('/api/support/faq/code')).body).not.toEqual(onPublic)
  })
})

test(...clause('site.port.mock-site', 'gov, regardless of the site of the world'), async ({ api, basePort }) => {
  const onGov = (await api.at(originOf('gov')).get('/api/support/faq/code')).body
  await withMock(basePort, ['--site', 'gov'], async ({ api: mockApi }) => {
    const korean = mockApi.with({ 'accept-language': 'ko' })
    expect((await korean.get('/api/support/faq/code')).body).toEqual(onGov)
    await mockApi.json('PATCH', '/__mock/worlds/default', { site: 'fin' })
    expect((await korean.get('/api/support/faq/code')).body).toEqual(onGov)
  })
})

test(...clause('control.option.no-control'), async ({ basePort }) => {
  await withMock(basePort, ['--no-control'], async ({ api, origin }) => {
    expect((await api.get('/api/support/inquiry/abuse')).status).toBe(200)
    for (const path of ['/__mock/health', '/__mock/worlds', '/__mock/', '/__mock/openapi.json', '/'])
      expect(await statusOf(origin, path), path).toBe(404)
    expect((await api.post('/__mock/worlds')).status).toBe(404)
  })
})

test(...clause('control.option.control-token'), async ({ basePort }) => {
  await withMock(basePort, ['--control-token', 'correct-horse'], async ({ origin }) => {
    expect(await statusOf(origin)).toBe(401)
    expect(await statusOf(origin, '/__mock/health', { authorization: 'Bearer correct-horse' })).toBe(200)
    expect(await statusOf(origin, '/api/support/inquiry/abuse')).toBe(200)
  })
})

test(...clause('control.option.seed'), async ({ basePort }) => {
  await withMock(basePort, ['--seed', 'spring'], async ({ api }) => {
    expect((await api.get('/__mock/worlds/default')).body.seed).toBe('spring')
    const key = async () => (await api.post('/api/security/captcha')).body
    const first = await key()
    expect((await api.post('/__mock/worlds/default/reset')).body.seed).toBe('spring')
    expect(await key()).toEqual(first)
  })
})

for (const [latency, minimumMs] of [
  ['300', 300],
  ['250-400', 250],
] as const)
  test(...clause('control.option.latency', latency), async ({ basePort }) => {
    await withMock(basePort, ['--latency', latency], async ({ api }) => {
      const startedMs = performance.now()
      expect((await api.get('/api/support/inquiry/abuse')).status).toBe(200)
      expect(performance.now() - startedMs).toBeGreaterThanOrEqual(minimumMs - 5)
    })
  })
