import { firstOrigin, originOf } from '../support/deployment.ts'
import { raw } from '../support/raw.ts'
import { clause, expect, test } from '../support/test.ts'

const port = (origin: string) => new URL(origin).port

for (const host of ['evil.example', 'evil.example:PORT', '127.0.0.1.evil.example:PORT', '10.0.0.1', 'localhost.'])
  test(...clause('hardening.host.foreign-refused', JSON.stringify(host)), async ({ api }) => {
    for (const path of ['/__mock/health', '/api/support/inquiry/abuse', '/']) {
      const { status, body } = await raw(api.origin, {
        path,
        headers: { host: host.replace('PORT', port(api.origin)) },
      })
      expect(status, path).toBeGreaterThanOrEqual(400)
      expect(status, path).toBeLessThan(500)
      expect(body, path).not.toContain('"status":"ok"')
    }
  })

for (const host of ['127.0.0.1:PORT', 'localhost:PORT', '[::1]:PORT', 'LOCALHOST:PORT'])
  test(...clause('hardening.host.loopback-names', host), async ({ api }) => {
    const { status } = await raw(api.origin, {
      path: '/__mock/health',
      headers: { host: host.replace('PORT', port(api.origin)) },
    })
    expect(status).toBe(200)
  })

for (const origin of ['https://evil.example', 'http://127.0.0.1:1', 'null', 'http://127.0.0.1.evil.example'])
  test(...clause('hardening.control.cross-origin-refused', `Origin ${origin}`), async ({ api, world }) => {
    const crossOrigin = api.with({ origin })
    const patched = await crossOrigin.json('PATCH', `/__mock/worlds/${world.id}`, { persona: 'main' })
    expect(patched.status).toBe(403)
    expect(patched.body.code).toBe('FORBIDDEN')
    expect((await crossOrigin.get(`/__mock/worlds/${world.id}/journal`)).status).toBe(403)
    expect((await world.state()).persona).toBe('anonymous')
  })

for (const origin of [originOf('public'), originOf('gov'), originOf('fin'), firstOrigin])
  test(
    ...clause('hardening.control.cross-origin-refused', `accepted from ${new URL(origin).host}`),
    async ({ api, world }) => {
      const { status } = await api.with({ origin }).json('PATCH', `/__mock/worlds/${world.id}`, { persona: 'main' })
      expect(status).toBe(200)
    },
  )

for (const [site, status] of [
  ['cross-site', 403],
  ['same-origin', 200],
  ['none', 200],
] as const)
  test(...clause('hardening.control.cross-origin-refused', `Sec-Fetch-Site ${site}`), async ({ api, world }) => {
    const crossOrigin = api.with({ 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' })
    expect((await crossOrigin.get(`/__mock/worlds/${world.id}`)).status).toBe(status)
  })

for (const origin of ['https://evil.example', originOf('gov')])
  test(...clause('hardening.control.no-cors', origin), async ({ api, world }) => {
    const crossOrigin = api.with({ origin })
    for (const response of [
      await crossOrigin.get(`/__mock/worlds/${world.id}`),
      await crossOrigin.send('OPTIONS', `/__mock/worlds/${world.id}`, {
        headers: { 'access-control-request-method': 'PATCH' },
      }),
    ])
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
