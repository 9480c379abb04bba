import type { FaqCode } from '#specs/contract/faq.ts'
import { nonBlankCode } from '#specs/rules/search.ts'

/** A category as one line from the top, without blank levels. A level without a name shows its code. */
export const categoryPath = (category: FaqCode): string =>
  ([1, 2, 3] as const)
    .flatMap((level) => {
      const code = nonBlankCode(category[`categoryCode${level}`])
      return code === undefined ? [] : [category[`categoryName${level}`]?.trim() || code]
    })
    .join(' › ')
