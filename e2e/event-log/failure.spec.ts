import { openInApp } from '../pages/open-in-app.ts'
import { pauseRequests } from '../pages/pause-requests.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

test(...clausesOfSteps(), async ({ incidents, page, shell }) => {
  const isEmpty = async (ofRoute = '장애 상세') => {
    await expect(shell.main).toHaveText(`홈고객지원장애 현황${ofRoute}챗봇에게 물어보기장애 상세`)
    await expect(shell.h1).toHaveText('장애 상세')
  }
  const release = await pauseRequests(page, '/api/event-log/31')
  await incidents.open(31)
  await clauseStep('event-log.load.empty-at-first', 'until the response', async () => {
    // The breadcrumb of an incident ends with the list.
    await isEmpty('')
    release()
    await expect(incidents.name).toHaveText('KR-1 존 Load Balancer 연결 지연')
  })
  const loaded = page.waitForResponse('**/api/event-log/35')
  await incidents.open(35)
  await (await loaded).finished()
  await clauseStep('event-log.load.other-code', 'PREPARING', async () => {
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    await isEmpty()
  })
  await page.route('**/api/event-log/31', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), code: 'PREPARING' } })
  })
  await incidents.open(31)
  await clauseStep('event-log.load.other-code', 'PREPARING with content', async () => {
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    await isEmpty()
  })
  await incidents.open(35)
  await clauseStep('event-log.load.silent', 'no alert, no other page', async () => {
    await expect(incidents.alert).toHaveCount(0)
    await expect(page).toHaveURL(/\/support\/event-log\/35$/)
  })
})

test(...clausesOfSteps('in three languages'), async ({ incidents, page, shell, guard }) => {
  guard.allowStatuses(404)
  const alert = page.getByRole('alertdialog')
  for (const [locale, message, button] of [
    ['en', 'This incident is no longer published.', 'Go to the home page'],
    ['ja', 'この障害情報は公開期間が終了しました。', 'ホームへ戻る'],
    ['ko', '공개 기간이 끝난 장애 정보입니다.', '홈으로 가기'],
  ] as const) {
    await page.goto(`/support/event-log?lang=${locale}`)
    // The last one is loaded at its own address.
    if (locale === 'ko') await incidents.open(36)
    else await openInApp(page, '/support/event-log/36')
    await clauseStep('event-log.failure.alert', `the server's message in ${locale}`, async () => {
      await expect(alert).toContainText(message)
      await expect(alert.getByRole('button')).toHaveText([button])
    })
  }
  await clauseStep('event-log.failure.waits-for-button', 'the URL stays until then', () =>
    expect(page).toHaveURL(/\/support\/event-log\/36$/),
  )
  await alert.getByRole('button').click()
  for (const id of ['event-log.failure.home', 'event-log.failure.replaces-route'] as const)
    await clauseStep(id, 'after the button', async () => {
      await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/)
      await expect(shell.h1).toBeVisible()
      await expect(alert).toHaveCount(0)
    })
  await clauseStep('event-log.failure.replaces-route', 'back: the page before the incident', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/\/support\/event-log$/)
  })
})

test(...clausesOfSteps('an unknown incident and a failing server'), async ({ incidents, page, world, guard }) => {
  guard.allowStatuses(404, 500)
  guard.allowCutConnections()
  const isHome = () => expect(page).toHaveURL(/^http:\/\/[^/]+\/$/)
  await clauseStep('event-log.failure.alert', 'an unknown id', async () => {
    await incidents.open(999_999)
    await expect(incidents.alert).toContainText('요청하신 내용을 찾을 수 없습니다. 주소를 다시 확인해 주세요.')
    await page.keyboard.press('Escape')
    await isHome()
  })
  await clauseStep('event-log.failure.waits-for-button', 'an empty message, no message, no JSON', async () => {
    for (const body of [{ code: 'INTERNAL_ERROR', message: '' }, { code: 'INTERNAL_ERROR' }, {}]) {
      await world.faults({ operationId: 'eventLog', status: 500, body, times: 1 })
      await incidents.open(31)
      await isHome()
      await expect(incidents.alert).toHaveCount(0)
    }
    await world.faults({ operationId: 'eventLog', malformed: true, times: 1 })
    await incidents.open(31)
    await isHome()
    await expect(incidents.alert).toHaveCount(0)
  })
  await clauseStep('event-log.failure.waits-for-button', 'a connection that is cut', async () => {
    await page.route('**/api/event-log/31', (route) => route.abort())
    await incidents.open(31)
    await expect(incidents.alert).toContainText(
      '서버에 연결할 수 없습니다. 인터넷 연결을 확인한 뒤 다시 시도해 주세요.',
    )
    await incidents.alert.getByRole('button').click()
    await isHome()
  })
})
