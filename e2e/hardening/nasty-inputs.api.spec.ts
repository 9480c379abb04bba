import { submitPath, withAdditional } from '../additional/additional.ts'
import type { ApiClient } from '../mock-client/api-client.ts'
import { operations } from '../mock-client/contract-document.ts'
import { cpuMs } from '../processes/cpu-time.ts'
import { fileOf, generalInquiry } from '../literals/inquiry.ts'
import { preloaded, withMock } from '../processes/spawn-mock.ts'
import { clause, expect, test } from '../support/test.ts'

// Thousands of characters in every input of a mock of its own, which says how much CPU time it has used.
test.describe.configure({ timeout: 180_000 })

const filled = (unit: string, bytes: number) => unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)))

/** The unit that each input repeats. Marks that are not in canonical order are the slow case of normalisation. */
const kinds = {
  'combining marks': '\u0301\u0323',
  'half surrogates': '\ud800',
  spaces: ' ',
  'less-than signs': '<',
  'open scripts': '<script>',
  'regex metacharacters': '(a+)+$[*\\',
  'direction marks': '\u200f\u202e',
  NULs: '\u0000',
  'emoji sequences': '👨‍👩‍👧‍👦',
  'grouped digits': '1,',
  dots: 'a.',
}

/** A request of ordinary size takes some milliseconds. The defects that this finds took between 400 ms and minutes. */
const cpuMsMax = 300

const { body } = operations.find(({ id }) => id === 'submitInquiry')!
const fields = [...Object.keys(body!.schema.properties).filter((name) => name !== 'attachFile'), 'country']

const submit = ['POST', '/api/support/inquiry'] as const
const download = ['GET', '/api/support/file/3001'] as const

const headers = [
  [...submit, 'accept-language'],
  [...submit, 'cookie'],
  [...submit, 'content-type'],
  [...submit, 'authorization'],
  [...submit, 'x-mock-world'],
  [...download, 'range'],
  [...download, 'if-none-match'],
  [...download, 'if-range'],
] as const

/** Collects the requests that used too much CPU time. What happens between two measurements does not count. */
const meter = (api: ApiClient) => {
  const usedMs = async () => Number((await api.get('/__mock/health')).headers.get('x-cpu-ms'))
  const slow: string[] = []
  const measure = async (name: string, send: () => Promise<{ readonly status: number }>) => {
    const before = await usedMs()
    const { status } = await send()
    expect(status, name).toBeLessThan(500)
    const used = (await usedMs()) - before
    if (used > cpuMsMax) slow.push(`${name}: ${used} ms`)
    return status
  }
  return { measure, slow }
}

/** Runs `send` against a mock of its own and expects no request that used too much CPU time. */
const expectFast = (
  basePort: number,
  send: (api: ApiClient, measure: ReturnType<typeof meter>['measure']) => Promise<void>,
) =>
  withMock(
    basePort,
    [],
    async ({ api }) => {
      const { measure, slow } = meter(api)
      await send(api, measure)
      expect(slow).toEqual([])
    },
    preloaded('cpu-usage.mjs'),
  )

test(...clause('hardening.cpu.linear-inputs', 'parts of an inquiry'), async ({ basePort }) => {
  await expectFast(basePort, async (api, measure) => {
    await api.json('PATCH', '/__mock/worlds/default', { abuse: true })
    for (const [kind, unit] of Object.entries(kinds))
      for (const field of fields) {
        const { key } = (await api.get('/api/security/audio-captcha')).body
        const solved = { captchaKey: key, captchaValue: '1', captchaCategory: 'AUDIO' }
        const changes = { ...solved, [field]: `a${filled(unit, 250_000)}` }
        await measure(`${field} of ${kind}`, () => api.postForm('/api/support/inquiry', generalInquiry(changes)))
      }
  })
})

test(...clause('hardening.cpu.linear-inputs', 'file names'), async ({ basePort }) => {
  await expectFast(basePort, async (api, measure) => {
    for (const [kind, unit] of Object.entries(kinds)) {
      const files = Array.from({ length: 20 }, (_, i) => fileOf(`${i}${filled(unit, 8000)}.png`, 1))
      await measure(`files of ${kind}`, () => api.postForm('/api/support/inquiry', generalInquiry({}, files)))
    }
  })
})

