import { openAnew } from '../pages/open-in-app.ts'
import { clause, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { incident } from './incident.ts'

test(...clausesOfSteps('an incident with four history entries'), async ({ incidents, page, shell, world }) => {
  await incidents.open(31)
  await clauseStep('event-log.load.success', 'the whole log', async () => {
    await expect(incidents.name).toHaveText('KR-1 존 Load Balancer 연결 지연')
    await expect(page.locator('dl > div')).toHaveCount(7)
    await expect(incidents.history).toHaveCount(4)
  })
  for (const id of ['event-log.list.route', 'event-log.page.id-parameter'] as const)
    await clauseStep(id, '/support/event-log/31', async () => {
      expect((await world.journal('eventLog')).map(({ path }) => path)).toEqual(['/api/event-log/31'])
    })
  await clauseStep('event-log.name.shown', 'as the heading and the title', async () => {
    await expect(incidents.name).toHaveText('KR-1 존 Load Balancer 연결 지연')
    await expect(page).toHaveTitle('KR-1 존 Load Balancer 연결 지연 | 하늘 클라우드')
  })
  const times = ['2026-11-12 16:20', '2026-11-12 15:10', '2026-11-12 14:30', '2026-11-12 14:05']
  await clauseStep('event-log.time.label', 'of each entry', async () => {
    for (const time of await incidents.history.locator('time').all()) await expect(time).toHaveText(/ UTC \+9$/)
  })
  await clauseStep('event-log.history.times', 'of each entry', () =>
    expect(incidents.history.locator('time')).toHaveText(times.map((time) => `${time} UTC +9`)),
  )
  await clauseStep('event-log.history.contents', 'of each entry', () =>
    expect(incidents.history).toContainText([
      '복구했습니다. 캐시 만료 감시를 추가해 재발을 막았습니다.',
      '캐시를 비우고 남은 장비에 순서대로 적용하고 있습니다.',
      '내부 DNS 캐시의 오래된 응답이 원인임을 확인했습니다.',
      '일부 Load Balancer의 연결 지연을 감지했습니다.',
    ]),
  )
  await clauseStep('event-log.history.timeline', 'from top to bottom, with the duration', async () => {
    await expect(shell.main).toContainText('2시간 22분 만에 복구했습니다.')
    const tops = await incidents.history.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().top))
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    await expect(page.getByRole('region', { name: '처리 과정' }).locator('ol > li')).toHaveCount(4)
  })
  for (const [id, label, value] of [
    ['event-log.locations.regions', 'locations', /^한국/],
    ['event-log.locations.zones', 'locations', /KR-1$/],
    ['event-log.platform.vpc', 'platform', 'VPC'],
    ['event-log.times.start', 'start', '2026-11-12 13:58 UTC +9'],
    ['event-log.times.target-recovery', 'targetRecovery', '2026-11-12 17:00 UTC +9'],
    ['event-log.times.real-recovery', 'realRecovery', '2026-11-12 16:20 UTC +9'],
    ['event-log.time.order', 'start', /^2026-11-12 13:58 /],
    ['event-log.time.label', 'start', / UTC \+9$/],
    ['event-log.resources.shown', 'resources', 'Load Balancer, 기타(DNS 캐시)'],
    ['event-log.resources.product', 'resources', /^Load Balancer,/],
    ['event-log.resources.etc', 'resources', /기타\(DNS 캐시\)$/],
    ['event-log.resources.joined', 'resources', 'Load Balancer, 기타(DNS 캐시)'],
    ['event-log.status.resolved', 'status', '복구 완료'],
  ] as const)
    await clauseStep(id, `${label} is ${value}`, () => expect(incidents.fact(label)).toHaveText(value))
  await clauseStep('member.anonymous.may-browse-incidents', 'without signing in', () =>
    expect(shell.signIn).toBeVisible(),
  )
  await clauseStep('event-log.page.question-link', 'the form for trouble inquiries', async () => {
    await page.getByRole('link', { name: '장애 문의하기' }).click()
    await expect(page).toHaveURL(/\/support\/question\/trouble$/)
    await expect(shell.h1).toHaveText('장애 문의')
  })
})

