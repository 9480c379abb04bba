import { withMock } from '../support/spawn-mock.ts'
import { clause, expect, test } from '../support/test.ts'
import { expectStatus } from '../support/expect-status.ts'

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

test(...clause('member.session.without-control-plane'), async ({ basePort }) => {
  await withMock(basePort, ['--no-control'], async ({ api }) => {
    const session = '/api-member/member/session'
    expectStatus((await api.get('/__mock/worlds')).status, 404)
    expect((await api.get(session)).body).toEqual({ member: null })
    expectStatus((await api.post(session, { persona: 'main' })).status, 200)
    expect((await api.get(session)).body.member.email).toBe('minseo.kim@example.com')
    expectStatus((await api.get('/api/mypage/inquiry', { page: '0', size: '10' })).status, 200)
    expectStatus((await api.send('DELETE', session)).status, 204)
    expect((await api.get(session)).body).toEqual({ member: null })
    expectStatus((await api.get('/api/mypage/inquiry', { page: '0', size: '10' })).status, 401)
  })
})
