import * as z from 'zod'
import { get, media, post, problem, ranged } from './endpoint.ts'

/** `CAPTCHA` is the legacy picture of digits. */
export const captchaCategory = z.enum(['RECEIPT', 'AUDIO', 'CAPTCHA']).meta({ id: 'CaptchaCategory' })
export type CaptchaCategory = z.infer<typeof captchaCategory>

const captchaKey = z.object({ key: z.string().min(1).describe('The key of the captcha.') })
const keyQuery = captchaKey
const pixels = z.int().min(1).max(1000)

/** `rtn_cd` 401, with HTTP status 200, means that the key is unknown or expired and the client needs a new one. */
export const receiptCaptcha = z
  .object({
    rtn_cd: z
      .literal([200, 401])
      .describe('401 if the key is unknown or expired: request a new key. The HTTP status is 200 in both cases.'),
    receiptData: z
      .object({ image: z.string().describe('A PNG as a data URL.'), question: z.string() })
      .optional()
      .describe('Absent if rtn_cd is 401.'),
  })
  .meta({ id: 'ReceiptCaptcha' })
export type ReceiptCaptcha = z.infer<typeof receiptCaptcha>

export const captcha = {
  oldCaptcha: post('/api/security/captcha', {
    clause: 'call.captcha.old-key',
    origin: 'product',
    summary: 'Key of a legacy captcha',
    responses: { 200: captchaKey },
  }),
  receiptCaptcha: post('/api/security/receipt-captcha', {
    clause: 'call.captcha.receipt-key',
    origin: 'product',
    summary: 'Key of a receipt captcha',
    body: z.object({ width: pixels, height: pixels }),
    responses: { 200: captchaKey, 400: problem, 413: problem, 415: problem },
  }),
  audioCaptcha: get('/api/security/audio-captcha', {
    clause: 'call.captcha.audio-key',
    origin: 'product',
    summary: 'Key of an audio captcha',
    changes: true,
    responses: { 200: captchaKey },
  }),
  captchaSound: get('/api/security/audio-captcha/sound', {
    clause: 'call.captcha.sound',
    origin: 'product',
    summary: 'Sound of an audio captcha',
    query: keyQuery,
    responses: { ...ranged(media('audio/wav')), 400: problem, 404: problem },
  }),
  captchaImage: get('/api/security/captcha/image', {
    clause: 'call.captcha.image',
    origin: 'product',
    summary: 'Image of a legacy captcha, 360 by 123 pixels',
    query: keyQuery,
    responses: { ...ranged(media('image/png')), 400: problem, 404: problem },
  }),
  verifyCaptcha: get('/api/security/captcha/verify', {
    clause: 'call.captcha.verify',
    origin: 'product',
    summary: 'Verify the value of a captcha',
    changes: true,
    query: z.object({
      captchaKey: z.string().describe('The key of the captcha.'),
      captchaValue: z.string().describe('What the visitor entered.'),
      captchaCategory: captchaCategory.describe('The kind of the captcha.'),
    }),
    responses: { 200: z.boolean(), 400: problem },
  }),
  captchaUi: get('/api-rcapt/rcaptUi', {
    clause: 'call.captcha.ui',
    origin: 'product',
    summary: 'Image and question of a receipt captcha',
    query: keyQuery,
    responses: { 200: receiptCaptcha, 400: problem },
  }),
  captchaQuestion: get('/api-rcapt/question', {
    clause: 'call.captcha.question',
    origin: 'product',
    summary: 'Question of a receipt captcha; reload=true replaces it',
    changes: true,
    query: keyQuery.extend({
      svc: z.string().optional().describe('The calling service: support.'),
      reload: z.enum(['true', 'false']).optional().describe('Whether a new question replaces the previous one.'),
    }),
    responses: { 200: receiptCaptcha, 400: problem },
  }),
}
