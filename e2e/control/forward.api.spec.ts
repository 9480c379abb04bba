import { createServer } from 'node:http'
import { operations } from '../support/contract-document.ts'
import { originOf, worldCookie } from '../support/deployment.ts'
import { generalInquiry } from '../support/inquiry.ts'
import { preloaded, withMock } from '../support/spawn-mock.ts'
import { clause, clausesOfSteps, clauseStep, expect, test } from '../support/test.ts'
import { ofMain, paths, withSecondServer } from './forwarding.ts'

// A second server, or a second mock, is the back end. The clock stands, because what can be rated depends on it.
test.use({ settings: { persona: 'main', now: '2026-11-20T00:15:00Z', frozen: true } })
test.describe.configure({ timeout: 60_000 })

test(...clausesOfSteps(), async ({ api, world, basePort }) => {
  await withSecondServer({ api, world, port: basePort }, async ({ server, to, client, session }) => {
    const parts = generalInquiry({
      ...ofMain,
      title: '',
      content: '답은 minseo.kim@example.com, 010-1234-5678로 주세요.',
    })
    const response = await client
      .with({ 'x-team': 'blue', referer: `${originOf('public')}/support`, 'accept-language': 'en' })
      .postForm('/api/support/inquiry?inputchannel=web', parts)
    const [{ line, headers }] = server.received as [(typeof server.received)[number]]
    await clauseStep('control.forward.sent', 'request and response', async () => {
      expect(line).toBe('POST /api/support/inquiry?inputchannel=web')
      expect(headers).toMatchObject({
        'accept-language': 'en',
        'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
        'x-team': 'blue',
        via: '1.1 haneul-mock',
      })
      expect([response.status, response.body.errors[0].field]).toEqual([400, 'title'])
      expect(response.headers.get('content-type')).toBe('application/json')
    })
    await clauseStep('control.forward.violations', 'of the request, by the rules', async () => {
      expect((await world.journal()).at(-1)!.refusedBy).toEqual([{ field: 'title', clause: 'inquiry.title.required' }])
    })
    await clauseStep('control.forward.masked', 'cookies, personal data and headers of the mock', async () => {
      expect(headers.cookie).toBe(session)
      expect(Object.keys(headers).filter((name) => name.startsWith('x-mock-'))).toEqual([])
      const seen = await client.with({ cookie: `${worldCookie}=${world.id}; ${session}` }).get(paths[0]!)
      expect(server.received.at(-1)!.headers.cookie).toBe(session)
      expect(seen.headers.getSetCookie()).toEqual(['seen=yes; Path=/'])
      const journal = JSON.stringify(await world.journal())
      for (const hidden of [
        session.slice('sid='.length),
        'seen=yes',
        'minseo.kim@example.com',
        '010-1234-5678',
        '1012345678',
      ])
        expect(journal).not.toContain(hidden)
      expect(journal).toContain('•••@•••')
    })
    await clauseStep('control.forward.other-operations', 'beside a forwarded one', async () => {
      const count = server.received.length
      expect((await client.get('/api/support/faq/keyword')).status).toBe(200)
      expect(server.received).toHaveLength(count)
      expect((await world.journal('faqKeywords'))[0]!.forwarded).toBeUndefined()
    })
    await clauseStep('control.forward.once', 'with the header Via', async () => {
      const count = server.received.length
      expect((await client.with({ via: '1.1 haneul-mock' }).get(paths[0]!)).status).toBe(200)
      expect(server.received).toHaveLength(count)
    })
    await clauseStep('control.forward.kept', 'shown, saved, ended and restored', async () => {
      const { forward } = await world.state()
      expect(forward).toHaveLength(10)
      expect(forward[0]).toEqual({ operationId: 'notices', to })
      const snapshot = await api.get(`/__mock/worlds/${world.id}/snapshot`)
      await world.patch({ forward: [] })
      const count = server.received.length
      await client.get(paths[0]!)
      expect(server.received).toHaveLength(count)
      await api.json('PUT', `/__mock/worlds/${world.id}/snapshot`, snapshot.body)
      expect((await world.state()).forward).toEqual(forward)
      expect((await world.journal('submitInquiry'))[0]!.forwarded?.mock.status).toBe(400)
      await client.get(paths[0]!)
      expect(server.received).toHaveLength(count + 1)
    })
    await clauseStep('control.forward.sent', 'every operation', async () => {
      await world.patch({ forward: [{ to: `${to}/` }] })
      expect((await client.get('/api/support/faq/keyword')).status).toBe(200)
      expect(server.received.at(-1)!.line).toBe('GET /api/support/faq/keyword')
      await world.clearJournal()
    })
  })
})

