import type { ApiClient } from '../mock-client/api-client.ts'
import { originOf, worldCookie } from '../mock-client/deployment.ts'
import { expect, test } from '../support/test.ts'

test('a page forgets the world of a cookie that is gone, and leaves the cookies of other mocks', async ({
  api,
  world,
}) => {
  const page = api.at(originOf('public')).with({ 'x-mock-world': '', accept: 'text/html' })
  const others = 'mock-world=x; mock-world-1=y'
  const inWorld = page.with({ cookie: `${worldCookie}=${world.id}; ${others}` })
  const cookiesOf = async (client: ApiClient) => {
    const { status, headers } = await client.get('/')
    expect(status).toBe(200)
    return headers.getSetCookie()
  }
  expect(await cookiesOf(inWorld)).toEqual([])
  await world.end()
  expect(await cookiesOf(inWorld)).toEqual([
    expect.stringMatching(new RegExp(`^${worldCookie}=; Path=/; Max-Age=0`)),
    expect.stringMatching(new RegExp(`^${worldCookie}-gone=${world.id}; Path=/`)),
  ])
  expect(await cookiesOf(page.with({ cookie: others }))).toEqual([])
  // Requests of a page that is still open are refused.
  expect((await inWorld.get('/api/support/inquiry/abuse')).body.code).toBe('UNKNOWN_WORLD')
})
