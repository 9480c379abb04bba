import { originOf } from '../mock-client/deployment.ts'
import { expectStatus } from '../support/expect-status.ts'
import { sites } from '../literals/sites.ts'
import { clause, expect, test } from '../support/test.ts'

// Some records belong to this account.
test.use({ settings: { persona: 'main-overseas' } })

for (const [path, ...totals] of [
  ['/api/support/notice', 60, 56, 55],
  ['/api/support/faq', 131, 113, 116],
  ['/service-news/page', 40, 34, 29],
] as const)
  test(...clause('site.content.by-site', path), async ({ api }) => {
    const found = []
    for (const site of sites) found.push((await api.at(originOf(site)).get(path)).body.totalElements)
    expect(found).toEqual(totals)
  })

for (const [path, ...statuses] of [
  ['/api/support/notice/1021', 404, 200, 404],
  ['/api/support/faq/1301', 200, 404, 404],
  ['/service-news/735', 200, 404, 404],
  ['/api/event-log/34', 200, 404, 200],
  ['/api/support/file/3012', 404, 200, 404],
  ['/api/support/inquiry/51040/answer/71040', 200, 404, 404],
  ['/api/mypage/inquiry/51040', 200, 404, 404],
] as const)
  test(...clause('site.content.by-site', path), async ({ api }) => {
    for (const [at, site] of sites.entries()) {
      const { status, body } = await api.at(originOf(site)).get(path)
      await test.step(site, () => expectStatus(status, statuses[at]!))
      if (status === 404) expect(body.code).toBe('NOT_FOUND')
    }
  })
