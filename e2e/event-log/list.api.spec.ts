import { originOf } from '../mock-client/deployment.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { incident } from './incident.ts'
import { expectStatus } from '../support/expect-status.ts'

const path = '/api/event-log'
const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)

test(...clausesOf(['call.event-log.list', 'call.list.plain']), async ({ api }) => {
  const { status, body } = await api.with({ 'accept-language': 'en' }).get(path)
  expectStatus(status, 200)
  expect(body[0]).toEqual({
    id: 33,
    troubleNotiName: 'Delays in some console menus',
    troubleStatusCode: 'IN_PROGRESS',
    platformTypeCode: 'BOTH',
    locationList: [{ regionName: 'Korea', zoneName: '' }],
    startYmdt: [2026, 11, 19, 17, 5],
    realRecoveryYmdt: null,
    locale: 'en',
  })
  expect(idsOf(body)).toEqual([33, 31, 32, 34])
})

test.describe('with incidents of this test', () => {
  const startAt = (day: number, hour = 0) => [2027, 2, day, hour, 0]
  test.use({
    settings: {
      data: {
        incidents: {
          91: incident(91, { startYmdt: startAt(9) }),
          92: incident(92, { startYmdt: startAt(10), realRecoveryYmdt: null }),
          93: incident(93, { startYmdt: startAt(10, 9) }),
          94: incident(94, { startYmdt: startAt(2), realRecoveryYmdt: null }),
          95: incident(95, { startYmdt: startAt(11), sites: ['gov'] }),
          96: incident(96, { startYmdt: startAt(12), code: 'PREPARING' }),
        },
      },
    },
  })

  test(...clause('event-log.list.ongoing-first'), async ({ api }) => {
    expect(idsOf((await api.get(path)).body)).toEqual([92, 94, 33, 93, 91, 31, 32, 34])
  })

  test(...clause('site.content.by-site', 'incidents'), async ({ api }) => {
    expect(idsOf((await api.at(originOf('gov')).get(path)).body)).toEqual([33, 95, 31, 32])
  })
})
