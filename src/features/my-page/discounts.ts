import type { UsageRow } from '#specs/contract/my-page-records.ts'
import type { MessageKey } from '#specs/messages/i18n.ts'

/** The discounts of a usage row, in display order. */
export const discountTypes = [
  { field: 'promiseDiscountAmount', label: 'status.discount.promise' },
  { field: 'promotionDiscountAmount', label: 'status.discount.promotion' },
  { field: 'productDiscountAmount', label: 'status.discount.product' },
  { field: 'creditDiscountAmount', label: 'status.discount.credit' },
  { field: 'memberDiscountAmount', label: 'status.discount.member' },
  { field: 'otherDiscountAmount', label: 'status.discount.other' },
] as const satisfies readonly { readonly field: keyof UsageRow; readonly label: MessageKey }[]

/** All discounts of a row. */
export const discountOf = (row: UsageRow): number => row.useAmount - row.demandAmount

/** The sum of a field over all rows. */
export const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + amount(row), 0)
