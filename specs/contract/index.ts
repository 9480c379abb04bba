import { additional } from './additional.ts'
import { captcha } from './captcha.ts'
import type { Endpoint } from './endpoint.ts'
import { eventLog } from './event-log.ts'
import { faq } from './faq.ts'
import { inquiry } from './inquiry.ts'
import { library } from './library.ts'
import { member } from './member.ts'
import { myPage } from './my-page.ts'
import { news } from './news.ts'
import { notice } from './notice.ts'
import { survey } from './survey.ts'

export { additional, captcha, eventLog, faq, inquiry, library, member, myPage, news, notice, survey }

/** The endpoints of each area. The keys are the tags of the OpenAPI document. */
export const areas = {
  notice,
  faq,
  inquiry,
  captcha,
  library,
  news,
  'event-log': eventLog,
  survey,
  additional,
  member,
  'my-page': myPage,
} as const satisfies Record<string, Record<string, Endpoint>>

/** All endpoints of the product, by operationId. */
export const contract = {
  ...notice,
  ...faq,
  ...inquiry,
  ...captcha,
  ...library,
  ...news,
  ...eventLog,
  ...survey,
  ...additional,
  ...member,
  ...myPage,
} as const satisfies Record<string, Endpoint>

export type Contract = typeof contract
export type OperationId = keyof Contract
