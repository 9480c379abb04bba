import { free } from '../literals/worded.ts'
import { needsMock } from '../verify/observed.ts'
import { originOf } from '../mock-client/deployment.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { expectStatus } from '../support/expect-status.ts'

/** Usage of one service in one month. */
const usage = (serviceCode: string, overrides: Readonly<Record<string, unknown>> = {}) => ({
  owner: 'main',
  sites: ['public'],
  month: '2030-01',
  serviceCode,
  regionCode: 'SGN',
  usage: 100,
  usageUnit: { ko: '시간', en: 'hours' },
  useAmount: 10_000,
  promiseDiscountAmount: 1000,
  promotionDiscountAmount: 200,
  productDiscountAmount: 30,
  creditDiscountAmount: 400,
  memberDiscountAmount: 50,
  otherDiscountAmount: 20,
  vatAmount: 830,
  ...overrides,
})
const payment = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  owner: 'main',
  month: '2030-01',
  paymentMethod: 'TRANSFER',
  paidYmd: '2030-02-10',
  approvalNo: '20300203-41000012-31204001',
  taxBillStatus: 'ISSUED',
  ...overrides,
})
const data = {
  usage: {
    'main/2030-01/Server/SGN': usage('Server'),
    'main/2030-01/OCR/KR': usage('OCR', { regionCode: 'KR', useAmount: 5000, sites: ['public', 'gov'] }),
  },
  payments: { 'main/2030-01': payment() },
}
const month = '2030-01'
const parties = {
  supplier: {
    name: '하늘 클라우드 주식회사',
    registrationNo: '123-45-67890',
    representative: '한하늘',
    address: '하늘시 구름구 바람로 1',
  },
  recipient: {
    name: '민서상회',
    registrationNo: '214-05-50712',
    representative: '김민서',
    address: '하늘시 노을구 은행나무길 27',
  },
}

test.use({ settings: { persona: 'main', now: '2030-03-01T00:00:00+09:00', frozen: true, data } })

test(...clausesOf(['call.my-page.usage', 'call.list.plain']), async ({ api }) => {
  const { status, body } = await api.with({ 'accept-language': 'en' }).get('/api/mypage/usage', { month })
  expectStatus(status, 200)
  expect(body).toHaveLength(2)
  expect(body[0]).toEqual({
    month,
    serviceCode: 'Server',
    serviceName: 'Server',
    regionName: 'Singapore',
    usage: 100,
    usageUnit: 'hours',
    useAmount: 10_000,
    promiseDiscountAmount: 1000,
    promotionDiscountAmount: 200,
    productDiscountAmount: 30,
    creditDiscountAmount: 400,
    memberDiscountAmount: 50,
    otherDiscountAmount: 20,
    demandAmount: 8300,
    vatAmount: 830,
  })
})

test(...clause('call.my-page.usage', 'every row of the fixtures'), async ({ api }) => {
  const rows = (await api.get('/api/mypage/usage')).body
  expect(rows.length).toBeGreaterThan(60)
  for (const row of rows) {
    const discounts = ['promise', 'promotion', 'product', 'credit', 'member', 'other']
    const discount = discounts.reduce((sum, name) => sum + row[`${name}DiscountAmount`], 0)
    expect(row.useAmount - discount).toBe(row.demandAmount)
    expect(row.demandAmount).toBeGreaterThanOrEqual(0)
  }
})

test(...clausesOf(['call.my-page.usage-months', 'call.list.plain']), async ({ api }) => {
  const { status, body } = await api.get('/api/mypage/usage/month')
  expectStatus(status, 200)
  // The month of the world is the newest, before the twelve of the fixtures.
  expect(body).toHaveLength(13)
  expect(body[0]).toEqual({
    month,
    useAmount: 15_000,
    discountAmount: 3400,
    demandAmount: 11_600,
    vatAmount: 1660,
    totalAmount: 13_260,
  })
  expect(body.map((row: { month: string }) => row.month).slice(1, 3)).toEqual(['2026-11', '2026-10'])
})

for (const [site, demandAmount] of [
  ['gov', 3300],
  ['fin', undefined],
] as const)
  test(...clause('call.my-page.usage-months', `only usage of ${site}`), async ({ api }) => {
    const { body } = await api.at(originOf(site)).get('/api/mypage/usage/month')
    expect(body.find((row: { month: string }) => row.month === month)?.demandAmount).toBe(demandAmount)
  })

test(...clausesOf(['call.my-page.payment-methods', 'call.list.plain']), async ({ api }) => {
  const { status, body } = await api.with({ 'accept-language': 'en' }).get('/api/mypage/payment-method')
  expectStatus(status, 200)
  expect(body).toEqual([
    {
      paymentMethodNo: 402,
      type: 'TRANSFER',
      issuerName: 'Haneul Bank',
      lastDigits: '7731',
      expiryYm: null,
      isDefault: 'Y',
    },
    {
      paymentMethodNo: 311,
      type: 'CARD',
      issuerName: 'Haneul Card',
      lastDigits: '4821',
      expiryYm: '2028-09',
      isDefault: 'N',
    },
  ])
})

