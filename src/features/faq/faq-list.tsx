import { useQueries } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FaqItem } from '#specs/contract/faq.ts'
import { faqPage, faqPageSize } from '../../api/queries/faq.ts'
import { useLocale } from '../../i18n/language.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadError } from '../../ui/feedback/load-error.tsx'
import { Pagination } from '../../ui/navigation/pagination.tsx'
import { firstPage, pathOfAddress, shownAtFirst, type FaqAddress } from './address.ts'
import { FaqRows, SkeletonRows } from './faq-rows.tsx'
import { ListHead } from './list-head.tsx'

/** The pages that are shown: one, and below 1260 px those that were appended to it. */
export const useFaqPages = ({ tab, categoryCode2, categoryCode3, searchKeyword, page, shown }: FaqAddress) => {
  const [locale] = useLocale()
  const filter = {
    categoryCode1: tab === 'ALL' ? undefined : tab,
    categoryCode2,
    categoryCode3,
    searchKeyword: searchKeyword || undefined,
  }
  const count = Math.max(1, Math.ceil(shown / faqPageSize))
  return useQueries({ queries: Array.from({ length: count }, (_, i) => faqPage(filter, page + i, locale)) })
}

interface FaqListProps {
  readonly address: FaqAddress
  readonly pages: ReturnType<typeof useFaqPages>
  /** Shows another state of the same list. */
  readonly onChange: (address: FaqAddress) => void
  /** Where to go when nothing was found. */
  readonly ask: ReactNode
  /** Link to the page of an item. */
  readonly renderOwnLink: (item: FaqItem) => ReactNode
}

/** The questions of a category or a search: ten with page numbers, or five with a button for more below 1260 px. */
export const FaqList = ({ address, pages, onChange, ask, renderOwnLink }: FaqListProps) => {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<number>()
  const { page, shown, toggled, searchKeyword } = address
  const [first] = pages
  const loaded = pages.flatMap(({ data }) => (data ? [data] : []))
  const following = pages.find(({ data }) => !data)
  /** Before the app is hydrated, nothing is fetched yet. */
  const isComing = following !== undefined && (following.isFetching || !following.isError)
  const total = first?.data?.totalElements
  const here = total === undefined ? 0 : Math.max(0, total - (page - 1) * faqPageSize)
  const more = () => {
    const next = shown + (shown === shownAtFirst ? shownAtFirst : faqPageSize)
    // The button disappears with the last question.
    if (next >= here) setWanted(shown)
    onChange({ ...address, shown: next })
  }
  const toggle = (faqId: number) =>
    onChange({
      ...address,
      toggled: toggled.includes(faqId) ? toggled.filter((each) => each !== faqId) : [...toggled, faqId],
    })
  const head = <ListHead address={address} total={total} names={namesOf(address, loaded[0]?.content[0])} />
  if (total === 0)
    return (
      <>
        {head}
        <EmptyState
          text={searchKeyword === '' ? t('faq.list.none') : t('faq.search.none', { keyword: searchKeyword })}
          action={ask}
        />
      </>
    )
  if (total !== undefined && here === 0)
    return (
      <>
        {head}
        <EmptyState
          text={t('list.pastEnd')}
          action={<LinkButton to={pathOfAddress({ ...address, ...firstPage })}>{t('list.first')}</LinkButton>}
        />
      </>
    )
  return (
    <>
      <div className="-mb-3">{head}</div>
      {(total !== undefined || !first?.isError) && (
        <ul aria-busy={isComing || undefined} className="border-t border-ink">
          <FaqRows pages={loaded} address={address} onToggle={toggle} wanted={wanted} renderOwnLink={renderOwnLink} />
          {isComing && (
            <SkeletonRows before={loaded.length * faqPageSize} shown={shown} isSearch={searchKeyword !== ''} />
          )}
        </ul>
      )}
      {following?.isError && (
        <LoadError
          text={t(total === undefined ? 'error.loadFailed' : 'faq.list.moreFailed')}
          retry={t('error.retry')}
          onRetry={() => void following.refetch()}
        />
      )}
      {total !== undefined && (
        <div className="flex flex-col items-center gap-3 xl:hidden print:hidden">
          <p role="status" className="text-sm text-ink-faint">
            {here > shownAtFirst && t('faq.list.shown', { total: here, shown: Math.min(shown, here) })}
          </p>
          {shown < here && (
            <Button variant="secondary" isBusy={following?.isFetching ?? false} onClick={more} className="w-full">
              {t('faq.list.more')}
            </Button>
          )}
          {page > 1 && (
            <LinkButton variant="quiet" to={pathOfAddress({ ...address, ...firstPage })}>
              {t('list.first')}
            </LinkButton>
          )}
        </div>
      )}
      {total !== undefined && (
        <div className="max-xl:hidden print:hidden">
          <Pagination
            page={page}
            pages={Math.ceil(total / faqPageSize)}
            hrefOf={(to) => pathOfAddress({ ...address, ...firstPage, page: to })}
            label={t('faq.list.page')}
            previous={t('myQuestion.previous')}
            next={t('myQuestion.next')}
          />
        </div>
      )}
    </>
  )
}

/** The names of the codes that the list is filtered by: every item has them. */
const namesOf = ({ categoryCode2 = '', categoryCode3 = '' }: FaqAddress, item: FaqItem | undefined) => ({
  categoryCode2: item?.categoryName2.trim() || categoryCode2,
  categoryCode3: item?.categoryName3.trim() || categoryCode3,
})
