import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { missingReason, myPageItem, visibleMenuItems, type MyPageItem } from '#specs/rules/my-page.ts'
import type { Visitor } from '#specs/rules/visitor.ts'
import { useText } from '../../i18n/language.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Page } from './page.tsx'
import { ScreenContext, useScreen } from './screen-context.ts'

interface NoAccessProps {
  readonly item: MyPageItem
  readonly visitor: Visitor
}

/** Page instead of an item of my page that the member may not open: the reason, and a way on. */
export const NoAccess = ({ item, visitor }: NoAccessProps) => {
  const text = useText()
  const screen = useScreen()
  const first = myPageItem(visibleMenuItems(visitor)[0] ?? 'questions')
  const reason = missingReason(item, visitor) ?? 'role'
  return (
    <ScreenContext value={{ ...screen, title: text('myPage.noAccess.title') }}>
      <Page>
        <EmptyState
          icon={<LockKeyhole aria-hidden size={26} strokeWidth={1.75} />}
          text={text(`myPage.reason.${reason}`, { menu: text(myPageItem(item).label) })}
          action={<LinkButton to={first.path}>{text('myPage.noAccess.next', { menu: text(first.label) })}</LinkButton>}
        />
      </Page>
    </ScreenContext>
  )
}