test(...clause('call.my-page.billing'), async ({ api }) => {
  const { status, body } = await api.get('/api/mypage/billing', { month })
  expectStatus(status, 200)
  expect(body).toEqual([
    {
      month,
      billNo: free('203001-C20417'),
      billYmd: '2030-02-03',
      dueYmd: '2030-02-15',
      useAmount: 15_000,
      discountAmount: 3400,
      demandAmount: 11_600,
      vatAmount: 1660,
      totalAmount: 13_260,
      paymentMethod: 'TRANSFER',
      status: 'PAID',
      paidYmd: '2030-02-10',
      payTo: null,
      ...parties,
    },
  ])
})

test(...clause('call.my-page.tax-bill'), async ({ api }) => {
  const { status, body } = await api.get('/api/mypage/tax-bill', { month })
  expectStatus(status, 200)
  expect(body).toEqual([
    {
      month,
      issueYmd: '2030-02-03',
      supplyAmount: 11_600,
      vatAmount: 1660,
      totalAmount: 13_260,
      recipientName: '민서상회',
      approvalNo: '20300203-41000012-31204001',
      status: 'ISSUED',
      ...parties,
    },
  ])
})

test(
  ...clause('call.my-page.billing', 'where a transfer is to be paid, and another country'),
  async ({ api, world }) => {
    await world.patch({ data: { payments: { 'main/2030-01': payment({ paidYmd: null }) } } })
    for (const [language, bankName] of [
      ['ko', '하늘은행'],
      ['en', 'Haneul Bank'],
      ['ja', 'ハヌル銀行'],
    ] as const) {
      const { body } = await api.with({ 'accept-language': language }).get('/api/mypage/billing', { month })
      expect(body[0].payTo).toEqual({
        bankName,
        accountNo: free('880-12-020417'),
        holderName: free('하늘 클라우드 주식회사'),
      })
    }
    const card = payment({ paidYmd: null, paymentMethod: 'CARD' })
    await world.patch({ data: { payments: { 'main/2030-01': card } } })
    expect((await api.get('/api/mypage/billing', { month })).body).toMatchObject([
      { dueYmd: '2030-02-03', payTo: null },
    ])
    await world.patch({ persona: 'main-overseas' })
    const recipient = {
      name: 'Reed & Partners Inc.',
      registrationNo: null,
      representative: 'Olivia Reed',
      address: '48 Harbor Street, Springfield',
    }
    expect((await api.get('/api/mypage/billing')).body[0]).toMatchObject({ ...parties, recipient })
  },
)

for (const [example, overrides, now, status, paidYmd] of [
  ['before the billing date', {}, '2030-02-02T23:59:59+09:00', 'SCHEDULED', null],
  ['an unpaid transfer until the 15th', { paidYmd: null }, '2030-02-15T23:59:59+09:00', 'SCHEDULED', null],
  ['an unpaid transfer after the 15th', { paidYmd: null }, '2030-02-16T00:00:00+09:00', 'OVERDUE', null],
  ['the day before the payment', {}, '2030-02-09T23:59:59+09:00', 'SCHEDULED', null],
  ['the day of the payment', {}, '2030-02-10T00:00:00+09:00', 'PAID', '2030-02-10'],
  [
    'an unpaid card on the billing date',
    { paymentMethod: 'CARD', paidYmd: null },
    '2030-02-03T12:00:00+09:00',
    'SCHEDULED',
    null,
  ],
  [
    'an unpaid card one day later',
    { paymentMethod: 'CARD', paidYmd: null },
    '2030-02-04T00:00:00+09:00',
    'OVERDUE',
    null,
  ],
] as const)
  test(...clause('call.my-page.billing', example), async ({ api, world }) => {
    await world.patch({ now, data: { payments: { 'main/2030-01': payment(overrides) } } })
    expect((await api.get('/api/mypage/billing', { month })).body).toMatchObject([{ status, paidYmd }])
  })

for (const [now, forecastAmount] of [
  ['2030-01-01T00:00:00+09:00', 411_060],
  ['2030-01-02T00:00:00+09:00', 411_060],
  ['2030-01-11T00:00:00+09:00', 41_106],
  ['2030-01-31T23:59:59+09:00', 13_702],
  ['2030-02-01T00:00:00+09:00', undefined],
] as const)
  test(...clause('my-page.billing.forecast', `of January at ${now}`), async ({ api, world }) => {
    await world.patch({ now })
    // 13,260 so far.
    expect((await api.get('/api/mypage/billing', { month })).body[0].forecastAmount).toBe(forecastAmount)
  })

for (const [now, count] of [
  ['2030-02-02T23:59:59+09:00', 0],
  ['2030-02-03T00:00:00+09:00', 1],
] as const)
  test(...clause('call.my-page.tax-bill', `at ${now}`), async ({ api, world }) => {
    await world.patch({ now })
    expect((await api.get('/api/mypage/tax-bill', { month })).body).toHaveLength(count)
  })

