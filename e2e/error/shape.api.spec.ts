import { raw } from '../mock-client/raw.ts'
import { withMock } from '../processes/spawn-mock.ts'
import { clause, expect, test } from '../support/test.ts'

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

const messages = {
  ko: '요청하신 내용을 찾을 수 없습니다. 주소를 다시 확인해 주세요.',
  en: 'We couldn’t find what you’re looking for. Check the address and try again.',
}

/** Expects the error of the mock, without anything about its server. */
const expectNotFound = async (origin: string, path: string, method = 'GET') => {
  const { host } = new URL(origin)
  for (const language of ['ko', 'en'] as const) {
    const headers = { host, 'accept-language': language, 'content-length': '0' }
    const response = await raw(origin, { method, path, headers })
    expect(response.status, `${method} ${path}`).toBe(404)
    expect(response.headers['content-type'], `${method} ${path}`).toBe('application/json; charset=utf-8')
    expect(response.headers['x-content-type-options']).toBe('nosniff')
    expect(JSON.parse(response.body)).toEqual({ code: 'NOT_FOUND', message: messages[language] })
  }
}

for (const [method, path] of [
  ['GET', '/nothing.png'],
  ['GET', '/assets/nothing.js'],
  ['GET', '/assets/'],
  ['POST', '/'],
  ['POST', '/support/question/general'],
  ['DELETE', '/assets/nothing.js'],
] as const)
  test(...clause('hardening.error.one-shape', `${method} ${path}`), async ({ api }) => {
    await expectNotFound(api.origin, path, method)
  })

test(...clause('hardening.error.one-shape', 'a malformed address'), async ({ api }) => {
  const { host } = new URL(api.origin)
  for (const path of ['/assets/%', '/assets/%E0%A4%A', '/assets/%00.js']) {
    const { status, headers, body } = await raw(api.origin, { path, headers: { host, 'accept-language': 'en' } })
    expect([400, 404], path).toContain(status)
    expect(headers['content-type'], path).toBe('application/json; charset=utf-8')
    expect(JSON.parse(body).code, path).toBe(status === 400 ? 'BAD_REQUEST' : 'NOT_FOUND')
  }
})

test(...clause('hardening.error.one-shape', 'without the control plane'), async ({ basePort }) => {
  await withMock(basePort, ['--no-control'], async ({ origin }) => {
    for (const path of ['/', '/nothing', '/assets/nothing.js', '/__mock/worlds']) await expectNotFound(origin, path)
    await expectNotFound(origin, '/', 'POST')
  })
})
