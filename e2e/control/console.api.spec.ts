import { firstOrigin, originOf } from '../support/deployment.ts'
import { sites } from '../support/sites.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'

for (const origin of [firstOrigin, ...sites.map(originOf)])
  test(
    ...clausesOf(
      [
        'control.console',
        'hardening.header.csp',
        'hardening.header.no-framing',
        'hardening.header.nosniff',
        'hardening.header.opener',
        'hardening.header.referrer',
      ],
      `on port ${new URL(origin).port}`,
    ),
    async ({ api }) => {
      const { status, headers, body } = await api.at(origin).get('/__mock/')
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(body).toContain('<title>Mock console</title>')
      const policy = headers.get('content-security-policy')
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe-eval')
      expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    },
  )

test(...clause('control.console.loads-nothing-foreign', 'in its HTML'), async ({ api }) => {
  const { body } = await api.get('/__mock/')
  const urls = [...String(body).matchAll(/(?:src|href)="([^"]*)"/g)].map(([, url]) => url)
  expect(urls.length).toBeGreaterThan(2)
  for (const url of urls) expect(url).toMatch(/^\/assets\//)
  for (const url of urls) expect((await api.get(url!)).status).toBe(200)
})
