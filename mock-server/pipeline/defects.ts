import type { ClauseId } from '#specs/clauses/index.ts'
import type { DefectName } from '#specs/contract/defects.ts'
import type { OperationId } from '#specs/contract/index.ts'
import type { Message } from '#specs/messages/i18n.ts'
import { fileBytesMax } from '#specs/model/limits.ts'
import { dayMs } from '#specs/rules/time.ts'
import { ownerOf } from '../handlers/access.ts'
import { inquiryItem } from '../handlers/my-inquiries.ts'
import { fromUtf8 } from '../http/bytes.ts'
import { Refusal, refuseAny } from '../http/refusal.ts'
import type { Form, MockResponse } from '../http/request.ts'
import { problemResponse, toResponse } from '../http/responses.ts'
import { Clock } from '../worlds/clock.ts'
import type { RoutedExchange, Stage } from './exchange.ts'
import { reasonsOf } from './explain.ts'

type Fields = Readonly<Record<string, string>>

/** How a defect changes requests and responses, and of which operations; all if it names none. */
interface Behaviour {
  readonly operations?: readonly OperationId[]
  readonly stage: Stage
}

const on = (operations: readonly OperationId[], stage: Stage): Behaviour => ({ operations, stage })

/** Changes the form of an inquiry before the mock reads it. Throws what the mock then refuses. */
const form = (change: (form: Form, fields: Fields, exchange: RoutedExchange) => Form) =>
  on(['submitInquiry'], (exchange, next) => {
    const { request } = exchange
    const changed = async () => {
      const sent = await request.form()
      return change(sent, Object.fromEntries(sent.fields), exchange)
    }
    exchange.request = { ...request, form: changed }
    return next(exchange)
  })

const withField = (sent: Form, name: string, value: string): Form => ({
  ...sent,
  fields: [...sent.fields.filter(([each]) => each !== name), [name, value]],
})

const refuseField = (field: string, message: Message) =>
  refuseAny([{ field, code: field === 'captchaValue' ? 'INVALID_CAPTCHA' : 'BAD_REQUEST', message }])

/** Changes a parameter before the mock reads it. The journal has the one that was sent. */
const parameter =
  (name: string, change: (value: string) => string): Stage =>
  async (exchange, next) => {
    const { request, search, path } = exchange
    const query = new URLSearchParams(search)
    const value = query.get(name)
    if (value === null) return next(exchange)
    query.set(name, change(value))
    Object.assign(exchange, { search: query.toString(), request: { ...request, url: `${path}?${query.toString()}` } })
    const returned = await next(exchange)
    Object.assign(exchange, { search, request })
    return returned
  }

/** Changes the response. */
const response =
  (change: (response: MockResponse, exchange: RoutedExchange) => MockResponse): Stage =>
  async (exchange, next) =>
    change(await next(exchange), exchange)

/** Changes the text of a success. */
const text = (change: (text: string) => string): Stage =>
  response(({ recorded: _recorded, ...sent }) => {
    if (sent.status !== 200 || sent.body === null) return sent
    return { ...sent, body: change(typeof sent.body === 'string' ? sent.body : fromUtf8(sent.body)) }
  })

/** Changes the JSON of a success. */
const json =
  (change: (value: any, exchange: RoutedExchange) => unknown): Stage =>
  (exchange, next) =>
    text((body) => JSON.stringify(change(JSON.parse(body), exchange)))(exchange, next)

/** Returns a success, and stores nothing, where only this clause is why the mock refuses. */
const accepts = (clause: ClauseId, value: unknown, applies: (exchange: RoutedExchange) => boolean = () => true) =>
  response((sent, exchange) => {
    const reasons = sent.refusal ? reasonsOf(sent.refusal) : []
    const isOnly = reasons.length > 0 && reasons.every(([, each]) => each === clause)
    return isOnly && applies(exchange) ? toResponse(exchange.route.row, value) : sent
  })

/** Lets the mock believe that it is a day earlier. */
const aDayEarlier: Stage = async (exchange, next) => {
  const { clock } = exchange.world
  exchange.world.clock = new Clock(clock.now() - dayMs, true)
  try {
    return await next(exchange)
  } finally {
    exchange.world.clock = clock
  }
}

