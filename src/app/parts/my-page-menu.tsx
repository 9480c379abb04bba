import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { missingMenuItems, myPageItem, visibleMenuItems, type MyPageItem } from '#specs/rules/my-page.ts'
import type { Visitor } from '#specs/model/visitor.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { scrollToFocused } from '../../ui/navigation/scroll-to-focused.ts'

interface MyPageMenuProps {
  readonly visitor: Visitor
  readonly current: MyPageItem | undefined
}

const rowClass =
  'flex min-h-9 items-center rounded-full border px-3.5 py-1 text-sm whitespace-nowrap @min-[64rem]:whitespace-normal'
const columnClass =
  '@min-[64rem]:min-h-11 @min-[64rem]:rounded-none @min-[64rem]:rounded-r-md @min-[64rem]:border-0 @min-[64rem]:border-l-3 @min-[64rem]:px-4 @min-[64rem]:text-base'

/** The row begins with the first item, so the current one may be outside it. */
const showInRow = (link: HTMLElement | null) => {
  const row = link?.closest('ul')
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}

/** The items of my page that the member may open: beside the content, and above it in one row on narrow screens. */
export const MyPageMenu = ({ visitor, current }: MyPageMenuProps) => {
  const { t } = useTranslation('myPage')
  const items = visibleMenuItems(visitor)
  return (
    <nav aria-label={t('area.myPage')} className="mt-4 print:hidden @min-[64rem]:mt-6">
      <ul
        onFocus={scrollToFocused}
        className="-mx-4 flex scroll-px-4 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:-mx-6 md:px-6 @min-[64rem]:mx-0 @min-[64rem]:flex-col @min-[64rem]:gap-0 @min-[64rem]:overflow-visible @min-[64rem]:px-0"
      >
        {items.map((item) => (
          <li key={item} className="shrink-0">
            <Link
              ref={item === current ? showInRow : undefined}
              to={myPageItem(item).path}
              aria-current={item === current ? 'page' : undefined}
              className={`${rowClass} ${columnClass} border-line bg-surface text-ink-soft -outline-offset-2 hover:border-brand hover:text-brand-ink aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand-ink`}
            >
              {t(myPageItem(item).label)}
            </Link>
          </li>
        ))}
        {/* Until the session has loaded. */}
        {visitor.member === null &&
          [...Array(6).keys()].map((key) => (
            <li key={key} aria-hidden className={`${rowClass} ${columnClass} shrink-0 border-line`}>
              <Skeleton className="h-4 w-20" />
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** Why the menu of the member lacks items; nothing if it lacks none. */
export const MissingMenus = ({ visitor }: Pick<MyPageMenuProps, 'visitor'>) => {
  const { t } = useTranslation('myPage')
  const missing = visitor.member ? missingMenuItems(visitor) : []
  if (missing.length === 0) return null
  return (
    <details className="group mt-10 text-sm text-ink-soft print:hidden @min-[64rem]:mt-5 @min-[64rem]:px-4">
      <summary className="cursor-pointer py-1 hover:text-brand-ink">{t('myPage.missing.title')}</summary>
      <ul className="mt-1.5 flex flex-col gap-2">
        {missing.map(({ item, reason }) => (
          <li key={item}>{t(`myPage.reason.${reason}`, { menu: t(myPageItem(item).label) })}</li>
        ))}
      </ul>
    </details>
  )
}
