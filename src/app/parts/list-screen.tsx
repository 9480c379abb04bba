import type { ReactNode } from 'react'
import { useText } from '../../i18n/language.ts'
import { Pagination } from '../../ui/navigation/pagination.tsx'
import { Page } from './page.tsx'
import { QueryView } from './query-view.tsx'
import type { usePageParam } from './use-page-param.ts'

/** One page of a list, as every paged endpoint returns it. */
interface PageOf<Item> {
  readonly content: readonly Item[]
  readonly totalElements: number
  readonly totalPages: number
}

interface ListScreenProps<Item> {
  readonly query: {
    readonly data: PageOf<Item> | undefined
    readonly isError: boolean
    readonly refetch: () => unknown
  }
  readonly pageParam: ReturnType<typeof usePageParam>
  readonly width?: 'support' | 'tab'
  readonly lead?: ReactNode
  /** Text above the list, such as "62 total". */
  readonly total: (count: number) => string
  /** Shown beside the total. */
  readonly action?: ReactNode
  /** Shown instead of a list without any items. */
  readonly empty: ReactNode
  /** Rows while loading; they have the size of the list. */
  readonly skeleton: ReactNode
  readonly children: (items: readonly Item[]) => ReactNode
}

/** Screen of a paged list: total and action above the rows, page numbers below. */
export const ListScreen = <Item,>({
  query,
  pageParam: { page, hrefOf },
  width,
  lead,
  total,
  action,
  empty,
  skeleton,
  children,
}: ListScreenProps<Item>) => {
  const text = useText()
  const above = (line: string) => (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-soft">{line}</p>
      {action}
    </div>
  )
  return (
    <Page page={page} lead={lead} {...(width && { width })}>
      <QueryView
        query={query}
        skeleton={
          <div aria-busy className="flex flex-col gap-6">
            {above(text('shell.loading'))}
            <div aria-hidden>{skeleton}</div>
            <div className="h-10" />
          </div>
        }
        isEmpty={({ totalElements }) => totalElements === 0}
        empty={empty}
      >
        {({ content, totalElements, totalPages }) => (
          <div className="flex flex-col gap-6">
            {above(total(totalElements))}
            {children(content)}
            <Pagination
              page={page}
              pages={totalPages}
              hrefOf={hrefOf}
              label={text('myQuestion.page')}
              previous={text('myQuestion.previous')}
              next={text('myQuestion.next')}
            />
          </div>
        )}
      </QueryView>
    </Page>
  )
}
