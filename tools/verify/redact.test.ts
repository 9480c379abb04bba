import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { JudgedExchange } from '#e2e/verify/target.ts'
import { escaped } from '#e2e/report/escaped.ts'
import { sampleTest } from '../suites/report-samples.ts'
import { readSettings } from './config.ts'
import { writeFiles } from './files.ts'
import { redacted, secretsOfExchanges, secretsOfSettings, withoutSecrets } from './redact.ts'
import { judge, type Run } from './results.ts'

const text = `
headers: { x-tenant: "\${TENANT}", authorization: Bearer gate-0123 }
users:
  main: { request: { path: /login, json: { login: minseo-login, pass: 'p"a55' } } }
  sub: { headers: { cookie: 'sid=sub-cookie; lang=ko-cookie' } }
state: { address: https://qa.example/state, headers: { x-api-key: qa-key-1 } }
`
const env = { TENANT: 'tenant-42' }
const settings = readSettings({ text, url: 'https://api.example', env })
const exchanges = [
  {
    method: 'POST',
    url: 'https://api.example/api/support/inquiry?captchaValue=2580',
    requestHeaders: { cookie: 'JSESSIONID=cookie-1', 'x-csrf-token': 'csrf-1' },
    requestBody:
      '--b\r\nContent-Disposition: form-data; name="cellphoneNo"\r\n\r\n1000000010\r\n--b\r\nContent-Disposition: form-data; name="inquiryPersonName"\r\n\r\n김민서',
    status: 400,
    responseHeaders: { 'set-cookie': 'JSESSIONID=cookie-2; Path=/; HttpOnly' },
    responseBody: '{"member":{"email":"minseo.kim@example.com","name":"김민서","phoneNo":1000000010},"keyword":"서버"}',
  },
]
const errors = [
  'Expected: "김민서" Received: {name: "김민서", cellphoneNo: "1000000010", currentPassword: \'old-pass\'}',
  'to +82-10-0000-0010, minseo-login p"a55 p\\"a55 p%22a55 tenant-42 sub-cookie ko-cookie qa-key-1 gate-0123 Bearer other-token',
  'cookie-1 cookie-2 csrf-1 {\\"captchaValue\\":\\"2580\\"}',
]
const planted = [
  ...['tenant-42', 'gate-0123', 'minseo-login', 'a55', 'sub-cookie', 'ko-cookie', 'qa-key-1', '2580', 'cookie-1'],
  ...['csrf-1', '1000000010', '김민서', 'cookie-2', 'minseo.kim', 'old-pass', '0000-0010', 'other-token'],
]

const secrets = [...secretsOfSettings(settings, text, env), ...secretsOfExchanges(exchanges)]

test('no planted value is in a file of the result', () => {
  const catalogue = { 'notice.list.order': { text: 'Notices are listed.', class: 'product' } } as const
  const test = {
    ...sampleTest(['notice.list.order'], { state: 'failed', errors }),
    ...{ exchanges, setUpErrors: [errors[1]!], titles: ['order'], failedSteps: [] },
  }
  const skipped = { ...test, state: 'skipped' as const, errors: [], skipReason: `SKIP: ${errors[1]}` }
  const run = withoutSecrets(
    {
      ...{ status: 'failed', startedAt: '', durationMs: 1, workers: 1, playwright: '', errors },
      tests: [test, skipped],
    } satisfies Run,
    secrets,
  )
  const folder = mkdtempSync(join(tmpdir(), 'verify-redact-'))
  const target = { ...settings, capabilities: {} as never, mode: 'full', contractVersion: '1.2.3' } as const
  const verdict = { exitCode: 4, text: '' }
  const nothing = { known: new Map(), stale: [], version: '1.2.3', selected: '' }
  const judged = { run, outcomes: judge(run.tests, catalogue), target: redacted(target, secrets), verdict, ...nothing }
  writeFiles(folder, judged, catalogue)
  const files = readdirSync(folder)
  const found = files.flatMap((file) => {
    const content = readFileSync(join(folder, file), 'utf8')
    return planted.filter((value) => content.includes(value)).map((value) => `${file}: ${value}`)
  })
  rmSync(folder, { recursive: true })
  expect(files.toSorted()).toEqual(['junit.xml', 'report.html', 'requirements.csv', 'result.json'])
  expect(found).toEqual([])
})

