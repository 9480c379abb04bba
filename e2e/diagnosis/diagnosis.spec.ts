import type { Page } from '@playwright/test'
import { escapeRegExp } from '../pages/words.ts'
import { clause, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

const path = '/userEnvDiagTool'
const value = (page: Page, name: string) =>
  page
    .getByRole('definition')
    .filter({ visible: true })
    .and(page.locator(`dt:text-is("${name}") + dd`))
const result = (page: Page) => page.getByRole('textbox', { name: '진단 결과' })
const opener = '네트워크 진단'

/** Blocks the first `times` calls of window.open, as a popup blocker does. */
const blockWindows = (page: Page, times: number) =>
  page.addInitScript((count) => {
    const open = window.open.bind(window)
    let remaining = count
    window.open = (...args) => (remaining-- > 0 ? null : open(...args))
  }, times)

test(...clausesOfSteps('opened by its button'), async ({ landing, page }) => {
  await landing.open()
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('main').getByRole('button', { name: opener }).click(),
  ])
  await clauseStep('diagnosis.popup.button', 'on the landing page', () =>
    expect(popup).toHaveTitle(/^네트워크 진단 \|/),
  )
  await clauseStep('shell.diagnosis.route', path, () => expect(popup).toHaveURL(/\/userEnvDiagTool$/))
  await expect(result(popup)).toHaveValue(/Mbit/)
  const [width, height] = await popup.evaluate(() => [innerWidth, innerHeight])
  await clauseStep('shell.diagnosis.width', '1024 px', async () => expect(width).toBe(1024))
  await clauseStep('shell.diagnosis.height', '768 px', async () => expect(height).toBe(768))
  await clauseStep('diagnosis.result.device', 'pop-up windows are allowed, because it is one', () =>
    expect(value(popup, '팝업')).toContainText('허용됨'),
  )
  await clauseStep('diagnosis.result.device', 'as the browser says', async () => {
    await expect(value(popup, '브라우저')).toHaveText(/^Chrome \d+ · (Linux|Windows|macOS)$/)
    const userAgent = await popup.evaluate(() => navigator.userAgent)
    await expect(result(popup)).toHaveValue(new RegExp(`^브라우저: ${escapeRegExp(userAgent)}\n`))
    await expect(result(popup)).toHaveValue(/진단 시각: \d{4}-\d\d-\d\d \d\d:\d\d UTC \+9$/)
    const screen = await popup.evaluate(() => `${window.screen.width} x ${window.screen.height}`)
    await expect(value(popup, '화면')).toHaveText(`${screen}, 창 1024 x 768, 배율 1`)
  })
})

test(...clausesOfSteps('tried by a button'), async ({ landing, page, context }) => {
  await blockWindows(page, 1)
  await landing.open()
  await page.getByRole('main').getByRole('button', { name: opener }).click()
  const alert = page.getByRole('alertdialog')
  await clauseStep('error.popup.blocked', 'the network diagnosis', () =>
    expect(alert).toContainText('브라우저에서 새 창이 차단되었습니다. 아래 버튼을 눌러 창을 열어 주세요.'),
  )
  await clauseStep('error.popup.opens-window', 'the network diagnosis', async () => {
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      alert.getByRole('button', { name: '창 열기' }).click(),
    ])
    await expect(popup).toHaveURL(/\/userEnvDiagTool$/)
    await popup.close()
  })
  await page.goto(path)
  await clauseStep('diagnosis.result.device', 'pop-up windows blocked, then allowed', async () => {
    await expect(value(page, '팝업')).toContainText('아직 확인하지 않음')
    await page.getByRole('button', { name: '팝업 확인하기' }).click()
    await expect(value(page, '팝업')).toContainText('차단됨')
    await page.reload()
    await page.evaluate(() => {
      Object.assign(window, { open: () => ({ closed: false, close: () => undefined }) })
    })
    await page.getByRole('button', { name: '팝업 확인하기' }).click()
    await expect(value(page, '팝업')).toContainText('허용됨')
  })
  expect(context.pages()).toHaveLength(1)
})

