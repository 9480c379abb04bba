import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Persona, User } from '#specs/contract/member.ts'
import { call } from './call.ts'
import { forgetOthers } from './stored.ts'

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call('session', { signal }),
  staleTime: 30_000,
})

/** Who is signed in; null is nobody, or not known: because it is loading, or because asking failed. */
export const useSession = () => {
  const { data, isPending, isError, refetch } = useQuery(sessionQuery)
  return { member: data?.member ?? null, isLoading: isPending, isFailed: isError, retry: () => void refetch() }
}

/** After a change of person nothing that was kept or loaded for the former one is shown to the next. */
const useChangeOfPerson = () => {
  const client = useQueryClient()
  return (member: User | null) => {
    forgetOthers(member?.email ?? null)
    client.setQueryData(sessionQuery.queryKey, { member })
    // What is shown is keyed by its person and loads itself anew; asking again for the former one would be refused.
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
