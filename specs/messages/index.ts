import type { FieldTextKey } from '../model/inquiry-fields.ts'
import type { ByLocale } from '../model/locale.ts'
import { account } from './account.ts'
import { additional } from './additional.ts'
import { alarm } from './alarm.ts'
import { captcha } from './captcha.ts'
import { chatbot } from './chatbot.ts'
import { dataProtection } from './data-protection.ts'
import { diagnosis } from './diagnosis.ts'
import { encodingTexts } from './encoding.ts'
import { controlTexts } from './control.ts'
import { enterTexts } from './enter.ts'
import { error } from './error.ts'
import { eventLog } from './event-log.ts'
import { faq } from './faq.ts'
import { file } from './file.ts'
import { form } from './form.ts'
import { inquiry } from './inquiry.ts'
import { library } from './library.ts'
import { list } from './list.ts'
import { landing } from './landing.ts'
import { mailTexts } from './mail.ts'
import { multipartTexts } from './multipart.ts'
import { httpTexts } from './http.ts'
import { validationTexts } from './validation.ts'
import { myPageBilling } from './my-page-billing.ts'
import { myPageStatus } from './my-page-status.ts'
import { myPage } from './my-page.ts'
import { myQuestions } from './my-questions.ts'
import { news } from './news.ts'
import { notice } from './notice.ts'
import { password } from './password.ts'
import { policy } from './policy.ts'
import { select } from './select.ts'
import { shell } from './shell.ts'
import { site } from './site.ts'
import { survey } from './survey.ts'
import { terms } from './terms.ts'

const pick = <Rows extends object, const Key extends keyof Rows>(rows: Rows, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, rows[key]])) as Pick<Rows, Key>

/** Texts of the inquiry form that other forms need too. */
const formTexts = pick(form, [
  'form.optional',
  'form.inquiryPersonName.label',
  'form.corpName.label',
  'form.attachFile.removeShort',
  'form.emailAddress.label',
  'form.emailCheck',
  'form.noEmail',
  'form.phoneOtherCountry',
  'form.country.label',
  'form.cellphoneNo.label',
  'form.cellphoneNo.hint',
])

/** @public Texts that every page may need: the namespace `common`. */
const common = {
  ...shell,
  ...policy,
  ...select,
  ...inquiry,
  ...landing,
  ...chatbot,
  ...faq,
  ...eventLog,
  ...site,
  ...list,
  ...file,
  ...notice,
  ...news,
  ...library,
  ...diagnosis,
  ...error,
}

const emailReasons = pick(form, [
  'form.email.noAt',
  'form.email.twoAt',
  'form.email.several',
  'form.email.noName',
  'form.email.space',
  'form.email.domain',
  'form.email.characters',
  'form.email.long',
])

/**
 * All texts by namespace. A component names the namespace that it needs: `useTranslation('myPage')`. It can read the texts
 * of that namespace and of `common`, and no others. The namespaces of a screen are loaded with its code.
 */
export const namespaces = {
  common,
  inquiryForm: { ...form, ...captcha, ...terms } satisfies { readonly [Key in FieldTextKey]: ByLocale<string> },
  /** The texts of the control for phone numbers. */
  phone: pick(form, [
    'form.loading',
    'form.cellphoneNo.label',
    'form.cellphoneNo.example',
    'form.cellphoneNo.reading',
    'form.country.label',
    'form.country.search',
    'form.country.noMatch',
    'form.country.found',
    'form.country.frequent',
    'form.country.others',
    'form.country.loadFailed',
    'form.country.change',
  ]),
  myPage: {
    ...myPage,
    ...myPageStatus,
    ...myPageBilling,
    ...myQuestions,
    ...account,
    ...password,
    ...alarm,
    ...formTexts,
    ...emailReasons,
  },
  survey: {
    ...survey,
    ...additional,
    ...formTexts,
    ...pick(form, ['form.content.count', 'form.content.over', 'form.content.left']),
  },
  dataProtection,
  /** Texts of emails. */
  mail: mailTexts,
  /** Texts of the page that asks before a world is opened. */
  enter: enterTexts,
  control: controlTexts,
  /** What to send instead of a value that the contract does not allow. */
  http: httpTexts,
  validation: validationTexts,
  /** Why a body cannot be read. */
  encoding: encodingTexts,
  multipart: multipartTexts,
}
export type Namespace = keyof typeof namespaces

/** All texts that a page can show, by key. */
export const messages = {
  ...namespaces.common,
  ...namespaces.inquiryForm,
  ...namespaces.myPage,
  ...namespaces.survey,
  ...namespaces.dataProtection,
}
/** The key of any of them, also of one with placeholders. */
export type AnyMessageKey = keyof typeof messages
