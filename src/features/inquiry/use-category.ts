import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Locale } from '#specs/messages/locale.ts'
import type { DraftName, InquiryDraft } from '#specs/rules/inquiry-draft.ts'
import type { InquiryType } from '#specs/rules/inquiry-types.ts'
import { codes } from './queries.ts'

interface Choosing {
  readonly type: InquiryType
  readonly locale: Locale
  readonly draft: InquiryDraft
  /** The detail that the address asks for, as if it were chosen by hand. */
  readonly addressed: string | undefined
  readonly change: (name: DraftName, value: string) => void
  readonly follow: (name: DraftName, value: string) => void
}

/** The two levels of a category: what can be chosen, and what follows from a choice. */
export const useCategory = ({ type, locale, draft, addressed, change, follow }: Choosing) => {
  const primaries = useQuery(codes(type, undefined, locale))
  const { primaryCode, bbsArticleTypeDetailCode: detailCode } = draft
  const details = useQuery({ ...codes(type, primaryCode, locale), enabled: primaryCode !== '' })
  const chosen = details.data?.find(({ code }) => code === detailCode)
  const isCopied = chosen?.defaultContent !== undefined && (chosen.defaultContentTypeCode ?? 'COPY') === 'COPY'

  /** A template is copied where nothing was written yet; what a person typed is never overwritten. */
  const chooseDetail = (code: string, write = change) => {
    const entry = details.data?.find((each) => each.code === code)
    write('bbsArticleTypeDetailCode', code)
    const copies = (entry?.defaultContentTypeCode ?? 'COPY') === 'COPY'
    if (entry?.defaultContent && copies && draft.content.trim() === '') write('content', entry.defaultContent)
  }

  const isAddressOpen = useRef(addressed !== undefined && addressed !== '')
  const settle = useEffectEvent(() => {
    const [sole, second] = details.data ?? []
    if (isAddressOpen.current && chosen && chosen.code === addressed) {
      isAddressOpen.current = false
      chooseDetail(chosen.code, follow)
    }
    if (primaries.data && primaryCode !== '' && !primaries.data.some(({ code }) => code === primaryCode)) {
      follow('primaryCode', '')
      return
    }
    if (details.data && detailCode !== '' && !chosen) follow('bbsArticleTypeDetailCode', '')
    else if (sole && !second && detailCode === '') chooseDetail(sole.code, follow)
  })
  // Details that arrive select themselves when there is only one, and put out a code that is none of theirs.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what arrives is the event, and is read inside it
  useEffect(() => settle(), [details.data, primaries.data])

  return {
    primaries,
    details,
    chooseDetail,
    /** Guidance that stands above the content, where the code's template is not one to copy. */
    guidance: isCopied ? undefined : chosen?.defaultContent,
    isDetail: (code: string) => details.data?.some((each) => each.code === code) ?? false,
    hasDetails: (code: string) => code !== primaryCode || details.data === undefined || details.data.length > 0,
  }
}
