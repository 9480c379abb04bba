import { readFile } from 'node:fs/promises'
import { clause, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

const now = { now: '2026-11-20T00:00:00Z', frozen: true }
test.use({ settings: { persona: 'main', ...now } })

const services = '상품별 이용 내역'
const discounts = '할인 내역'
const cells = (row: readonly string[]) => row.join('')

/** October 2026 of the persona `main` on public. */
const october = {
  products: [
    ['Server 한국', '2,738 시간', '251,900원', '-42,790원', '209,110원'],
    ['Block Storage 한국', '776 GB', '85,360원', '-4,270원', '81,090원'],
  ],
  total: ['합계', '878,050원', '-80,260원', '797,790원'],
  discounts: [
    ['약정 할인', '-25,190원'],
    ['프로모션 할인', '-43,910원'],
    ['상품 할인', '-6,160원'],
    ['크레딧 사용', '-5,000원'],
    ['합계', '-80,260원'],
  ],
} as const

test(...clausesOfSteps('usage by product'), async ({ myPage, page, shell, world }) => {
  await myPage.open('/status')
  await clauseStep('my-page.status.route', 'title and lead', async () => {
    await expect(shell.h1).toHaveText('이용 현황')
    await expect(page).toHaveTitle('이용 현황 | 하늘 클라우드')
  })
  await clauseStep('my-page.status.usage', 'the current month', async () => {
    await expect(myPage.months).toHaveText('2026년 11월')
    await expect(myPage.rows(services)).toHaveCount(7)
    await expect(myPage.rows(services).last()).toContainText('560,250원')
    await expect(myPage.value('청구 금액')).toHaveText('616,275원')
  })
  await clauseStep('my-page.status.month-choice', 'from the list', async () => {
    await myPage.months.click()
    await expect(page.getByRole('option')).toHaveCount(12)
    await expect(page.getByRole('option').first()).toHaveText('2026년 11월')
    await page.keyboard.press('Escape')
    await myPage.chooseMonth('2026년 10월')
    await expect(page).toHaveURL(/\/mypage\/status\?month=2026-10$/)
    for (const [index, row] of october.products.entries())
      await expect(myPage.rows(services).nth(index).locator('th, td > span:last-child')).toHaveText([...row])
  })
  await clauseStep('my-page.status.tax-bill-print', 'the usage of a month', async () => {
    const month = myPage.main.getByRole('paragraph').and(page.getByText('2026년 10월', { exact: true }))
    await page.emulateMedia({ media: 'print' })
    await expect(myPage.months).toBeHidden()
    await expect(month.filter({ visible: true })).toHaveCount(1)
    await page.emulateMedia({ media: 'screen' })
    await expect(month.filter({ visible: true })).toHaveCount(0)
  })
  await clauseStep('my-page.status.usage', 'products, discounts and VAT add up', async () => {
    // 878,050 - 80,260 = 797,790, and a tenth of it is the VAT: 797,790 + 79,779 = 877,569.
    await expect(myPage.value('이용 금액')).toHaveText('878,050원')
    await expect(myPage.value('할인 금액')).toHaveText('-80,260원')
    await expect(myPage.value('공급가액')).toHaveText('797,790원')
    await expect(myPage.value('부가세')).toHaveText('79,779원')
    await expect(myPage.value('청구 금액')).toHaveText('877,569원')
    await expect(myPage.rows(services).last()).toContainText(cells(october.total.slice(1, 2)))
    await expect(myPage.rows(services).last()).toContainText(october.total[2])
    await expect(myPage.rows(services).last()).toContainText(october.total[3])
    for (const [index, [name, amount]] of october.discounts.entries()) {
      await expect(myPage.rows(discounts).nth(index)).toContainText(name)
      await expect(myPage.rows(discounts).nth(index)).toContainText(amount)
    }
    await expect(myPage.rows(discounts)).toHaveCount(october.discounts.length)
  })
  await clauseStep('my-page.status.month-choice', 'by steps, and only this month is requested', async () => {
    await myPage.main.getByRole('link', { name: '이전 달' }).click()
    await expect(myPage.months).toHaveText('2026년 9월')
    await expect(myPage.value('청구 금액')).toHaveText('876,128원')
    await expect(myPage.rows(services).last()).toContainText('796,480원')
    await myPage.main.getByRole('link', { name: '다음 달' }).click()
    await expect(page).toHaveURL(/\?month=2026-10$/)
    await myPage.main.getByRole('link', { name: '다음 달' }).click()
    await expect(page).toHaveURL(/\/status$/)
    await expect(myPage.main.getByRole('link', { name: '다음 달' })).toHaveCount(0)
    const queries = (await world.journal('usage')).map(({ query }) => query)
    expect(queries.toSorted()).toEqual(['month=2026-09', 'month=2026-10', 'month=2026-11'])
  })
  await clauseStep('my-page.status.month-choice', 'in the URL: back, reload, months that do not exist', async () => {
    await page.goBack()
    await expect(myPage.months).toHaveText('2026년 10월')
    await page.reload()
    await expect(myPage.months).toHaveText('2026년 10월')
    await expect(myPage.value('청구 금액')).toHaveText('877,569원')
    for (const month of ['2031-01', '2026-13', 'x']) {
      await myPage.go(`/status?month=${month}`)
      await expect(myPage.months).toHaveText('2026년 11월')
      await expect(myPage.value('청구 금액')).toHaveText('616,275원')
      await myPage.go('/status?month=2026-10')
      await expect(myPage.months).toHaveText('2026년 10월')
    }
  })
  await page.goto('about:blank')
  const before = await world.journal('usage')
  await world.faults({ operationId: 'usageMonths', status: 200, body: [], times: 1 })
  await myPage.open('/status')
  await clauseStep('my-page.status.usage', 'none at all', async () => {
    await expect(myPage.main).toContainText('이용 내역이 없습니다.')
    await expect(myPage.main.getByRole('table')).toHaveCount(0)
    expect(await world.journal('usage')).toEqual(before)
  })
  await myPage.open('/status?month=2026-10')
  const table = myPage.table(services)
  await expect(myPage.rows(services)).toHaveCount(7)
  const chart = myPage.charts.filter({ hasText: 'Server (한국)' })
  await clauseStep('my-page.status.chart-with-table', 'the same values, largest first', async () => {
    const bars = chart.getByRole('listitem', { includeHidden: true }).filter({ hasText: '원' })
    await expect(bars).toHaveText([
      'DB for MySQL (한국)324,960원',
      'Server (한국)251,900원',
      'Object Storage (한국)123,280원',
      'Block Storage (한국)85,360원',
      'CDN (일본)71,440원',
      'Load Balancer (한국)21,110원',
    ])
    for (const amount of ['324,960원', '251,900원', '123,280원', '85,360원', '71,440원', '21,110원'])
      await expect(table).toContainText(amount)
    // The table comes first in the document.
    const follows = await chart.evaluate(
      (element, label) =>
        document.querySelector(`table[aria-label="${label}"]`)!.compareDocumentPosition(element) ===
        Node.DOCUMENT_POSITION_FOLLOWING,
      services,
    )
    expect(follows).toBe(true)
  })
  await clauseStep('my-page.status.chart-with-table', 'two fills, which keep the colour of text', async () => {
    await expect(myPage.main.getByRole('listitem').filter({ hasText: 'Server (한국)' })).toHaveCount(0)
    const fills = () =>
      chart
        .locator('li')
        .filter({ hasText: 'Server (한국)' })
        .locator('g > rect')
        .evaluateAll((areas) => areas.map((area) => getComputedStyle(area).fill))
    expect(await fills()).toEqual(['rgb(0, 131, 87)', expect.stringMatching(/^url\(/)])
    await page.emulateMedia({ forcedColors: 'active' })
    const [solid] = await fills()
    expect(solid).toBe(await myPage.main.evaluate((element) => getComputedStyle(element).color))
  })
})

test.describe('a month with texts that a spreadsheet would run', () => {
  const row = {
    owner: 'main',
    sites: ['public'],
    month: '2026-11',
    regionCode: 'KR',
    usage: 1234.5,
    useAmount: 10_000,
    promiseDiscountAmount: 1000,
    promotionDiscountAmount: 200,
    productDiscountAmount: 30,
    creditDiscountAmount: 400,
    memberDiscountAmount: 50,
    otherDiscountAmount: 20,
    vatAmount: 830,
  }
  const formulaStarts = { NAS: '+', WAF: '-', SMS: '@', OCR: '\t' }
  const data = {
    usage: {
      'main/2026-11/Server/KR': {
        ...row,
        serviceCode: 'Server',
        usageUnit: { ko: '=HYPERLINK("https://evil.example")' },
      },
      ...Object.fromEntries(
        Object.entries(formulaStarts).map(([serviceCode, start]) => [
          `main/2026-11/${serviceCode}/KR`,
          { ...row, serviceCode, usageUnit: { ko: `${start}1` } },
        ]),
      ),
      'main/2026-11/CDN/JPN': { ...row, serviceCode: 'CDN', regionCode: 'JPN', usageUnit: { ko: '가,나' } },
    },
  }
  test.use({ settings: { persona: 'main', ...now, data } })
  test(...clausesOfSteps(), async ({ myPage, page }) => {
    await myPage.open('/status')
    await expect(myPage.rows(services)).toHaveCount(11)
    const button = myPage.main.getByRole('button', { name: 'CSV 내려받기' })
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    const bytes = await readFile(await download.path())
    const lines = bytes.toString('utf8').split('\r\n')
    await clauseStep('my-page.status.csv', 'every discount of each row, mark, quotes and formulas', async () => {
      expect(download.suggestedFilename()).toBe('이용내역-2026-11.csv')
      expect(lines).toHaveLength(12)
      expect(lines[0]!.slice(1)).toBe(
        '이용 월,상품,리전,이용량,단위,이용 금액,약정 할인,프로모션 할인,상품 할인,크레딧 사용,회원 할인,기타 할인,공급가액,부가세',
      )
      expect(lines).toContain('2026-11,DB for MySQL,한국,933,시간,223920,0,0,0,0,0,0,223920,22392')
      expect(lines.at(-1)).toBe('')
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      expect(lines).toContain(
        '2026-11,Server,한국,1234.5,"\'=HYPERLINK(""https://evil.example"")",10000,1000,200,30,400,50,20,8300,830',
      )
      expect(lines).toContain('2026-11,CDN,일본,1234.5,"가,나",10000,1000,200,30,400,50,20,8300,830')
      for (const start of Object.values(formulaStarts)) {
        const unit = start === '\t' ? `"'\t1"` : `'${start}1`
        expect(lines.filter((line) => line.includes(`,한국,1234.5,${unit},10000,`))).toHaveLength(1)
      }
    })
  })
})

test.describe('in another language', () => {
  test.use({ site: 'gov', language: 'ja' })
  test(
    ...clause('my-page.status.usage', 'on gov in Japanese, after a change to English'),
    async ({ myPage, shell }) => {
      await myPage.open('/status?month=2026-10')
      // Gov has no regions abroad.
      await expect(myPage.rows('サービス別の利用明細')).toHaveCount(6)
      await expect(myPage.rows('サービス別の利用明細').first()).toContainText('251,900ウォン')
      await shell.changeLanguage('ja', 'en')
      await expect(myPage.rows('Usage by product').first()).toContainText('2,738 hours')
      await expect(myPage.rows('Usage by product').first()).toContainText('-₩42,790')
    },
  )
})
