import { supplier } from '#fixtures/accounts.ts'
import { haneulBank } from '#fixtures/my-page/payment-methods.ts'
import { productName } from '#fixtures/products.ts'
import { regionName } from '#fixtures/regions.ts'
import type { BillingRow, PaymentMethod, TaxBillRow, UsageMonth, UsageRow } from '#specs/contract/my-page-records.ts'
import type { Locale } from '#specs/model/locale.ts'
import type { Site } from '#specs/model/site.ts'
import { localized } from './localized.ts'
import { koreanDay } from './times.ts'
import type { PaymentRecord, UsageRecord } from '../worlds/model.ts'
import { memberRecord } from '../worlds/people.ts'
import type { World } from '../worlds/world.ts'
import { ownerOf } from './access.ts'

const discounts = [
  'promiseDiscountAmount',
  'promotionDiscountAmount',
  'productDiscountAmount',
  'creditDiscountAmount',
  'memberDiscountAmount',
  'otherDiscountAmount',
] as const

const discountOf = (row: UsageRecord) => discounts.reduce((sum, name) => sum + row[name], 0)
const today = (world: World) => koreanDay(world.clock.now())

/** A day of the month after `month` (`YYYY-MM`), as `YYYY-MM-DD`. */
const dayOfNextMonth = (month: string, day: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return `${number === 12 ? year + 1 : year}-${String((number % 12) + 1).padStart(2, '0')}-${day}`
}

const currentMonth = (world: World) => today(world).slice(0, 7)

/** What the running month costs by its end if each of its days costs as much as those that have ended. */
const forecastOf = (world: World, totalAmount: number) => {
  const [year, month, day] = today(world).split('-').map(Number) as [number, number, number]
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return Math.round((totalAmount * days) / Math.max(1, day - 1))
}

/** The usage of each account by month, newest first, so that a month costs the same in a world of many. */
const usageByMonth = ({ tables }: World) =>
  tables.usage.derived('by owner and month', (rows) => {
    const byOwner = Map.groupBy(rows, ({ owner }) => owner)
    return new Map([...byOwner].map(([owner, own]) => [owner, Map.groupBy(own, ({ month }) => month)]))
  })

const onSite = (rows: readonly UsageRecord[], site: Site) => rows.filter(({ sites }) => sites.includes(site))

/** Usage of the account in one month, or in all months, but not in months after the current one of the world. */
const usageOf = (world: World, site: Site, month: string | undefined) => {
  const own = usageByMonth(world).get(ownerOf(world))
  const rows = month === undefined ? [...(own?.values() ?? [])].flat() : (own?.get(month) ?? [])
  const last = currentMonth(world)
  return onSite(rows, site).filter((row) => row.month <= last)
}

export const usageRows = (world: World, site: Site, locale: Locale, month: string | undefined): UsageRow[] =>
  usageOf(world, site, month).map(({ owner: _owner, sites: _sites, regionCode, usageUnit, ...row }) => ({
    ...row,
    serviceName: productName(row.serviceCode),
    regionName: localized(regionName(site, regionCode) ?? { ko: regionCode }, locale).text,
    usageUnit: localized(usageUnit, locale).text,
    demandAmount: row.useAmount - discounts.reduce((sum, name) => sum + row[name], 0),
  }))

/** The totals of the usage of a month, as on its bill. */
const totalsOf = (month: string, rows: readonly UsageRecord[]): UsageMonth => {
  const sum = (of: (row: UsageRecord) => number) => rows.reduce((total, row) => total + of(row), 0)
  const useAmount = sum((row) => row.useAmount)
  const discountAmount = sum(discountOf)
  const demandAmount = useAmount - discountAmount
  const vatAmount = sum((row) => row.vatAmount)
  return { month, useAmount, discountAmount, demandAmount, vatAmount, totalAmount: demandAmount + vatAmount }
}

