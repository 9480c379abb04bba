import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useSession } from '../../session/session.ts'

/** A query for the signed-in member. It waits for the session, and fails if the session could not be loaded. */
export const useMemberQuery = <Data, Key extends QueryKey>(
  optionsOf: (email: string) => UseQueryOptions<Data, Error, Data, Key>,
) => {
  const { member, isFailed, retry } = useSession()
  const options = optionsOf(member?.email ?? '')
  const query = useQuery({ ...options, enabled: member !== null && options.enabled !== false })
  return isFailed ? { data: undefined, isError: true, error: null, refetch: retry } : query
}
