import { readFile } from 'node:fs/promises'
import { clause, clausesOf, clausesOfSteps, clauseStep, expect, softStep, test } from './test.ts'

test(
  ...clausesOf(['control.offline.deep-links', 'control.offline.no-calls-leave']),
  async ({ page, inquiry, host }) => {
    const path = '/support/question/general?parentCode=GNRL_BILL&code=GNRL_BILL_001'
    await page.goto(path)
    await inquiry.waitForCategory(path)
    await expect(inquiry.related.getByRole('listitem')).toHaveCount(5)
    await page.reload()
    await inquiry.waitForCategory(path)
    await expect(page).toHaveURL(path)
    expect(new Set(host.requests.filter((line) => !line.includes(' /assets/')))).toEqual(
      new Set(['page /support/question/general', 'page /support/question/general/', 'file /mockServiceWorker.js']),
    )
    // The page of a record.
    expect((await page.goto('/support/notice/all/1057'))!.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('DB for MySQL')
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test(...clause('control.offline.first-paint', 'each kind of page'), async ({ page }) => {
    for (const [path, heading] of [
      ['/', '무엇을 도와드릴까요?'],
      ['/support/question/trouble', '장애 문의'],
      ['/support/notice', '공지사항'],
      ['/mypage/status', '이용 현황'],
    ] as const)
      await softStep(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      })
    await softStep('a record', async () => {
      await page.goto('/support/notice/all/1057')
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByRole('main')).toHaveText('불러오는 중입니다.')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    })
  })
})

test(...clausesOfSteps('of each kind'), async ({ page, enter }) => {
  await enter('/', { persona: 'main' })
  for (const example of ['a link in a page', 'opened in the address bar'])
    await clauseStep('control.offline.download', example, async () => {
      const isLink = example === 'a link in a page'
      const downloading = page.waitForEvent('download')
      if (isLink)
        await page.evaluate(() => {
          const link = document.createElement('a')
          link.href = '/api/support/file/3022'
          document.body.append(link)
          link.click()
        })
      else await page.goto('/api/support/file/3022')
      const download = await downloading
      expect(download.suggestedFilename()).toBe('리소스 목록 작성 방법.txt')
      expect(await readFile(await download.path(), 'utf8')).toContain('KR-1 또는 KR-2')
      if (isLink) await page.goto('about:blank')
    })
  for (const [address, text] of [
    ['/__mock/', 'Haneul Cloud mock'],
    ['/__mock/worlds/default', '"id":"default"'],
    ['/__mock/openapi.yaml', 'openapi: 3.1.1'],
    ['/api/support/notice?size=1', '"totalElements"'],
    ['/__mock/worlds/no-such-world', '"code":"UNKNOWN_WORLD"'],
  ] as const)
    await clauseStep('control.offline.address-opened', address, async () => {
      await page.goto(address)
      await expect(page.getByText(text).first()).toBeVisible()
    })
  await clauseStep('control.offline.address-opened', 'while another page of the app is open', async () => {
    const app = await page.context().newPage()
    await app.goto('/')
    await expect(app.getByRole('heading', { level: 1 })).toBeVisible()
    const response = await app.goto('/__mock/worlds/default')
    expect(response!.headers()['content-type']).toBe('application/json; charset=utf-8')
    expect(await response!.json()).toMatchObject({ id: 'default' })
  })
})