/** The months in which the account has used something on the site, newest first, with their totals. */
export const usageMonths = (world: World, site: Site): UsageMonth[] =>
  [...(usageByMonth(world).get(ownerOf(world))?.keys() ?? [])]
    .map((month) => [month, usageOf(world, site, month)] as const)
    .filter(([, rows]) => rows.length > 0)
    .map(([month, rows]) => totalsOf(month, rows))

const paymentsOf = (world: World, month: string | undefined) =>
  world.tables.payments.rows.filter(
    (row) =>
      row.owner === ownerOf(world) && (month === undefined || row.month === month) && row.month <= currentMonth(world),
  )

/** A card is charged on the 3rd, the day of the bill. A bank transfer is due on the 15th. */
const dueYmdOf = ({ month, paymentMethod }: PaymentRecord) =>
  dayOfNextMonth(month, paymentMethod === 'CARD' ? '03' : '15')

const statusOf = (payment: PaymentRecord, day: string): BillingRow['status'] => {
  if (payment.paidYmd !== null && payment.paidYmd <= day) return 'PAID'
  return day <= dueYmdOf(payment) ? 'SCHEDULED' : 'OVERDUE'
}

/** Bills and tax invoices are Korean documents, with the registered names. */
const partiesOf = (world: World) => {
  const owner = ownerOf(world)
  const { corpName, company } = world.tables.accounts.get(owner) ?? {}
  const unknown = { registrationNo: null, representative: null, address: null }
  return { supplier, recipient: { name: corpName ?? memberRecord(owner)?.name ?? '', ...(company ?? unknown) } }
}

/** Where the transfers of an account arrive: each has a number of its own at the bank of the supplier. */
const payToOf = (customerId: string, locale: Locale) => ({
  bankName: localized(haneulBank, locale).text,
  accountNo: `880-12-${customerId.slice(1).padStart(6, '0')}`,
  holderName: supplier.name,
})

export const billingRows = (world: World, site: Site, locale: Locale, month: string | undefined): BillingRow[] => {
  const parties = partiesOf(world)
  const customerId = world.tables.accounts.get(ownerOf(world))?.customerId
  return paymentsOf(world, month).map((payment) => {
    const status = statusOf(payment, today(world))
    const totals = totalsOf(payment.month, onSite(payment.items, site))
    const isOpenTransfer = status !== 'PAID' && payment.paymentMethod === 'TRANSFER'
    return {
      ...totals,
      ...(payment.month === currentMonth(world) && { forecastAmount: forecastOf(world, totals.totalAmount) }),
      billNo: `${payment.month.replace('-', '')}-${customerId ?? ''}`,
      billYmd: dayOfNextMonth(payment.month, '03'),
      dueYmd: dueYmdOf(payment),
      paymentMethod: payment.paymentMethod,
      status,
      paidYmd: status === 'PAID' ? payment.paidYmd : null,
      payTo: isOpenTransfer && customerId !== undefined ? payToOf(customerId, locale) : null,
      ...parties,
    }
  })
}

/** The tax invoices issued so far. There are none for card payments. */
export const taxBillRows = (world: World, site: Site, requestedMonth: string | undefined): TaxBillRow[] => {
  const parties = partiesOf(world)
  return paymentsOf(world, requestedMonth).flatMap(({ month, approvalNo, taxBillStatus, items }) => {
    const issueYmd = dayOfNextMonth(month, '03')
    if (approvalNo === null || issueYmd > today(world)) return []
    const { demandAmount, vatAmount, totalAmount } = totalsOf(month, onSite(items, site))
    return [
      {
        month,
        issueYmd,
        supplyAmount: demandAmount,
        vatAmount,
        totalAmount,
        recipientName: parties.recipient.name,
        approvalNo,
        status: taxBillStatus,
        ...parties,
      },
    ]
  })
}

export const paymentMethodRows = (world: World, locale: Locale): PaymentMethod[] =>
  world.tables.paymentMethods.rows
    .filter(({ owner }) => owner === ownerOf(world))
    .map(({ owner: _owner, issuerName, ...row }) => ({ ...row, issuerName: localized(issuerName, locale).text }))
