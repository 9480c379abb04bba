import { firstOrigin, originOf } from '../mock-client/deployment.ts'
import { sites } from '../literals/sites.ts'
import { expect, test } from '../support/test.ts'

test('every port serves the console', async ({ api }) => {
  for (const origin of [firstOrigin, ...sites.map(originOf)]) {
    const { status, headers, body } = await api.at(origin).get('/__mock/')
    expect(status, origin).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(body).toContain('<title>Mock console</title>')
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    const urls = [...String(body).matchAll(/(?:src|href)="([^"]*)"/g)].map(([, url = '']) => url)
    expect(urls.length).toBeGreaterThan(2)
    for (const url of urls) {
      expect(url).toMatch(/^\/assets\//)
      expect((await api.at(origin).get(url)).status).toBe(200)
    }
  }
})