test(...clausesOfSteps('a target'), async ({ incidents, page, world }) => {
  // The target of the incident is 20 November, 09:00 in UTC+9.
  for (const [now, text] of [
    ['2026-11-20T00:00:00Z', '2026-11-20 09:00 UTC +9'],
    ['2026-11-20T00:00:01Z', '2026-11-20 09:00 UTC +9예정 시각 지남'],
  ] as const)
    await clauseStep('event-log.times.target-passed', now, async () => {
      await world.patch({ now, frozen: true })
      await incidents.open(33)
      await expect(incidents.fact('targetRecovery')).toHaveText(text)
    })
  for (const [language, text] of [
    ['en', 'Later than expected'],
    ['ja', '予定時刻を超過'],
  ] as const)
    await clauseStep('event-log.times.target-passed', language, async () => {
      await page.goto(`/support/event-log/33?lang=${language}`)
      await expect(page.getByRole('definition').filter({ hasText: '2026-11-20 09:00' })).toContainText(text)
    })
  await clauseStep('event-log.times.target-passed', 'not after the recovery', async () => {
    await world.patch({ data: { incidents: { 33: { realRecoveryYmdt: [2026, 11, 20, 10, 0] } } } })
    await page.goto('/support/event-log/33?lang=ko')
    await expect(incidents.fact('targetRecovery')).toHaveText('2026-11-20 09:00 UTC +9')
  })
})

test(...clausesOfSteps(), async ({ incidents, page, shell }) => {
  const open = (id: number) => openAnew(page, shell.words, `/support/event-log/${id}`)
  await incidents.open(33)
  await clauseStep('event-log.status.in-progress', 'without a recovery', async () => {
    await expect(incidents.fact('status')).toHaveText('진행 중')
    await expect(incidents.fact('realRecovery')).toHaveText('미정')
    await expect(incidents.history.first()).toContainText('마지막 업데이트')
  })
  await clauseStep('event-log.platform.both', 'BOTH', () => expect(incidents.fact('platform')).toHaveText('Both'))
  await clauseStep('event-log.resources.console', 'and an ETC resource', () =>
    expect(incidents.fact('resources')).toHaveText('콘솔, 기타(알림 발송)'),
  )
  await open(34)
  await clauseStep('event-log.platform.classic', 'CLASSIC', () =>
    expect(incidents.fact('platform')).toHaveText('Classic'),
  )
  await clauseStep('event-log.resources.type-labels', 'without a description: an empty one', () =>
    expect(incidents.fact('resources')).toHaveText('기타'),
  )
  for (const id of ['event-log.time.two-digits', 'event-log.time.months-from-one'] as const)
    await clauseStep(id, '5 January, 3:06', () => expect(incidents.fact('start')).toHaveText('2026-01-05 03:06 UTC +9'))
  await open(32)
  await clauseStep('event-log.resources.portal', 'with places of three zones', async () => {
    await expect(incidents.fact('resources')).toHaveText('포털')
    await expect(incidents.fact('locations')).toHaveText('한국 KR-1, 한국 KR-2, 일본')
    await expect(incidents.fact('targetRecovery')).toHaveText('미정')
  })
  await clauseStep(
    'event-log.status.resolved',
    'no entry is the last update, and nothing is requested again',
    async () => {
      await expect(page.getByText('마지막 업데이트')).toHaveCount(0)
      await expect(page.getByText('자동 확인')).toHaveCount(0)
    },
  )
})

/** A back end may send any name beside the types of resources, in any language. */
const named = incident(91, {
  history: [{ displayYmdt: [2027, 1, 1, 0, 5], content: { ko: '확인하고 있습니다.' } }],
  resources: ['PORTAL', 'CONSOLE', 'ETC'].map((troubleOcrTypeCode) => ({
    troubleOcrTypeCode,
    resourceName: { ko: '이름', en: 'Name', ja: '名前' },
  })),
})

const lasted = { ko: '42분 만에 복구했습니다.', en: 'Resolved after 42 min.', ja: '42分で復旧しました。' } as const

