import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { Exchange } from '#specs/contract/control-record.ts'
import { callControl } from '../../api/control.ts'
import { pollMs, worldQuery } from '../queries.ts'

/** Polls for newer exchanges only, because a full journal is long. */
const journalQuery = (id: string) =>
  queryOptions({
    queryKey: ['journal', id],
    queryFn: async ({ client, queryKey, signal }: { client: QueryClient; queryKey: string[]; signal: AbortSignal }) => {
      const known = client.getQueryData<readonly Exchange[]>(queryKey) ?? []
      // Exchanges from before the known ones may have been restored after they were deleted.
      const { recorded = 0, exchanges = 0 } = client.getQueryData(worldQuery(id).queryKey) ?? {}
      const isRestored = known.length < exchanges && (known[0]?.number ?? 0) > recorded - exchanges + 1
      const after = isRestored ? undefined : known.at(-1)?.number
      return merged(known, await callControl('journal', { params: { id }, query: after ? { after } : {}, signal }))
    },
    refetchInterval: pollMs,
    staleTime: 0,
    gcTime: 0,
  })

/** The exchanges of a world, oldest first, live. */
export const useJournal = (
  id: string,
): { readonly data: readonly Exchange[] | undefined; readonly error: Error | null } => {
  const { data: world } = useQuery(worldQuery(id))
  const { data, error } = useQuery(journalQuery(id))
  // Another console may have deleted the exchanges.
  const deleted = world ? world.recorded - world.exchanges : 0
  return { data: data?.filter(({ number }) => number > deleted), error }
}

/** As many as the journal of a world keeps. */
const exchangesMax = 1000

/** Adds newer exchanges to those that are known. After a reset of the world, their numbers begin again. */
export const merged = (known: readonly Exchange[], newer: readonly Exchange[]): readonly Exchange[] => {
  if (newer.length === 0) return known
  const isReset = newer[0]!.number <= (known.at(-1)?.number ?? 0)
  return isReset ? newer : [...known, ...newer].slice(-exchangesMax)
}
