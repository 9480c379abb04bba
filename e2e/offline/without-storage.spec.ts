import { forbidStorage } from '../pages/forbid-storage.ts'
import { clause, clauseStep, expect, fetchJson, test } from './test.ts'

const form = '/support/question/general?parentCode=GNRL_MBR&code=GNRL_MBR_001'
const world = '/__mock/worlds/default'

// Scripts cannot read the chosen language, so that of the browser is used.
test.use({ locale: 'ko-KR' })

test(...clause('control.offline.without-storage', 'the console and a form'), async ({ page, inquiry }) => {
  await forbidStorage(page)
  await clauseStep('control.offline.without-storage', 'the console', async () => {
    await page.goto('/__mock/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await fetchJson(page, world, { method: 'PATCH', body: '{"persona":"biz"}' })
    expect((await fetchJson(page, world)).persona).toBe('biz')
  })
  await clauseStep('control.offline.without-storage', 'a form', async () => {
    await page.goto(form)
    await inquiry.waitForCategory(form)
    await inquiry.fillFields({
      emailAddress: 'visitor@example.com',
      cellphoneNo: '01012345678',
      title: '제목',
      content: '내용',
    })
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect(await fetchJson(page, `${world}/inquiries`)).toMatchObject([{ fields: { title: '제목' } }])
    await page.reload()
    await inquiry.waitForCategory(form)
    expect(await fetchJson(page, `${world}/inquiries`)).toEqual([])
  })
})

test(...clause('control.offline.without-workers'), async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('The user denied permission.', 'SecurityError'))
  })
  await page.goto('/support')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('페이지를 불러오지 못했습니다.')
  await expect(alert.getByRole('link', { name: '다시 시도' })).toHaveAttribute('href', '')
})
