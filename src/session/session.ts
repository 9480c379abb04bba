import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Persona, User } from '#specs/contract/member.ts'
import { call } from '../api/call.ts'
import { forgetOthers } from './stored.ts'

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call('session', { signal }),
  staleTime: 30_000,
})

/** The signed-in member; null if nobody is signed in, or while the session is loading or failed to load. */
export const useSession = () => {
  const { data, isPending, isError, refetch } = useQuery(sessionQuery)
  return { member: data?.member ?? null, isLoading: isPending, isFailed: isError, retry: () => void refetch() }
}

/** Clears stored and cached data of the previous member after somebody signs in or out. */
const useChangeOfPerson = () => {
  const client = useQueryClient()
  return (member: User | null) => {
    forgetOthers(member?.email ?? null)
    client.setQueryData(sessionQuery.queryKey, { member })
    // Mounted queries are keyed by member and reload themselves; refetching for the previous member would fail.
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session', type: 'inactive' })
  }
}

export const useSignIn = () => {
  const settle = useChangeOfPerson()
  return useMutation({
    mutationFn: (persona: Exclude<Persona, 'anonymous'>) => call('signIn', { body: { persona } }),
    onSuccess: ({ member }) => settle(member),
  })
}

export const useSignOut = () => {
  const settle = useChangeOfPerson()
  return useMutation({ mutationFn: () => call('signOut', {}), onSuccess: () => settle(null) })
}
