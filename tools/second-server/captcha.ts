import { randomBytes, randomInt } from 'node:crypto'
import { withRanges } from './bytes.ts'
import { found } from './content.ts'
import { beeps, picture } from './drawing.ts'
import type { Ctx, Operation, Reply } from './http.ts'
import { oneOf, text } from './input.ts'
import { wrong } from './problem.ts'
import type { FieldError } from './problem.ts'
import type { Rec, State } from './store.ts'
import { broken } from './variants.ts'

const LIFE = 3 * 60e3
const LINES = 5
const KINDS = ['RECEIPT', 'AUDIO', 'CAPTCHA']
const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')
const QUESTIONS: Record<string, (line: number) => string> = {
  ko: (line) => `그림의 위에서 ${line}번째 줄에 있는 숫자 네 개를 입력해 주세요.`,
  en: (line) => `Enter the four digits in line ${line} of the picture, counted from the top.`,
  ja: (line) => `画像の上から${line}行目にある4桁の数字を入力してください。`,
}

function ask(captcha: Rec) {
  const lines = Array.from({ length: LINES }, () => digits(4))
  const line = captcha.line === undefined ? randomInt(LINES) : (captcha.line + 1 + randomInt(LINES - 1)) % LINES
  Object.assign(captcha, {
    line,
    value: lines[line],
    verified: false,
    question: QUESTIONS[captcha.lang](line + 1),
    image: picture(lines, captcha.width, captcha.height),
  })
}
function create(c: Ctx, type: string, size: Rec = {}): Reply {
  const key = randomBytes(24).toString('base64url')
  if (c.head) return { json: { key } }
  const captcha: Rec = { key, type, lang: c.lang, expiresAt: c.state.now() + LIFE, wrong: 0, verified: false, ...size }
  if (type === 'RECEIPT') {
    ask(captcha)
  } else {
    captcha.value = digits(type === 'AUDIO' ? 4 : 5)
    captcha.bytes = type === 'AUDIO' ? beeps(captcha.value) : picture([captcha.value], 360, 123)
  }
  c.state.captchas.set(key, captcha)
  return { json: { key } }
}
const alive = (state: State, key: string, type?: string) => {
  const captcha = state.captchas.get(key)
  return captcha && captcha.expiresAt >= state.now() && captcha.wrong < 5 && (type === undefined || captcha.type === type) ? captcha : undefined
}
const bare = (answer: string) =>
  answer
    .normalize('NFKC')
    .toLowerCase()
    .replace(/won|krw|yen|jpy|usd|[\s.,'’_원円元₩¥$€]/g, '')

/** Whether the value is right; a wrong one counts. */
function verify(state: State, key: string, value: string, type: string, count = true) {
  const captcha = alive(state, key, type)
  if (!captcha) return false
  const right = broken('any-captcha') || bare(value) === captcha.value
  if (count && right) captcha.verified = true
  else if (count) captcha.wrong++
  return right
}
/** What is wrong with the captcha of an inquiry. */
export function captchaProblem(state: State, texts: Record<string, string>): FieldError | undefined {
  const { captchaKey = '', captchaValue = '', captchaCategory = '' } = texts
  const bad = (field: string): FieldError => ({ ...wrong(field, 'captcha'), code: 'INVALID_CAPTCHA' })
  const captcha = alive(state, captchaKey)
  if (!captcha) return bad('captchaKey')
  if (captcha.type !== captchaCategory) return bad('captchaCategory')
  if (captchaValue === '' || !verify(state, captchaKey, captchaValue, captchaCategory)) return bad('captchaValue')
}

function receipt(c: Ctx, reload: boolean): Reply {
  const captcha = alive(c.state, c.query.key, 'RECEIPT')
  if (!captcha) return { json: { rtn_cd: 401 } }
  if (reload && !c.head) ask(captcha)
  return { json: { receiptData: { question: captcha.question, image: `data:image/png;base64,${captcha.image.toString('base64')}` }, rtn_cd: 200 } }
}
const media =
  (type: string, mime: string) =>
  (c: Ctx): Reply =>
    withRanges(c, found(alive(c.state, c.query.key, type)).bytes, mime)
const sizeOf = (body: Rec, errors: FieldError[]) => {
  for (const name of ['width', 'height']) {
    const value = Object.hasOwn(body, name) ? body[name] : undefined
    if (!Number.isInteger(value) || value < 1 || value > 1000) errors.push(wrong(name, 'integer', 1, 1000))
  }
}

const open = { user: false }
const keyed = { key: text(true) }
export const captchaOperations: Operation[] = [
  { ...open, method: 'POST', path: '/api/security/captcha', run: (c) => create(c, 'CAPTCHA') },
  {
    ...open,
    method: 'POST',
    path: '/api/security/receipt-captcha',
    body: 'json',
    check: sizeOf,
    run: (c) => create(c, 'RECEIPT', { width: c.body.width, height: c.body.height }),
  },
  { ...open, method: 'GET', path: '/api/security/audio-captcha', changes: true, run: (c) => create(c, 'AUDIO') },
  { ...open, method: 'GET', path: '/api/security/audio-captcha/sound', query: keyed, run: media('AUDIO', 'audio/wav') },
  { ...open, method: 'GET', path: '/api/security/captcha/image', query: keyed, run: media('CAPTCHA', 'image/png') },
  {
    ...open,
    method: 'GET',
    path: '/api/security/captcha/verify',
    changes: true,
    query: { captchaKey: text(true), captchaValue: text(true), captchaCategory: oneOf(KINDS, true) },
    run: (c) => ({ json: verify(c.state, c.query.captchaKey, c.query.captchaValue, c.query.captchaCategory, !c.head) }),
  },
  { ...open, method: 'GET', path: '/api-rcapt/rcaptUi', query: keyed, run: (c) => receipt(c, false) },
  {
    ...open,
    method: 'GET',
    path: '/api-rcapt/question',
    query: { ...keyed, svc: text(), reload: oneOf(['true', 'false']) },
    changes: (query) => /(^|&)reload(\[0?\])?=true(&|$)/.test(query),
    run: (c) => receipt(c, c.query.reload === 'true'),
  },
]
