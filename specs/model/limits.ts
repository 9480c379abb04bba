import { everyType, inquiryTypes, type InquiryType } from './inquiry-types.ts'
import { sites, type Site } from './site.ts'

/** Every limit of the product that a user can reach. Rules, contract and messages take them from here. */
export const limits = {
  emailMax: 50,
  corpNameMax: 50,
  scaleDigitsMax: 10,
  nationalNumberMin: 2,
  nationalNumberMax: 17,
  phoneInputMax: 250,
  filesMax: 5,
  fileMegabytesMax: 10,
  /** Length of a file name in NFC, in UTF-16 code units. */
  fileNameMax: 100,
  /** Number of 24-hour periods in which an answer can be rated. */
  surveyDays: 10,
  surveyCommentMax: 1000,
  /** Number of 24-hour periods after the first answer in which additional inquiries are possible. */
  additionalDays: 5,
  additionalMax: 5,
  /** Products by which the news list is filtered at once. */
  newsProductsMax: 5,
  alarmRecipientsMax: 20,
  alarmNameMax: 50,
  passwordMin: 8,
  passwordMax: 16,
  /** Number of passwords that cannot be reused, including the current one. */
  passwordHistorySize: 3,
} as const

/** What a limit of an inquiry may depend on. */
export interface LimitContext {
  readonly type: InquiryType
  readonly site: Site
}

/**
 * Length of the content of an inquiry and of its additional ones, in UTF-16 code units. Rules, messages, counters, the
 * contract and the clauses follow.
 */
export const contentMax = (_inquiry: LimitContext): number => 5000

/** A limit as the contract and the clauses write it, with the types and sites that have another one. */
export const limitText = (limit: (inquiry: LimitContext) => number): string => {
  const usual = limit({ type: 'general', site: 'public' })
  const others = everyType.flatMap((type) =>
    sites.flatMap((site) => {
      const max = limit({ type, site })
      return max === usual ? [] : [`${max} for ${inquiryTypes[type].code} on ${site}`]
    }),
  )
  return others.length === 0 ? String(usual) : `${usual} (${others.join(', ')})`
}

/** A number as messages show it; grouped alike in every language. */
export const grouped = (count: number): string => count.toLocaleString('en')

export const fileBytesMax = limits.fileMegabytesMax * 1024 * 1024
