import { raw } from '../mock-client/raw.ts'
import { clause, expect, test } from '../support/test.ts'

// Sent with `raw`, because `fetch` resolves the dots first.
for (const path of [
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/....//....//package.json',
  '/../package.json',
  '/%2e%2e/package.json',
  '//package.json',
  '/package.json',
  '/assets/%00',
  '/%',
  '/support/%E0%A4%A',
])
  test(...clause('hardening.file.path-traversal', path), async ({ api }) => {
    const { host } = new URL(api.origin)
    const { status, body } = await raw(api.origin, { path, headers: { host } })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body).not.toContain('devDependencies')
    // The response does not reveal file system paths.
    expect(body).not.toContain('node_modules')
  })
