import type { MessageKey } from '../messages/index.ts'
import type { Site } from '../sites/index.ts'

/**
 * The inquiry types by the name they have in the address, with the code they have on the wire. A type whose rules are
 * not all written is not open: its form is not found, and the mock does not take its inquiries yet.
 */
export const inquiryTypes = {
  service: { code: 'O2O', category: 'search', isOpen: false },
  trouble: { code: 'TRBL', category: 'search', isOpen: false },
  solution: { code: 'SOLUT', category: 'selects', isOpen: false },
  general: { code: 'GNRL', category: 'selects', isOpen: true },
  sales: { code: 'SALES', category: 'selects', isOpen: false },
  experience: { code: 'EXPER', category: 'selects', isOpen: false },
} as const

export type InquiryType = keyof typeof inquiryTypes
export type InquiryTypeCode = (typeof inquiryTypes)[InquiryType]['code']

/** What a type is called on a site: gov has words of its own for the general one. */
export const inquiryTitle = (type: 'general', site: Site): MessageKey =>
  site === 'gov' ? `inquiry.${type}.gov` : `inquiry.${type}`

export const isInquiryType = (value: unknown): value is InquiryType =>
  typeof value === 'string' && Object.hasOwn(inquiryTypes, value)

export const inquiryTypeOf = (code: string | undefined): InquiryType | undefined =>
  Object.keys(inquiryTypes)
    .filter(isInquiryType)
    .find((type) => inquiryTypes[type].code === code)
