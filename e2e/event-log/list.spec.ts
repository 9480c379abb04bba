import { openInApp } from '../pages/open-in-app.ts'
import { clause, clausesOfSteps, clauseStep, expect, softStep, test } from '../pages/test.ts'
import { ignoreShiftsWhileParsing, layoutShift } from '../shell/layout-shift.ts'
import { incident, noIncidents } from './incident.ts'

const names = ['콘솔 일부 메뉴 지연', 'KR-1 존 Load Balancer 연결 지연', '포털 로그인 실패', 'KR-2 존 네트워크 순단']

test(...clausesOfSteps(), async ({ incidents, page, shell, world, guard }) => {
  guard.allowStatuses(500)
  await world.faults({ operationId: 'eventLogs', status: 500, times: 1 })
  await page.goto('/support/event-log')
  await clauseStep('error.page.retry', 'the list of incidents', async () => {
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(incidents.names).toHaveCount(4)
  })
  await clauseStep('event-log.list.route', 'ongoing and past ones; each opens its incident', async () => {
    await expect(shell.h1).toHaveText('장애 현황')
    await expect(incidents.past.getByRole('listitem').first()).toHaveText(
      '복구 완료KR-1 존 Load Balancer 연결 지연2026-11-12 13:58 – 16:20 UTC +9VPC한국 KR-1',
    )
    await expect(incidents.names).toHaveText(names)
    await expect(incidents.ongoing.getByRole('listitem')).toHaveCount(1)
    await expect(incidents.ongoing).toContainText('진행 중')
    await expect(incidents.past.getByRole('listitem')).toHaveCount(3)
    await incidents.names.nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/support\/event-log\/31$/)
    await expect(incidents.name).toHaveText(names[1]!)
  })
})

test.describe('without incidents', () => {
  test.use({ settings: { data: { incidents: noIncidents } } })
  test(...clausesOfSteps('in three languages'), async ({ page, shell }) => {
    await page.goto('/support/event-log')
    for (const [locale, from, message, fine, list] of [
      [
        ...(['ko', null] as const),
        '등록된 장애가 없습니다. 이용에 문제가 있으면 장애 문의를 보내 주세요.',
        '지금 진행 중인 장애가 없습니다.',
        '장애 현황 보기',
      ],
      [
        ...(['en', 'ko'] as const),
        'No incidents have been reported. If you have a problem, report it to us.',
        'No ongoing incidents.',
        'View incidents',
      ],
      [
        ...(['ja', 'en'] as const),
        '登録された障害はありません。問題がある場合は、障害のお問い合わせをお送りください。',
        '現在発生中の障害はありません。',
        '障害情報を見る',
      ],
    ] as const) {
      if (from) {
        await openInApp(page, '/support/event-log')
        await shell.changeLanguage(from, locale)
      }
      await clauseStep('event-log.list.empty', locale, () => expect(page.getByText(message)).toBeVisible())
      await clauseStep('shell.list.way-on', locale, () =>
        expect(shell.main.locator('a[href="/support/question/trouble"]')).toBeVisible(),
      )
      await openInApp(page, '/support/question')
      await clauseStep('event-log.list.none-ongoing', `the strip in ${locale}`, async () => {
        await expect(page.getByText(fine)).toBeVisible()
        await expect(shell.main.getByRole('link', { name: list })).toHaveAttribute('href', '/support/event-log')
      })
    }
  })
})

test.describe('with past incidents only', () => {
  test.use({ settings: { data: { incidents: { 33: incident(33) } } } })
  test(...clause('event-log.list.none-ongoing'), async ({ incidents, page }) => {
    await page.goto('/support/event-log')
    await expect(incidents.ongoing).toContainText('지금 진행 중인 장애가 없습니다.')
    await expect(incidents.past.getByRole('listitem')).toHaveCount(4)
  })
})

for (const path of ['/support/question', '/support/question/trouble'])
  test.describe(path, () => {
    test.use({ settings: { latencyMs: 150 } })
    test(...clausesOfSteps(path), async ({ incidents, page, guard }) => {
      guard.allowCutConnections()
      await page.route('**/*.woff2', (route) => route.abort())
      await ignoreShiftsWhileParsing(page)
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        const link = incidents.strip.getByRole('link', { name: '콘솔 일부 메뉴 지연' })
        await clauseStep('event-log.strip.entry-page', `${path} at ${width} px`, async () => {
          await expect(incidents.strip).toContainText('2026-11-19 17:05 UTC +9부터')
          await expect(incidents.strip).toContainText('진행 중')
          await expect(link).toHaveAttribute('href', '/support/event-log/33')
        })
        await clauseStep('event-log.strip.report', path, () =>
          expect(incidents.strip.getByRole('link', { name: '장애 문의하기' })).toHaveCount(
            path === '/support/question' ? 1 : 0,
          ),
        )
        await clauseStep('shell.start.no-shift', `${path} at ${width} px`, async () =>
          expect(await layoutShift(page)).toBeLessThan(0.01),
        )
      }
    })
  })

test.describe('with three ongoing incidents', () => {
  const ongoing = { realRecoveryYmdt: null }
  test.use({
    settings: {
      data: {
        incidents: { 91: incident(91, ongoing), 92: incident(92, { ...ongoing, name: { ko: '긴 이름 '.repeat(30) } }) },
      },
    },
  })
  test(...clausesOfSteps(), async ({ incidents, page, world, guard }) => {
    guard.allowStatuses(500)
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto('/support/question')
    await clauseStep('event-log.strip.entry-page', 'two others', async () => {
      await expect(incidents.strip.getByRole('link', { name: '외 2건' })).toHaveAttribute('href', '/support/event-log')
    })
    await world.faults({ operationId: 'eventLogs', status: 500 })
    await clauseStep('event-log.strip.failure', 'after a 500', async () => {
      await page.goto('/support/question')
      await expect(incidents.strip).toContainText('장애 현황을 확인하지 못했습니다.')
      await expect(incidents.strip.getByRole('link')).toHaveAttribute('href', '/support/event-log')
    })
    await softStep('no strip on another form', async () => {
      await openInApp(page, '/support/question/general')
      await expect(page.getByRole('textbox', { name: '제목', exact: true })).toBeVisible()
      await expect(incidents.strip).toHaveCount(0)
    })
  })
})