test(...clause('call.my-page.tax-bill', 'none for card payments'), async ({ api, world }) => {
  const card = payment({ paymentMethod: 'CARD', approvalNo: null })
  await world.patch({ data: { payments: { 'main/2030-01': card } } })
  expect((await api.get('/api/mypage/tax-bill', { month })).body).toEqual([])
})

for (const [now, monthCount] of [
  ['2029-12-31T23:59:59+09:00', 0],
  ['2030-01-01T00:00:00+09:00', 1],
] as const)
  for (const path of ['/api/mypage/usage', '/api/mypage/billing', '/api/mypage/usage/month'])
    test(...clause('my-page.status.month', `${path} at ${now}`), async ({ api, world }) => {
      if (monthCount === 0) needsMock('leaving out months to come')
      await world.patch({ now })
      const rows: { month: string }[] = (await api.get(path, { month })).body
      const foundMonths = new Set(rows.map((row) => row.month).filter((found) => found === month))
      expect(foundMonths.size).toBe(monthCount)
    })

for (const path of ['/api/mypage/usage', '/api/mypage/billing', '/api/mypage/tax-bill']) {
  test(...clause('my-page.status.month', `${path}, newest first`), async ({ api }) => {
    const months = (await api.get(path)).body.map((row: { month: string }) => row.month)
    expect(months[0]).toBe(month)
    expect(months).toEqual(months.toSorted().toReversed())
    expect(new Set(months).size).toBeGreaterThan(8)
  })

  for (const invalid of ['2030-13', '2030-1', '2030', 'x', '2030-00', '２０３０-01'])
    test(...clause('error.status.bad-request', `${path}?month=${invalid}`), async ({ api }) => {
      const { status, body } = await api.get(path, { month: invalid })
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field: 'month' }] })
    })
}

test(...clause('site.content.by-site', 'usage and its bill'), async ({ api }) => {
  const gov = api.at(originOf('gov'))
  expect((await gov.get('/api/mypage/usage', { month })).body).toMatchObject([
    { serviceCode: 'OCR', regionName: '수도권' },
  ])
  expect((await gov.get('/api/mypage/billing', { month })).body).toMatchObject([{ useAmount: 5000 }])
})

test.describe('as a sub account', () => {
  test.use({ settings: { persona: 'sub', now: '2030-03-01T00:00:00+09:00', frozen: true, data } })
  test(...clause('call.my-page.usage', 'a sub account sees the usage of its main account'), async ({ api }) => {
    expect((await api.get('/api/mypage/usage', { month })).body).toHaveLength(2)
  })
})

test.describe('as another main account', () => {
  test.use({ settings: { persona: 'biz', now: '2030-03-01T00:00:00+09:00', frozen: true, data } })
  test(...clause('call.my-page.usage', 'none of another account'), async ({ api }) => {
    for (const path of ['usage', 'billing', 'tax-bill'])
      expect((await api.get(`/api/mypage/${path}`, { month })).body).toEqual([])
  })
})

test.describe('with the fixture data', () => {
  test.use({ settings: { persona: 'main', now: '2026-11-20T09:00:00+09:00', frozen: true } })

  test(
    ...clause('call.my-page.tax-bill', 'VAT is 10 % of the supply amount, and one bill is amended'),
    async ({ api }) => {
      const bills = (await api.get('/api/mypage/tax-bill')).body
      expect(bills.map((bill: { month: string }) => bill.month)).toEqual([
        '2026-10',
        '2026-09',
        '2026-08',
        '2026-07',
        '2026-06',
        '2026-05',
        '2026-04',
        '2026-03',
      ])
      for (const { supplyAmount, vatAmount, totalAmount } of bills) {
        expect(vatAmount * 10).toBe(supplyAmount)
        expect(supplyAmount + vatAmount).toBe(totalAmount)
      }
      const amended = bills.filter(({ status }: { status: string }) => status === 'AMENDED')
      expect(amended).toMatchObject([{ month: '2026-07' }])
    },
  )

  test(...clause('call.my-page.tax-bill', 'that of December is issued in the next year'), async ({ api, world }) => {
    await world.patch({ persona: 'biz' })
    expect((await api.get('/api/mypage/tax-bill', { month: '2025-12' })).body).toMatchObject([
      { issueYmd: '2026-01-03' },
    ])
  })

  test(...clause('call.my-page.billing', 'the current month is scheduled'), async ({ api }) => {
    const [running, last] = (await api.get('/api/mypage/billing')).body
    expect(running).toMatchObject({ month: '2026-11', billYmd: '2026-12-03', status: 'SCHEDULED', paidYmd: null })
    expect(last).toMatchObject({ month: '2026-10', status: 'PAID', paidYmd: '2026-11-10' })
  })

  test(...clause('call.my-page.billing', 'the bill of December is of the next year'), async ({ api }) => {
    expect((await api.get('/api/mypage/billing', { month: '2025-12' })).body).toMatchObject([{ billYmd: '2026-01-03' }])
  })
})
