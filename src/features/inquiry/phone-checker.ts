import { queryOptions } from '@tanstack/react-query'

/** The phone checker, in a separate chunk because its data is large. */
export const phoneChecker = () =>
  queryOptions({
    staleTime: Infinity,
    queryKey: ['phone-checker'],
    queryFn: () => import('./phone.ts'),
    structuralSharing: false,
  })
