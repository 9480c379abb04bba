import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { InquiryCodePath } from '#specs/contract/inquiry.ts'
import type { Locale } from '#specs/model/locale.ts'
import type { InquiryDraft } from '#specs/rules/inquiry-draft.ts'
import { isSearched, type ValueName } from '#specs/model/inquiry-fields.ts'
import type { InquiryType } from '#specs/model/inquiry-types.ts'
import { useHandler } from './use-handler.ts'
import { codePaths, codes } from '../../api/queries/inquiry.ts'

interface Choosing {
  readonly type: InquiryType
  readonly locale: Locale
  readonly draft: InquiryDraft
  /** The detail code from the URL, which is treated like a choice of the visitor. */
  readonly addressed: string | undefined
  readonly change: (name: ValueName, value: string) => void
  readonly setDerived: (name: ValueName, value: string) => void
  /** Called with a code that the lists do not contain. */
  readonly drop: (name: 'primaryCode' | 'bbsArticleTypeDetailCode') => void
}

export type Entry = ReturnType<typeof entryOf>

/** Option of the searchable list: its deepest code, labelled with all levels. */
const entryOf = (path: InquiryCodePath) => {
  const names = [path.codeName1, path.codeName2, path.codeName3].filter((name) => name.trim() !== '')
  const code = path.code3.trim() === '' ? path.code2 : path.code3
  const heading = names.slice(0, -1).join(' › ')
  return { ...path, code, group: path.code1, value: code, label: names.join(' › '), heading, shortLabel: names.at(-1)! }
}

/** A stable empty array, so that memoised values do not change while there are no entries. */
const none: readonly Entry[] = []

/** What a control shows of a query: the same object while nothing of it changes. */
const useList = <Row>({ data, isFetching, isLoading, isError, refetch }: UseQueryResult<readonly Row[]>) =>
  useMemo(() => ({ data, isFetching, isLoading, isError, refetch }), [data, isFetching, isLoading, isError, refetch])
export type List<Row> = ReturnType<typeof useList<Row>>

/** Category options, in two selects or one searchable list, and the effects of a choice. */
export const useCategory = ({ type, locale, draft, addressed, change, setDerived, drop }: Choosing) => {
  const searchOptions = isSearched({ type })
  const { primaryCode, bbsArticleTypeDetailCode: detailCode } = draft
  const primaries = useList(useQuery({ ...codes(type, undefined, locale), enabled: !searchOptions }))
  const details = useList(
    useQuery({ ...codes(type, primaryCode, locale), enabled: !searchOptions && primaryCode !== '' }),
  )
  const paths = useList(useQuery({ ...codePaths(type, locale), enabled: searchOptions }))
  const entries = useMemo(() => paths.data?.map(entryOf), [paths.data])
  const options: readonly Option[] | undefined = searchOptions ? entries : details.data
  const chosen = options?.find(({ code }) => code === detailCode)
  const isCopied = chosen?.defaultContent !== undefined && (chosen.defaultContentTypeCode ?? 'COPY') === 'COPY'

  /** Copies the template into empty content only; typed text is never overwritten. */
  const choose = (code: string, write: typeof change) => {
    const entry = options?.find((each) => each.code === code)
    if (entry?.group !== undefined) write('primaryCode', entry.group)
    write('bbsArticleTypeDetailCode', code)
    const copies = (entry?.defaultContentTypeCode ?? 'COPY') === 'COPY'
    if (entry?.defaultContent && copies && draft.content.trim() === '') write('content', entry.defaultContent)
  }

  const isAddressOpen = useRef(addressed !== undefined && addressed !== '')
  const settle = useEffectEvent(() => {
    if (isAddressOpen.current && chosen && chosen.code === addressed) {
      isAddressOpen.current = false
      choose(chosen.code, setDerived)
      return
    }
    const groups = searchOptions ? entries?.map(({ group }) => group) : primaries.data?.map(({ code }) => code)
    if (groups && primaryCode !== '' && !groups.includes(primaryCode)) {
      drop('primaryCode')
      return
    }
    if (options && detailCode !== '' && !chosen) drop('bbsArticleTypeDetailCode')
    else if (!searchOptions && options?.length === 1 && detailCode === '') choose(options[0]!.code, setDerived)
  })
  // When details arrive, a sole detail is selected and a code that is not among them is cleared.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what arrives is the event, and is read inside it
  useEffect(() => settle(), [options, primaries.data])

  return {
    primaries,
    details,
    /** Lists that the URL or a stored draft depends on are still loading. */
    isLoading: primaries.isLoading || details.isLoading || paths.isLoading,
    searched: { entries: entries ?? none, list: paths },
    chooseDetail: useHandler((code: string) => choose(code, change)),
    /** Guidance above the content, for a template that is not to be copied. */
    guidance: isCopied ? undefined : chosen?.defaultContent,
    isDetail: (code: string) => options?.some((each) => each.code === code) ?? false,
    hasDetails: searchOptions
      ? null
      : (code: string) => code !== primaryCode || details.data === undefined || details.data.length > 0,
  }
}

/** Fields of a code that a choice needs, from either endpoint. */
interface Option {
  readonly code: string
  /** Group of a code in the searchable list; the selects know theirs. */
  readonly group?: string
  readonly defaultContent?: string | undefined
  readonly defaultContentTypeCode?: string | undefined
}
