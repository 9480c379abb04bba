import type { ReactNode } from 'react'
import type { MyInquiryItem } from '#specs/contract/my-page-records.ts'
import type { MessageKey } from '#specs/messages/index.ts'
import { inquiryTypeLabel } from '#specs/rules/inquiry-types.ts'
import type { Site } from '#specs/sites/index.ts'
import { useText, type Text } from '../../i18n/language.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx'

const tones: Readonly<Record<MyInquiryItem['status'], BadgeTone>> = {
  RECEIVED: 'info',
  IN_PROGRESS: 'warn',
  ANSWERED: 'good',
  CLOSED: 'neutral',
}

const heads: readonly MessageKey[] = [
  'myQuestion.number',
  'myQuestion.type',
  'myQuestion.subject',
  'myQuestion.date',
  'myQuestion.status',
]

/** Cells of a row, in the order of the columns. */
interface Row {
  readonly key: number
  readonly number: ReactNode
  readonly type: ReactNode
  readonly title: ReactNode
  readonly date: ReactNode
  readonly status: ReactNode
}

/** An inquiry as a row of the table. */
export const rowOf =
  (text: Text, site: Site) =>
  ({ inquiryId, inquiryTypeCode, title, regYmdt, status }: MyInquiryItem): Row => ({
    key: inquiryId,
    number: inquiryId,
    type: text(inquiryTypeLabel(inquiryTypeCode, site)),
    title,
    date: (
      <>
        {regYmdt.slice(0, 16)} <span className="text-ink-faint">UTC +9</span>
      </>
    ),
    status: <Badge tone={tones[status]}>{text(`status.${status}`)}</Badge>,
  })

/** Table; on narrow screens each row stacks its cells. Roles are explicit, because `flex` removes them. */
export const InquiryTable = ({ rows }: { rows: readonly Row[] }) => {
  const text = useText()
  return (
    <table role="table" className="w-full border-t border-ink">
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {heads.map((key) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className="border-b border-line px-3 py-3 text-left text-sm font-medium text-ink-faint"
            >
              {text(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, number, type, title, date, status }) => (
          <tr
            key={key}
            role="row"
            className="border-b border-line max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:py-3"
          >
            <td role="cell" className="w-24 px-3 py-3.5 text-sm text-ink-faint max-md:order-1 max-md:w-auto max-md:p-0">
              {number}
            </td>
            <td
              role="cell"
              className="w-32 px-3 py-3.5 text-sm whitespace-nowrap max-md:order-2 max-md:w-auto max-md:p-0"
            >
              {type}
            </td>
            <td
              role="cell"
              className="px-3 py-3.5 font-medium [overflow-wrap:anywhere] break-words max-md:order-4 max-md:w-full max-md:px-0 max-md:py-1"
            >
              {title}
            </td>
            <td
              role="cell"
              className="w-52 px-3 py-3.5 text-sm whitespace-nowrap text-ink-soft max-md:order-5 max-md:w-auto max-md:p-0"
            >
              {date}
            </td>
            <td role="cell" className="w-36 px-3 py-3.5 max-md:order-3 max-md:ml-auto max-md:w-auto max-md:p-0">
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