for (const to of [
  'ftp://api.example',
  'api.example',
  'http://me@api.example',
  'http://api.example/?a=1',
  'http://a b',
  'http:',
])
  test(...clause('control.forward.refused', to), async ({ api, world }) => {
    const { status, body } = await api.json('PATCH', `/__mock/worlds/${world.id}`, { forward: [{ to }] })
    expect([status, body.errors[0].field]).toEqual([400, 'forward.0.to'])
    expect((await world.state()).forward).toEqual([])
  })

test(...clause('control.forward.bad-gateway'), async ({ api, world, basePort }) => {
  // Responds with 33 MiB, or not at all.
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/large')) response.end(Buffer.alloc(33 * 1024 * 1024))
  })
  await new Promise<void>((resolve) => server.listen(basePort, '127.0.0.1', resolve))
  const dead = `http://127.0.0.1:${basePort + 7}/dead`
  try {
    for (const [language, words] of [
      ['ko', '응답을 받지 못했습니다'],
      ['en', 'didn’t respond'],
      ['ja', '応答がありませんでした'],
    ] as const) {
      await world.patch({ forward: [{ operationId: 'notices', to: dead }] })
      const { status, body } = await api.with({ 'accept-language': language }).get('/api/support/notice')
      expect([status, body.code]).toEqual([502, 'BAD_GATEWAY'])
      expect(body.message).toContain(words)
      expect(body.message).toContain(dead)
    }
    const [{ violations, forwarded }] = (await world.journal()) as any
    expect(violations).toEqual([`notices got no response from ${dead}`])
    expect(forwarded.notCompared).toEqual([{ field: '', reason: 'The back end did not respond.' }])
    await world.patch({ forward: [{ operationId: 'notices', to: `http://127.0.0.1:${basePort}/large` }] })
    const large = await api.with({ 'accept-language': 'en' }).get('/api/support/notice')
    expect([large.status, large.body.message]).toEqual([502, expect.stringContaining('(more than 32 MiB)')])
    await world.clearJournal()
    const proxy = ['--proxy', `http://127.0.0.1:${basePort}`]
    await withMock(
      basePort + 1,
      proxy,
      async ({ api: slow }) => {
        const { status, body } = await slow.with({ 'accept-language': 'en' }).get('/api/support/notice')
        expect([status, body.message]).toEqual([502, expect.stringContaining('(no response within 30 s)')])
      },
      preloaded('short-timeouts.mjs'),
    )
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test(...clausesOfSteps('another mock, every operation that reads'), async ({ basePort }) => {
  const same = { persona: 'main', now: '2026-11-20T00:15:00Z', frozen: true }
  await withMock(basePort, ['--site', 'fin'], async ({ api: backEnd, origin }) => {
    await backEnd.json('PATCH', '/__mock/worlds/default', same)
    const options = ['--site', 'fin', '--fail-on-violation', '--proxy', `${origin}/`]
    await withMock(basePort + 1, options, async ({ api, stop, output }) => {
      await api.post('/__mock/worlds', { id: 'mine', ...same })
      const mine = api.with({ 'x-mock-world': 'mine' })
      const differences = async () => (await api.get('/__mock/worlds/mine/differences')).body
      const reads = operations.filter(({ isControl, method }) => !isControl && method === 'GET')
      for (const { path, parameters } of reads) {
        const example = (name: string) =>
          String((parameters.find((each) => each.name === name)?.example as string | number | undefined) ?? '')
        const query = new URLSearchParams()
        for (const { in: place, name } of parameters)
          if (place === 'query' && example(name) !== '') query.set(name, example(name))
        const search = query.size > 0 ? `?${query.toString()}` : ''
        await mine.get(path.replaceAll(/\{(\w+)\}/g, (_, name: string) => example(name)) + search)
      }
      const found = await differences()
      await clauseStep('control.forward.no-false-alarm', 'every operation that reads', async () =>
        expect(found.differences).toEqual([]),
      )
      await clauseStep('control.option.proxy', 'every operation, in a new world', async () => {
        expect(found.forwarded).toBe(reads.length)
        expect((await api.get('/__mock/worlds/mine')).body.forward).toEqual([{ to: origin }])
        expect((await backEnd.get('/__mock/worlds/default')).body.exchanges).toBe(reads.length)
        await api.json('PATCH', '/__mock/worlds/mine', { forward: [] })
        await mine.get('/api/support/faq/keyword')
        expect((await differences()).forwarded).toBe(reads.length)
      })
      await clauseStep('control.forward.not-compared', 'files, captchas, parts and responses to HEAD', async () => {
        await api.json('PATCH', '/__mock/worlds/mine', { forward: [{ to: origin }] })
        await api.send('DELETE', '/__mock/worlds/mine/journal')
        const { key } = (await mine.post('/api/security/captcha')).body
        expect((await mine.get(`/api/security/captcha/image?key=${key}`)).status).toBe(200)
        await mine.get('/api/support/file/3022')
        await mine.with({ range: 'bytes=0-9' }).get('/api/support/file/3022')
        await mine.send('HEAD', '/api/support/notice')
        const { differences: none, notCompared } = await differences()
        expect(none).toEqual([])
        expect(notCompared.map(({ operationId, reason }: any) => [operationId, reason])).toEqual([
          ['captchaImage', 'The captcha is one of the back end.'],
          ['file', 'Of files only the media type is compared.'],
          ['file', 'The back end sent no complete response.'],
          ['notices', 'A response to HEAD has no body.'],
        ])
      })
      await clauseStep('control.option.fail-on-violation', 'nothing to report', async () => {
        expect(await stop()).toBe(0)
        expect(output()).not.toContain('Violations')
      })
    })
    await clauseStep('control.option.fail-on-violation', 'a difference', async () => {
      await withMock(basePort + 1, options, async ({ api, stop, output }) => {
        await api.json('PATCH', '/__mock/worlds/default', { abuse: true })
        await api.get('/api/support/inquiry/abuse')
        expect(await stop()).toBe(1)
        expect(output()).toContain('Violations of the contract and differences: 1')
        expect(output()).toContain(
          'GET /api/support/inquiry/abuse: abuse: value, true of the mock, false of the back end (call.inquiry.abuse)',
        )
      })
      await withMock(
        basePort + 1,
        options.filter((option) => option !== '--fail-on-violation'),
        async (mock) => {
          await mock.api.json('PATCH', '/__mock/worlds/default', { abuse: true })
          await mock.api.get('/api/support/inquiry/abuse')
          expect(await mock.stop()).toBe(0)
        },
      )
    })
  })
})

test(...clause('control.forward.masked', 'the token of the control plane'), async ({ basePort }) => {
  const received: (string | undefined)[] = []
  const server = createServer((request, response) => {
    received.push(request.headers.authorization)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"abuse":false}')
  })
  await new Promise<void>((resolve) => server.listen(basePort, '127.0.0.1', resolve))
  try {
    const options = ['--control-token', 'correct-horse', '--proxy', `http://127.0.0.1:${basePort}`]
    await withMock(basePort + 1, options, async ({ api }) => {
      for (const authorization of ['Bearer correct-horse', 'Bearer of the user'])
        await api.with({ authorization }).get('/api/support/inquiry/abuse')
      expect(received).toEqual([undefined, 'Bearer of the user'])
    })
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
