import type { MessageKey } from '../messages/i18n.ts'
import { siteRow, type Site } from '../model/site.ts'
import type { MyInquiryItem } from '../contract/my-page-records.ts'
import { inquiryTypeOf, inquiryTypes } from '../model/inquiry-types.ts'
import { paths } from './paths.ts'

/** The statuses of an inquiry, in the order in which they follow each other. */
export const myInquiryStatuses = [
  'RECEIVED',
  'IN_PROGRESS',
  'ANSWERED',
  'CLOSED',
] as const satisfies readonly MyInquiryItem['status'][]

/** The lists of inquiries on my page. Inquiries of type experience are only in the list of all. */
export const myInquiryLists = ['all', 'service', 'solution', 'trouble', 'general', 'sales'] as const
export type MyInquiryList = (typeof myInquiryLists)[number]

export const isMyInquiryList = (value: unknown): value is MyInquiryList => myInquiryLists.some((list) => list === value)

/** The code that a list filters by; empty for all. */
export const typeCodeOf = (list: MyInquiryList): MyInquiryItem['inquiryTypeCode'] | '' =>
  list === 'all' ? '' : inquiryTypes[list].code

/** Path of an inquiry, which contains its type. */
export const myInquiryPath = ({ inquiryId, inquiryTypeCode }: Pick<MyInquiryItem, 'inquiryId' | 'inquiryTypeCode'>) =>
  paths.myInquiry({ type: inquiryTypeOf(inquiryTypeCode) ?? 'general', inquiryId: String(inquiryId) })

/** Message key of the title of a list; gov has its own for general inquiries. */
export const myInquiriesTitle = (list: MyInquiryList, site: Site): MessageKey<'common'> => {
  if (list === 'all') return 'myQuestion.title'
  return list === 'general' && siteRow(site).isGovernment ? 'myQuestion.title.general.gov' : `myQuestion.title.${list}`
}
