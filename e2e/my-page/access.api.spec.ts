import { originOf } from '../support/deployment.ts'
import { clause, clausesOf, expect, softStep, test } from '../support/test.ts'
import { placeOf, places, rights } from './matrix.ts'
import { worded } from '../support/worded.ts'
import { expectStatus } from '../support/expect-status.ts'

const everyRole = [
  'ROLE_PATH_USAGE',
  'ROLE_PATH_TAXBILL',
  'ROLE_PATH_BILLING',
  'ROLE_PATH_TRAIN_HISTORY',
  'ROLE_PATH_ALARM',
  'ROLE_PATH_SOLUTION',
]

/** Operations that require a role, with a site that has them. */
const withRole = [
  { path: 'usage', role: 'ROLE_PATH_USAGE', site: 'public' },
  { path: 'usage/month', role: 'ROLE_PATH_USAGE', site: 'gov' },
  { path: 'tax-bill', role: 'ROLE_PATH_TAXBILL', site: 'public' },
  { path: 'billing', role: 'ROLE_PATH_BILLING', site: 'gov' },
  { path: 'payment-method', role: 'ROLE_PATH_BILLING', site: 'fin' },
  { path: 'train-history', role: 'ROLE_PATH_TRAIN_HISTORY', site: 'fin' },
  { path: 'alarm', role: 'ROLE_PATH_ALARM', site: 'public' },
  { path: 'solution', role: 'ROLE_PATH_SOLUTION', site: 'public' },
] as const

const url = (path: string) => `/api/mypage/${path}`

for (const path of [...withRole.map((row) => row.path), 'inquiry', 'inquiry/51234', 'account', 'sub-accounts'])
  test(
    ...clausesOf(['my-page.access.unauthorized', 'error.status.unauthorized'], `GET ${url(path)}`),
    async ({ api }) => {
      for (const site of ['public', 'fin'] as const) {
        const { status, body } = await api.at(originOf(site)).get(url(path))
        expectStatus(status, 401)
        expect(body.code).toBe('UNAUTHORIZED')
      }
    },
  )

for (const [path, body] of [
  ['alarm', { recipientList: [], switchList: [] }],
  ['password', { currentPassword: 'Haneul!2026', newPassword: 'Parang#2026' }],
] as const)
  test(...clause('my-page.access.unauthorized', `PUT ${url(path)}`), async ({ api }) => {
    expectStatus((await api.json('PUT', url(path), body)).status, 401)
  })

for (const { path, role, site } of withRole)
  test.describe(`${path} without ${role}`, () => {
    const roles = everyRole.filter((other) => other !== role)
    test.use({ settings: { persona: 'main', member: { roles } } })
    test(
      ...clausesOf(['my-page.access.forbidden', 'error.status.forbidden'], `${path} with all roles but ${role}`),
      async ({ api }) => {
        const { status, body } = await api.at(originOf(site)).get(url(path))
        expectStatus(status, 403)
        expect(body).toMatchObject({
          code: 'FORBIDDEN',
          message: worded('이 페이지에 접근할 권한이 없습니다. 계정 관리자에게 권한을 요청해 주세요.'),
        })
      },
    )
  })

test(...clause('my-page.access.unauthorized', 'an invalid request'), async ({ api }) => {
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

test.describe('saving alarm settings without the role', () => {
  test.use({ settings: { persona: 'main', member: { roles: ['ROLE_PATH_USAGE'] } } })
  test(...clause('my-page.access.forbidden', 'PUT /api/mypage/alarm'), async ({ api }) => {
    expectStatus((await api.json('PUT', url('alarm'), { recipientList: [], switchList: [] })).status, 403)
  })
})

test.describe('the train history', () => {
  test.use({ settings: { persona: 'main' } })
  for (const [site, status] of [
    ['public', 403],
    ['gov', 403],
    ['fin', 200],
  ] as const)
    test(...clause('call.my-page.train-history', `on ${site}`), async ({ api }) => {
      expectStatus((await api.at(originOf(site)).get(url('train-history'))).status, status)
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

for (const userType of ['Main', 'Sub'] as const)
  for (const { roles, ...rightsOf } of rights)
    test(
      ...clausesOf(
        ['my-page.access.forbidden'],
        `${userType} with ${roles.length === 1 ? roles[0] : roles.length} roles`,
      ),
      async ({ api, world }) => {
        for (const place of places) {
          const { site, cntryCd } = placeOf(place)
          await world.patch({ persona: userType === 'Main' ? 'main' : 'sub', member: { roles: [...roles], cntryCd } })
          for (const [right, paths] of Object.entries(endpoints))
            for (const path of paths)
              await softStep(`${place}: ${path}`, async () => {
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
