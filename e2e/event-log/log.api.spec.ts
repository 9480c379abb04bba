import { originOf, target } from '../mock-client/deployment.ts'
import { expectStatus } from '../support/expect-status.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { optional } from '../literals/worded.ts'
import { incident } from './incident.ts'
import { needsRecords } from '../verify/observed.ts'

const path = (id: number | string) => `/api/event-log/${id}`

test(
  ...clausesOf([
    'call.event-log.detail',
    'call.event-log.resource.trouble-ocr-type-code',
    'call.event-log.times.arrays',
  ]),
  async ({ api }) => {
    const { status, body } = await api.with({ 'accept-language': 'en' }).get(path(31))
    expectStatus(status, 200)
    expect(body).toMatchObject({
      code: 'SUCCESS',
      content: {
        troubleNotiContent: {
          troubleNotiName: 'Load Balancer connection delays in zone KR-1',
          historyList: [
            { displayYmdt: [2026, 11, 12, 14, 5], content: 'We detected slow connections on some load balancers.' },
            {
              displayYmdt: [2026, 11, 12, 14, 30],
              content: 'We identified the cause: stale responses from an internal DNS cache.',
            },
            {
              displayYmdt: [2026, 11, 12, 15, 10],
              content: 'We are clearing the cache and applying this to the remaining hosts one by one.',
            },
            {
              displayYmdt: [2026, 11, 12, 16, 20],
              content:
                'The incident is resolved. We have added monitoring of the cache expiry to prevent a recurrence.',
            },
          ],
        },
        locationList: [{ regionName: 'Korea', zoneName: 'KR-1' }],
        platformTypeCode: 'VPC',
        troubleStatusCode: 'RESOLVED',
        startYmdt: [2026, 11, 12, 13, 58],
        targetRecoveryYmdt: [2026, 11, 12, 17, 0],
        realRecoveryYmdt: [2026, 11, 12, 16, 20],
        resourceList: [
          { troubleOcrTypeCode: 'LoadBalancer', resourceName: 'Load Balancer' },
          { troubleOcrTypeCode: 'ETC', resourceName: '', resourceEtcDescription: 'DNS cache' },
        ],
      },
    })
  },
)

for (const [id, types, platform, state] of [
  [32, ['PORTAL'], 'BOTH', 'RESOLVED'],
  [33, ['CONSOLE', 'ETC'], 'BOTH', 'IN_PROGRESS'],
  [34, ['ETC'], 'CLASSIC', 'RESOLVED'],
] as const)
  test(...clause('call.event-log.resource.trouble-ocr-type-code', types.join(' and ')), async ({ api }) => {
    const { content } = (await api.get(path(id))).body
    const codes = content.resourceList.map((row: { troubleOcrTypeCode: string }) => row.troubleOcrTypeCode)
    expect(codes).toEqual(types)
    expect(content).toMatchObject({ platformTypeCode: platform, troubleStatusCode: state })
  })

test(...clause('call.event-log.detail', 'an empty description'), async ({ api }) => {
  expect((await api.get(path(34))).body.content.resourceList).toEqual([
    { troubleOcrTypeCode: 'ETC', resourceName: '', resourceEtcDescription: optional('') },
  ])
})

test(...clause('call.event-log.detail', 'no time of recovery while the incident is ongoing'), async ({ api }) => {
  expect((await api.get(path(33))).body.content).toMatchObject({
    targetRecoveryYmdt: [2026, 11, 20, 9, 0],
    realRecoveryYmdt: null,
  })
})

test(...clause('call.event-log.detail', 'a code other than SUCCESS'), async ({ api }) => {
  const { status, body } = await api.get(path(35))
  // A back end need not return it, and may refuse instead.
  if (target && status >= 400) return
  expectStatus(status, 200)
  expect(body).toEqual({ code: 'PREPARING', content: null })
})

for (const [locale, message] of [
  ['ko', '공개 기간이 끝난 장애 정보입니다.'],
  ['en', 'This incident is no longer published.'],
  ['ja', 'この障害情報は公開期間が終了しました。'],
] as const)
  test(...clause('call.event-log.detail.error-message', locale), async ({ api }) => {
    needsRecords('the reason why an incident is not shown')
    const { status, body } = await api.with({ 'accept-language': locale }).get(path(36))
    expectStatus(status, 404)
    expect(body).toEqual({ code: 'NOT_FOUND', message })
  })

for (const [site, locations] of [
  [
    'public',
    [
      { regionName: '한국', zoneName: 'KR-1' },
      { regionName: '한국', zoneName: 'KR-2' },
      { regionName: '일본', zoneName: '' },
    ],
  ],
  [
    'gov',
    [
      { regionName: '수도권', zoneName: 'KR-1' },
      { regionName: '수도권', zoneName: 'KR-2' },
      { regionName: '남부', zoneName: '' },
    ],
  ],
  [
    'fin',
    [
      { regionName: '한국', zoneName: 'KR-1' },
      { regionName: '한국', zoneName: 'KR-2' },
    ],
  ],
] as const)
  test(...clause('site.content.by-site', `regions of ${site}`), async ({ api }) => {
    expect((await api.at(originOf(site)).get(path(32))).body.content.locationList).toEqual(locations)
  })

test(...clause('call.language.content', 'an incident without a translation'), async ({ api, world }) => {
  await world.patch({ data: { incidents: { 91: incident(91) } } })
  const { content } = (await api.with({ 'accept-language': 'ja' }).get(path(91))).body
  expect(content).toMatchObject({ locale: 'ko', troubleNotiContent: { troubleNotiName: '장애 91' } })
})

const recovery = [2027, 3, 4, 9, 0]
for (const [example, now, targetRecoveryYmdt, realRecoveryYmdt, isTargetPassed] of [
  ['at that time', '2027-03-04T09:00:00+09:00', recovery, null, undefined],
  ['a second later', '2027-03-04T09:00:01+09:00', recovery, null, true],
  ['without such a time', '2027-03-04T09:00:01+09:00', null, null, undefined],
  ['after the recovery', '2027-03-04T09:00:01+09:00', recovery, [2027, 3, 4, 8, 0], undefined],
] as const)
  test(...clause('event-log.times.target-passed', example), async ({ api, world }) => {
    await world.patch({
      now,
      frozen: true,
      data: { incidents: { 91: incident(91, { targetRecoveryYmdt, realRecoveryYmdt }) } },
    })
    expect((await api.get(path(91))).body.content.isTargetPassed).toBe(isTargetPassed)
  })
