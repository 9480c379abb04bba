import { preloaded, withMock } from '../processes/spawn-mock.ts'
import { clause, expect, test } from '../support/test.ts'

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

test(...clause('error.status.internal'), async ({ basePort }) => {
  await withMock(
    basePort,
    [],
    async ({ api, output }) => {
      for (const [language, message] of [
        ['ko', '서버에 문제가 생겼습니다'],
        ['en', 'Something went wrong on the server'],
      ] as const) {
        const { status, headers, body } = await api.with({ 'accept-language': language }).post('/api/security/captcha')
        expect(status).toBe(500)
        expect(body).toEqual({ code: 'INTERNAL_ERROR', message: expect.stringContaining(message) })
        expect([...headers].join()).not.toContain('keys.ts')
      }
      // The log is for the developers of the mock.
      expect(output()).toContain('Secret detail of /srv/mock/keys.ts')
      expect((await api.get('/__mock/health')).status).toBe(200)
    },
    preloaded('failing-random.mjs'),
  )
})
