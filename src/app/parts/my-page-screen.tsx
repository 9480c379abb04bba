import type { ReactNode } from 'react'
import { canOpen, missingReason, type MyPageItem } from '#specs/rules/my-page.ts'
import { useSession } from '../../session/session.ts'
import { useSite } from '../../site.ts'
import { MissingMenus, MyPageMenu } from './my-page-menu.tsx'
import { NoAccess } from './no-access.tsx'
import { ScreenContext, useScreen } from './screen-context.ts'

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
