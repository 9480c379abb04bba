import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MessageKey } from '#specs/messages/i18n.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'

const heads: readonly MessageKey<'common'>[] = [
  'myQuestion.number',
  'myQuestion.type',
  'myQuestion.subject',
  'myQuestion.date',
  'myQuestion.status',
]

/** Cells of a row, in the order of the columns. */
export interface Row {
  readonly key: number
  readonly isNew?: boolean
  readonly number: ReactNode
  readonly type: ReactNode
  readonly title: ReactNode
  /** Badges after the title. */
  readonly mark?: ReactNode
  /** Below the title. */
  readonly additional?: ReactNode
  readonly date: ReactNode
  readonly status: ReactNode
}

/** Table; on narrow screens each row stacks its cells. Roles are explicit, because `flex` removes them. */
export const InquiryTable = ({ rows }: { rows: readonly Row[] }) => {
  const { t } = useTranslation()
  return (
    <table role="table" aria-label={t('myQuestion.title')} className="w-full border-t border-ink">
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {heads.map((key) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className="border-b border-line px-3 py-3 text-left text-sm font-medium whitespace-nowrap text-ink-faint"
            >
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, isNew, number, type, title, mark, additional, date, status }) => (
          <tr
            key={key}
            role="row"
            aria-current={isNew || undefined}
            className="border-b border-line aria-[current]:bg-brand-soft aria-[current]:max-md:shadow-[-16px_0_var(--color-brand-soft),16px_0_var(--color-brand-soft)] max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:py-3"
          >
            <td role="cell" className="px-3 py-3.5 md:w-22 lg:w-24 text-sm text-ink-faint max-md:order-1 max-md:p-0">
              {number}
            </td>
            <td role="cell" className="px-3 py-3.5 md:w-28 lg:w-32 text-sm whitespace-nowrap max-md:order-2 max-md:p-0">
              {type}
            </td>
            <th
              role="rowheader"
              scope="row"
              className="px-3 py-3.5 text-left font-medium max-md:order-4 max-md:w-full max-md:px-0 max-md:py-1"
            >
              <span>{title}</span>
              {mark && <span> {mark}</span>}
              {additional}
            </th>
            <td
              role="cell"
              className="px-3 py-3.5 md:w-48 lg:w-52 text-sm whitespace-nowrap text-ink-soft max-md:order-5 max-md:p-0"
            >
              {date}
            </td>
            <td role="cell" className="px-3 py-3.5 md:w-30 lg:w-36 max-md:order-3 max-md:ml-auto max-md:p-0">
              {status}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** As high as a line of text, so that nothing shifts when the text arrives. */
const Line = ({ width }: { width: string }) => (
  <span className="flex h-[1lh] items-center">
    <Skeleton className={`h-4 ${width}`} />
  </span>
)

/** Skeleton rows. */
export const skeletonRows = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, key) => ({
    key,
    number: <Line width="w-12" />,
    type: <Line width="w-12" />,
    title: <Line width="w-3/5" />,
    date: <Line width="w-36" />,
    status: (
      <span className="invisible">
        <Badge>…</Badge>
      </span>
    ),
  }))
