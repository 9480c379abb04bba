import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Pagination } from '../../ui/navigation/pagination.tsx'
import { Page } from './page.tsx'
import { QueryView } from './query-view.tsx'
import { useKeptPlace } from './use-kept-place.ts'
import type { usePageParam } from './search-params.ts'

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
  readonly lead?: ReactNode
  /** Tabs above the list, and a search field beside the total. They stay in every state. */
  readonly tabs?: ReactNode
  readonly search?: ReactNode
  /** Message above the list, also above one that failed to load. */
  readonly notice?: ReactNode
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
  lead,
  tabs,
  search,
  notice,
  total,
  action,
  empty,
  skeleton,
  children,
}: ListScreenProps<Item>) => {
  const { t } = useTranslation()
  const { data, isError } = query
  const isEmpty = data?.totalElements === 0
  useKeptPlace(data !== undefined)
  const status = () => {
    if (data) return isEmpty ? '' : total(data.totalElements)
    return isError ? '' : t('shell.loading')
  }
  const hasRows = data ? !isEmpty : !isError
  return (
    <Page page={page} lead={lead}>
      {tabs && <div className="mb-5 print:hidden">{tabs}</div>}
      {notice && <div className="mb-6">{notice}</div>}
      {(search || hasRows) && (
        <div className="mb-6 flex flex-wrap-reverse items-center justify-between gap-3">
          {/* Announced when it changes, such as after a search. */}
          <p role="status" className="text-ink-soft">
            {status()}
          </p>
          {hasRows && action}
          {search && <div className="w-full sm:w-80">{search}</div>}
        </div>
      )}
      <QueryView
        query={query}
        skeleton={
          <div aria-busy className="flex flex-col gap-6">
            <div aria-hidden>{skeleton}</div>
            <div className="h-10" />
          </div>
        }
        isEmpty={({ totalElements }) => totalElements === 0}
        empty={empty}
      >
        {({ content, totalPages }) => (
          <div className="flex flex-col gap-6">
            {content.length > 0 ? (
              children(content)
            ) : (
              <EmptyState text={t('list.pastEnd')} action={<LinkButton to={hrefOf(1)}>{t('list.first')}</LinkButton>} />
            )}
            <Pagination
              page={page}
              pages={totalPages}
              hrefOf={hrefOf}
              label={t('myQuestion.page')}
              previous={t('myQuestion.previous')}
              next={t('myQuestion.next')}
            />
          </div>
        )}
      </QueryView>
    </Page>
  )
}
