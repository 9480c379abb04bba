import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { WorldSettings } from '#specs/contract/control-world.ts'
import { callControl } from '../api/control.ts'
import { readCookie, writeCookie } from '../cookies.ts'

// Set by the server of `npm start`, which is the only one whose pages have the bar.
const worldCookie = import.meta.env.WORLD_COOKIE as string

/** The world of this page. */
export const worldId = () => readCookie(worldCookie) ?? 'default'

/** Id of a world that a cookie named but that no longer exists; the page uses the default world instead. */
export const goneWorld = () => readCookie(`${worldCookie}-gone`)
export const forgetGoneWorld = () => {
  writeCookie(`${worldCookie}-gone=; Path=/; Max-Age=0; SameSite=Lax`)
}

/** Names this world to an operation of the control plane. */
export const thisWorld = () => ({ params: { id: worldId() } })

export const worldQuery = queryOptions({
  queryKey: ['developer', 'world'],
  queryFn: ({ signal }) => callControl('world', { ...thisWorld(), signal }),
  refetchOnWindowFocus: true,
  retry: false,
})

/** Changes settings of the world. The page is not refetched. */
const patch = (body: WorldSettings) => callControl('changeWorld', { ...thisWorld(), body })

/** Sets the clock of the world forward. */
export const passMinutes = async (minutes: number): Promise<void> => {
  const { now } = await callControl('world', thisWorld())
  await patch({ now: new Date(Date.parse(now) + minutes * 60_000).toISOString() })
}

/** Signs the visitor out on the server alone, as an expired session does. */
export const expireSession = async (): Promise<void> => {
  await patch({ persona: 'anonymous' })
}

/** Changes the world through the control plane, then refetches everything that the page shows. */
export const useChangeWorld = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: patch,
    onSuccess: async (world) => {
      client.setQueryData(worldQuery.queryKey, world)
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'developer' })
    },
  })
}
