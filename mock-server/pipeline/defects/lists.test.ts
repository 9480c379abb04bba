import { inquiry, submitPath } from '../../testing/mock.ts'
import {
  type Sent,
  getting,
  part,
  main,
  questions,
  frozenAt,
  additional,
  survey,
  surveyAt,
  proveDefects,
} from '../../testing/prove-defects.ts'
import type { ofLists } from './lists.ts'

proveDefects<keyof typeof ofLists>({
  order: [{}, part(getting('/api/support/notice'), ({ content: [a, b] }) => a.regYmdt >= b.regYmdt), [true, false]],
  'ongoing-last': [
    {},
    part(getting('/api/event-log'), ([first]) => first.troubleStatusCode),
    ['IN_PROGRESS', 'RESOLVED'],
  ],
  'pages-from-one': [{}, part(getting('/api/support/faq', { page: 1 }), ({ number }) => number), [1, 0]],
  'total-of-page': [
    {},
    part(getting('/api/support/faq', { size: 5 }), ({ totalElements }) => totalElements === 5),
    [false, true],
  ],
  'every-category': [
    {},
    part(getting('/api/support/faq', { categoryCode1: 'MBR', size: 100 }), ({ content }) =>
      content.every(({ categoryCode1 }: Sent) => categoryCode1 === 'MBR'),
    ),
    [true, false],
  ],
  'search-of-small-letters': [
    {},
    part(getting('/api/support/faq', { searchKeyword: 'Password' }, 'en'), ({ empty }) => empty),
    [false, true],
  ],
  'related-exactly': [
    {},
    part(
      getting('/api/support/faq/inquiry', { inquiryType: 'GNRL', inquiryCode: 'GNRL_MBR_001', listSize: 5 }),
      ({ length }) => length === 5,
    ),
    [true, false],
  ],
  'missing-field': [
    surveyAt('2026-11-02T00:00:00Z'),
    part(getting(survey), ({ isSurvey }) => isSurvey),
    ['N', undefined],
  ],
  'misspelled-field': [
    {},
    part(getting('/api/support/notice'), ({ content: [{ title, titel }] }) => [typeof title, typeof titel]),
    [
      ['string', 'undefined'],
      ['undefined', 'string'],
    ],
  ],
  'message-language': [
    {},
    part(getting('/api/support/faq/1', {}, 'en'), ({ message }) => /[가-힣]/.test(message)),
    [false, true],
  ],
  'content-language': [
    {},
    part(getting('/api/support/faq/keyword', {}, 'en'), ([word]) => word),
    ['password', '비밀번호'],
  ],
  'mail-language': [
    {},
    async (world) => {
      await world.api.with({ 'accept-language': 'en' }).postForm(submitPath, inquiry)
      return (await world.call('GET', '/mails'))[0].locale
    },
    ['en', 'ko'],
  ],
  untranslated: [
    {},
    part(getting('/api/support/notice', { size: 100 }, 'en'), ({ content }) =>
      content.every(({ locale }: Sent) => locale === 'en'),
    ),
    [false, true],
  ],
  'public-on-gov': [
    { site: 'gov' },
    async (world, mock) => {
      const [own, other] = [world, mock.world].map((each) => getting('/api/support/notice')(each, mock))
      return JSON.stringify(await own) === JSON.stringify(await other)
    },
    [false, true],
  ],
  'date-form': [
    {},
    part(getting('/service-news/page'), ({ content: [{ applyYmd }] }) => applyYmd.includes('.')),
    [false, true],
  ],
  'time-form': [{}, part(getting('/api/support/notice'), ({ content: [{ regYmdt }] }) => regYmdt[10]), [' ', 'T']],
  'months-from-zero': [{}, part(getting('/api/event-log/32'), ({ content }) => content.startYmdt[1]), [9, 8]],
  'last-day': [
    { ...main, data: additional },
    part(getting(questions, { startYmd: '2026-11-01', endYmd: '2026-11-01' }), ({ empty }) => empty),
    [false, true],
  ],
  'no-discounts': [
    main,
    part(getting('/api/mypage/usage'), (usage) =>
      usage.every(
        ({ useAmount, demandAmount }: { useAmount: number; demandAmount: number }) => useAmount === demandAmount,
      ),
    ),
    [false, true],
  ],
  forecast: [
    { ...main, ...frozenAt('2026-11-16T00:00:00+09:00') },
    part(
      getting('/api/mypage/billing', { month: '2026-11' }),
      ([{ totalAmount, forecastAmount }]) => forecastAmount / totalAmount,
    ),
    [2, 1],
  ],
})
