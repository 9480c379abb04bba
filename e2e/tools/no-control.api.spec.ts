import { withMock } from '../processes/spawn-mock.ts'
import { expect, test } from '../support/test.ts'

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

test('members sign in and out without the control plane', async ({ basePort }) => {
  await withMock(basePort, ['--no-control'], async ({ api }) => {
    const session = '/api-member/member/session'
    expect((await api.get('/__mock/worlds')).status).toBe(404)
    expect((await api.get(session)).body).toEqual({ member: null })
    expect((await api.post(session, { persona: 'main' })).status).toBe(200)
    expect((await api.get(session)).body.member.email).toBe('minseo.kim@example.com')
    expect((await api.get('/api/mypage/inquiry', { page: '0', size: '10' })).status).toBe(200)
    expect((await api.send('DELETE', session)).status).toBe(204)
    expect((await api.get(session)).body).toEqual({ member: null })
    expect((await api.get('/api/mypage/inquiry', { page: '0', size: '10' })).status).toBe(401)
  })
})
