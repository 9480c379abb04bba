import {
  focusManager,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import type { Persona } from '#specs/contract/member.ts'
import type { User } from '#specs/model/visitor.ts'
import { call } from '../api/call.ts'
import { useHydrated } from '../hydrated.tsx'
import { forgetOthers } from './stored.ts'

const channelName = 'session'

/** Tells the other tabs of this origin that somebody has signed in or out. */
const tellOtherTabs = (): void => {
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage(null)
  channel.close()
}

/** Runs `listener` whenever somebody has signed in or out in another tab, until the page ends. */
const onChangeInOtherTab = (listener: () => void): void => {
  new BroadcastChannel(channelName).addEventListener('message', listener)
}

interface Session {
  /** The signed-in member; null if nobody is signed in. */
  readonly member: User | null
  /** The member whose session ended while this tab was open, without signing out. */
  readonly expired: User | null
}

const queryKey = ['session'] as const

/** The next session of this tab. A member who is no longer signed in and has not signed out has expired. */
const nextSession = (client: QueryClient, member: User | null): Session => {
  const before = client.getQueryData<Session>(queryKey)
  return { member, expired: member ? null : (before?.member ?? before?.expired ?? null) }
}

export const sessionQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal, client }) => nextSession(client, (await call('session', { signal })).member),
  staleTime: 30_000,
  refetchOnWindowFocus: false,
})

/**
 * The current session. While it is loading or could not be loaded, nobody counts as signed in. Until the
 * app is hydrated, it is loading, as it was when the page was built.
 */
export const useSession = () => {
  const { data, isPending, isError, refetch } = useQuery(sessionQuery)
  const isHydrated = useHydrated()
  const session = isHydrated ? data : undefined
  return {
    member: session?.member ?? null,
    expired: session?.expired ?? null,
    isLoading: isPending || !isHydrated,
    isFailed: isHydrated && isError && data === undefined,
    retry: () => void refetch(),
  }
}

/** Loads who is signed in now. Throws a `CallError` if that fails; the last known session then stays. */
export const refreshSession = async (client: QueryClient): Promise<User | null> => {
  const { member } = await call('session', {})
  client.setQueryData<Session>(queryKey, nextSession(client, member))
  return member
}

/** Clears stored and cached data of the previous member after somebody signs in or out. */
const changePerson = (client: QueryClient, member: User | null) => {
  forgetOthers(member?.email ?? null)
  client.setQueryData<Session>(queryKey, { member, expired: null })
  // Mounted queries are keyed by member and reload themselves; refetching for the previous member would fail.
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session', type: 'inactive' })
}

/**
 * Follows signing in and out in other tabs. The server is asked who is signed in now, because another tab may belong to
 * another world. It is also asked when the visitor returns to this tab: a request that is still running may be older.
 */
export const followOtherTabs = (client: QueryClient): void => {
  const askAgain = async () => {
    await client.cancelQueries({ queryKey })
    await client.refetchQueries({ queryKey })
  }
  focusManager.subscribe((isFocused) => {
    if (isFocused) void askAgain()
  })
  const follow = async () => {
    const { member } = await call('session', {})
    const before = client.getQueryData<Session>(queryKey)?.member
    if (member?.email !== before?.email) changePerson(client, member)
  }
  // If that fails, the tab asks again when it gets the focus.
  onChangeInOtherTab(() => void follow().catch(() => undefined))
}

const useChangeOfPerson = () => {
  const client = useQueryClient()
  return (member: User | null) => {
    changePerson(client, member)
    tellOtherTabs()
  }
}

const signInKey = ['sign-in']

export const useSignIn = () => {
  const client = useQueryClient()
  const settle = useChangeOfPerson()
  const mutation = useMutation({
    mutationKey: signInKey,
    mutationFn: (persona: Exclude<Persona, 'anonymous'>) => call('signIn', { body: { persona } }),
    onSuccess: ({ member }) => settle(member),
  })
  /** Whether somebody is being signed in now; `isPending` is only updated by the next render. */
  return { ...mutation, isRunning: () => client.isMutating({ mutationKey: signInKey }) > 0 }
}

export const useSignOut = () => {
  const settle = useChangeOfPerson()
  return useMutation({ mutationFn: () => call('signOut', {}), onSuccess: () => settle(null) })
}
