import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { MyInquiryItem } from '#specs/contract/my-page-records.ts'
import type { MessageKey } from '#specs/messages/index.ts'
import { call } from '../../api/call.ts'
import { useText } from '../../api/language.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tag, type TagTone } from '../../ui/tag.tsx'

const pageSize = 10

/** A page of the questions that somebody sent; `page` counts from 0. */
const myInquiries = (email: string, page: number) =>
  queryOptions({
    queryKey: ['my-inquiries', email, page],
    queryFn: ({ signal }) => call('myInquiries', { query: { page, size: pageSize }, signal }),
  })

const tones: Readonly<Record<MyInquiryItem['status'], TagTone>> = {
  RECEIVED: 'info',
  IN_PROGRESS: 'warn',
  ANSWERED: 'good',
  CLOSED: 'neutral',
}

interface MyQuestionsProps {
  readonly email: string
  /** From 1, as in the address. */
  readonly page: number
  readonly hrefOf: (page: number) => string
}

/** What the signed-in person has sent, the newest first. */
export const MyQuestions = ({ email, page, hrefOf }: MyQuestionsProps) => {
  const text = useText()
  const { data, isPending, isError, refetch } = useQuery({
    ...myInquiries(email, page - 1),
    placeholderData: keepPreviousData,
    // Whoever comes here has often just sent one.
    staleTime: 0,
  })
  if (isPending) return <Waiting />
  if (isError)
    return (
      <Notice
        tone="bad"
        role="alert"
        actions={
          <Button size="sm" onClick={() => void refetch()}>
            {text('error.retry')}
          </Button>
        }
      >
        {text('error.loadFailed')}
      </Notice>
    )
  const ask = <LinkButton to="/support/question/general">{text('myQuestion.ask')}</LinkButton>
  if (data.totalElements === 0) return <Empty text={text('myQuestion.none')} action={ask} />
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">{text('myQuestion.total', { count: data.totalElements })}</p>
        {ask}
      </div>
      <List items={data.content} />
      <Pagination
        page={page}
        pages={data.totalPages}
        hrefOf={hrefOf}
        label={text('myQuestion.page')}
        previous={text('myQuestion.previous')}
        next={text('myQuestion.next')}
      />
    </div>
  )
}

/** A table on wide screens; below, each row stacks its cells. The roles are written out, because `flex` takes them away. */
const List = ({ items }: { items: readonly MyInquiryItem[] }) => {
  const text = useText()
  const heads: readonly MessageKey[] = [
    'myQuestion.number',
    'myQuestion.type',
    'myQuestion.subject',
    'myQuestion.date',
    'myQuestion.status',
  ]
  return (
    <table role="table" className="w-full border-t border-ink">
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {heads.map((key) => (
            <th
              key={key}
              scope="col"
              className="border-b border-line px-3 py-3 text-left text-sm font-medium text-ink-faint"
            >
              {text(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map(({ inquiryId, inquiryTypeCode, title, regYmdt, status }) => (
          <tr
            key={inquiryId}
            role="row"
            className="border-b border-line max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:py-3"
          >
            <td role="cell" className="px-3 py-3.5 text-sm text-ink-faint max-md:order-1 max-md:p-0">
              {inquiryId}
            </td>
            <td role="cell" className="px-3 py-3.5 text-sm whitespace-nowrap max-md:order-2 max-md:p-0">
              {text(`type.${inquiryTypeCode}`)}
            </td>
            <td
              role="cell"
              className="px-3 py-3.5 font-medium break-words [overflow-wrap:anywhere] max-md:order-4 max-md:w-full max-md:px-0 max-md:py-1"
            >
              {title}
            </td>
            <td role="cell" className="px-3 py-3.5 text-sm whitespace-nowrap text-ink-soft max-md:order-5 max-md:p-0">
              {regYmdt.slice(0, 16)} <span className="text-ink-faint">UTC +9</span>
            </td>
            <td role="cell" className="px-3 py-3.5 max-md:order-3 max-md:ml-auto max-md:p-0">
              <Tag tone={tones[status]}>{text(`status.${status}`)}</Tag>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Waiting = () => {
  const text = useText()
  return (
    <div aria-busy className="flex flex-col gap-3">
      <span className="sr-only">{text('shell.loading')}</span>
      <Skeleton className="h-11 w-full" />
      {Array.from({ length: pageSize }, (_, i) => (
        <Skeleton key={i} className="h-13 w-full" />
      ))}
    </div>
  )
}
