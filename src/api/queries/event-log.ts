import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#specs/model/locale.ts'
import { call } from '../call.ts'

/** How long an answer about incidents counts as new. */
const freshMs = 30_000

/** How often the page of an ongoing incident looks for news. */
const refreshMs = 60_000

/** The incidents of the site, the ongoing ones first. */
export const incidents = (locale: Locale) =>
  queryOptions({
    queryKey: ['incidents', locale],
    staleTime: freshMs,
    queryFn: ({ signal }) => call('eventLogs', { signal }),
  })

/** The incidents of the site that are not resolved. */
export const ongoingIncidents = (locale: Locale) =>
  queryOptions({
    ...incidents(locale),
    select: (all) => all.filter(({ troubleStatusCode }) => troubleStatusCode === 'IN_PROGRESS'),
  })

/** The log of an incident. As long as the incident is ongoing, it is requested again, unless `isLive` is false. */
export const incident = (id: string, locale: Locale, isLive: boolean) =>
  queryOptions({
    queryKey: ['incident', id, locale],
    staleTime: freshMs,
    queryFn: ({ signal }) => call('eventLog', { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      isLive && state.data?.content?.troubleStatusCode === 'IN_PROGRESS' ? refreshMs : false,
  })
