import { randomBytes, randomInt } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { found, Reply, type Call, type Handlers } from './contract.ts'
import type { Captcha } from './records.ts'
import { rules } from './rules.ts'
import { fault, Problem } from './words.ts'

const uint32 = (value: number) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value])

const chunk = (type: string, data: Buffer) => {
  const content = Buffer.concat([Buffer.from(type), data])
  return Buffer.concat([uint32(data.length), content, uint32(crc32(content))])
}

/** A PNG with a bar as high as each digit. Tests get the answer from the state address, so nobody has to read it. */
const picture = (digits: string, width = 360, height = 123): Buffer => {
  const bar = Math.floor(width / digits.length)
  const lines = Array.from({ length: height }, (_, y) => {
    const isDark = (x: number) => height - y < 10 * Number(digits[Math.floor(x / bar)] ?? 0)
    return Buffer.from([0, ...Array.from({ length: width }, (__, x) => (isDark(x) ? 60 : 240))])
  })
  const head = Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 0, 0, 0, 0])])
  const chunks = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.concat(lines))), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])
}

const questions = {
  ...{ ko: '영수증에 적힌 금액은 얼마인가요?', en: 'What is the amount on the receipt?', ja: 'レシートの金額は？' },
}

const newValue = () => String(randomInt(100_000, 1_000_000))

const create = (type: string) => (call: Call) => {
  const { state, language } = call
  const key = randomBytes(16).toString('hex')
  const expiresAt = state.now() + rules.captchaMinutes * 60_000
  state.captchas.set(key, { type, language, expiresAt, value: newValue(), wrong: 0, verified: false })
  return { key }
}

const find = ({ state }: Call, key = '', type?: string): Captcha | undefined => {
  const captcha = state.captchas.get(key)
  return captcha && captcha.type === type && state.now() < captcha.expiresAt ? captcha : undefined
}

/** An answer without width, case, spaces, a currency and thousands separators. */
const plain = (text: string) => {
  const folded = text.slice(0, 100).normalize('NFKC').toLowerCase()
  return folded.replace(/\s|krw|jpy|won|yen|[₩¥$€円원元]/g, '').replace(/(?<=\d)[.,'’](?=\d{3}(?:\D|$))/g, '')
}

/** Counts a wrong value; too many end the captcha. */
const verify = ({ state }: Call, key: string, captcha: Captcha, value: string): boolean => {
  const isRight = plain(value) === captcha.value
  captcha.verified ||= isRight
  captcha.wrong += Number(!isRight)
  if (captcha.wrong >= rules.captchaValuesMax) state.captchas.delete(key)
  return isRight
}

/** Uses up the captcha of an inquiry. Throws INVALID_CAPTCHA. */
export const solve = (call: Call, { captchaKey = '', captchaValue = '', captchaCategory }: Record<string, string>) => {
  const captcha = find(call, captchaKey, captchaCategory)
  if (!captcha || !verify(call, captchaKey, captcha, captchaValue))
    throw new Problem('INVALID_CAPTCHA', { faults: [fault('captchaValue', 'form', 'INVALID_CAPTCHA')] })
  call.state.captchas.delete(captchaKey)
}

const receipt = (call: Call) => {
  const captcha = find(call, call.query.key, 'RECEIPT')
  if (!captcha) return { rtn_cd: 401 }
  if (call.query.reload === 'true') Object.assign(captcha, { value: newValue(), verified: false })
  const image = `data:image/png;base64,${picture(captcha.value).toString('base64')}`
  return { rtn_cd: 200, receiptData: { image, question: questions[captcha.language] } }
}

/** Without sounds, which are a capability that this server does not have. */
export const captchaHandlers: Handlers = {
  oldCaptcha: create('CAPTCHA'),
  receiptCaptcha: create('RECEIPT'),
  audioCaptcha: create('AUDIO'),
  captchaImage: (call) =>
    new Reply(200, picture(found(find(call, call.query.key, 'CAPTCHA')).value), { 'content-type': 'image/png' }),
  verifyCaptcha: (call) => {
    const { captchaKey, captchaValue, captchaCategory } = call.query
    const captcha = find(call, captchaKey, captchaCategory)
    return captcha !== undefined && verify(call, captchaKey, captcha, captchaValue)
  },
  captchaUi: receipt,
  captchaQuestion: receipt,
}
