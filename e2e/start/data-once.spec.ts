import type { OperationId } from '../mock-client/operations.ts'
import { clause, expect, softStep, test } from '../support/test.ts'

const articles: readonly (readonly [operationId: OperationId, path: string, heading: string])[] = [
  ['notice', '/support/notice/all/1059', '[점검] Load Balancer 점검 안내 (11월 18일)'],
  ['newsItem', '/intro/news/740', 'Kubernetes Service, 버전 1.36 지원'],
  ['faq', '/support/faq/all/1011', '서브 계정에서 결제 메뉴가 보이지 않습니다.'],
  ['eventLog', '/support/event-log/31', 'KR-1 존 Load Balancer 연결 지연'],
]

test(...clause('shell.start.data-once', 'each kind of article'), async ({ page, world }) => {
  for (const [operationId, path, heading] of articles)
    await softStep(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      expect(await world.journal(operationId)).toHaveLength(1)
    })
})

test(...clause('shell.start.data-once', 'failures'), async ({ page, world, guard }) => {
  guard.allowStatuses(500)
  // The log of an incident shows an alert instead, which event-log.failure proves.
  for (const [operationId, path] of articles.slice(0, 3))
    await softStep(path, async () => {
      await world.faults({ operationId, status: 500 })
      await page.goto(path)
      await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible()
      expect(await world.journal(operationId)).toHaveLength(1)
    })
})
