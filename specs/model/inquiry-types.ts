import { siteRow, type Site } from './site.ts'

/** The inquiry types by their name in the URL, with their API code. */
export const inquiryTypes = {
  service: { code: 'O2O', category: 'search' },
  trouble: { code: 'TRBL', category: 'search' },
  solution: { code: 'SOLUT', category: 'selects' },
  general: { code: 'GNRL', category: 'selects' },
  sales: { code: 'SALES', category: 'selects' },
  experience: { code: 'EXPER', category: 'selects' },
} as const

export type InquiryType = keyof typeof inquiryTypes
export type InquiryTypeCode = (typeof inquiryTypes)[InquiryType]['code']

/** Message key of the title of a type; government sites have their own title for general inquiries. */
export const inquiryTitle = (type: InquiryType, site: Site) =>
  type === 'general' && siteRow(site).isGovernment ? ('inquiry.general.gov' as const) : (`inquiry.${type}` as const)

/** Message key of the short label of a type code; government sites have their own label for general inquiries. */
export const inquiryTypeLabel = (code: InquiryTypeCode, site: Site) =>
  code === 'GNRL' && siteRow(site).isGovernment ? ('type.GNRL.gov' as const) : (`type.${code}` as const)

export const isInquiryType = (value: unknown): value is InquiryType =>
  typeof value === 'string' && Object.hasOwn(inquiryTypes, value)

export const everyType: readonly InquiryType[] = Object.keys(inquiryTypes).filter(isInquiryType)

export const inquiryTypeOf = (code: string | undefined): InquiryType | undefined =>
  everyType.find((type) => inquiryTypes[type].code === code)
