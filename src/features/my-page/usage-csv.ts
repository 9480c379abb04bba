import type { TFunction } from 'i18next'
import type { UsageRow } from '#specs/contract/my-page-records.ts'
import { discountTypes } from './discounts.ts'

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe, which the spreadsheet does not show. Those of East
 * Asia also take signs of full width.
 */
const withoutFormula = (value: string) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value)

const cell = (value: string | number): string => {
  const written = typeof value === 'number' ? String(value) : withoutFormula(value)
  // Where the comma separates decimals, other signs separate cells.
  return /[",;\t|\r\n]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written
}

/** Rows as CSV (RFC 4180), with the mark by which spreadsheets recognise UTF-8. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`

/** The usage of a month as CSV, with every discount. Amounts are plain numbers. */
export const usageCsv = (rows: readonly UsageRow[], t: TFunction<'myPage'>): string =>
  toCsv([
    [
      t('status.taxBill.month'),
      t('status.usage.service'),
      t('status.usage.region'),
      t('status.usage.amount'),
      t('status.usage.unit'),
      t('myPage.amount.use'),
      ...discountTypes.map(({ label }) => t(label)),
      t('myPage.amount.demand'),
      t('myPage.amount.vat'),
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
