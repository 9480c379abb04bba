import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { InquiryCodePath } from '#specs/contract/inquiry.ts'
import { isSearched } from '#specs/model/inquiry-fields.ts'
import type { InquiryType } from '#specs/model/inquiry-types.ts'
import type { Locale } from '#specs/model/locale.ts'
import { countries } from '../../api/queries/country.ts'
import { codePaths, codes } from '../../api/queries/inquiry.ts'
import type { Lists } from './form-state.ts'

type WordsOf = (codes: readonly string[]) => string

/** The words of customers, which the list needs for a search only. */
const words = queryOptions({
  queryKey: ['category-words'],
  queryFn: async (): Promise<WordsOf> => (await import('./category-words.ts')).wordsOf,
  staleTime: Infinity,
})

export type Entry = ReturnType<typeof entryOf>

/** Option of the searchable list: its deepest code, labelled with all levels. */
const entryOf = (path: InquiryCodePath, wordsOf: WordsOf | undefined) => {
  const names = [path.codeName1, path.codeName2, path.codeName3].filter((name) => name.trim() !== '')
  const code = path.code3.trim() === '' ? path.code2 : path.code3
  const heading = names.slice(0, -1).join(' › ')
  const keywords = wordsOf?.([path.code1, path.code2, path.code3]) ?? ''
  return {
    ...path,
    code,
    group: path.code1,
    value: code,
    label: names.join(' › '),
    keywords,
    heading,
    shortLabel: names.at(-1)!,
  }
}

/** A stable empty array, so that memoised values do not change while there are no entries. */
const none: readonly Entry[] = []

/** What a control shows of a query: the same object while nothing of it changes. */
const useList = <Row>({ data, isFetching, isLoading, isError, refetch }: UseQueryResult<readonly Row[]>) =>
  useMemo(() => ({ data, isFetching, isLoading, isError, refetch }), [data, isFetching, isLoading, isError, refetch])
export type List<Row> = ReturnType<typeof useList<Row>>

/**
 * The options of the searchable list: those of the group in the URL until all are asked for. A group without any is
 * ignored.
 */
const usePaths = (type: InquiryType, locale: Locale, group: string | undefined) => {
  const searched = isSearched({ type })
  const [isAll, setAll] = useState(false)
  const ofGroup = useQuery({ ...codePaths(type, group, locale), enabled: searched && group !== undefined && !isAll })
  const isLimited = group !== undefined && !isAll && ofGroup.data?.length !== 0
  const all = useQuery({
    ...codePaths(type, undefined, locale),
    enabled: searched && !isLimited,
    placeholderData: () => (isAll ? ofGroup.data : undefined),
  })
  const showAll = useCallback(() => setAll(true), [])
  return { paths: useList(isLimited ? ofGroup : all), showAll: isLimited ? showAll : undefined }
}

/** Category options, in two selects or one searchable list, and what the form needs to know of them. */
export const useCategory = (type: InquiryType, locale: Locale, primaryCode: string, addressedGroup?: string) => {
  const searched = isSearched({ type })
  const primaries = useList(useQuery({ ...codes(type, undefined, locale), enabled: !searched }))
  const details = useList(useQuery({ ...codes(type, primaryCode, locale), enabled: !searched && primaryCode !== '' }))
  const { paths, showAll } = usePaths(type, locale, addressedGroup || undefined)
  const countryList = useQuery(countries(locale)).data
  const { data: wordsOf } = useQuery({ ...words, enabled: searched })
  const entries = useMemo(() => paths.data?.map((path) => entryOf(path, wordsOf)), [paths.data, wordsOf])
  const isLoading = primaries.isLoading || details.isLoading || paths.isLoading
  const lists = useMemo(
    (): Lists => ({
      groups: searched ? entries?.map(({ group }) => group) : primaries.data?.map(({ code }) => code),
      details: searched ? entries : details.data,
      isSearched: searched,
      callingCodes: countryList?.map(({ countryNo }) => countryNo),
      isLoading,
    }),
    [searched, entries, primaries.data, details.data, countryList, isLoading],
  )
  return { primaries, details, paths, showAll, entries: entries ?? none, lists }
}
