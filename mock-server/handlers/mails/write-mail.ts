import type { Locale } from '#specs/model/locale.ts'
import { translate } from '#specs/messages/translate.ts'
import { limits } from '#specs/model/limits.ts'
import { myInquiryPath } from '#specs/rules/my-inquiries.ts'
import { paths } from '#specs/rules/paths.ts'
import type { Site } from '#specs/model/site.ts'
import type { MailRecord, RecordOf } from '../../worlds/model.ts'

/** What an email is about, and who gets it. */
export interface MailSubject {
  readonly inquiry: RecordOf<'inquiries'>
  readonly site: Site
  readonly locale: Locale
  readonly name: string | undefined
  /** Whether the sender is a customer, who can see their inquiries and send additional ones. */
  readonly isCustomer: boolean
}

type Words = Pick<MailRecord, 'subject' | 'body'>
type Link = Extract<MailRecord['body'][number], { readonly rel: unknown }>

const greeting = ({ locale, name }: MailSubject) =>
  name ? translate(locale, ['greeting', { name }]) : translate(locale, 'greetingWithoutName')

const facts = ({ locale, inquiry: { inquiryId: id, title, regYmdt } }: MailSubject) =>
  [
    translate(locale, ['number', { id }]),
    translate(locale, ['title', { title }]),
    translate(locale, ['time', { time: regYmdt.slice(0, 16) }]),
  ].join('\n')

const closing = (locale: Locale) => [{ text: translate(locale, 'signature') }, { text: translate(locale, 'footer') }]

/** Customers can open the page of their inquiry. */
const recordLink = ({ locale, isCustomer, inquiry }: MailSubject): readonly Link[] =>
  isCustomer ? [{ rel: 'questions', label: translate(locale, 'toRecord'), path: myInquiryPath(inquiry) }] : []

const faqLink = (locale: Locale): Link => ({
  rel: 'faq',
  label: translate(locale, 'toFaq'),
  path: paths.faqCategories(),
})

/** The receipt of an inquiry. */
export const receiptMail = (subject: MailSubject): Words => {
  const { locale, inquiry } = subject
  return {
    subject: translate(locale, ['receiptSubject', { id: inquiry.inquiryId }]),
    body: [
      { text: greeting(subject) },
      { text: translate(locale, 'receiptText') },
      { text: facts(subject) },
      ...(subject.isCustomer ? recordLink(subject) : [faqLink(locale)]),
      ...closing(locale),
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
        { text: translate(locale, ['additionalText', { days: limits.additionalDays }]) },
        {
          rel: 'additional',
          label: translate(locale, 'toAdditional'),
          path: paths.additionalInquiry({
            code: inquiry.bbsArticleTypeDetailCode,
            parentInquiryId: inquiry.parentInquiryId ?? inquiry.inquiryId,
            domain: site,
          }),
        },
      ]
    : [
        { text: translate(locale, 'newInquiryText') },
        { rel: 'inquiry', label: translate(locale, 'toNewInquiry'), path: paths.inquiryEntry() },
      ]

/** A written answer, with links to rate it and to ask further. */
export const answerMail = (subject: MailSubject, answerId: number, html: string): Words => {
  const { locale, inquiry } = subject
  return {
    subject: translate(locale, ['answerSubject', { id: inquiry.inquiryId }]),
    body: [
      { text: greeting(subject) },
      { text: translate(locale, 'answerText') },
      { text: facts(subject) },
      { html },
      { text: translate(locale, ['rateText', { days: limits.surveyDays }]) },
      {
        rel: 'survey',
        label: translate(locale, 'toSurvey'),
        path: paths.survey({ ...surveyQuery(subject), answerId }),
      },
      ...askFurther(subject),
      ...recordLink(subject),
      ...closing(locale),
    ],
  }
}

/** The link to the survey after an answer by phone. */
export const callMail = (subject: MailSubject): Words => {
  const { locale, inquiry } = subject
  return {
    subject: translate(locale, ['callSubject', { id: inquiry.inquiryId }]),
    body: [
      { text: greeting(subject) },
      { text: translate(locale, ['callText', { days: limits.surveyDays }]) },
      { text: facts(subject) },
      {
        rel: 'survey',
        label: translate(locale, 'toCallSurvey'),
        path: paths.survey({ ...surveyQuery(subject), channelType: 'CALL' }),
      },
      ...recordLink(subject),
      ...closing(locale),
    ],
  }
}
