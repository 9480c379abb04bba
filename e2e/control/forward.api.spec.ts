import { createServer } from 'node:http'
import { SecondServer } from '../second-server/server.ts'
import { ApiClient } from '../support/api-client.ts'
import { operations } from '../support/contract-document.ts'
import { originOf, worldCookie } from '../support/deployment.ts'
import { generalInquiry } from '../support/inquiry.ts'
import type { OperationId } from '../support/operations.ts'
import { locales } from '../support/sites.ts'
import { preloaded, withMock } from '../support/spawn-mock.ts'
import { alsoProves, clause, clauseStep, expect, test } from '../support/test.ts'
import type { World } from '../support/world.ts'

// A second server, or a second mock, is the back end. The clock stands, because what can be rated depends on it.
test.use({ settings: { persona: 'main', now: '2026-11-20T00:15:00Z', frozen: true } })
test.describe.configure({ timeout: 60_000 })

const forwardedOperations = [
  ...['notices', 'notice', 'latestNews', 'newsTypes', 'inquiryCodes', 'allowedExtensions', 'answerSurvey'],
  ...['myInquiries', 'myInquiry', 'submitInquiry'],
] as OperationId[]

/** Signed-in users cannot send another address than their own. */
const ofMain = { emailAddress: 'minseo.kim@example.com' }
const emailAndPassword = { email: 'minseo.kim@example.com', password: 'Haneul!2026' }

interface Started {
  readonly server: SecondServer
  readonly to: string
  /** Signed in at the second server. */
  readonly client: ApiClient
  /** Its cookie. */
  readonly session: string
}

/** Starts the second server with the records of the mock, and forwards its ten operations until `work` is done. */
const withSecondServer = async (
  { api, world, port, bugs = [] }: { api: ApiClient; world: World; port: number; bugs?: readonly string[] },
  work: (started: Started) => Promise<void>,
) => {
  const read = async (name: string) => (await api.get(`/__mock/${name}`)).body
  const server = new SecondServer({
    document: await read('openapi.json'),
    codes: await read('contract/codes.json'),
    records: await read('contract/records.json'),
    variants: bugs,
  })
  const { public: to } = await server.listen({ public: port, gov: port + 1, fin: port + 2 })
  try {
    const backEnd = new ApiClient(to)
    const setups = { now: '2026-11-20T00:15:00Z', frozen: true }
    for (const [state, value] of Object.entries(setups))
      await backEnd.post('/test/state', { state, params: { value }, action: 'setup' })
    const { headers } = await backEnd.post('/login', { ...emailAndPassword })
    const session = headers.getSetCookie()[0]!.split(';')[0]!
    server.received.length = 0
    await world.clearJournal()
    await world.patch({ forward: forwardedOperations.map((operationId) => ({ operationId, to })) })
    await work({ server, to, client: api.with({ cookie: session }), session })
  } finally {
    await server.close()
  }
}

const paths = [
  ...['/api/support/notice', '/api/support/notice?typeCode=WORK&page=1&size=3', '/api/support/notice?size=0'],
  ...['/api/support/notice/1060', '/api/support/notice/999999', '/api/support/notice/x'],
  ...['/service-news/page?size=4&serviceNewsTypeCodes=NEWSP', '/service-news/type'],
  ...['/api/support/inquiry/code?inquiryType=GNRL', '/api/support/inquiry/code?inquiryType=GNRL&parentCode=GNRL_MBR'],
  ...['/api/support/inquiry/code?inquiryType=NONE', '/api/support/inquiry/allowFileExtList'],
  ...['/api/support/inquiry/51245/answer/71245', '/api/support/inquiry/51245/answer/1'],
  ...['/api/mypage/inquiry?status=CLOSED', '/api/mypage/inquiry', '/api/mypage/inquiry/51245'],
  // Of biz, and of nobody.
  ...['/api/mypage/inquiry/51235', '/api/mypage/inquiry/1'],
]

