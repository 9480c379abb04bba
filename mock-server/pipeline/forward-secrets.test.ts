import { expect, test } from 'vitest'
import type { CallBackEnd } from '../options.ts'
import { newMock } from '../testing/mock.ts'

test('what signs a user in is masked wherever a back end repeats it', async () => {
  const token = `eyJ0.${'aB3-'.repeat(60)}`
  const key = 'team/key+0123'
  // As .NET, PHP and HTML write it.
  const escaped = [String.raw`team\u002Fkey\u002B0123`, String.raw`team\/key+0123`, 'team&#47;key&#x2B;0123']
  const encoded = [...escaped, btoa(token), btoa(key).replace('=', ''), encodeURIComponent('s:sid of main')]
  const secrets = [token, key, 's:sid of main', 'new-session-77', 'Tr0ub4dor', ...encoded]
  const findings: string[] = []
  /** A back end that repeats a text wherever it can. */
  const back = (message: string): CallBackEnd => {
    const json = {
      code: 'X',
      accessToken: 'issued-token-1',
      session_id: 'issued-session-1',
      message,
      content: [{ noticeId: message }],
      [message]: 1,
    }
    return () =>
      Promise.resolve({
        status: 401,
        headers: [
          ...[['content-type', 'application/json'] as const, ['set-cookie', 'sid=new-session-77; Path=/'] as const],
          ['location', `/api/x?token=${message}`],
        ],
        body: new TextEncoder().encode(JSON.stringify({ ...json, errors: 'x'.repeat(16_200) + message })),
      })
  }
  const headers = {
    authorization: `Bearer ${token}`,
    cookie: 'mock-world=default; sid=s%3Asid%20of%20main',
    'x-api-key': key,
    'x-auth-request-user': 'Tr0ub4dor',
    'idempotency-key': '"of-the-request"',
    referer: `http://localhost/${key}`,
  }
  for (const repeated of secrets) {
    const onFinding = (finding: string) => void findings.push(finding)
    const { api, world } = newMock(
      { forward: [{ to: 'http://api.example' }] },
      { callBackEnd: back(repeated), onFinding },
    )
    await api
      .with(headers)
      .get(`/api/support/notice?searchKeyword=${encodeURIComponent(repeated)}&access_token=of-the-query`)
    const text = JSON.stringify([await world.journal(), await world.call('GET', '/differences'), findings])
    for (const secret of [...secrets, token.slice(0, 40), 'issued-', 'of-the-query'])
      expect(text, repeated).not.toContain(secret)
    expect(text).toContain('•••')
    expect(text).toContain('of-the-request')
    await world.call('DELETE', '/journal')
  }
})
