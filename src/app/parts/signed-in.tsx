import type { ReactNode } from 'react'
import type { User } from '#specs/model/visitor.ts'
import { useSession } from '../../session/session.ts'
import { QueryView } from './query-view.tsx'

interface SignedInProps {
  /** Shown until the session has loaded; it has the size of the content. */
  readonly skeleton?: ReactNode
  readonly children: (member: User) => ReactNode
}

/** Content for the signed-in member. The route's `access` has already sent everybody else to the login page. */
export const SignedIn = ({ skeleton = null, children }: SignedInProps) => {
  const { member, isFailed, retry } = useSession()
  return (
    <QueryView query={{ data: member ?? undefined, isError: isFailed, refetch: retry }} skeleton={skeleton}>
      {children}
    </QueryView>
  )
}