test('what is no secret stays', () => {
  const {
    exchanges: [exchange],
  } = redacted({ exchanges }, secrets)
  expect(exchange).toMatchObject({
    method: 'POST',
    url: 'https://api.example/api/support/inquiry?captchaValue=•••',
    status: 400,
    responseBody: '{"member":{"email":"•••","name":"•••","phoneNo":•••},"keyword":"서버"}',
  })
  expect(redacted('notice 1062 of 2026-11-19 has 3 files: key=abc', secrets)).toBe(
    'notice 1062 of 2026-11-19 has 3 files: key=abc',
  )
})

const sentOf = (exchange: Partial<JudgedExchange>): JudgedExchange => ({
  ...exchanges[0]!,
  requestHeaders: {},
  ...exchange,
})
const runOf = (own: readonly JudgedExchange[], errors: readonly string[]): Run => ({
  ...{ status: 'failed', startedAt: '', durationMs: 1, workers: 1, playwright: '', errors: [] },
  tests: [
    {
      ...sampleTest(['notice.list.order'], { state: 'failed', errors }),
      ...{ exchanges: own, setUpErrors: [], titles: ['order'], failedSteps: [] },
    },
  ],
})

test('what the suite made up stays, but for passwords and captcha answers', () => {
  const requestBody = '{"emailAddress":"a@b.example","cellphoneNo":"01099998888","captchaValue":"2580","name":"Ann"}'
  const form = '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\nc@d.example'
  const own = [
    sentOf({ requestBody, url: 'https://api.example/api?email=e%40f.example&currentPassword=old' }),
    sentOf({ requestBody: form }),
  ]
  const error =
    'Expected: "a@b.example" Received: "kim@real.example", 01099998888, c@d.example, cellphoneNo: "1012345678"'
  const { tests } = withoutSecrets(runOf(own, [error]), secretsOfExchanges(own))
  expect(tests[0]!.errors).toEqual([
    'Expected: "a@b.example" Received: "•••@•••", 01099998888, c@d.example, cellphoneNo: "•••"',
  ])
  expect(tests[0]!.exchanges.map((each) => [each.url, each.requestBody])).toEqual([
    ['https://api.example/api?email=e%40f.example&currentPassword=•••', requestBody.replace('2580', '•••')],
    ['https://api.example/api/support/inquiry?captchaValue=•••', form],
  ])
})

test('a secret is masked in each form, also within a word and in the name of a header', () => {
  const basic = `Basic ${btoa('judge-user:Tr0ub4dor')}`
  const given = readSettings({
    url: 'https://api.example',
    text: `headers: { x-api-key: Zx9-key-0123, authorization: "${basic}" }`,
  })
  const known = secretsOfSettings(given, '', {})
  const key = 'Zx9-key-0123'
  const texts = [
    ...[`prefix_${key}_suffix`, `a${key}b`, key.toUpperCase(), btoa(key), Buffer.from(key).toString('hex'), basic],
    'user judge-user with password Tr0ub4dor is wrong',
  ]
  const own = sentOf({ responseHeaders: { [`x-${key.toLowerCase()}`]: '1' }, responseBody: texts.join(' ') })
  const text = JSON.stringify(withoutSecrets(runOf([own], texts), known)).toLowerCase()
  for (const secret of [key, btoa(key), Buffer.from(key).toString('hex'), 'judge-user', 'tr0ub4dor', basic.slice(6)])
    expect(text).not.toContain(secret.toLowerCase())
  expect(redacted('domain of the main user', ['main'])).toBe('domain of the ••• user')
})

test('texts of a server are printed as texts, with no sign that a terminal or XML interprets', () => {
  const text = 'a\u001B]0;pwned\u0007 \u009B2J \uFFFE\uFFFF \u202Eabc\u2066 \uD800 x\ry'
  const shown = 'a\\u001b]0;pwned\\u0007 \\u009b2J \\ufffe\\uffff \\u202eabc\\u2066 \\ud800 x\\u000dy'
  expect(redacted({ text, rest: 'a\tb\r\nc \u{1F600}' }, [])).toEqual({ text: shown, rest: 'a\tb\r\nc \u{1F600}' })
  expect(escaped(`<b>${text}`)).toBe(`&lt;b&gt;${shown}`)
})