for (const [locale, ongoing, resources, labels, values] of [
  [
    'ko',
    '진행 중',
    ['포털, 콘솔, 기타', 'Load Balancer, 기타(DNS 캐시)'],
    ['진행 상태', '플랫폼', '발생 시각', '복구 예정', '복구 시각', '리전과 존', '영향 대상'],
    [
      '복구 완료',
      'Both',
      '2026-09-03 08:59 UTC +9',
      '미정',
      '2026-09-03 09:41 UTC +9',
      '한국 KR-1, 한국 KR-2, 일본',
      '포털',
    ],
  ],
  [
    'en',
    'Ongoing',
    ['Portal, Console, Other', 'Load Balancer, Other(DNS cache)'],
    ['Status', 'Platform', 'Started', 'Expected recovery', 'Recovered', 'Regions and zones', 'Affected services'],
    [
      'Resolved',
      'Both',
      '2026-09-03 08:59 UTC +9',
      'To be confirmed',
      '2026-09-03 09:41 UTC +9',
      'Korea KR-1, Korea KR-2, Japan',
      'Portal',
    ],
  ],
  [
    'ja',
    '対応中',
    ['ポータル, コンソール, その他', 'Load Balancer, その他(DNSキャッシュ)'],
    ['対応状況', 'プラットフォーム', '発生時刻', '復旧予定', '復旧時刻', 'リージョンとゾーン', '影響対象'],
    [
      '復旧済み',
      'Both',
      '2026-09-03 08:59 UTC +9',
      '未定',
      '2026-09-03 09:41 UTC +9',
      '韓国 KR-1、韓国 KR-2、日本',
      'ポータル',
    ],
  ],
] as const)
  test.describe(`in ${locale} in New York`, () => {
    test.use({
      ...{ language: locale, timezoneId: 'America/New_York' },
      settings: { data: { incidents: { 91: named } } },
    })
    test(...clausesOfSteps(locale), async ({ incidents, page, shell }) => {
      const open = (id: number) => openAnew(page, shell.words, `/support/event-log/${id}`)
      await incidents.open(91)
      for (const [index, id] of [91, 31].entries()) {
        if (index > 0) await open(id)
        await clauseStep('event-log.resources.type-labels', `${id} in ${locale}`, () =>
          expect(incidents.fact('resources')).toHaveText(resources[index]!),
        )
      }
      await open(32)
      await clauseStep('shell.time.not-shifted', 'all facts', async () => {
        await expect(page.getByRole('term')).toHaveText([...labels])
        await expect(page.getByRole('definition')).toHaveText([...values])
      })
      await clauseStep('event-log.resources.portal', locale, () =>
        expect(incidents.fact('resources')).toHaveText(values[6]),
      )
      await clauseStep('event-log.history.timeline', `the duration in ${locale}`, () =>
        expect(page.getByText(lasted[locale])).toBeVisible(),
      )
      await clauseStep('event-log.status.resolved', locale, () =>
        expect(incidents.fact('status')).toHaveText(values[0]),
      )
      await open(33)
      await clauseStep('event-log.status.in-progress', locale, () =>
        expect(incidents.fact('status')).toHaveText(ongoing),
      )
      if (locale === 'ko') return
      const note = incidents.words('eventLog.koreanOnly')
      await expect(page.getByText(note)).toHaveCount(0)
      await open(91)
      await clauseStep('faq.item.korean-only', 'an incident in Korean', async () => {
        await expect(page.getByText(note)).toBeVisible()
        await expect(incidents.name).toHaveAttribute('lang', 'ko')
        await expect(incidents.history.first().locator('p[lang="ko"]')).toBeVisible()
      })
    })
  })

test.describe('with hostile texts', () => {
  const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script><b>굵게</b>\n둘째 줄'
  test.use({
    settings: {
      data: {
        incidents: {
          91: incident(91, {
            name: { ko: hostile },
            history: [{ displayYmdt: [2027, 1, 1, 0, 5], content: { ko: hostile } }],
            resources: [hostile, ' '].map((description) => ({
              troubleOcrTypeCode: 'ETC',
              resourceName: { ko: '' },
              description: { ko: description },
            })),
          }),
        },
      },
    },
  })
  test(...clause('hardening.markup.event-log'), async ({ incidents, page, shell }) => {
    await incidents.open(91)
    await clauseStep('event-log.resources.type-labels', 'without a description: one of spaces alone', () =>
      expect(incidents.fact('resources')).toHaveText(/\), 기타$/),
    )
    await expect(incidents.history.first()).toContainText('<b>굵게</b>')
    await expect(incidents.name).toContainText('<script>')
    await expect(incidents.fact('resources')).toContainText('기타(<img')
    await expect(shell.main.locator('img, script, b')).toHaveCount(0)
    await expect(page).toHaveTitle(/^<img src=x .* \| 하늘 클라우드$/)
  })
})
