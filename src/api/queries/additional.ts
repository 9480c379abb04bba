import { queryOptions } from '@tanstack/react-query'
import type { AdditionalCondition } from '#specs/rules/additional.ts'
import { callAt } from '../call.ts'

/** Whether an additional inquiry to the inquiry `id` is possible, with the time of the server. */
export const additionalCondition = (id: string) =>
  queryOptions({
    queryKey: ['additional-condition', id],
    queryFn: async ({ signal }): Promise<AdditionalCondition & { readonly at: number }> => {
      const { data, at } = await callAt('additionalCondition', { params: { id }, signal })
      return { ...data, at }
    },
    // Loaded again when the server refuses an inquiry. In between, the form must stay.
    staleTime: Infinity,
    gcTime: 0,
    // The page waits for it: what it showed before may be wrong by now.
    refetchOnMount: 'always',
  })
