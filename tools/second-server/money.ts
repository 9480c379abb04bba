/** Usage, bills and tax invoices. */
import { accountOf, ownerOf } from './cases.ts'
import type { Ctx, Operation, Reply } from './http.ts'
import type { Spec } from './input.ts'
import { pick } from './language.ts'
import type { Lang } from './language.ts'
import { named } from './member.ts'
import { records } from './store.ts'
import type { Rec } from './store.ts'
import { daysOf, inNextMonth, ymd } from './time.ts'
import { broken } from './variants.ts'

const DISCOUNTS = ['promise', 'promotion', 'product', 'credit', 'member', 'other'].map((name) => `${name}DiscountAmount`)
const sum = (rows: Rec[], name: string) => rows.reduce((total, row) => total + row[name], 0)
const rowsOf = (c: Ctx) =>
  c.state
    .on(c.site, 'usage')
    .filter((one) => one.owner === ownerOf(c))
    .filter((one) => c.query.month === undefined || one.month === c.query.month)
    .map((one): Rec => {
      const discount = DISCOUNTS.reduce((total, name) => total + one[name], 0)
      return { ...one, discountAmount: discount, demandAmount: one.useAmount - discount }
    })
    .toSorted((a, b) => (a.month < b.month ? 1 : a.month > b.month ? -1 : 0))

function usage(c: Ctx): Reply {
  return {
    json: rowsOf(c).map(({ owner: _owner, sites: _sites, discountAmount: _discount, regionCode, ...row }) => ({
      ...row,
      usageUnit: pick(c.lang, row.usageUnit),
      regionName: pick(c.lang, records.regions[c.site][regionCode] ?? regionCode),
      serviceName: pick(c.lang, records.services.find((one: Rec) => one.serviceCode === row.serviceCode)?.serviceName ?? row.serviceCode),
    })),
  }
}
function months(c: Ctx) {
  const rows = rowsOf(c)
  return [...new Set(rows.map((one) => one.month as string))].map((month) => {
    const own = rows.filter((one) => one.month === month)
    const [useAmount, discountAmount, demandAmount, vatAmount] = ['useAmount', 'discountAmount', 'demandAmount', 'vatAmount'].map((name) => sum(own, name))
    return { totalAmount: demandAmount + (broken('total-without-vat') ? 0 : vatAmount), month, vatAmount, demandAmount, discountAmount, useAmount }
  })
}

const SUPPLIER: Record<Lang, Rec> = {
  ko: { name: '하늘 클라우드 주식회사', representative: '한하늘', address: '하늘시 구름구 바람로 1' },
  en: { name: 'Haneul Cloud Inc.', representative: 'Haneul Han', address: '1 Baram-ro, Gureum-gu, Haneul' },
  ja: { name: 'ハヌルクラウド株式会社', representative: 'ハン・ハヌル', address: 'ハヌル市クルム区パラム路1' },
}
const parties = (c: Ctx) => {
  const account: Rec = accountOf(c.state, ownerOf(c)) ?? {}
  const name = named(c, account.corpName ?? c.state.user(ownerOf(c))!.name)
  const { registrationNo = null, representative = null, address = null } = account.company ?? {}
  return {
    supplier: { ...SUPPLIER[c.lang], registrationNo: '123-45-67890' },
    recipient: { name, registrationNo, address, representative: representative === null ? null : named(c, representative) },
  }
}
const paymentOf = (c: Ctx, month: string): Rec =>
  c.state.get('payments', `${ownerOf(c)}/${month}`) ?? { paymentMethod: 'TRANSFER', paidYmd: null, approvalNo: null, taxBillStatus: 'ISSUED' }

function billing(c: Ctx): Reply {
  const today = ymd(c.state.now())
  const customer = accountOf(c.state, ownerOf(c))?.customerId ?? 'C0'
  return {
    json: months(c).map((month) => {
      const payment = paymentOf(c, month.month)
      const billYmd = inNextMonth(month.month, 3)
      const dueYmd = payment.paymentMethod === 'CARD' ? billYmd : inNextMonth(month.month, 15)
      const paidYmd = payment.paidYmd && payment.paidYmd <= today ? payment.paidYmd : null
      const status = paidYmd ? 'PAID' : today <= dueYmd ? 'SCHEDULED' : 'OVERDUE'
      const ended = Math.max(1, Number(today.slice(8)) - 1)
      const { paymentMethod } = payment
      return {
        ...month,
        status,
        paymentMethod,
        billNo: `${customer}/${month.month}`,
        billYmd,
        dueYmd,
        paidYmd,
        ...parties(c),
        payTo:
          paymentMethod === 'TRANSFER' && !paidYmd
            ? {
                bankName: { ko: '하늘은행', en: 'Haneul Bank', ja: 'ハヌル銀行' }[c.lang],
                accountNo: `900-${customer.slice(1)}-77`,
                holderName: SUPPLIER[c.lang].name,
              }
            : null,
        ...(month.month === today.slice(0, 7) ? { forecastAmount: Math.round((month.totalAmount / ended) * daysOf(month.month)) } : {}),
      }
    }),
  }
}
function taxBills(c: Ctx): Reply {
  const today = ymd(c.state.now())
  return {
    json: months(c).flatMap(({ month, demandAmount, vatAmount, totalAmount }) => {
      const payment = paymentOf(c, month)
      const issueYmd = inNextMonth(month, 3)
      if (payment.paymentMethod === 'CARD' || issueYmd > today) return []
      const all = parties(c)
      return [
        {
          status: payment.taxBillStatus,
          approvalNo: payment.approvalNo ?? `${issueYmd.replaceAll('-', '')}-90000000-00000001`,
          month,
          issueYmd,
          supplyAmount: demandAmount,
          vatAmount,
          totalAmount,
          recipientName: all.recipient.name,
          ...all,
        },
      ]
    }),
  }
}
function paymentMethods(c: Ctx): Reply {
  const own = c.state.all('paymentMethods').filter((one) => one.owner === ownerOf(c))
  return {
    json: own
      .toSorted((a, b) => (a.isDefault < b.isDefault ? 1 : a.isDefault > b.isDefault ? -1 : a.paymentMethodNo - b.paymentMethodNo))
      .map(({ owner: _owner, ...one }) => ({ ...one, issuerName: pick(c.lang, one.issuerName) })),
  }
}

const month: Record<string, Spec> = { month: { kind: 'month' } }
export const moneyOperations: Operation[] = [
  { method: 'GET', path: '/api/mypage/usage', role: 'ROLE_PATH_USAGE', query: month, run: usage, opensWith: 'usage-open' },
  { method: 'GET', path: '/api/mypage/usage/month', role: 'ROLE_PATH_USAGE', run: (c) => ({ json: months(c) }) },
  { method: 'GET', path: '/api/mypage/tax-bill', role: 'ROLE_PATH_TAXBILL', country: 'KR', query: month, run: taxBills },
  { method: 'GET', path: '/api/mypage/billing', role: 'ROLE_PATH_BILLING', query: month, run: billing },
  { method: 'GET', path: '/api/mypage/payment-method', role: 'ROLE_PATH_BILLING', run: paymentMethods },
]
