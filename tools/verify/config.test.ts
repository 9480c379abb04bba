import { describe, expect, test } from 'vitest'
import { readSettings, template } from './config.ts'

const nothing = {
  sites: {},
  pages: {},
  headers: {},
  users: {},
  capabilities: {},
  records: false,
  recordIds: {},
}

test('an address is enough', () => {
  expect(readSettings({ url: 'https://api.example/v1/' })).toEqual({
    ...nothing,
    sites: { public: 'https://api.example/v1' },
  })
})

test('the file is overridden by the address, and both by the environment', () => {
  const text = `
sites: { public: https://file.example, gov: https://gov.example }
state: { address: https://qa.example/state, requestHeader: x-state }
`
  const env = {
    VERIFY_SITES_GOV: 'https://env.example',
    VERIFY_STATE_ADDRESS: 'https://qa.example/env',
    VERIFY_STATE_HEADERS_X_API_KEY: '0123',
    VERIFY_STATE_REQUEST_HEADER: 'x-run',
    VERIFY_RATE_LIMIT: '20',
    VERIFY_CAPABILITIES_CAPTCHA_AUDIO: 'false',
    VERIFY_USERS_SUB_ROLE_USER_HEADERS_COOKIE: 'session=s',
    VERIFY_TARGET: '/tmp/target.json',
    PATH: '/bin',
  }
  expect(readSettings({ text, url: 'https://url.example', env })).toEqual({
    ...nothing,
    sites: { public: 'https://url.example', gov: 'https://env.example' },
    state: { address: 'https://qa.example/env', headers: { 'x-api-key': '0123' }, requestHeader: 'x-run' },
    rateLimit: 20,
    capabilities: { 'captcha.audio': false },
    users: { 'sub-role-user': { headers: { cookie: 'session=s' } } },
  })
})

test('values name variables of the environment', () => {
  const text = 'users: { main: { request: { path: /login, json: { password: "a${PASSWORD}b" } } } }'
  expect(readSettings({ text, env: { PASSWORD: 'x' } }).users).toEqual({
    main: { request: { method: 'POST', path: '/login', json: { password: 'axb' } } },
  })
})

describe('one line says what is wrong', () => {
  const rows: readonly [string, string, Record<string, string>, string][] = [
    ['a key', 'staet: {}', {}, 'staet is unknown. Did you mean state?'],
    ['an inner key', 'state: { adress: https://a.example }', {}, 'state.adress is unknown. Did you mean address?'],
    ['a kind of user', 'users: { mian: {} }', {}, 'users.mian is unknown. Did you mean main?'],
    ['a capability', 'capabilities: { upload: true }', {}, 'capabilities.upload is unknown. Did you mean uploads?'],
    ['an address', 'sites: { public: api.example }', {}, 'sites.public: must be an http or https address.'],
    ['a variable in a value', 'headers: { a: "${NONE}" }', {}, 'headers.a: the environment has no NONE.'],
    [
      'a variable',
      '',
      { VERIFY_SITE_PUBLIC: 'https://a.example' },
      'VERIFY_SITE_PUBLIC is unknown. Did you mean VERIFY_SITES_PUBLIC?',
    ],
    ['the syntax', 'a: [', {}, 'The file is not YAML: '],
    ['another kind of file', '- a', {}, 'The file is not a list of keys and values.'],
  ]
  test.each(rows)('%s', (_, text, env, message) => {
    expect(() => readSettings({ text, env })).toThrow(message)
  })
})

test('the template names every key, and is valid with and without its examples', () => {
  const text = template()
  expect(readSettings({ text })).toEqual({
    ...nothing,
    sites: { public: 'https://api.example', gov: 'https://api.example/gov', fin: 'https://fin-api.example' },
  })
  const env = { TOKEN: 't', QA_TOKEN: 'q' }
  const signIn = (email: string) => ({
    request: { method: 'POST', path: '/login', json: { email, password: 'Haneul!2026' } },
  })
  expect(readSettings({ text: text.replace(/^#(?! \S)/gm, ''), env })).toEqual({
    sites: { public: 'https://api.example', gov: 'https://api.example/gov', fin: 'https://fin-api.example' },
    pages: { public: 'https://www.example', gov: 'https://gov.example' },
    headers: { authorization: 'Bearer t' },
    users: {
      main: signIn('minseo.kim@example.com'),
      'main-overseas': signIn('olivia.reed@example.com'),
      'main-eea': signIn('lukas.weber@example.com'),
      'main-limited': signIn('jiho.park@example.com'),
      sub: signIn('yuna.lee@example.com'),
      'sub-role-user': signIn('doyun.choi@example.com'),
      biz: signIn('seoyeon.han@example.com'),
      'biz-pistt': signIn('gunwoo.jung@example.com'),
      partner: signIn('haneul.seo@example.com'),
    },
    rateLimit: 20,
    capabilities: { 'captcha.audio': false },
    records: true,
    contract: '0.13',
    recordIds: { 51245: '9000001' },
    state: { address: 'https://qa.example/state', headers: { authorization: 'Bearer q' } },
    controlPlane: false,
    tls: { ca: 'private-ca.pem' },
  })
})
