import type { ReactNode } from 'react'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import {
  canOpen,
  missingMenuItems,
  missingReason,
  type MyPageItem,
  myPageItem,
  visibleMenuItems,
} from '#specs/rules/my-page.ts'
import type { Visitor } from '#specs/model/visitor.ts'
import { useSession } from '../../session/session.ts'
import { useSite } from '../../site.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { scrollToFocused } from '../../ui/navigation/scroll-to-focused.ts'
import { ScreenContext, useScreen } from './screen.ts'
import { Page } from './page.tsx'

/**
 * A screen of my page, with the menu of my page beside it. Its content is not rendered, and therefore requests nothing, if
 * the member may not open the item of its row in the route table. While the session is loading it is rendered: data of a
 * member waits for the member (`useMemberQuery`).
 */
export const MyPageScreen = ({ children }: { children: ReactNode }) => {
  const screen = useScreen()
  const { site } = useSite()
  const session = useSession()
  // A form whose session has expired keeps its menu.
  const member = session.member ?? session.expired
  const visitor = { site, member }
  // What the site does not have is known before the member is.
  const isDenied = (item: MyPageItem) => (member ? !canOpen(item, visitor) : missingReason(item, visitor) === 'site')
  const denied = screen.item && isDenied(screen.item) ? screen.item : undefined
  const menu = <MyPageMenu visitor={visitor} current={screen.item} />
  return (
    <ScreenContext value={{ ...screen, menu, menuNote: <MissingMenus visitor={visitor} /> }}>
      {denied ? <NoAccess item={denied} visitor={visitor} /> : children}
    </ScreenContext>
  )
}

interface NoAccessProps {
  readonly item: MyPageItem
  readonly visitor: Visitor
}

/** Page instead of an item of my page that the member may not open: the reason, and a way on. */
const NoAccess = ({ item, visitor }: NoAccessProps) => {
  const { t } = useTranslation('myPage')
  const screen = useScreen()
  const first = myPageItem(visibleMenuItems(visitor)[0] ?? 'questions')
  const reason = missingReason(item, visitor) ?? 'role'
  return (
    <ScreenContext value={{ ...screen, title: t('myPage.noAccess.title') }}>
      <Page>
        <EmptyState
          icon={<LockKeyhole aria-hidden size={26} strokeWidth={1.75} />}
          text={t(`myPage.reason.${reason}`, { menu: t(myPageItem(item).label) })}
          action={<LinkButton to={first.path}>{t('myPage.noAccess.next', { menu: t(first.label) })}</LinkButton>}
        />
      </Page>
    </ScreenContext>
  )
}

interface MyPageMenuProps {
  readonly visitor: Visitor
  readonly current: MyPageItem | undefined
}

const rowClass =
  'flex min-h-11 items-center border-b-2 px-3.5 py-1 text-sm whitespace-nowrap @min-[64rem]:whitespace-normal'
const columnClass =
  '@min-[64rem]:rounded-r-md @min-[64rem]:border-b-0 @min-[64rem]:border-l-3 @min-[64rem]:px-4 @min-[64rem]:text-base'

/** The row begins with the first item, so the current one may be outside it. */
const showInRow = (link: HTMLElement | null) => {
  const row = link?.closest('ul')
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}

/** The items of my page that the member may open: beside the content, and above it in one row on narrow screens. */
const MyPageMenu = ({ visitor, current }: MyPageMenuProps) => {
  const { t } = useTranslation('myPage')
  const items = visibleMenuItems(visitor)
  return (
    <nav aria-label={t('area.myPage')} className="mt-4 print:hidden @min-[64rem]:mt-6">
      <ul
        onFocus={scrollToFocused}
        className="-mx-4 flex scroll-px-4 overflow-x-auto px-4 [scrollbar-width:none] after:grow after:border-b-2 after:border-line md:-mx-6 md:px-6 @min-[64rem]:after:hidden @min-[64rem]:mx-0 @min-[64rem]:flex-col @min-[64rem]:overflow-visible @min-[64rem]:px-0"
      >
        {items.map((item) => (
          <li key={item} className="shrink-0">
            <Link
              ref={item === current ? showInRow : undefined}
              to={myPageItem(item).path}
              aria-current={item === current ? 'page' : undefined}
              className={`${rowClass} ${columnClass} border-line text-ink-soft -outline-offset-2 hover:border-brand hover:text-brand-ink aria-[current]:border-brand aria-[current]:font-semibold @min-[64rem]:aria-[current]:bg-brand-soft aria-[current]:text-brand-ink`}
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
const MissingMenus = ({ visitor }: Pick<MyPageMenuProps, 'visitor'>) => {
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
