import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { World, WorldSettings } from '#specs/contract/control-world.ts'

const cookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** The world of this page. */
export const worldId = () => cookie('mock-world') ?? 'default'

/** Id of a world that a cookie named but that no longer exists; the page uses the default world instead. */
export const goneWorld = () => cookie('mock-world-gone')
export const forgetGoneWorld = () => {
  document.cookie = 'mock-world-gone=; Path=/; Max-Age=0; SameSite=Lax'
}

const ask = async (init?: RequestInit): Promise<World> => {
  const response = await fetch(`/__mock/worlds/${worldId()}`, init)
  if (!response.ok)
    throw new Error(`Failed to reach the control plane: it answered ${response.status}. Is it switched off?`)
  return response.json() as Promise<World>
}

export const worldQuery = queryOptions({
  queryKey: ['developer', 'world'],
  queryFn: ({ signal }) => ask({ signal }),
  refetchOnWindowFocus: true,
  retry: false,
})

/** Changes the world through the control plane, then refetches everything that the page shows. */
export const useChangeWorld = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (settings: WorldSettings) =>
      ask({ method: 'PATCH', headers: { 'content-type': 'application/json' }, body: JSON.stringify(settings) }),
    onSuccess: async (world) => {
      client.setQueryData(worldQuery.queryKey, world)
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'developer' })
    },
  })
}
