import { originOf } from '../mock-client/deployment.ts'
import { clause, clausesOf, clauseStep, expect, softStep, test } from '../support/test.ts'
import type { Site } from '../literals/sites.ts'
import { placeOf, places, rights } from './matrix.ts'
import { expectStatus } from '../support/expect-status.ts'

const url = (path: string) => `/api/mypage/${path}`

test(...clause('my-page.access.unauthorized'), async ({ api }) => {
  // Also an invalid request. e2e/contract/error-examples sends a valid one to each endpoint.
  for (const [path, body] of [
    ['alarm', {}],
    ['alarm', { recipientList: [{}], switchList: 'x' }],
    ['password', {}],
  ] as const)
    expectStatus((await api.json('PUT', url(path), body)).status, 401)
  expectStatus((await api.get(url('usage'), { month: 'x' })).status, 401)
  expectStatus((await api.get(url('inquiry'), { page: 'x' })).status, 401)
  expectStatus((await api.get(url('inquiry/x'))).status, 401)
})

test.describe('with an invalid request and without roles', () => {
  test.use({ settings: { persona: 'main', member: { roles: [] } } })
  test(...clause('my-page.access.unauthorized', 'an invalid request without the role: 403'), async ({ api }) => {
    expectStatus((await api.json('PUT', url('alarm'), {})).status, 403)
    expectStatus((await api.get(url('usage'), { month: 'x' })).status, 403)
    expectStatus((await api.json('PUT', url('password'), {})).status, 400)
  })
})

/** The endpoints of each letter in the table of rights. */
const endpoints: Readonly<Record<string, readonly string[]>> = {
  u: ['usage', 'usage/month'],
  t: ['tax-bill'],
  b: ['billing', 'payment-method'],
  h: ['train-history'],
  a: ['alarm'],
  s: ['solution'],
}

const clauseOf = (path: string, site: Site) =>
  path === 'train-history' && site !== 'fin' ? 'my-page.train-history.fin-only' : 'my-page.access.forbidden'

for (const userType of ['Main', 'Sub'] as const)
  for (const { roles, ...rightsOf } of rights)
    test(
      ...clausesOf(
        ['my-page.access.forbidden', 'my-page.train-history.fin-only'],
        `${userType} with ${roles.length === 1 ? roles[0] : roles.length} roles`,
      ),
      async ({ api, world }) => {
        for (const place of places) {
          const { site, cntryCd } = placeOf(place)
          await world.patch({ persona: userType === 'Main' ? 'main' : 'sub', member: { roles: [...roles], cntryCd } })
          for (const [right, paths] of Object.entries(endpoints))
            for (const path of paths)
              await clauseStep(clauseOf(path, site), `${place}: ${path}`, async () => {
                const { status } = await api.at(originOf(site)).get(url(path))
                expect(status).toBe(rightsOf[place].includes(right) ? 200 : 403)
              })
          for (const [path, status] of [
            ['account', 200],
            ['inquiry', 200],
            ['sub-accounts', userType === 'Main' ? 200 : 403],
          ] as const)
            await softStep(`${place}: ${path}`, async () =>
              expectStatus((await api.at(originOf(site)).get(url(path))).status, status),
            )
        }
      },
    )
