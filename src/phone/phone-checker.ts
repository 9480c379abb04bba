import { queryOptions, useQuery } from '@tanstack/react-query'
import { useIsUsed } from '../when-used.ts'

/** The functions for phone numbers, in a separate chunk because its data is large. */
export const phoneChecker = () =>
  queryOptions({
    staleTime: Infinity,
    queryKey: ['phone-checker'],
    queryFn: () => import('./phone.ts'),
    structuralSharing: false,
  })

/** The functions for phone numbers; undefined until the visitor uses the page and their data has loaded. */
export const usePhoneNumbers = () => useQuery({ ...phoneChecker(), enabled: useIsUsed() }).data
