import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { siteRow, type FaqTab } from '#specs/model/site.ts'
import { paths } from '#specs/rules/paths.ts'
import { firstPage, pathOfAddress, readAddress, type FaqAddress } from '../../../../features/faq/address.ts'
import { CategoryPaths } from '../../../../features/faq/category-paths.tsx'
import { FaqList, useFaqPages } from '../../../../features/faq/faq-list.tsx'
import { LateProductSelect } from '../../../../features/faq/late-product-select.tsx'
import { SearchBox } from '../../../../features/faq/search-box.tsx'
import { useSite } from '../../../../site.ts'
import { LinkButton } from '../../../../ui/actions/link-button.tsx'
import { ArticleLink } from '../../../parts/article-link.tsx'
import { Page } from '../../../parts/page.tsx'
import { TabBar } from '../../../parts/tab-bar.tsx'
import { useKeptPlace } from '../../../parts/use-kept-place.ts'

interface QuestionsProps {
  readonly tab: FaqTab
  /** The category cards of `/support/faq`, instead of the tabs. A search shows its answers first. */
  readonly cards?: ReactNode
}

/** The search and the list of questions, in the state that the URL contains. */
export const Questions = ({ tab, cards }: QuestionsProps) => {
  const { t } = useTranslation()
  const { site } = useSite()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const address = { ...readAddress(tab, search), isBelowCards: cards !== undefined }
  const { searchKeyword } = address
  const isSearch = searchKeyword !== ''
  const pages = useFaqPages(address)
  useKeptPlace(pages.every(({ isFetching, isPending }) => !isFetching && !isPending))
  /** What is shown changes on the spot; going back does not go through each change. */
  const change = (next: FaqAddress) => void navigate(pathOfAddress(next), { replace: true, state: { inPlace: true } })
  const show = (next: FaqAddress) =>
    void navigate(pathOfAddress({ ...next, ...firstPage }), {
      state: next.isBelowCards === address.isBelowCards ? { inPlace: true } : undefined,
    })
  return (
    <Page
      heading={isSearch ? t('faq.search.heading', { keyword: searchKeyword }) : undefined}
      page={address.page}
      lead={isSearch ? undefined : t('faq.lead')}
    >
      <div className={`flex flex-col gap-6 ${isSearch ? 'max-md:-mt-4 max-md:gap-3' : ''}`}>
        <SearchBox
          keyword={searchKeyword}
          isInPlace={cards === undefined}
          onSearch={(keyword) => {
            if (keyword === '') show({ ...address, searchKeyword: '' })
            else
              show({
                ...address,
                tab: 'ALL',
                isBelowCards: false,
                categoryCode2: undefined,
                categoryCode3: undefined,
                searchKeyword: keyword,
              })
          }}
        />
        {cards ? (
          !isSearch && cards
        ) : (
          <TabBar
            label={t('faq.list.tabs')}
            // The tabs keep what is searched.
            tabs={siteRow(site).faqTabs.map((each) => ({
              to: paths.faqList({ category: each.toLowerCase(), searchKeyword: searchKeyword || undefined }),
              text: t(`faq.tab.${each}`),
              isCurrent: each === tab,
            }))}
          />
        )}
        {tab === 'PROD' && (
          <LateProductSelect
            product={address.categoryCode3}
            onChoose={(categoryCode3) => show({ ...address, categoryCode2: undefined, categoryCode3 })}
          />
        )}
        <FaqList
          address={address}
          pages={pages}
          onChange={change}
          renderOwnLink={({ faqId, faqTitle, locale: written }) => (
            <ArticleLink
              to={paths.faqItem({ faqId: String(faqId) })}
              title={faqTitle}
              lang={written}
              id={`faq-${faqId}-own`}
              className="link py-0.5"
            >
              {t('faq.item.own')}
            </ArticleLink>
          )}
          ask={<LinkButton to={paths.inquiryEntry()}>{t('myQuestion.ask')}</LinkButton>}
        />
        {isSearch && pages[0]?.data?.totalElements !== 0 && (
          <CategoryPaths address={address} onToggle={() => change({ ...address, isPathsOpen: !address.isPathsOpen })} />
        )}
        {isSearch && cards}
      </div>
    </Page>
  )
}
