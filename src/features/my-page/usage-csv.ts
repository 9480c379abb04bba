import type { UsageRow } from '#specs/contract/my-page-records.ts'
import type { Text } from '../../i18n/language.ts'
import { discountTypes } from './discounts.ts'

/** A text that a spreadsheet would run as a formula gets an apostrophe, which the spreadsheet does not show. */
const withoutFormula = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)

const cell = (value: string | number): string => {
  const written = typeof value === 'number' ? String(value) : withoutFormula(value)
  return /[",\r\n]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written
}

/** Rows as CSV (RFC 4180), with the mark by which spreadsheets recognise UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`

/** The usage of a month as CSV, with every discount. Amounts are plain numbers. */
export const usageCsv = (rows: readonly UsageRow[], text: Text): string =>
  csvOf([
    [
      text('status.taxBill.month'),
      text('status.usage.service'),
      text('status.usage.region'),
      text('status.usage.amount'),
      text('status.usage.unit'),
      text('myPage.amount.use'),
      ...discountTypes.map(({ label }) => text(label)),
      text('myPage.amount.demand'),
      text('myPage.amount.vat'),
    ],
    ...rows.map((row) => [
      row.month,
      row.serviceName,
      row.regionName,
      row.usage,
      row.usageUnit,
      row.useAmount,
      ...discountTypes.map(({ field }) => row[field]),
      row.demandAmount,
      row.vatAmount,
    ]),
  ])
