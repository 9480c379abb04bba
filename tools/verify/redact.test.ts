import { expect, test } from 'vitest'
import { readSettings } from './config.ts'
import { redacted, secretsOfExchanges, secretsOfSettings } from './redact.ts'

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

test('no planted value is left', () => {
  const secrets = [...secretsOfSettings(settings, text, env), ...secretsOfExchanges(exchanges)]
  const whole = JSON.stringify(redacted({ settings, exchanges, errors }, secrets), null, 1)
  expect(planted.filter((value) => whole.includes(value))).toEqual([])
})

test('what is no secret stays', () => {
  const secrets = [...secretsOfSettings(settings, text, env), ...secretsOfExchanges(exchanges)]
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
