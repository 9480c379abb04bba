import { captchaProblem } from './captcha.ts'
import { TYPES, walk } from './faq.ts'
import type { Form } from './form.ts'
import type { Ctx, Operation, Reply } from './http.ts'
import { accountOf, caseOf, furtherOf, openTo } from './cases.ts'
import { wrong, refuse, Problem } from './problem.ts'
import type { FieldError } from './problem.ts'
import { mail } from './mail.ts'
import { records } from './store.ts'
import type { Rec } from './store.ts'
import { fileNameProblem, isEmail, isPhone, length, stored, visible } from './text.ts'
import { ymdt } from './time.ts'
import { broken } from './variants.ts'

const MAX_FILE = 10_485_760
const isBusiness = (user?: Rec) => Boolean(user?.roles.some((one: string) => /^ROLE_ACCOUNT_(BIZ|PISTT)/.test(one)))
const isPartner = (user?: Rec) => user?.mbrGrpCd === 'PATR' && user?.partnerInit === 'N'

/** The first problem of the files: duplicates, characters, extension, size, count. */
function filesProblem(c: Ctx, form: Form): FieldError | undefined {
  const field = 'attachFile'
  const seen = new Set<string>()
  for (const { name, bytes } of form.files) {
    const composed = name.normalize('NFC')
    if (seen.has(composed)) return wrong(field, 'sameFile')
    seen.add(composed)
    const code = fileNameProblem(name, c.state.extensions ?? records.allowFileExt)
    if (code) return { field, code, hint: code }
    if (bytes.length > MAX_FILE && !broken('size-unlimited')) return { field, code: 'PAYLOAD_TOO_LARGE', hint: 'PAYLOAD_TOO_LARGE' }
  }
  if (form.files.length > (broken('six-files') ? 6 : 5)) return { field, code: 'TOO_MANY_FILES', hint: 'TOO_MANY_FILES' }
}

/** Reads the texts that are used, and collects what is wrong with them. */
class Fields {
  errors: FieldError[] = []
  texts: Record<string, string> = {}
  form: Form
  constructor(form: Form) {
    this.form = form
  }
  take(name: string) {
    const all = this.form.texts.get(name) ?? []
    if (all.length > 1) this.errors.push(wrong(name, 'once'))
    const value = stored(all[0] ?? '')
    if (visible(value)) this.texts[name] = value
    return this.texts[name]
  }
  required(name: string) {
    const value = this.take(name)
    if (value === undefined) this.errors.push(wrong(name, 'required'))
    return value
  }
  limited(name: string, max: number) {
    const value = this.required(name)
    if (value !== undefined && length(value) > max + (broken('limit-5001') && max === 5000 ? 1 : 0)) this.errors.push(wrong(name, 'longer', max))
    return value
  }
  choice(name: string, of: string[], optional = false) {
    const value = optional ? this.take(name) : this.required(name)
    if (value !== undefined && !of.includes(value)) this.errors.push(wrong(name, 'choice', of.join(', ')))
    return value
  }
  test(name: string, value: string | undefined, good: (value: string) => boolean, hint: string) {
    if (value !== undefined && !good(value)) this.errors.push(wrong(name, hint))
  }
}

function readInquiry(c: Ctx, form: Form) {
  const f = new Fields(form)
  const { user } = c
  const type = f.choice('inquiryTypeCode', TYPES)
  const detail = f.required('bbsArticleTypeDetailCode')
  if (type && TYPES.includes(type)) {
    f.test('bbsArticleTypeDetailCode', detail, (code) => walk(c, type).some(({ node }) => node.code === code && node.canBeSent), 'category')
  }
  const is = (one: string, code: string, sites = ['public', 'gov', 'fin']) => type === one && detail === code && sites.includes(c.site)
  if (is('SALES', 'SALES_INVOC_003', ['public', 'gov'])) f.test('scale', f.required('scale'), (value) => /^\d{1,10}$/.test(value), 'scale')
  if (is('O2O', 'O2O_BI_004', ['public']) || is('O2O', 'O2O_BI_001', ['gov'])) f.required('naverWorksAccount')
  if (type === 'TRBL' && isBusiness(user)) f.choice('isEmergency', ['emerg', 'comm'])
  f.take('inquiryPersonName')
  if (type === 'SALES') {
    f.limited('corpName', 50)
    f.take('departmentName')
    f.take('levelName')
  }
  const email = f.limited('emailAddress', 50)
  if (email !== undefined && email.length <= 50) {
    if (user?.email) f.test('emailAddress', email, (value) => value === user.email, 'ownEmail')
    else f.test('emailAddress', email, isEmail, 'email')
  }
  const calling = f.required('cntryNo')
  const number = f.required('cellphoneNo')
  if (calling !== undefined) f.test('cellphoneNo', number, (value) => isPhone(calling, value), 'phone')
  f.required('title')
  f.limited('content', 5000)
  if ((type === 'O2O' || type === 'TRBL') && isPartner(user)) {
    if (f.choice('isPartnerSharingAgreement', ['share', 'not_share']) === 'share') f.choice('partnerAgree', ['agree', 'not_agree'])
  }
  if (is('SOLUT', 'SOLUT_SOLUQ_060')) f.choice('thirdPartyConsent', ['Y'])
  if (type === 'SALES' && !user) f.choice('salesThirdPartyConsent', ['Y'])
  if (!user) f.choice('isAgreeRecvMarketing', ['Y', 'N'], true)
  f.take('inputchannel')
  const files = filesProblem(c, form)
  refuse(files ? [...f.errors, files] : f.errors)
  return f.texts
}