test(
  ...alsoProves(
    clause('control.forward.no-false-alarm', 'the second server, in each language'),
    'control.forward.by-form',
    'control.forward.nothing-twice',
  ),
  async ({ api, world, basePort }) => {
    await withSecondServer({ api, world, port: basePort }, async ({ server, client }) => {
      const before = await world.state()
      const visitors = locales.map((language) => client.with({ 'accept-language': language }))
      for (const visitor of visitors) for (const path of paths) await visitor.get(path)
      // Last, because only the back end stores the inquiries.
      for (const visitor of visitors) {
        for (const changes of [{}, { title: '' }, { title: ' ', content: 'x'.repeat(5001) }])
          await visitor.postForm('/api/support/inquiry', generalInquiry({ ...ofMain, ...changes }))
      }
      const count = 3 * (paths.length + 3)
      expect(server.received).toHaveLength(count)
      await clauseStep('control.forward.no-false-alarm', 'valid and invalid requests', async () =>
        expect(await world.differences()).toEqual({ forwarded: count, differences: [], notCompared: [] }),
      )
      await clauseStep('control.forward.by-form', 'other numbers of inquiries and other words of errors', async () => {
        const [sent, refused] = (await world.journal('submitInquiry')) as [any, any]
        const of = (text: string) => JSON.parse(text)
        expect(of(sent.response).content.inquiryId).toBe(900_001)
        expect(of(sent.forwarded.mock.response).content.inquiryId).not.toBe(900_001)
        expect(of(refused.response).message).toBe('값을 입력해 주세요.')
        expect(of(refused.forwarded.mock.response).message).not.toBe('값을 입력해 주세요.')
      })
      await clauseStep('control.forward.nothing-twice', 'sent inquiries', async () => {
        const { exchanges, recorded, idleMs: _idleMs, ...state } = await world.state()
        const { exchanges: _e, recorded: _r, idleMs: _i, ...stateBefore } = before
        expect(state).toEqual(stateBefore)
        expect([exchanges, recorded - before.recorded]).toEqual([count, count])
        expect([await world.inquiries(), await world.mails()]).toEqual([[], []])
      })
    })
  },
)

const ofRefusedCode = ['error.status.bad-request', 'call.inquiry.codes'] as const

/** Each planted bug: the request that shows it, and what is to be found. */
const plants: readonly {
  readonly bug: string
  readonly path: string
  readonly language?: string
  readonly found: readonly [operationId: OperationId, field: string, kind: string, ...clauses: string[]][]
  readonly values?: readonly [mock: string | null, backEnd: string | null]
  /** Violates the contract too. */
  readonly violation?: string
}[] = [
  {
    bug: 'order',
    path: '/api/support/notice',
    found: [['notices', 'content', 'order', 'notice.list.newest-first', 'call.notice.list']],
  },
  {
    bug: 'missing-field',
    path: '/api/support/inquiry/51245/answer/71245',
    found: [['answerSurvey', 'isSurvey', 'missing', 'call.survey.data.yes-or-no', 'call.survey.answer-data']],
    values: ['"N"', null],
    violation: 'isSurvey',
  },
  {
    bug: 'wrong-status',
    path: '/api/mypage/inquiry/51235',
    found: [['myInquiry', '', 'status', 'hardening.access.foreign-question', 'call.my-page.inquiry']],
    values: ['404', '403'],
    violation: '403',
  },
  {
    bug: 'message-language',
    path: '/api/support/inquiry/code?inquiryType=NONE',
    language: 'ja',
    found: [
      ['inquiryCodes', 'message', 'language', 'error.body.language', 'error.body.message', ...ofRefusedCode],
      [
        'inquiryCodes',
        'errors.0.message',
        'language',
        'error.body.language',
        'error.body.errors',
        'hardening.validation.bounded',
        ...ofRefusedCode,
      ],
    ],
  },
  {
    bug: 'date-form',
    path: '/service-news/page?size=1',
    found: [
      [
        'latestNews',
        'content.0.applyYmd',
        'form',
        'call.news.item.form-of-apply-ymd',
        'news.list.newest-first',
        'call.news.list',
      ],
    ],
    values: ['"2026-11-19"', '"2026.11.19"'],
    violation: 'applyYmd',
  },
]

