import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useTranslation } from 'react-i18next'
import { missingReason, myPageItem, visibleMenuItems, type MyPageItem } from '#specs/rules/my-page.ts'
import type { Visitor } from '#specs/model/visitor.ts'
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