export const behaviours: { readonly [Name in DefectName]?: Behaviour } = {
  'content-5001': form((sent, { content = '' }) =>
    content.length === 5001 ? withField(sent, 'content', content.slice(1)) : sent,
  ),
  'scale-on-fin': form((sent, { bbsArticleTypeDetailCode, scale = '' }, { request }) => {
    if (request.site === 'fin' && bbsArticleTypeDetailCode === 'SALES_INVOC_003' && scale === '')
      refuseField('scale', ['form.scaleError', { max: 10 }])
    return sent
  }),
  'workspace-on-gov': form((sent, { inquiryTypeCode, naverWorksAccount = '' }, { request }) =>
    request.site === 'gov' && inquiryTypeCode === 'O2O' && naverWorksAccount === ''
      ? withField(sent, 'naverWorksAccount', 'any@account')
      : sent,
  ),
  'emergency-of-every-type': form((sent, { isEmergency = '' }, { world }) => {
    const isBusiness = world.member?.roles.some((role) => role.startsWith('ROLE_ACCOUNT_BIZ'))
    if (isBusiness && !['emerg', 'comm'].includes(isEmergency)) refuseField('isEmergency', 'form.noEmergency')
    return sent
  }),
  'no-sharing-of-trouble': form((sent, { inquiryTypeCode, isPartnerSharingAgreement = '' }) =>
    inquiryTypeCode === 'TRBL' && isPartnerSharingAgreement === ''
      ? withField(sent, 'isPartnerSharingAgreement', 'not_share')
      : sent,
  ),
  'any-email': form((sent, _fields, { world: { member } }) =>
    member?.email ? withField(sent, 'emailAddress', member.email) : sent,
  ),
  'file-of-a-byte-more': form((sent) => ({
    ...sent,
    files: sent.files.map((file) => (file.size === fileBytesMax + 1 ? { ...file, size: fileBytesMax } : file)),
  })),
  'any-extension': form((sent, _fields, { world }) => ({
    ...sent,
    files: sent.files.map((file) => ({ ...file, name: `${file.name}.${world.settings.allowFileExt[0]}` })),
  })),
  'additional-six-days': on(['submitAdditional'], aDayEarlier),
  'additional-sixth': on(
    ['submitAdditional'],
    accepts('additional.limit.conflict', { inquiryId: 1 }, ({ world, route }) => {
      const inquiry = world.tables.inquiries.get(Number(route.params.id))
      return inquiry?.additional.length === 5
    }),
  ),
  'survey-eleven-days': on(['answerCallSurvey', 'answerAnswerSurvey'], aDayEarlier),
  'captcha-of-users': form((sent, { captchaKey }, { world }) => {
    if (world.member && world.settings.abuse && !captchaKey) refuseField('captchaValue', 'error.INVALID_CAPTCHA')
    return sent
  }),
  'captcha-twice': on(['submitInquiry'], async (exchange, next) => {
    const { captchas } = exchange.world
    const known = captchas.entries
    const sent = await next(exchange)
    if (sent.status === 200) captchas.restore(known)
    return sent
  }),
  order: on(
    ['notices'],
    json((page) => ({ ...page, content: page.content.toReversed() })),
  ),
  'pages-from-one': on(
    ['faqs'],
    parameter('page', (page) => String(Math.max(0, Number(page) - 1))),
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
  'message-language': {
    stage: response((sent) => (sent.refusal ? { ...sent, body: problemResponse(sent.refusal, 'ko').body } : sent)),
  },
  'date-form': on(
    ['latestNews', 'newsItem'],
    text((body) => body.replaceAll(/("applyYmd":"\d{4})-(\d\d)-/g, '$1.$2.')),
  ),
  'missing-field': on(
    ['callSurvey', 'answerSurvey'],
    json(({ registerDate }) => ({ registerDate })),
  ),
  'misspelled-field': on(
    ['notices'],
    text((body) => body.replaceAll('"title":', '"titel":')),
  ),
  'tax-bill-of-all': on(['taxBill'], (exchange, next) => {
    const { part: _part, ...row } = exchange.route.row
    exchange.route = { ...exchange.route, row }
    return next(exchange)
  }),
  'inquiries-of-all': on(
    ['myInquiries'],
    json((page, { world }) => ({
      ...page,
      content: world.tables.inquiries.rows.map((record) => inquiryItem(record)),
    })),
  ),
  'wrong-status': on(
    ['myInquiry'],
    response((sent, { locale }) =>
      sent.refusal?.detail.clause === 'hardening.access.foreign-question'
        ? problemResponse(new Refusal('FORBIDDEN'), locale)
        : sent,
    ),
  ),
  'alarm-lost': on(['saveAlarm'], async (exchange, next) => {
    const { world } = exchange
    const { alarms } = world.tables
    const before = alarms.get(ownerOf(world))
    const sent = await next(exchange)
    if (before) await alarms.put(before)
    else alarms.remove(ownerOf(world))
    return sent
  }),
  'old-password': on(['savePassword'], accepts('my-page.password.not-recent', null)),
}
