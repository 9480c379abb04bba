import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { World, WorldSettings } from '#specs/contract/control-world.ts'
import { readCookie, writeCookie } from '../../cookies.ts'

// Set by the server of `npm start`, which is the only one whose pages have the bar.
const worldCookie = import.meta.env.WORLD_COOKIE as string

/** The world of this page. */
export const worldId = () => readCookie(worldCookie) ?? 'default'

/** Id of a world that a cookie named but that no longer exists; the page uses the default world instead. */
export const goneWorld = () => readCookie(`${worldCookie}-gone`)
export const forgetGoneWorld = () => {
  writeCookie(`${worldCookie}-gone=; Path=/; Max-Age=0; SameSite=Lax`)
}

/** Calls the control plane about this world; `path` is below its own. A body is JSON. */
export const control = async (path: string, init: RequestInit = {}): Promise<unknown> => {
  const url = `/__mock/worlds/${worldId()}${path === '' ? '' : `/${path}`}`
  const response = await fetch(url, {
    ...init,
    ...(init.body && { headers: { 'content-type': 'application/json' } }),
  })
  if (!response.ok)
    throw new Error(
      `Failed to reach the control plane: it returned ${response.status}. Start the mock without --no-control.`,
    )
  return response.json()
}

const ask = (init?: RequestInit) => control('', init) as Promise<World>

export const resetWorld = () => control('reset', { method: 'POST' })

export const worldQuery = queryOptions({
  queryKey: ['developer', 'world'],
  queryFn: ({ signal }) => ask({ signal }),
  refetchOnWindowFocus: true,
  retry: false,
})

/** Changes settings of the world. The page is not refetched. */
const patch = (settings: WorldSettings) => ask({ method: 'PATCH', body: JSON.stringify(settings) })

/** Sets the clock of the world forward. */
export const passMinutes = async (minutes: number): Promise<void> => {
  const { now } = await ask()
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
