import { clauses } from './clause.ts'

/** The captcha operations. */
export const callCaptcha = {
  ...clauses(3, {}, 'api'),
  ...clauses(7, {
    'call.captcha.verify.category-upper-case': 'The captchaCategory of the verify request is in upper case.',
  }),
  ...clauses(
    7,
    {
      'call.captcha.old-key': 'POST /api/security/captcha creates a legacy captcha.',
      'call.captcha.receipt-key': 'POST /api/security/receipt-captcha creates a receipt captcha.',
      'call.captcha.audio-key': 'GET /api/security/audio-captcha creates an audio captcha.',
      'call.captcha.sound': 'GET /api/security/audio-captcha/sound returns an audio file.',
      'call.captcha.image': 'GET /api/security/captcha/image returns the captcha image.',
      'call.captcha.verify': 'GET /api/security/captcha/verify checks a captcha value.',
      'call.captcha.ui': 'GET /api-rcapt/rcaptUi returns the captcha for the page.',
      'call.captcha.question': 'GET /api-rcapt/question returns the question of a captcha.',
    },
    'api',
  ),
}
