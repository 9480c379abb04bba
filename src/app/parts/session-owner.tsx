import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '#specs/contract/member.ts'
import { CallError } from '../../api/call.ts'
import { refreshSession, useSession } from '../../session/session.ts'
import { QueryView } from './query-view.tsx'

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
export type SaveOutcome<Result> =
  | { readonly is: 'saved'; readonly result: Result }
  | { readonly is: 'notOwner' }
  | { readonly is: 'failed'; readonly error: CallError }

/** Returns a function that saves something for its owner. It never throws. */
export const useSaveForOwner = (owner: User) => {
  const client = useQueryClient()
  /** Whether somebody else is signed in now, or nobody. False if that cannot be loaded. */
  const hasChanged = () =>
    refreshSession(client).then(
      (member) => member?.email !== owner.email,
      () => false,
    )
  return async <Result,>(save: () => Promise<Result>): Promise<SaveOutcome<Result>> => {
    if (await hasChanged()) return { is: 'notOwner' }
    try {
      return { is: 'saved', result: await save() }
    } catch (cause) {
      const error = cause instanceof CallError ? cause : new CallError(0, 'UNREACHABLE', '')
      // The session may have ended after it was checked.
      return error.status === 401 && (await hasChanged()) ? { is: 'notOwner' } : { is: 'failed', error }
    }
  }
}
