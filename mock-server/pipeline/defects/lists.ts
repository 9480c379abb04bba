import { dayMs } from '#specs/rules/time.ts'
import { problemResponse } from '../../http/responses.ts'
import { asSite, inLanguage, json, on, parameter, response, text, type Behaviours } from './behaviour.ts'

/** Year and month of a five-part time: the month from 0. */
const monthFromZero = (time: readonly number[] | null) => time && time.with(1, time[1]! - 1)

/** Lists, searches, languages, sites, dates and amounts. */
export const ofLists = {
  order: on(
    ['notices'],
    json((page) => ({ ...page, content: page.content.toReversed() })),
  ),
  'ongoing-last': on(
    ['eventLogs'],
    json((incidents) => incidents.toReversed()),
  ),
  'pages-from-one': on(
    ['faqs'],
    parameter('page', (page) => String(Math.max(0, Number(page) - 1))),
  ),
  'total-of-page': on(
    ['notices', 'faqs', 'latestNews', 'myInquiries'],
    json((page) => ({ ...page, totalElements: page.content.length })),
  ),
  'every-category': on(
    ['faqs'],
    parameter('categoryCode1', () => ''),
  ),
  'search-of-small-letters': on(
    ['faqs'],
    parameter('searchKeyword', (keyword) => keyword.replaceAll(/[A-Z]/g, '#')),
  ),
  'related-exactly': on(
    ['relatedFaqs'],
    json((items, { world, search }) => {
      const codes = [...new URLSearchParams(search).values()]
      return items.filter(({ faqId }: { faqId: number }) =>
        world.tables.faqs.get(faqId)?.about.some((topic) => codes.includes(topic)),
      )
    }),
  ),
  'missing-field': on(
    ['callSurvey', 'answerSurvey'],
    json(({ registerDate }) => ({ registerDate })),
  ),
  'misspelled-field': on(
    ['notices'],
    text((body) => body.replaceAll('"title":', '"titel":')),
  ),
  'message-language': {
    stage: response((sent) => (sent.refusal ? { ...sent, body: problemResponse(sent.refusal, 'ko').body } : sent)),
  },
  'content-language': on(
    ['notices', 'notice', 'faqs', 'faq', 'faqKeywords', 'eventLog', 'eventLogs'],
    inLanguage('ko'),
  ),
  'mail-language': on(['submitInquiry', 'submitAdditional'], inLanguage('ko')),
  untranslated: on(
    ['notices', 'notice'],
    text((body, { locale }) => body.replaceAll('"locale":"ko"', `"locale":"${locale}"`)),
  ),
  'public-on-gov': on(['notices', 'notice', 'library'], asSite('gov', 'public')),
  'date-form': on(
    ['latestNews', 'newsItem'],
    text((body) => body.replaceAll(/("applyYmd":"\d{4})-(\d\d)-/g, '$1.$2.')),
  ),
  'time-form': on(
    ['notices', 'notice'],
    text((body) => body.replaceAll(/("regYmdt":"\d{4}-\d\d-\d\d) /g, '$1T')),
  ),
  'months-from-zero': on(
    ['eventLog'],
    json(({ content, ...log }) => ({
      ...log,
      content: content && {
        ...content,
        startYmdt: monthFromZero(content.startYmdt),
        targetRecoveryYmdt: monthFromZero(content.targetRecoveryYmdt),
        realRecoveryYmdt: monthFromZero(content.realRecoveryYmdt),
      },
    })),
  ),
  'last-day': on(
    ['myInquiries'],
    parameter('endYmd', (day) => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)),
  ),
  'no-discounts': on(
    ['usage'],
    json((rows) => rows.map((row: { useAmount: number }) => ({ ...row, demandAmount: row.useAmount }))),
  ),
  forecast: on(
    ['billing'],
    json((bills) =>
      bills.map((bill: { totalAmount: number; forecastAmount?: number }) =>
        bill.forecastAmount === undefined ? bill : { ...bill, forecastAmount: bill.totalAmount },
      ),
    ),
  ),
} satisfies Behaviours
