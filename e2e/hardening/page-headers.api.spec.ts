import { originOf } from '../mock-client/deployment.ts'
import { sites } from '../literals/sites.ts'
import { clause, clausesOfSteps, clauseStep, expect, test } from '../support/test.ts'

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

const paths = ['/', '/support/satisfaction', '/chatbot', '/support/question/general', '/no/such/page'] as const

for (const site of sites)
  test(...clausesOfSteps(`pages and windows of ${site}`), async ({ api }) => {
    for (const path of paths) {
      const { status, headers } = await api.at(originOf(site)).with({ accept: 'text/html' }).get(path)
      expect(status, path).toBe(path === '/no/such/page' ? 404 : 200)
      const policy = headers.get('content-security-policy')
      await clauseStep('hardening.header.csp', path, async () => {
        expect(policy).toContain("default-src 'self'")
        expect(policy).not.toContain('unsafe-eval')
        expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
      })
      await clauseStep('hardening.header.no-framing', path, async () =>
        expect(policy).toContain("frame-ancestors 'none'"),
      )
      await clauseStep('hardening.header.nosniff', path, async () =>
        expect(headers.get('x-content-type-options')).toBe('nosniff'),
      )
      await clauseStep('hardening.header.referrer', path, async () =>
        expect(headers.get('referrer-policy')).toBe('strict-origin'),
      )
      await clauseStep('hardening.header.opener', path, async () =>
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin'),
      )
    }
  })
