import { account } from './account.ts'
import { additional } from './additional.ts'
import { alarm } from './alarm.ts'
import { captcha } from './captcha.ts'
import { chatbot } from './chatbot.ts'
import { diagnosis } from './diagnosis.ts'
import { error } from './error.ts'
import { eventLog } from './event-log.ts'
import { faq } from './faq.ts'
import { file } from './file.ts'
import { form } from './form.ts'
import { inquiry } from './inquiry.ts'
import { library } from './library.ts'
import { list } from './list.ts'
import { landing } from './landing.ts'
import type { Locale } from './locale.ts'
import { interpolate, type Values } from './message.ts'
import { myPageBilling } from './my-page-billing.ts'
import { myPageStatus } from './my-page-status.ts'
import { myPage } from './my-page.ts'
import { myQuestions } from './my-questions.ts'
import { news } from './news.ts'
import { notice } from './notice.ts'
import { password } from './password.ts'
import { select } from './select.ts'
import { shell } from './shell.ts'
import { site } from './site.ts'
import { survey } from './survey.ts'
import { terms } from './terms.ts'

/** Texts of the inquiry form that forms on my page need too. */
const formOnMyPage = {
  'form.optional': form['form.optional'],
  'form.inquiryPersonName.label': form['form.inquiryPersonName.label'],
  'form.corpName.label': form['form.corpName.label'],
  'form.attachFile.removeShort': form['form.attachFile.removeShort'],
  'form.summary.title_one': form['form.summary.title_one'],
  'form.summary.title_other': form['form.summary.title_other'],
  'form.emailAddress.label': form['form.emailAddress.label'],
  'form.emailCheck': form['form.emailCheck'],
  'form.country.label': form['form.country.label'],
  'form.cellphoneNo.label': form['form.cellphoneNo.label'],
}

/** @public Texts that only some screens need. They are loaded with the code of such a screen (`src/app/router/screens.ts`). */
export const messageGroups = {
  inquiryForm: { ...form, ...captcha, ...terms },
  myPage: {
    ...myPage,
    ...myPageStatus,
    ...myPageBilling,
    ...myQuestions,
    ...account,
    ...password,
    ...alarm,
    ...formOnMyPage,
  },
  survey: { ...survey, ...additional },
}
export type MessageGroup = keyof typeof messageGroups

/** All user-visible texts by key. */
export const messages = {
  ...messageGroups.inquiryForm,
  ...messageGroups.myPage,
  ...messageGroups.survey,
  ...shell,
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

export type MessageKey = keyof typeof messages

/** The text of a key in a language, with its placeholders filled. */
export const translate = (locale: Locale, key: MessageKey, values?: Values): string =>
  interpolate(messages[key][locale], values)
