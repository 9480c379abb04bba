import { clauses } from './clause.ts'

/** The captcha operations. */
export const callCaptcha = {
  ...clauses(
    {
      'call.captcha.old-key': ['7.11', 'POST /api/security/captcha creates a legacy captcha.'],
      'call.captcha.receipt-key': ['7.12', 'POST /api/security/receipt-captcha creates a receipt captcha.'],
      'call.captcha.audio-key': ['7.13', 'GET /api/security/audio-captcha creates an audio captcha.'],
      'call.captcha.sound': ['7.14', 'GET /api/security/audio-captcha/sound returns an audio file.'],
      'call.captcha.image': ['7.15', 'GET /api/security/captcha/image returns the captcha image.'],
      'call.captcha.verify': ['7.16', 'GET /api/security/captcha/verify checks a captcha value.'],
      'call.captcha.ui': ['7.17', 'GET /api-rcapt/rcaptUi returns the captcha for the page.'],
      'call.captcha.question': ['7.18', 'GET /api-rcapt/question returns the question of a captcha.'],
    },
    'api',
  ),
  ...clauses({
    'call.captcha.verify.category-upper-case': ['7.16', 'The captchaCategory of the verify request is in upper case.'],
  }),
}
