import { createServer } from 'node:http'
import { generalInquiry } from '../support/inquiry.ts'
import type { OperationId } from '../support/operations.ts'
import { locales } from '../support/sites.ts'
import { clausesOf, clausesOfSteps, clauseStep, expect, test } from '../support/test.ts'
import { ofMain, paths, withSecondServer } from './forwarding.ts'

// A second server, or a second mock, is the back end. The clock stands, because what can be rated depends on it.
test.use({ settings: { persona: 'main', now: '2026-11-20T00:15:00Z', frozen: true } })
test.describe.configure({ timeout: 60_000 })

test(...clausesOfSteps('the second server, in each language'), async ({ api, world, basePort }) => {
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
})

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
    ...clausesOf(violation ? (['control.forward.violations'] as const) : [], bug),
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

test(...clausesOfSteps('values, lengths, types and media types'), async ({ api, world, basePort }) => {
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
})
