import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#specs/model/locale.ts'
import { call } from '../call.ts'

/** Account data rarely changes, so it is cached for the whole visit. */
const lasting = { staleTime: Infinity }

/** Whether a user of the partner group is a partner member. */
export const partnerInit = (email: string | undefined) =>
  queryOptions({
    ...lasting,
    queryKey: ['partner-init', email],
    queryFn: ({ signal }) => call('partnerInit', { signal }),
  })

/** Phone number of the signed-in member. */
export const alarmInit = (email: string | undefined) =>
  queryOptions({ ...lasting, queryKey: ['alarm-init', email], queryFn: ({ signal }) => call('alarmInit', { signal }) })

/** Accounts to sign in with, described in a language. */
export const accounts = (locale: Locale) =>
  queryOptions({
    queryKey: ['accounts', locale],
    queryFn: ({ signal }) => call('accounts', { signal }),
    placeholderData: (previous) => previous,
  })
