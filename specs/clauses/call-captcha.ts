import { clauses } from './clause.ts'

/** The captcha operations. */
export const callCaptcha = {
  ...clauses(
    3,
    {
      'call.captcha.response.image': 'The captcha response has the field receiptData.image.',
      'call.captcha.response.question': 'The captcha response has the field receiptData.question.',
      'call.captcha.response.rtn-cd': 'The captcha response has the field rtn_cd.',
    },
    'api',
  ),
  ...clauses(7, {
    'call.captcha.verify.category-upper-case': 'The captchaCategory of the verify request is in upper case.',
  }),
  ...clauses(
    7,
    {
      'call.captcha.old-key': 'POST /api/security/captcha creates a legacy captcha.',
      'call.captcha.receipt-key': 'POST /api/security/receipt-captcha creates a new image captcha.',
      'call.captcha.receipt-key.body-width':
        'The request body of POST /api/security/receipt-captcha has the field width.',
      'call.captcha.receipt-key.body-height':
        'The request body of POST /api/security/receipt-captcha has the field height.',
      'call.captcha.receipt-key.answer-key': 'POST /api/security/receipt-captcha returns a key.',
      'call.captcha.audio-key': 'GET /api/security/audio-captcha creates an audio captcha.',
      'call.captcha.audio-key.answer-key': 'GET /api/security/audio-captcha returns a key.',
      'call.captcha.sound': 'GET /api/security/audio-captcha/sound returns an audio file.',
      'call.captcha.sound.query-key': 'GET /api/security/audio-captcha/sound accepts the query parameter key.',
      'call.captcha.image': 'GET /api/security/captcha/image returns the captcha image.',
      'call.captcha.image.query-key':
        'GET /api/security/captcha/image accepts the captcha key as the query parameter key.',
      'call.captcha.verify': 'GET /api/security/captcha/verify checks a captcha value.',
      'call.captcha.verify.query-captcha-key':
        'GET /api/security/captcha/verify accepts the query parameter captchaKey.',
      'call.captcha.verify.query-captcha-value':
        'GET /api/security/captcha/verify accepts the query parameter captchaValue.',
      'call.captcha.verify.query-captcha-category':
        'GET /api/security/captcha/verify accepts the query parameter captchaCategory.',
      'call.captcha.verify.answer-boolean': 'GET /api/security/captcha/verify returns a boolean.',
      'call.captcha.ui': 'GET /api-rcapt/rcaptUi returns the captcha for the page.',
      'call.captcha.ui.query-key': 'GET /api-rcapt/rcaptUi accepts the query parameter key.',
      'call.captcha.question': 'GET /api-rcapt/question returns the question of a captcha.',
      'call.captcha.question.query-key': 'GET /api-rcapt/question accepts the query parameter key.',
      'call.captcha.question.query-svc': 'GET /api-rcapt/question accepts the query parameter svc.',
      'call.captcha.question.query-reload': 'GET /api-rcapt/question accepts the query parameter reload.',
    },
    'api',
  ),
}