for (const { bug, path, language = 'ko', found, values, violation } of plants)
  test(
    ...alsoProves(
      clause('control.forward.kinds', bug),
      'control.forward.differences',
      ...(violation ? (['control.forward.violations'] as const) : []),
    ),
    async ({ api, world, basePort }) => {
      await withSecondServer({ api, world, port: basePort, bugs: [bug] }, async ({ client }) => {
        await client.with({ 'accept-language': language }).get(path)
        const { forwarded, differences } = await world.differences()
        await clauseStep('control.forward.kinds', bug, async () =>
          expect(
            differences.map(({ operationId, field, kind, clauses }) => [operationId, field, kind, ...clauses]),
          ).toEqual(found),
        )
        await clauseStep('control.forward.differences', 'of one exchange, with both values', async () => {
          expect(forwarded).toBe(1)
          const [{ number, mock, backEnd }] = differences as [(typeof differences)[number]]
          expect((await world.journal()).at(-1)!.number).toBe(number)
          if (values) expect([mock, backEnd]).toEqual(values)
        })
        if (violation)
          await clauseStep('control.forward.violations', 'of the response', async () => {
            expect((await world.journal()).at(-1)!.violations).toEqual([expect.stringContaining(violation)])
            await world.clearJournal()
          })
      })
    },
  )

test(
  ...alsoProves(
    clause('control.forward.sent'),
    'control.forward.masked',
    'control.forward.other-operations',
    'control.forward.violations',
    'control.forward.once',
    'control.forward.kept',
  ),
  async ({ api, world, basePort }) => {
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
        expect((await world.journal()).at(-1)!.refusedBy).toEqual([
          { field: 'title', clause: 'inquiry.title.required' },
        ])
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
  },
)

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

test(
  ...alsoProves(
    clause('control.forward.kinds', 'values, lengths, types and media types'),
    'control.forward.not-compared',
  ),
  async ({ api, world, basePort }) => {
    const bodies: Readonly<Record<string, readonly [type: string, body: string]>> = {
      '/api/support/inquiry/abuse': ['application/json', '{"abuse":true,"since":2026}'],
      '/api/support/faq/keyword': ['application/json', '[]'],
      '/service-news/type': ['application/json', '{"0":"RELS"}'],
      '/api/support/inquiry/allowFileExtList': ['text/plain', '["png"]'],
      '/api/support/faq/code': ['application/json', `${'['.repeat(9000)}${']'.repeat(9000)}`],
      '/api/countryCode/getList': ['application/json; charset=utf-8', JSON.stringify('x'.repeat(1024 * 1024))],
    }
    const server = createServer((request, response) => {
      const [type, body] = bodies[request.url ?? ''] ?? ['', '']
      response.writeHead(200, { 'content-type': type }).end(body)
    })
    await new Promise<void>((resolve) => server.listen(basePort, '127.0.0.1', resolve))
    try {
      await world.patch({ forward: [{ to: `http://127.0.0.1:${basePort}` }] })
      for (const path of Object.keys(bodies)) await api.get(path)
      const { differences, notCompared } = await world.differences()
      await clauseStep('control.forward.kinds', 'values, lengths, types and media types', async () =>
        expect(differences.map(({ field, kind, mock, backEnd }) => [field, kind, mock, backEnd])).toEqual([
          ['abuse', 'value', 'false', 'true'],
          ['since', 'unexpected', null, '2026'],
          ['', 'length', '7', '0'],
          ['', 'type', expect.stringContaining('RELS'), '{"0":"RELS"}'],
          ['', 'media', '"application/json"', '"text/plain"'],
        ]),
      )
      await clauseStep('control.forward.not-compared', 'deep and large responses', async () =>
        expect(notCompared.map(({ operationId, reason }) => [operationId, reason])).toEqual([
          ['faqCodes', 'The response is not JSON, or nested too deep.'],
          ['countries', 'The response is over 1 MiB.'],
        ]),
      )
      expect((await world.journal('countries'))[0]!.violations).toEqual([])
      await world.clearJournal()
    } finally {
      server.closeAllConnections()
      server.close()
    }
  },
)

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

test(
  ...alsoProves(
    clause('control.forward.no-false-alarm', 'another mock, every operation that reads'),
    'control.forward.not-compared',
    'control.option.proxy',
    'control.option.fail-on-violation',
  ),
  async ({ basePort }) => {
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
  },
)

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