test(...clause('hardening.cpu.linear-inputs', 'JSON and additional inquiries'), async ({ basePort }) => {
  await expectFast(basePort, async (api, measure) => {
    const data = withAdditional(0)
    await api.json('PATCH', '/__mock/worlds/default', { persona: 'main', now: '2026-11-01T01:00:00Z', data })
    for (const [kind, unit] of Object.entries(kinds)) {
      const text = `a${filled(unit, 250_000)}`
      const recipient = { name: text, emailAddress: text, cntryNo: text, cellphoneNo: text }
      for (const [method, path, body] of [
        ['POST', '/api-member/member/session', { persona: text }],
        ['POST', '/api/support/inquiry/51245/call', { score: 1, comment: text }],
        ['PUT', '/api/mypage/alarm', { recipientList: [recipient], switchList: [] }],
        ['PUT', '/api/mypage/password', { currentPassword: text, newPassword: text }],
        ['PATCH', '/__mock/worlds/default', { now: text, seed: text, site: text, member: { email: text, name: text } }],
        ['PUT', '/__mock/worlds/default/faults', [{ path: text, operationId: text }]],
        ['POST', '/__mock/worlds', { id: text, allowFileExt: [text], [text]: 1 }],
      ] as const)
        await measure(`${path} of ${kind}`, () => api.json(method, path, body))
      await measure(`additional inquiry of ${kind}`, () => api.postForm(submitPath, [['content', text]]))
    }
  })
})

test(...clause('hardening.cpu.linear-inputs', 'searches through records'), async ({ basePort }) => {
  await expectFast(basePort, async (api, measure) => {
    const inquiry = withAdditional(0).inquiries['61001']
    const write = (text: string) =>
      api.json('PATCH', '/__mock/worlds/default', {
        persona: 'main',
        data: {
          faqs: { 1001: { title: { ko: text }, content: { ko: text } } },
          notices: { 1005: { title: { ko: text }, content: { ko: text } } },
          inquiries: { 61001: { ...inquiry, title: text, content: text } },
        },
      })
    // Compiles the code.
    await write('Text')
    for (const [kind, unit] of Object.entries(kinds)) {
      expect(await measure(`records of ${kind}`, () => write(`a${filled(unit, 250_000)}`)), kind).toBe(200)
      for (const path of [
        '/api/support/faq?searchKeyword=server',
        '/api/support/faq/code?searchKeyword=server',
        '/api/support/notice?searchKeyword=server',
        '/api/mypage/inquiry?searchKeyword=server',
        '/api/mypage/inquiry/61001',
        '/api/support/notice/1005',
      ])
        await measure(`${path} in records of ${kind}`, () => api.get(path))
    }
  })
})

test(...clause('hardening.cpu.linear-inputs', 'keywords and headers'), async ({ basePort }) => {
  await expectFast(basePort, async (api, measure) => {
    for (const [kind, unit] of Object.entries(kinds)) {
      // A URL or header of more than 16 kB never reaches the mock.
      const keyword = encodeURIComponent(filled(unit, 2000).toWellFormed().slice(0, 1200))
      for (const path of ['/api/support/faq', '/api/support/faq/code', '/api/support/notice', '/api/mypage/inquiry'])
        await measure(`${path} with ${kind}`, () => api.get(`${path}?searchKeyword=${keyword}`))
    }
    for (const unit of [' ', ';', ',', 'a;', ', ', ' ;', 'a;q=', '-', '<', '(a+)+$'])
      for (const [method, path, header] of headers) {
        const sent = { headers: { [header]: `en${filled(unit, 14_000)}x` } }
        await measure(`${header} of ${JSON.stringify(unit)}`, async () => {
          // Ten times, because 14 kB are not much.
          for (let i = 1; i < 10; i += 1) await api.send(method, path, sent)
          return api.send(method, path, sent)
        })
      }
  })
})

test(...clause('hardening.cpu.list', 'FAQ pages with a different URL in each request'), async ({ basePort }) => {
  await withMock(basePort, [], async ({ api, pid }) => {
    const requestPages = async (count: number, from: number) => {
      for (let n = from; n < from + count; n += 1)
        expect((await api.get('/api/support/faq', { page: n % 10, size: 10, n })).status).toBe(200)
    }
    // Compiles the code.
    await requestPages(200, 0)
    const before = cpuMs(pid)
    await requestPages(500, 200)
    expect((cpuMs(pid) - before) / 500).toBeLessThan(2)
  })
})