function create(c: Ctx, fields: Rec, form: Form) {
  const inquiryId = c.state.newId()
  const files = form.files.map(({ name, bytes }) => ({ fileName: name, fileSize: bytes.length, base64: bytes.toString('base64') }))
  const sent = Object.fromEntries([...form.texts].map(([name, all]) => [name, stored(all[0])]))
  const record = { ...fields, fields: sent, inquiryId, regYmdt: ymdt(c.state.now()), status: 'RECEIVED', files, lang: c.lang }
  c.state.put('inquiries', inquiryId, record)
  mail(c.state, record, 'receipt')
  return inquiryId
}

function submit(c: Ctx): Reply {
  const form = c.form()
  const texts = readInquiry(c, form)
  if (c.state.abuse && !c.user) {
    const one = (name: string) => form.texts.get(name)?.[0] ?? ''
    const sent = { captchaKey: one('captchaKey'), captchaValue: one('captchaValue'), captchaCategory: one('captchaCategory') }
    const bad = captchaProblem(c.state, sent)
    if (bad) throw new Problem('INVALID_CAPTCHA', [bad])
    c.state.captchas.delete(sent.captchaKey)
  }
  const marketing = c.user ? {} : { isAgreeRecvMarketing: texts.isAgreeRecvMarketing ?? 'N' }
  const inquiryId = create(c, { ...texts, ...marketing, persona: c.user?.user ?? null, sites: [c.site], site: c.site }, form)
  if (broken('created-201')) return { status: 201, json: { content: { inquiryId } } }
  return { json: { content: { inquiryId }, code: 'SUCCESS' } }
}

function additional(c: Ctx): Reply {
  const original = openTo(c, caseOf(c, c.ids.id))
  const { status, inquiryCount } = furtherOf(c.state, original)
  const sixth = status === 'OVER_COUNT' && inquiryCount === 5 && broken('sixth-additional')
  if (status !== 'OPEN' && status !== 'NOT_ANSWERED' && !sixth) throw new Problem('CONFLICT')
  const form = c.form()
  const f = new Fields(form)
  f.limited('content', 5000)
  const files = filesProblem(c, form)
  refuse(files ? [...f.errors, files] : f.errors)
  const { inquiryTypeCode, bbsArticleTypeDetailCode, title, persona, sites, emailAddress, cntryNo, cellphoneNo } = original
  const to = emailAddress ?? c.state.user(persona)?.email
  const inquiryId = create(
    c,
    {
      inquiryTypeCode,
      bbsArticleTypeDetailCode,
      title,
      persona,
      sites,
      emailAddress: to,
      cntryNo,
      cellphoneNo,
      site: c.site,
      content: f.texts.content,
      parentInquiryId: original.inquiryId,
    },
    form,
  )
  return { status: 201, json: { inquiryId, originalInquiryId: original.inquiryId } }
}

function condition(c: Ctx): Reply {
  const original = openTo(c, caseOf(c, c.ids.id))
  const { inquiryCount, firstAnswerDate } = furtherOf(c.state, original)
  return { json: { inquiryCount, firstAnswerDate, customerId: accountOf(c.state, original.persona)?.customerId ?? null } }
}

export const inquiryOperations: Operation[] = [
  { method: 'POST', path: '/api/support/inquiry', user: false, body: 'form', key: true, run: submit },
  { method: 'GET', path: '/api/support/inquiry/{id}/additional-condition', user: false, run: condition },
  { method: 'POST', path: '/api/support/inquiry/{id}/additional', user: false, body: 'form', key: true, run: additional },
]
