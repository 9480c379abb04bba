import type { Persona } from '../literals/personas.ts'
import type { ApiClient } from '../mock-client/api-client.ts'
import { operations, type Operation } from '../mock-client/contract-document.ts'
import { originOf, target } from '../mock-client/deployment.ts'
import { expectRefusal, expectStatus } from '../support/expect-status.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { lastExchange } from '../verify/observed.ts'

const signedIn = operations.filter(({ isControl, responses }) => !isControl && '401' in responses)

const sendExample = (api: ApiClient, { method, path, parameters, body, site }: Operation) => {
  const valueOf = (name: string) => String(parameters.find((each) => each.name === name)?.example)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name))
  const client = site ? api.at(originOf(site)) : api
  return body ? client.json(method, filled, body.example) : client.send(method, filled)
}

for (const operation of signedIn)
  test(...clause('hardening.access.signed-in', operation.id), async ({ api }) => {
    expectRefusal((await sendExample(api, operation)).status)
  })

for (const [persona, ...paths] of [
  ['main-limited', 'usage', 'usage/month', 'billing', 'payment-method', 'alarm'],
  ['main-overseas', 'tax-bill'],
  ['sub', 'sub-accounts'],
] as const satisfies readonly (readonly [Persona, ...string[]])[])
  test.describe(`as ${persona}`, () => {
    test.use({ settings: { persona } })
    for (const path of paths)
      test(...clause('hardening.access.role', `${path} as ${persona}`), async ({ api }) => {
        expectRefusal((await api.get(`/api/mypage/${path}`)).status)
      })
  })

test.describe('as main', () => {
  test.use({ settings: { persona: 'main' } })

  test(...clausesOf(['hardening.access.signed-in', 'call.member.sign-out'], 'after signing out'), async ({ api }) => {
    const account = '/api/mypage/account'
    // Other tests need a session that the configuration names.
    const isNamed = target && !target.controlPlane && !target.users.main?.request
    test.skip(isNamed === true, 'OMIT: the session of the user "main" comes from outside (set users.main.request)')
    expectStatus((await api.get(account)).status, 200)
    const { cookie = '' } = lastExchange()?.requestHeaders ?? {}
    expectStatus((await api.send('DELETE', '/api-member/member/session')).status, 204)
    // Also with the cookie that the client had.
    for (const client of [api, api.with({ cookie })]) expectRefusal((await client.get(account)).status)
  })

  test(...clause('hardening.access.records-of-others', 'lists'), async ({ api, world }) => {
    for (const [path, keyOf] of [
      ['inquiry?size=100', (body: any) => body.content.map(({ inquiryId }: { inquiryId: number }) => inquiryId)],
      ['billing', (body: any) => body.map(({ recipient }: { recipient: { name: string } }) => recipient.name)],
    ] as const) {
      await world.patch({ persona: 'main' })
      const own = new Set<unknown>(keyOf((await api.get(`/api/mypage/${path}`)).body))
      await world.patch({ persona: 'biz' })
      const others: readonly unknown[] = keyOf((await api.get(`/api/mypage/${path}`)).body)
      expect(Math.min(own.size, others.length), path).toBeGreaterThan(0)
      expect(others.filter((key) => own.has(key))).toEqual([])
    }
  })

  test(...clause('hardening.access.records-of-others', 'a file of the inquiry of another user'), async ({ api }) => {
    expectRefusal((await api.get('/api/mypage/inquiry/file/512512')).status)
  })
})
