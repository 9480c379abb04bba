import { captchaKinds } from '#specs/rules/captcha.ts'
import { dayMs } from '#specs/rules/time.ts'
import {
  accepts,
  form,
  json,
  jsonBody,
  later,
  on,
  parameter,
  refuseField,
  request,
  takePart,
  withField,
  type Behaviours,
} from './behaviour.ts'

const minuteMs = 60_000

/** Lets new captchas live longer by some ms. */
const living = (ms: number) =>
  on(
    ['receiptCaptcha', 'audioCaptcha', 'oldCaptcha'],
    json((sent, exchange) => {
      const { captchas } = exchange.world
      const captcha = captchas.peek(sent.key)!
      takePart(exchange)
      captchas.change(sent.key, captcha, { expiresAt: captcha.expiresAt + ms })
      return sent
    }),
  )

/** Captchas, and what is possible only for some time or so many times. */
export const ofLimits = {
  'captcha-of-users': form((sent, { captchaKey }, { world }) => {
    if (world.member && world.settings.abuse && !captchaKey)
      refuseField('captchaValue', 'error.INVALID_CAPTCHA', 'INVALID_CAPTCHA')
    return sent
  }),
  'captcha-of-nobody': form((sent, _fields, { world }) => {
    if (world.member || !world.settings.abuse) return sent
    const key = world.newCaptcha('legacy', 'ko', '1', '')
    return Object.entries({ captchaKey: key, captchaValue: '1', captchaCategory: 'CAPTCHA' }).reduce(
      (filled, [name, value]) => withField(filled, name, value),
      sent,
    )
  }),
  'captcha-twice': on(['submitInquiry'], async (exchange, next) => {
    const { captchas } = exchange.world
    const known = captchas.entries
    const sent = await next(exchange)
    if (sent.status === 200 && known.length > 0) {
      takePart(exchange)
      captchas.restore(known)
    }
    return sent
  }),
  'captcha-four-minutes': living(minuteMs),
  'captcha-two-minutes': living(-minuteMs),
  'captcha-any-kind': on(
    ['verifyCaptcha'],
    parameter('captchaCategory', (sent, { world, search }) => {
      const captcha = world.captchas.peek(new URLSearchParams(search).get('captchaKey') ?? '')
      return captcha ? captchaKinds[captcha.kind] : sent
    }),
  ),
  'captcha-guesses': on(['verifyCaptcha', 'submitInquiry'], (exchange, next) => {
    const { captchas } = exchange.world
    for (const [key, captcha] of captchas.entries.filter(([, { wrong }]) => wrong > 0)) {
      takePart(exchange)
      captchas.change(key, captcha, { wrong: 0 })
    }
    return next(exchange)
  }),
  'captcha-any-value': form((sent, { captchaKey = '' }, { world }) => {
    const captcha = world.captchas.peek(captchaKey)
    return captcha ? withField(sent, 'captchaValue', captcha.value) : sent
  }),
  'additional-six-days': on(['submitAdditional'], later(-dayMs)),
  'additional-four-days': on(['submitAdditional'], later(dayMs)),
  'additional-sixth': on(
    ['submitAdditional'],
    accepts('additional.limit.conflict', { inquiryId: 1 }, ({ world, route }) => {
      const inquiry = world.tables.inquiries.get(Number(route.params.id))
      return inquiry?.additional.length === 5
    }),
  ),
  'survey-eleven-days': on(['answerCallSurvey', 'answerAnswerSurvey'], later(-dayMs)),
  'survey-nine-days': on(['answerCallSurvey', 'answerAnswerSurvey'], later(dayMs)),
  'score-six': on(
    ['answerCallSurvey', 'answerAnswerSurvey'],
    jsonBody((sent) => sent.replace(/("score":\s*)6\b/, '$15')),
  ),
  'sent-again': on(
    ['submitInquiry', 'submitAdditional'],
    request(({ header }, exchange) => {
      if (header('idempotency-key') === undefined) return {}
      takePart(exchange)
      return { header: (name) => (name === 'idempotency-key' ? undefined : header(name)) }
    }),
  ),
} satisfies Behaviours
