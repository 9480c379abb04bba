import { clauses } from './clause.ts'

/** The calls of the captchas. */
export const callCaptcha = {
  ...clauses(3, {
    'call.captcha.response.image': 'The captcha response carries receiptData.image.',
    'call.captcha.response.question': 'The captcha response carries receiptData.question.',
    'call.captcha.response.rtn-cd': 'The captcha response carries rtn_cd.',
  }),
  ...clauses(7, {
    'call.captcha.old-key': 'POST /api/security/captcha makes an old captcha.',
    'call.captcha.receipt-key': 'POST /api/security/receipt-captcha makes a new image captcha.',
    'call.captcha.receipt-key.body-width': 'POST /api/security/receipt-captcha takes width.',
    'call.captcha.receipt-key.body-height': 'POST /api/security/receipt-captcha takes height.',
    'call.captcha.receipt-key.answer-key': 'POST /api/security/receipt-captcha answers a key.',
    'call.captcha.audio-key': 'GET /api/security/audio-captcha makes an audio captcha.',
    'call.captcha.audio-key.answer-key': 'GET /api/security/audio-captcha answers a key.',
    'call.captcha.sound': 'GET /api/security/audio-captcha/sound answers an audio file.',
    'call.captcha.sound.query-key': 'GET /api/security/audio-captcha/sound takes key.',
    'call.captcha.image': 'GET /api/security/captcha/image answers the captcha image.',
    'call.captcha.image.query-key': 'GET /api/security/captcha/image takes key, the captcha key.',
    'call.captcha.verify': 'GET /api/security/captcha/verify judges a captcha value.',
    'call.captcha.verify.query-captcha-key': 'GET /api/security/captcha/verify takes captchaKey.',
    'call.captcha.verify.query-captcha-value': 'GET /api/security/captcha/verify takes captchaValue.',
    'call.captcha.verify.query-captcha-category': 'GET /api/security/captcha/verify takes captchaCategory.',
    'call.captcha.verify.category-upper-case': 'The captchaCategory of the verify call is sent in upper case.',
    'call.captcha.verify.answer-boolean': 'GET /api/security/captcha/verify answers a boolean.',
    'call.captcha.ui': 'GET /api-rcapt/rcaptUi answers the captcha for the page.',
    'call.captcha.ui.query-key': 'GET /api-rcapt/rcaptUi takes key.',
    'call.captcha.question': 'GET /api-rcapt/question answers the question of a captcha.',
    'call.captcha.question.query-key': 'GET /api-rcapt/question takes key.',
    'call.captcha.question.query-svc': 'GET /api-rcapt/question takes svc.',
    'call.captcha.question.query-reload': 'GET /api-rcapt/question takes reload.',
  }),
}
