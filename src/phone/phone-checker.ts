import { queryOptions, useQuery } from '@tanstack/react-query'

/** The functions for phone numbers, in a separate chunk because its data is large. */
export const phoneChecker = () =>
  queryOptions({
    staleTime: Infinity,
    queryKey: ['phone-checker'],
    queryFn: () => import('./phone.ts'),
    structuralSharing: false,
  })

/** The functions for phone numbers; undefined until their data has loaded. */
export const usePhoneNumbers = () => useQuery(phoneChecker()).data
