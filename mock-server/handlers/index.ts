import type { Contract } from '#specs/contract/index.ts'
import type { Handlers } from './handler.ts'
import { additionalHandlers } from './additional.ts'
import { captchaHandlers } from './captcha.ts'
import { eventLogHandlers } from './event-log.ts'
import { faqHandlers } from './faq.ts'
import { inquiryHandlers } from './inquiry.ts'
import { libraryHandlers } from './library.ts'
import { memberHandlers } from './member.ts'
import { myPageHandlers } from './my-page.ts'
import { newsHandlers } from './news.ts'
import { noticeHandlers } from './notice.ts'
import { surveyHandlers } from './survey.ts'

/** The handlers of all product operations. */
export const handlers = {
  ...noticeHandlers,
  ...faqHandlers,
  ...inquiryHandlers,
  ...captchaHandlers,
  ...libraryHandlers,
  ...newsHandlers,
  ...eventLogHandlers,
  ...surveyHandlers,
  ...additionalHandlers,
  ...memberHandlers,
  ...myPageHandlers,
} satisfies Handlers<Contract>
