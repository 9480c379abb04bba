import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import type { User } from '#specs/model/visitor.ts'
import { CallError } from '../../api/call.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { attempt, type Attempt } from '../../api/attempt.ts'
import { SessionExpiredAlert } from '../../forms/session-expired-alert.tsx'
import { refreshSession, useSession } from '../../session/session.ts'
import { QueryView } from './query-view.tsx'
import { useLoginPath } from './use-login-path.ts'

interface SessionOwnerProps {
  readonly skeleton: ReactNode
  /** @param isExpired whether the session of the owner has expired since the page was opened */
  readonly children: (owner: User, isExpired: boolean) => ReactNode
}

/** A form that stays with its owner when their session expires. Its route needs `staysWhenExpired`. */
export const SessionOwner = ({ skeleton, children }: SessionOwnerProps) => {
  const { member, expired, isFailed, retry } = useSession()
  return (
    <QueryView query={{ data: member ?? expired ?? undefined, isError: isFailed, refetch: retry }} skeleton={skeleton}>
      {(owner) => children(owner, member === null)}
    </QueryView>
  )
}

/** How an attempt to save ends. `notOwner`: nobody is signed in, or somebody else; nothing has been saved. */
type SaveOutcome<Result> =
  | { readonly is: 'saved'; readonly result: Result }
  | { readonly is: 'notOwner' }
  | { readonly is: 'cancelled' }
  | { readonly is: 'failed'; readonly failure: Failure; readonly errors: CallError['errors'] }

/** Returns a function that saves something for its owner. It never throws. */
export const useSaveForOwner = (owner: User) => {
  const client = useQueryClient()
  /** Whether somebody else is signed in now, or nobody. False if that cannot be loaded. */
  const hasChanged = () =>
    refreshSession(client).then(
      (member) => member?.email !== owner.email,
      () => false,
    )
  return async <Result,>(save: (running: Attempt) => Promise<Result>): Promise<SaveOutcome<Result>> => {
    try {
      return await attempt<SaveOutcome<Result>>(async (running) =>
        (await hasChanged()) ? { is: 'notOwner' } : { is: 'saved', result: await save(running) },
      )
    } catch (error) {
      const { status, code, errors } = error instanceof CallError ? error : new CallError(500, '', '')
      if (code === 'CANCELLED') return { is: 'cancelled' }
      // The session may have ended after it was checked.
      if (status === 401 && (await hasChanged())) return { is: 'notOwner' }
      return { is: 'failed', failure: failureOf(error), errors }
    }
  }
}

interface SessionExpiredProps {
  /** True once it has kept something from being saved: it is scrolled into view and focused. */
  readonly isObstacle: boolean
  readonly children: string
}

/** The alert about an expired session above a form of my page. */
export const SessionExpired = ({ isObstacle, children }: SessionExpiredProps) => {
  const loginPath = useLoginPath()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isObstacle) return
    notice.current?.scrollIntoView({ block: 'center' })
    notice.current?.focus({ preventScroll: true })
  }, [isObstacle])
  return (
    <div ref={notice} tabIndex={-1} data-session-expired>
      <SessionExpiredAlert loginPath={loginPath}>{children}</SessionExpiredAlert>
    </div>
  )
}
