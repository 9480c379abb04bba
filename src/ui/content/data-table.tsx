import type { ReactNode } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'

export interface Column {
  readonly head: string
  /** Amounts and counts are aligned at their end, so that their digits are below each other. */
  readonly isNumber?: true
  /** Dates stay on one line, as numbers do. */
  readonly isDate?: true
  /** Shown in a last row. */
  readonly total?: ReactNode
}

export interface DataRow {
  readonly key: string | number
  /** In the order of the columns. The first one is the header of the row. */
  readonly cells: readonly ReactNode[]
  /** Marks what the page shows in full. */
  readonly isCurrent?: boolean
}

export interface DataTableProps {
  /** Accessible name. */
  readonly label: string
  readonly columns: readonly Column[]
  /** Undefined while they are loading. */
  readonly rows: readonly DataRow[] | undefined
  /** Rows while loading. */
  readonly skeletonRows?: number
}

const headClass = 'border-b border-line px-3 py-3 text-sm font-medium text-ink-faint first:pl-0 last:pr-0'
// In a narrow container, the header of the row and its last value share a line; what is between them flows below it.
const cellClass =
  'px-3 py-3 text-sm first:pl-0 last:pr-0 @max-[40rem]:order-3 @max-[40rem]:flex @max-[40rem]:gap-1.5 @max-[40rem]:p-0 @max-[40rem]:last:order-1 @max-[40rem]:last:ml-auto'
const rowHeadClass =
  'px-3 py-3 text-left text-sm font-medium first:pl-0 @max-[40rem]:order-0 @max-[40rem]:p-0 @max-[40rem]:text-base'
const rowClass =
  "border-b border-line @max-[40rem]:flex @max-[40rem]:flex-wrap @max-[40rem]:items-baseline @max-[40rem]:gap-x-4 @max-[40rem]:gap-y-1 @max-[40rem]:py-3 @max-[40rem]:before:order-2 @max-[40rem]:before:w-full @max-[40rem]:before:content-['']"
const alignClass = (column: { readonly isNumber?: true }) => (column.isNumber ? 'text-right' : 'text-left')

/**
 * Table of values. In a narrow container each row has its first and its last value in one line and the others, with their
 * labels, below it. Roles are explicit, because `display: flex` removes them.
 */
export const DataTable = ({ label, columns, rows, skeletonRows = 6 }: DataTableProps) => {
  const [first, ...others] = columns
  const isLoading = rows === undefined
  /** The header of a column, in a row that is a block. Screen readers read the header of the column. */
  const labelOf = (column: Column) =>
    column !== columns.at(-1) && (
      <span aria-hidden className="shrink-0 text-ink-faint @min-[40rem]:hidden">
        {column.head}
      </span>
    )
  return (
    // Keyed, because the values determine the width of the columns: a new table appears, and nothing moves.
    <table
      key={isLoading ? 'skeleton' : 'table'}
      role="table"
      aria-label={label}
      aria-busy={isLoading || undefined}
      className="w-full border-t border-ink"
    >
      <thead role="rowgroup" className="@max-[40rem]:sr-only">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.head} role="columnheader" scope="col" className={`${headClass} ${alignClass(column)}`}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows?.map(({ key, cells, isCurrent = false }) => (
          <tr
            key={key}
            role="row"
            aria-current={isCurrent || undefined}
            className={`${rowClass} aria-current:bg-surface-soft`}
          >
            <th role="rowheader" scope="row" className={rowHeadClass}>
              {cells[0]}
            </th>
            {others.map((column, index) => (
              <td key={column.head} role="cell" className={`${cellClass} ${alignClass(column)}`}>
                {labelOf(column)}
                <span className={column.isNumber || column.isDate ? 'whitespace-nowrap' : undefined}>
                  {cells[index + 1]}
                </span>
              </td>
            ))}
          </tr>
        ))}
        {isLoading &&
          [...Array(skeletonRows).keys()].map((key) => (
            <tr key={key} role="row" className={rowClass}>
              {columns.map((column) => (
                <td key={column.head} role="cell" className={`${cellClass} ${alignClass(column)}`}>
                  <span className="flex h-[1lh] w-full items-center">
                    <Skeleton className={`h-4 w-16 ${column.isNumber ? 'ml-auto' : ''}`} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
      </tbody>
      {rows && columns.some(({ total }) => total !== undefined) && (
        <tfoot role="rowgroup">
          <tr role="row" className={`${rowClass} border-t border-t-ink-faint font-semibold`}>
            <th role="rowheader" scope="row" className={`${rowHeadClass} font-semibold`}>
              {first!.total}
            </th>
            {others.map((column) => (
              <td key={column.head} role="cell" className={`${cellClass} ${alignClass(column)}`}>
                {column.total !== undefined && labelOf(column)}
                <span className={column.isNumber && 'whitespace-nowrap'}>{column.total}</span>
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
