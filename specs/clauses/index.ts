import { additional } from './additional.ts'
import { callAssumed } from './call-assumed.ts'
import { callBodies } from './call-bodies.ts'
import { callIdempotency } from './call-idempotency.ts'
import { callCaptcha } from './call-captcha.ts'
import { callInquiry } from './call-inquiry.ts'
import { callRetired } from './call-retired.ts'
import { call } from './call.ts'
import { captcha } from './captcha.ts'
import type { Clause } from './clause.ts'
import { controlMock } from './control-mock.ts'
import { controlOffline } from './control-offline.ts'
import { controlPlane } from './control-plane.ts'
import { diagnosis } from './diagnosis.ts'
import { error } from './error.ts'
import { eventLog } from './event-log.ts'
import { faq } from './faq.ts'
import { hardened } from './hardening.ts'
import { inquiryCategory } from './inquiry-category.ts'
import { inquiryChatbot } from './inquiry-chatbot.ts'
import { inquiryDraft } from './inquiry-draft.ts'
import { inquiryFiles } from './inquiry-files.ts'
import { inquiryPage } from './inquiry-page.ts'
import { inquiryReceipt } from './inquiry-receipt.ts'
import { inquirySending } from './inquiry-sending.ts'
import { inquirySession } from './inquiry-session.ts'
import { inquiryTerms } from './inquiry-terms.ts'
import { inquiry } from './inquiry.ts'
import { landing } from './landing.ts'
import { language } from './language.ts'
import { layout } from './layout.ts'
import { library } from './library.ts'
import { mail } from './mail.ts'
import { member } from './member.ts'
import { myPage } from './my-page.ts'
import { news } from './news.ts'
import { notice } from './notice.ts'
import { leaving } from './leaving.ts'
import { loading } from './loading.ts'
import { sending } from './sending.ts'
import { shell } from './shell.ts'
import { sitePorts } from './site-ports.ts'
import { site } from './site.ts'
import { survey } from './survey.ts'

/** Every clause by its id. `npm run clauses:diff` prints what a change does to them. */
export const catalogue = {
  ...landing,
  ...diagnosis,
  ...notice,
  ...faq,
  ...inquiryPage,
  ...inquiryCategory,
  ...inquiry,
  ...inquiryTerms,
  ...inquiryFiles,
  ...inquirySending,
  ...inquiryReceipt,
  ...inquirySession,
  ...inquiryDraft,
  ...inquiryChatbot,
  ...captcha,
  ...survey,
  ...additional,
  ...library,
  ...news,
  ...eventLog,
  ...myPage,
  ...member,
  ...mail,
  ...site,
  ...sitePorts,
  ...layout,
  ...language,
  ...error,
  ...leaving,
  ...loading,
  ...sending,
  ...shell,
  ...call,
  ...callInquiry,
  ...callCaptcha,
  ...callAssumed,
  ...callBodies,
  ...callIdempotency,
  ...callRetired,
  ...controlMock,
  ...controlPlane,
  ...controlOffline,
  ...hardened,
} satisfies { readonly [id: string]: Clause }

export type ClauseId = keyof typeof catalogue
export type { Clause, ClauseClass } from './clause.ts'
