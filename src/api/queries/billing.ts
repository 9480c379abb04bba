import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Locale } from '#specs/model/locale.ts'
import { call } from '../call.ts'

// Amounts of the current month change during the day.
const staleTime = 60_000

/** The months with usage and their totals, newest first. */
export const usageMonthsQuery = (email: string) =>
  queryOptions({
    queryKey: ['usage-months', email],
    queryFn: ({ signal }) => call('usageMonths', { signal }),
    staleTime,
  })

/** The usage of one month; it is not requested before the month is known. */
export const usageQuery = (email: string, month: string | undefined, locale: Locale) =>
  queryOptions({
    queryKey: ['usage', email, month, locale],
    queryFn: month === undefined ? skipToken : ({ signal }) => call('usage', { query: { month }, signal }),
    staleTime,
  })

/** The tax invoices of all months, newest first. */
export const taxBillsQuery = (email: string) =>
  queryOptions({
    queryKey: ['tax-bills', email],
    queryFn: ({ signal }) => call('taxBill', { query: {}, signal }),
    staleTime,
  })

/** The bills of all months, newest first. */
export const billsQuery = (email: string, locale: Locale) =>
  queryOptions({
    queryKey: ['bills', email, locale],
    queryFn: ({ signal }) => call('billing', { query: {}, signal }),
    staleTime,
  })

export const paymentMethodsQuery = (email: string, locale: Locale) =>
  queryOptions({
    queryKey: ['payment-methods', email, locale],
    queryFn: ({ signal }) => call('paymentMethods', { signal }),
    staleTime,
  })

export const solutionsQuery = (email: string, locale: Locale) =>
  queryOptions({
    queryKey: ['solutions', email, locale],
    queryFn: ({ signal }) => call('solution', { signal }),
    staleTime,
  })
