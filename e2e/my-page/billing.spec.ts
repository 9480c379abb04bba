import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

test.use({ settings: { persona: 'main', now: '2026-11-20T00:00:00Z', frozen: true } })
const history = '결제 내역'
const overdue = {
  en: 'Please transfer it to Haneul Bank 880-12-010052 (account holder: 하늘 클라우드 주식회사).',
  ja: 'ハヌル銀行 880-12-010052（口座名義：하늘 클라우드 주식회사）へお振り込みください。',
} as const

const change = {
  en: 'Down from the previous invoice: -₩1,070,410 (-16.1%)',
  ja: '前回の請求より減少：-1,070,410ウォン（-16.1%）',
} as const

test(...clausesOfSteps('also an unpaid bill'), async ({ myPage, page, shell, world }) => {
  await myPage.open('/billing')
  const bill = (name: string) => myPage.main.getByRole('region', { name, exact: true })
  await clauseStep('my-page.billing.route', 'title and the newest bill', async () => {
    await expect(shell.h1).toHaveText('결제 관리')
    await expect(bill('2026년 11월 청구서')).toContainText('616,275원')
    await expect(myPage.value('결제 상태')).toHaveText('결제 예정')
    await expect(myPage.value('결제일')).toHaveText('결제 전')
  })
  await clauseStep('my-page.billing.payment-methods', 'the default one first, without whole numbers', async () => {
    const methods = myPage.main.getByRole('region', { name: '등록된 결제 수단' }).getByRole('listitem')
    await expect(methods).toHaveText([
      '하늘은행 끝자리 7731계좌 이체기본 결제 수단',
      '하늘카드 끝자리 4821카드 · 2028-09까지',
    ])
  })
  await clauseStep('my-page.billing.month', 'the payments of twelve months, newest first', async () => {
    await expect(myPage.rows(history)).toHaveCount(12)
    for (const [index, row] of [
      ['2026년 11월이번 달', '2026-12-03', '계좌 이체', '결제 예정', '결제 전', '616,275원'],
      ['2026년 10월', '2026-11-03', '계좌 이체', '결제 완료', '2026-11-10', '877,569원'],
    ].entries())
      await expect(myPage.rows(history).nth(index).locator('th, td > span:last-child')).toHaveText(row)
    await expect(myPage.rows(history).nth(9)).toContainText('카드')
  })
  await clauseStep('my-page.status.chart-with-table', 'a column for each month', async () => {
    const chart = myPage.charts.filter({ hasText: '100만원' })
    await expect(chart.locator('svg g > rect[rx]')).toHaveCount(16)
    const heights = await chart
      .locator('svg')
      .last()
      .locator('g > rect')
      .evaluateAll((columns) => columns.map((column) => Number(column.getAttribute('height'))))
    // December 2025 and November 2026: 928,807 and 616,275 of 1,000,000, at 180 px.
    expect(heights[0]).toBeCloseTo(167.19, 1)
    expect(heights[11]).toBeCloseTo(110.93, 1)
    await expect(myPage.rows(history).last()).toContainText('928,807원')
  })
  await clauseStep('my-page.billing.forecast', 'a mark in the history and an outline in the chart', async () => {
    await expect(myPage.main.getByText('이번 달', { exact: true })).toHaveCount(1)
    // 616,275 / 19 * 30
    await expect(bill('2026년 11월 청구서')).toContainText('월말 예상 금액(추정): 973,066원')
    const outline = myPage.charts
      .filter({ hasText: '예상 금액' })
      .locator('svg')
      .last()
      .locator('rect[stroke-dasharray]')
    await expect(outline).toHaveCount(1)
    // 973,066 of 1,000,000, at 180 px.
    expect(Number(await outline.getAttribute('height'))).toBeCloseTo(175.15, 1)
  })
  await clauseStep('my-page.billing.forecast', 'more', () =>
    expect(bill('2026년 11월 청구서')).toContainText('직전 청구서 대비 증가: +95,497원(+10.9%)'),
  )
  const october = myPage.rows(history).nth(1).getByRole('link')
  await clauseStep('my-page.billing.history-choice', 'another bill, and the same again', async () => {
    const heading = myPage.main.getByRole('heading', { name: '2026년 10월 청구서' })
    for (const _ of ['another', 'the same']) {
      await october.click()
      await expect(heading).toBeFocused()
      await expect(heading).toBeInViewport()
    }
    await expect(myPage.rows(history).nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(myPage.main.locator('tr[aria-current]')).toHaveCount(1)
  })
  await clauseStep('my-page.billing.month', 'from the history, the list and the steps', async () => {
    await expect(page).toHaveURL(/\/mypage\/billing\?month=2026-10$/)
    await expect(bill('2026년 10월 청구서')).toContainText('877,569원')
    // 878,050 - 80,260 = 797,790; 797,790 + 79,779 = 877,569.
    for (const [name, amount] of [
      ['이용 금액', '878,050원'],
      ['할인 금액', '-80,260원'],
      ['공급가액', '797,790원'],
      ['부가세', '79,779원'],
      ['청구 금액', '877,569원'],
    ] as const)
      await expect(myPage.value(name)).toHaveText(amount)
    await expect(myPage.value('결제일')).toHaveText('2026-11-10')
    await expect(myPage.main.getByText('월말 예상 금액')).toHaveCount(0)
    await expect(bill('2026년 10월 청구서')).toContainText('직전 청구서 대비 증가: +1,441원(+0.2%)')
    await myPage.chooseMonth('2026년 2월')
    await expect(myPage.value('청구 금액')).toHaveText('969,980원')
    await expect(myPage.value('결제 수단')).toHaveText('카드')
    await myPage.main.getByRole('link', { name: '이전 달' }).click()
    await expect(bill('2026년 1월 청구서')).toContainText('906,697원')
  })
  await clauseStep('my-page.status.tax-bill-print', 'the bill alone, with both parties', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await myPage.main.getByRole('button', { name: '청구서 인쇄' }).click()
    await expect(page.locator('body[data-printed]')).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(bill('2026년 1월 청구서')).toBeVisible()
    for (const text of ['공급자', '123-45-67890', '공급받는 자', '214-05-50712', '청구서 번호202601-C20417'])
      await expect(bill('2026년 1월 청구서')).toContainText(text)
    for (const hidden of [
      shell.banner,
      shell.h1,
      myPage.main.getByText('월별 청구서와 결제 수단'),
      myPage.table(history),
      myPage.charts.first(),
      myPage.items.first(),
      myPage.months,
      myPage.main.getByText('등록된 결제 수단'),
      myPage.main.getByRole('button'),
    ])
      await expect(hidden).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })
  await clauseStep('my-page.billing.month', 'leads to the usage of the month', async () => {
    await myPage.main.getByRole('link', { name: '이용 내역 보기' }).click()
    await expect(page).toHaveURL(/\/mypage\/status\?month=2026-01$/)
    await expect(myPage.value('청구 금액')).toHaveText('906,697원')
  })
  await myPage.leave()
  await world.patch({ persona: 'biz' })
  await myPage.comeBack()
  await myPage.go('/billing?month=2026-10')
  await clauseStep('my-page.billing.month', 'an unpaid bill', async () => {
    await expect(myPage.value('결제 상태')).toHaveText('미납')
    await expect(myPage.rows(history).nth(1)).toContainText('미납')
  })
  await clauseStep('my-page.billing.overdue', 'in Korean', async () => {
    const notice = myPage.main.locator('div:has(> div > p)', { hasText: '2026년 10월 청구 금액이' }).last()
    await expect(notice).toContainText('2026년 10월 청구 금액이 미납되었습니다: 5,565,362원')
    await expect(notice).toContainText('납부 기한은 2026-11-15까지였습니다.')
    await expect(notice).toContainText('하늘은행 880-12-010052(예금주 하늘 클라우드 주식회사)로 입금해 주세요.')
    await expect(notice).toContainText('15일이 지나면 새 리소스를 만들 수 없고, 30일이 지나면 리소스가 정지됩니다.')
    const ask = notice.getByRole('link', { name: '결제 문의하기' })
    await expect(ask).toHaveAttribute('href', '/support/question/general?parentCode=GNRL_BILL')
    const faq = notice.getByRole('link', { name: '결제에 관한 자주 묻는 질문' })
    await expect(faq).toHaveAttribute('href', '/support/faq/bill')
    // The red of errors, not the green of the site.
    await expect(myPage.value('청구 금액')).toHaveCSS('color', 'rgb(192, 16, 72)')
  })
  await clauseStep('my-page.status.chart-with-table', 'a fill for each status', async () => {
    const chart = myPage.charts.filter({ hasText: '결제 예정' })
    await expect(chart.getByRole('listitem', { includeHidden: true }).filter({ hasText: /결제|미납/ })).toHaveText([
      '결제 완료',
      '결제 예정',
      '미납',
    ])
    await expect(chart.locator('svg').last().locator('pattern')).toHaveCount(2)
    await expect(chart.locator('svg').last().locator('circle')).toHaveCount(1)
  })
  for (const [before, language, statuses] of [
    ['ko', 'en', ['Paid', 'Scheduled', 'Overdue']],
    ['en', 'ja', ['お支払い済み', 'お支払い予定', 'お支払い期限超過']],
  ] as const)
    await clauseStep(
      ['my-page.billing.month', 'my-page.billing.overdue', 'my-page.billing.forecast'],
      `the payments in ${language}`,
      async () => {
        await shell.changeLanguage(before, language)
        await expect(myPage.main).toContainText(overdue[language])
        await expect(myPage.main).toContainText(change[language])
        for (const [index, count] of [10, 1, 1].entries())
          await expect(myPage.main.locator('tbody').getByText(statuses[index]!, { exact: true })).toHaveCount(count)
      },
    )
  await shell.changeLanguage('ja', 'ko')
  await clauseStep('my-page.billing.month', 'without the usage role: without a link to the usage', async () => {
    await world.patch({ persona: 'sub', member: { roles: ['ROLE_PATH_BILLING'] } })
    await myPage.comeBack()
    await expect(myPage.value('청구 금액')).toHaveText('877,569원')
    await expect(myPage.main.getByRole('link', { name: '이용 내역 보기' })).toHaveCount(0)
  })
  await clauseStep('my-page.billing.empty', 'of another account', async () => {
    await world.faults({ operationId: 'billing', status: 200, body: [] })
    await world.patch({ persona: 'main-overseas', member: {} })
    await myPage.comeBack()
    await expect(myPage.main).toContainText('청구서가 없습니다. 청구서는 이용한 달의 다음 달 3일에 발행됩니다.')
    await expect(myPage.main.getByRole('table')).toHaveCount(0)
    await myPage.main.getByRole('link', { name: '자주 묻는 질문' }).click()
    await expect(page).toHaveURL(/\/support\/faq\/bill$/)
  })
})
