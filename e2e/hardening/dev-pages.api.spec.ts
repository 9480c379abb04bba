import { originOf } from '../support/deployment.ts'
import { sites } from '../support/sites.ts'
import { raw } from '../support/raw.ts'
import { run, statusOf } from '../support/spawn-server.ts'
import { alsoProves, clause, clauseStep, expect, test } from '../support/test.ts'

// Starting the development server is slow on a busy machine.
test.describe.configure({ timeout: 120_000 })

/** The sources of a directive of a Content Security Policy. */
const sourcesOf = (policy: string, directive: string) =>
  policy
    .split(';')
    .map((each) => each.trim().split(' '))
    .find(([name]) => name === directive)
    ?.slice(1)

test(
  ...alsoProves(
    clause('hardening.header.dev-pages'),
    'hardening.dev.no-cors',
    'hardening.dev.editor-same-origin',
    'hardening.header.corp',
  ),
  async ({ basePort }) => {
    const site = `http://127.0.0.1:${basePort + 1}`
    const server = run('tools/start.ts', ['--port', String(basePort)])
    const get = (origin: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
      raw(origin, { path, headers: { host: new URL(origin).host, ...headers } })
    try {
      await expect.poll(() => statusOf(site, '/'), { timeout: 60_000, intervals: [100] }).toBe(200)

      for (const [origin, path] of [
        [site, '/'],
        [site, '/support/question/general'],
        [site, '/gallery/'],
        [`http://127.0.0.1:${basePort}`, '/__mock/'],
      ] as const)
        await clauseStep('hardening.header.dev-pages', path, async () => {
          const { headers } = await get(origin, path, { accept: 'text/html' })
          const policy = String(headers['content-security-policy'])
          expect(sourcesOf(policy, 'default-src')).toEqual(["'self'"])
          expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", expect.stringMatching(/^'nonce-[\w+/=-]{20,}'$/)])
          expect(sourcesOf(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:'])
          expect(sourcesOf(policy, 'media-src')).toEqual(["'self'", 'blob:'])
          expect(sourcesOf(policy, 'object-src')).toEqual(["'none'"])
          expect(sourcesOf(policy, 'frame-ancestors')).toEqual(["'none'"])
          expect(headers).toMatchObject({
            'x-content-type-options': 'nosniff',
            'referrer-policy': 'no-referrer',
            'cross-origin-opener-policy': 'same-origin',
          })
        })

      await clauseStep('hardening.header.dev-pages', 'sources', async () => {
        for (const path of ['/apps/public/main.tsx', '/src/app/shell/developer-world.ts', '/@vite/client']) {
          const { status, headers } = await get(site, path)
          expect(status, path).toBe(200)
          expect(headers['x-content-type-options'], path).toBe('nosniff')
        }
      })

      await clauseStep('hardening.header.corp', 'pages and sources', async () => {
        for (const path of ['/', '/gallery/', '/apps/public/main.tsx', '/@vite/client']) {
          const { headers } = await get(site, path)
          expect(headers['cross-origin-resource-policy'], path).toBe('same-origin')
        }
      })

      await clauseStep('hardening.dev.no-cors', 'no origin may read sources', async () => {
        for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'https://evil.example'])
          for (const path of ['/', '/apps/public/main.tsx', '/@vite/client']) {
            const { headers } = await get(site, path, { origin })
            expect(headers['access-control-allow-origin'], `${path} for ${origin}`).toBeUndefined()
          }
      })

      await clauseStep('hardening.dev.editor-same-origin', 'a page of another site or port', async () => {
        const editor = '/__open-in-editor?file=does-not-exist.ts'
        for (const [name, value] of [
          ['sec-fetch-site', 'cross-site'],
          ['sec-fetch-site', 'same-site'],
          ['origin', 'https://evil.example'],
          ['referer', 'https://evil.example/page'],
        ] as const) {
          const { status, body } = await get(site, editor, { [name]: value })
          expect(status, value).toBe(403)
          expect(JSON.parse(body).code).toBe('FORBIDDEN')
        }
        expect((await get(site, editor, { 'sec-fetch-site': 'same-origin', referer: `${site}/` })).status).not.toBe(403)
      })
    } finally {
      await server.stop()
    }
  },
)

test(...clause('hardening.header.corp', 'responses of the API, of pages and of files'), async ({ api, world }) => {
  const { key } = (await api.post('/api/security/captcha')).body
  for (const path of [
    '/api/support/inquiry/abuse',
    '/api/support/faq',
    '/api/support/faq',
    `/api/security/captcha/image?key=${key}`,
    '/api/nothing',
    `/__mock/worlds/${world.id}`,
    '/__mock/openapi.json',
    '/',
    '/nothing.png',
  ]) {
    const { headers } = await api.get(path)
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
  }
  expect((await api.at(originOf('gov')).get('/')).headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

for (const site of sites)
  test(
    ...alsoProves(
      clause('hardening.header.opener', `pages of ${site}, also those that open in windows`),
      'hardening.header.csp',
      'hardening.header.no-framing',
      'hardening.header.nosniff',
      'hardening.header.referrer',
    ),
    async ({ api }) => {
      for (const path of ['/', '/support/satisfaction', '/chatbot', '/support/question/general', '/__mock/']) {
        const { status, headers } = await api.at(originOf(site)).with({ accept: 'text/html' }).get(path)
        expect(status, path).toBe(200)
        expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
        const policy = headers.get('content-security-policy') ?? ''
        expect(sourcesOf(policy, 'default-src'), path).toEqual(["'self'"])
        expect(sourcesOf(policy, 'frame-ancestors'), path).toEqual(["'none'"])
        expect(policy, path).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
        expect(headers.get('x-content-type-options'), path).toBe('nosniff')
        expect(headers.get('referrer-policy'), path).toBe('no-referrer')
      }
    },
  )
