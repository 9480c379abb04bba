import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { paths } from '#specs/rules/paths.ts'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/language.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { LoadError } from '../../ui/feedback/load-error.tsx'
import { Pagination } from '../../ui/navigation/pagination.tsx'
import { QuestionTable, rowOf, waitingRows } from './question-table.tsx'

const pageSize = 10

/** A page of the member's inquiries; `page` counts from 0. */
const myInquiries = (email: string, page: number) =>
  queryOptions({
    queryKey: ['my-inquiries', email, page],
    queryFn: ({ signal }) => call('myInquiries', { query: { page, size: pageSize }, signal }),
  })

interface MyQuestionsProps {
  readonly email: string
  /** From 1, as in the URL. */
  readonly page: number
  readonly hrefOf: (page: number) => string
}

/** Inquiries of the signed-in member, newest first. */
export const MyQuestions = ({ email, page, hrefOf }: MyQuestionsProps) => {
  const text = useText()
  const { data, isPending, isError, refetch } = useQuery({
    ...myInquiries(email, page - 1),
    placeholderData: keepPreviousData,
    // Refetched on every visit, because members often arrive just after sending an inquiry.
    staleTime: 0,
  })
  if (isPending) return <MyQuestionsWaiting />
  if (isError)
    return <LoadError text={text('error.loadFailed')} retry={text('error.retry')} onRetry={() => void refetch()} />
  if (data.totalElements === 0) return <EmptyState text={text('myQuestion.none')} action={<Ask />} />
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">{text('myQuestion.total', { count: data.totalElements })}</p>
        <Ask />
      </div>
      <QuestionTable rows={data.content.map(rowOf(text))} />
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

const Ask = () => {
  const text = useText()
  return <LinkButton to={paths.inquiryEntry()}>{text('myQuestion.ask')}</LinkButton>
}

/** Skeleton of the list, with the number of rows that it usually has. */
export const MyQuestionsWaiting = () => {
  const text = useText()
  return (
    <div aria-busy className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">{text('shell.loading')}</p>
        <Ask />
      </div>
      <div aria-hidden>
        <QuestionTable rows={waitingRows(pageSize)} />
      </div>
      <div className="h-10" />
    </div>
  )
}
