import { Navigate } from 'react-router-dom'
import { firstMyPagePath } from '#specs/rules/my-page.ts'
import { useSession } from '../../../session/session.ts'
import { useSite } from '../../../site.ts'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { MyPageScreen } from '../../parts/my-page-screen.tsx'
import { Page } from '../../parts/page.tsx'
import { SignedIn } from '../../parts/signed-in.tsx'

/** The address of my page as a whole, which leads to the first item that the member sees. */
export const FirstItemScreen = () => {
  const { site } = useSite()
  const { member } = useSession()
  const first = firstMyPagePath({ site, member })
  return (
    <MyPageScreen>
      {first && <Navigate to={first} replace />}
      <Page>
        {/* Higher than a window, so that the footer does not move when the item follows. */}
        <div className="min-h-dvh">
          <SignedIn skeleton={<SkeletonText lines={6} />}>{() => null}</SignedIn>
        </div>
      </Page>
    </MyPageScreen>
  )
}
