import { additional } from './additional.ts'
import { apiAccounts } from './api-accounts.ts'
import { api } from './api.ts'
import { apiConventions } from './api-conventions.ts'
import { attachments } from './attachments.ts'
import { captcha } from './captcha.ts'
import { diagnosis } from './diagnosis.ts'
import { eventLog } from './event-log.ts'
import { faq } from './faq.ts'
import { inquiry } from './inquiry.ts'
import { inquiryConsents } from './inquiry-consents.ts'
import { inquiryFields } from './inquiry-fields.ts'
import { landing } from './landing.ts'
import { languages } from './languages.ts'
import { layout } from './layout.ts'
import { library } from './library.ts'
import { mail } from './mail.ts'
import { myPage } from './my-page.ts'
import { myPageAccess } from './my-page-access.ts'
import { news } from './news.ts'
import { notices } from './notices.ts'
import { pages } from './pages.ts'
import { security } from './security.ts'
import { sending } from './sending.ts'
import { sites } from './sites.ts'
import { survey } from './survey.ts'
import { visitors } from './visitors.ts'
import { retired } from './retired.ts'
import type { Clause, IdsOf, Section } from './clause.ts'

/** All requirements: sections of sentences, and the clauses that detail each sentence. */
const all = {
  visitors,
  sites,
  languages,
  landing,
  notices,
  faq,
  inquiry,
  'inquiry-fields': inquiryFields,
  'inquiry-consents': inquiryConsents,
  attachments,
  sending,
  captcha,
  additional,
  survey,
  library,
  news,
  'event-log': eventLog,
  diagnosis,
  'my-page': myPage,
  'my-page-access': myPageAccess,
  mail,
  layout,
  pages,
  api,
  'api-accounts': apiAccounts,
  'api-conventions': apiConventions,
  security,
}

export type ClauseId = IdsOf<(typeof all)[keyof typeof all]>

export const sections: readonly (Section<ClauseId> & { readonly id: string })[] = Object.entries(all).map(
  ([id, section]) => ({ id, ...section }),
)

/** Every clause by its id. `npm run clauses:diff` prints what a change does to them. */
export const catalogue = {
  ...Object.fromEntries(sections.flatMap(({ sentences }) => sentences.flatMap(({ clauses }) => clauses))),
  ...retired,
} as { readonly [Id in ClauseId]: Clause }

export type { Clause, ClauseClass, Section } from './clause.ts'
