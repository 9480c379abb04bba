import type { Locale } from '#specs/messages/locale.ts'
import { mailText } from '#specs/messages/mail.ts'
import { paths } from '#specs/rules/paths.ts'
import type { Site } from '#specs/sites/index.ts'
import type { InquiryRecord, MailRecord } from '../worlds/model.ts'

/** What an email is about, and who gets it. */
export interface MailSubject {
  readonly inquiry: InquiryRecord
  readonly site: Site
  readonly locale: Locale
  readonly name: string | undefined
  /** Whether the sender is a customer, who can see their inquiries and send additional ones. */
  readonly isCustomer: boolean
}

type Words = Pick<MailRecord, 'subject' | 'body'>
type Link = Extract<MailRecord['body'][number], { readonly rel: unknown }>

const greeting = ({ locale, name }: MailSubject) =>
  name ? mailText(locale, 'greeting', { name }) : mailText(locale, 'greetingWithoutName')

const facts = ({ locale, inquiry: { inquiryId: id, title, regYmdt } }: MailSubject) =>
  [
    mailText(locale, 'number', { id }),
    mailText(locale, 'title', { title }),
    mailText(locale, 'time', { time: regYmdt.slice(0, 16) }),
  ].join('\n')

const listOrFaq = ({ locale, isCustomer }: MailSubject): Link =>
  isCustomer
    ? { rel: 'questions', label: mailText(locale, 'toList'), path: paths.myInquiriesOfType({ type: 'all' }) }
    : { rel: 'faq', label: mailText(locale, 'toFaq'), path: paths.faqCategories() }

/** The receipt of an inquiry. */
export const receiptMail = (subject: MailSubject): Words => {
  const { locale, inquiry } = subject
  return {
    subject: mailText(locale, 'receiptSubject', { id: inquiry.inquiryId }),
    body: [
      { text: greeting(subject) },
      { text: mailText(locale, 'receiptText') },
      { text: facts(subject) },
      listOrFaq(subject),
      { text: mailText(locale, 'footer') },
    ],
  }
}

/** Parameters of a link to the survey. Those of an additional inquiry name the first one. */
const surveyQuery = ({ inquiry: { inquiryId, parentInquiryId }, site }: MailSubject) => ({
  inquiryId,
  domain: site,
  parentInquiryId,
})

/** Additional inquiries belong to the first inquiry. Without a customer, only a new inquiry is possible. */
const askFurther = ({ locale, isCustomer, site, inquiry }: MailSubject): readonly [{ text: string }, Link] =>
  isCustomer
    ? [
        { text: mailText(locale, 'additionalText') },
        {
          rel: 'additional',
          label: mailText(locale, 'toAdditional'),
          path: paths.additionalInquiry({
            code: inquiry.bbsArticleTypeDetailCode,
            parentInquiryId: inquiry.parentInquiryId ?? inquiry.inquiryId,
            domain: site,
          }),
        },
      ]
    : [
        { text: mailText(locale, 'newInquiryText') },
        { rel: 'inquiry', label: mailText(locale, 'toNewInquiry'), path: paths.inquiryEntry() },
      ]

/** A written answer, with links to rate it and to ask further. */
export const answerMail = (subject: MailSubject, answerId: number, html: string): Words => {
  const { locale, inquiry } = subject
  return {
    subject: mailText(locale, 'answerSubject', { id: inquiry.inquiryId }),
    body: [
      { text: greeting(subject) },
      { text: mailText(locale, 'answerText') },
      { text: facts(subject) },
      { html },
      { text: mailText(locale, 'rateText') },
      {
        rel: 'survey',
        label: mailText(locale, 'toSurvey'),
        path: paths.survey({ ...surveyQuery(subject), answerId }),
      },
      ...askFurther(subject),
      { text: mailText(locale, 'footer') },
    ],
  }
}

/** The link to the survey after an answer by phone. */
export const callMail = (subject: MailSubject): Words => {
  const { locale, inquiry } = subject
  return {
    subject: mailText(locale, 'callSubject', { id: inquiry.inquiryId }),
    body: [
      { text: greeting(subject) },
      { text: mailText(locale, 'callText') },
      { text: facts(subject) },
      {
        rel: 'survey',
        label: mailText(locale, 'toCallSurvey'),
        path: paths.survey({ ...surveyQuery(subject), channelType: 'CALL' }),
      },
      { text: mailText(locale, 'footer') },
    ],
  }
}