test(...clausesOfSteps('of a slow server'), async ({ page, world }) => {
  await world.patch({ latencyMs: 300 })
  await page.goto(path)
  await expect(result(page)).toHaveValue(/Mbit/)
  await clauseStep('diagnosis.result.device', 'a response time of 300 ms', async () => {
    const measured = /^(\d+) ms \(최소 (\d+), 최대 (\d+)\)/.exec((await value(page, '응답 시간').textContent())!)!
    const [median, min, max] = measured.slice(1).map(Number) as [number, number, number]
    expect(min).toBeGreaterThanOrEqual(299)
    expect(median).toBeGreaterThanOrEqual(min)
    expect(max).toBeGreaterThanOrEqual(median)
    expect(median).toBeLessThan(2000)
  })
  const speed = async () => Number(/([\d.]+) Mbit/.exec((await value(page, '내려받기 속도').textContent())!)![1])
  const fast = await speed()
  await world.patch({ latencyMs: 0 })
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: 800_000 / 8,
    uploadThroughput: 800_000 / 8,
  })
  await page.getByRole('button', { name: '다시 진단' }).click()
  await expect(result(page)).toHaveValue(/Mbit/)
  await clauseStep('diagnosis.result.device', 'a download throttled to 0.8 Mbit/s', async () => {
    expect(await speed()).toBeGreaterThan(0.3)
    expect(await speed()).toBeLessThan(1.1)
    expect(fast).toBeGreaterThan(2)
    await expect(value(page, '내려받기 속도')).toContainText('확인 필요')
  })
})

test(...clausesOfSteps('with and without a clipboard'), async ({ page, context, world }) => {
  // The clock of the server is that of its files: the product may live in the past.
  await world.patch({ now: '2026-11-01T12:00:00Z', frozen: true })
  await page.route('**/*.js', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, headers: { ...response.headers(), date: 'Fri, 20 Nov 2026 12:00:00 GMT' } })
  })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path)
  await expect(result(page)).toHaveValue(/Mbit/)
  const again = page.getByRole('button', { name: '다시 진단' })
  const copy = page.getByRole('button', { name: '결과 복사' })
  await clauseStep('diagnosis.result.copied', 'with a clipboard', async () => {
    await copy.click()
    await expect(page.getByText('결과를 복사했습니다.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await result(page).inputValue())
    const labels = ['브라우저', '화면', '쿠키', '팝업', '시계 차이', '응답 시간', '내려받기 속도', '진단 시각']
    expect(copied.split('\n').map((line) => line.split(':')[0])).toEqual(labels)
  })
  await clauseStep('diagnosis.result.copied', 'without a clipboard', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await copy.click()
    await expect(page.getByText('복사하지 못했습니다. 아래 내용을 선택해 복사해 주세요.')).toBeVisible()
  })
  for (const [time, text] of [
    ['2026-11-20T12:00:00.500Z', '서버와 1초 이내양호'],
    ['2026-11-20T12:01:00.500Z', '서버보다 60초 빠름확인 필요'],
    ['2026-11-20T11:59:01.500Z', '서버보다 59초 느림양호'],
  ] as const)
    await clauseStep('diagnosis.result.device', `the clock: ${text}`, async () => {
      // Only the clock: a fake `performance` would have no entries.
      await page.evaluate((now) => {
        Date.now = () => now
      }, Date.parse(time))
      await expect(result(page)).toHaveValue(/Mbit/)
      await again.click()
      await expect(value(page, '시계 차이')).toHaveText(text)
    })
  await clauseStep('diagnosis.result.device', 'cookies accepted, then blocked', async () => {
    await expect(value(page, '쿠키')).toContainText('허용됨')
    await page.evaluate(() => {
      Object.defineProperty(document, 'cookie', { value: '', writable: false })
    })
    await expect(result(page)).toHaveValue(/Mbit/)
    await again.click()
    await expect(value(page, '쿠키')).toContainText('차단됨')
  })
})

test(...clause('diagnosis.failure.retry', 'and shows what it knows'), async ({ page, guard }) => {
  guard.allowCutConnections()
  await page.route('**/api/support/faq/keyword', (route) => route.abort())
  await page.goto(path)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('서버에 연결하지 못했습니다.')
  await expect(value(page, '쿠키')).toContainText('허용됨')
  await expect(result(page)).toHaveValue(/서버에 연결하지 못했습니다\./)
  await page.unroute('**/api/support/faq/keyword')
  await alert.getByRole('button', { name: '다시 시도' }).click()
  await expect(result(page)).toHaveValue(/Mbit/)
  await expect(alert).toHaveCount(0)
})
