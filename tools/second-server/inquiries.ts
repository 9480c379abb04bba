import parsePhone from 'libphonenumber-js/min'
import { solve } from './captchas.ts'
import { faultsOf, found, isVisible, Reply, type Call, type Handlers } from './contract.ts'
import { compare, dayMs, isOn, msOf, partsOf, pick, sites, timeOf, type Row, type State } from './records.ts'
import { rules } from './rules.ts'
import { fault, Problem, refuse, type Fault, type Language } from './words.ts'

// Inquiries, additional inquiries, surveys, and the emails about them.

export const isEmail = (text: string): boolean =>
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i.test(text)

/** Whether digits, which may lack a leading 0, are a number of a country with the calling code. */
export const isPhone = (callingCode: string, digits: string): boolean => {
  const [min, max] = rules.nationalNumber
  const national = digits.replace(/^0/, '')
  return (national.startsWith('0') ? [national] : [national, `0${national}`]).some((each) => {
    if (!/^\d+$/.test(each) || each.length < min || each.length > max) return false
    const phone = parsePhone(`+${callingCode}${each}`)
    return phone?.countryCallingCode === callingCode && phone.nationalNumber === each && phone.isValid()
  })
}

const kindsOf = ({ user, state }: Call): readonly string[] => {
  if (!user) return ['anonymous']
  const isBusiness = user.roles.some((role) => rules.businessRoles.some((prefix) => role.startsWith(prefix)))
  const isPartner = user.mbrGrpCd === 'PATR' && state.isPartner(user)
  return [...(isBusiness ? ['business'] : []), ...(isPartner ? ['partner'] : [])]
}

/** Whether one of the rows of `x-required-if` or `x-optional-if` holds. */
const holds = (call: Call, rows: readonly Row[] | undefined): boolean =>
  rows?.some(({ user, site, abuse, ...values }) => {
    const isHere = (user === undefined || kindsOf(call).includes(user)) && (site?.includes(call.site) ?? true)
    const isUnderAbuse = abuse === undefined || abuse.includes(call.state.settings.abuse)
    const { texts } = call.form
    return (
      isHere && isUnderAbuse && Object.entries(values).every(([name, allowed]) => allowed.includes(texts[name] ?? ''))
    )
  }) ?? false

const isCategory = ({ state, site }: Call, type: string, code: string): boolean => {
  const rows = state.rows('inquiryCodes')
  const row = rows.find((each) => each.code === code)
  return Boolean(row?.parent && row.type === type && isOn(row, site)) && !rows.some(({ parent }) => parent === code)
}

/** What the document says about parts in words only. */
const special: Readonly<Record<string, (text: string, call: Call) => Fault | undefined>> = {
  bbsArticleTypeDetailCode: (text, call) => {
    const { inquiryTypeCode = '' } = call.form.texts
    const isKnown = call.operation.form!.properties.inquiryTypeCode.enum.includes(inquiryTypeCode)
    return isKnown && !isCategory(call, inquiryTypeCode, text) ? fault('bbsArticleTypeDetailCode', 'choice') : undefined
  },
  emailAddress: (text, { user }) => {
    if (!isEmail(text)) return fault('emailAddress', 'email')
    return user?.email && user.email !== text ? fault('emailAddress', 'ownEmail') : undefined
  },
  cellphoneNo: (text, { form }) => {
    if (text === '0') return fault('cellphoneNo', 'required')
    return isPhone(form.texts.cntryNo ?? '', text) ? undefined : fault('cellphoneNo', 'phone')
  },
  content: (text) => (text.length > rules.contentMax ? fault('content', 'tooLong') : undefined),
}

/** These are judged with another part, or after all others. */
const notAlone = ['cntryNo', 'attachFile', 'captchaKey', 'captchaValue', 'captchaCategory']

const partFaults = (call: Call): readonly Fault[] => {
  const { properties, required } = call.operation.form!
  return Object.entries<Row>(properties).flatMap(([name, schema]) => {
    const text = call.form.texts[name] ?? ''
    const [requiredIf, optionalIf] = [schema['x-required-if'], schema['x-optional-if']]
    const isRequired = required.includes(name) || holds(call, requiredIf)
    const isUsed = isRequired || (!requiredIf && (!optionalIf || holds(call, optionalIf)))
    if (notAlone.includes(name) || !isUsed) return []
    if (!isVisible(text)) return isRequired || (text !== '' && optionalIf) ? [fault(name, 'required')] : []
    const judge = special[name]
    const faults = name === 'cellphoneNo' ? [] : faultsOf({ ...schema, ...schema['x-if-used'] }, text, name)
    return faults.length > 0 ? faults : (judge?.(text, call) ?? [])
  })
}

const fileFaults = ({ form: { files }, state }: Call): readonly Fault[] => {
  const names = files.map(({ name }) => name.normalize('NFC'))
  const allowed = state.settings.allowFileExt.map((each) => each.toLowerCase())
  const codeOf = (name: string, size: number) => {
    const [, base, extension] = /^(.*)\.([^.]+)$/su.exec(name) ?? [name, name, '']
    const hasBase = /[^.\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(base)
    if (rules.forbidden.test(name) || !hasBase || name.length > 100) return 'FILE_NAME_INVALID'
    if (!allowed.includes(extension.toLowerCase())) return 'FILE_EXT_DISALLOWED'
    return size > rules.fileBytesMax ? 'PAYLOAD_TOO_LARGE' : undefined
  }
  const codes = files.flatMap(({ bytes }, i) => codeOf(names[i]!, bytes.length) ?? [])
  return [
    ...codes.map((code) => fault('attachFile', 'file', code)),
    ...(new Set(names).size < names.length ? [fault('attachFile', 'once')] : []),
    ...(files.length > rules.filesMax ? [fault('attachFile', 'file', 'TOO_MANY_FILES')] : []),
  ]
}

const store = (call: Call, record: Row, parentInquiryId: number | null) => {
  const { state, site, user, form, language, operation } = call
  const inquiryId = state.nextNumber()
  const at = new Date(state.now()).toISOString()
  const persona = user?.user ?? 'anonymous'
  const sent = form.files.map(({ name, bytes, sha256 }) => ({ name, size: bytes.length, sha256 }))
  const ids = { inquiryId, parentInquiryId }
  state.submissions.push({ ...ids, operationId: operation.id, at, site, persona, fields: form.texts, files: sent })
  const files = form.files.map(({ name, bytes }) => ({
    ...{ fileName: name.normalize('NFC'), fileSize: bytes.length, base64: bytes.toString('base64') },
  }))
  const now = { regYmdt: timeOf(state.now()), status: 'RECEIVED', sites: [site], locale: language }
  const inquiry = { ...record, ...ids, ...now, content: form.texts.content, files }
  state.put('inquiries', inquiryId, inquiry)
  send(state, inquiry, 'RECEIPT')
  return inquiryId
}

const submitInquiry = (call: Call) => {
  const { form, state, user, operation } = call
  const { texts } = form
  const { properties } = operation.form!
  refuse([...partFaults(call), ...fileFaults(call)])
  if (state.settings.abuse && !user) solve(call, texts)
  const shown = ['isEmergency', 'scale', 'naverWorksAccount'].filter((name) =>
    holds(call, properties[name]['x-required-if']),
  )
  const names = ['inquiryTypeCode', 'bbsArticleTypeDetailCode', 'title', 'emailAddress', 'inquiryPersonName']
  const record = { persona: user?.user ?? 'anonymous', fields: pick(texts, shown), ...pick(texts, names) }
  return { code: 'SUCCESS', content: { inquiryId: store(call, record, null) } }
}

/** The inquiry that a link of an email names. */
const linked = ({ state, site, user }: Call, id: number): Row => {
  const record = found(state.get('inquiries', id))
  return found(isOn(record, site) && (!state.settings.strictOwnership || record.persona === user?.user) && record)
}

const originalOf = (state: State, record: Row): Row =>
  (record.parentInquiryId && state.get('inquiries', record.parentInquiryId)) || record

export const answersOf = (state: State, { inquiryId }: Row): readonly Row[] => {
  const own = state.rows('answers').filter((answer) => answer.inquiryId === inquiryId)
  return own.toSorted((a, b) => compare(a.regYmdt, b.regYmdt) || compare(a.answerId, b.answerId))
}

export const additionalOf = (state: State, { inquiryId }: Row): readonly Row[] =>
  state.rows('inquiries').filter(({ parentInquiryId }) => parentInquiryId === inquiryId)

export const conditionOf = (state: State, record: Row) => {
  const original = originalOf(state, record)
  const [first] = answersOf(state, original)
  return {
    customerId: (state.get('accounts', original.persona)?.customerId ?? null) as string | null,
    firstAnswerDate: first ? partsOf(first.regYmdt) : null,
    inquiryCount: additionalOf(state, original).length,
  }
}

/** The last moment of additional inquiries; undefined before the first answer. */
export const additionalEnd = ({ firstAnswerDate }: ReturnType<typeof conditionOf>) =>
  firstAnswerDate ? msOf(firstAnswerDate) + rules.additionalDays * dayMs : undefined

const submitAdditional = (call: Call) => {
  const { state, params } = call
  const original = originalOf(state, linked(call, params[0]!))
  const condition = conditionOf(state, original)
  const isLate = state.now() > (additionalEnd(condition) ?? Infinity)
  if (!condition.customerId || isLate || condition.inquiryCount >= rules.additionalMax) throw new Problem('CONFLICT')
  refuse([...partFaults(call), ...fileFaults(call)])
  return new Reply(201, { inquiryId: store(call, { ...original, fields: {} }, original.inquiryId) })
}

export const surveyEnd = ({ registerDate }: Row): number => msOf(registerDate) + rules.surveyDays * dayMs

const surveyOf = (call: Call): [key: string, survey: Row] => {
  const [id, answerId = 'call'] = call.params
  linked(call, id!)
  return [`${id}/${answerId}`, found(call.state.get('surveys', `${id}/${answerId}`))]
}

const survey = (call: Call) => pick(surveyOf(call)[1], ['isSurvey', 'registerDate'])

const rate = (call: Call) => {
  const { state, json } = call
  const [key, record] = surveyOf(call)
  if (record.isSurvey === 'Y' || state.now() > surveyEnd(record)) throw new Problem('CONFLICT')
  const comment = isVisible(json.comment ?? '') ? { comment: json.comment } : {}
  state.put('surveys', key, { ...record, isSurvey: 'Y', score: json.score, ...comment })
}

/** An agent answers, in writing or by phone. */
export const answer = (state: State, { inquiryId, channelType, content = '<p>문의에 답변드립니다.</p>' }: Row) => {
  const inquiry = found(state.get('inquiries', inquiryId))
  const answerId = channelType === 'CALL' ? null : state.nextNumber()
  const regYmdt = timeOf(state.now())
  const opened = { inquiryId, answerId, isSurvey: 'N', registerDate: partsOf(regYmdt) }
  state.put('inquiries', inquiryId, { ...inquiry, status: 'ANSWERED' })
  state.put('surveys', `${inquiryId}/${answerId ?? 'call'}`, opened)
  if (answerId !== null) state.put('answers', answerId, { answerId, inquiryId, content, regYmdt })
  const mailId = send(state, inquiry, answerId === null ? 'CALL' : 'ANSWER', answerId, [{ html: content }])
  return { inquiryId, answerId, mailId }
}

const subjects: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  RECEIPT: { ko: '문의를 접수했습니다', en: 'We received your inquiry', ja: 'お問い合わせを受け付けました' },
  ANSWER: { ko: '문의에 답변했습니다', en: 'We answered your inquiry', ja: 'お問い合わせに回答しました' },
  CALL: { ko: '전화 상담을 평가해 주세요', en: 'Rate our call', ja: 'お電話の評価をお願いします' },
}

/** Sends an email in the language of the request, else of the title. The document does not name the pages of its links. */
const send = (state: State, inquiry: Row, kind: string, answerId: number | null = null, body: readonly Row[] = []) => {
  const { inquiryId, title, emailAddress, persona } = inquiry
  const to = emailAddress ?? state.user(persona)?.email
  if (!to) return null
  const titleLanguage = /\p{Script=Hangul}/u.test(title)
    ? 'ko'
    : /\p{Script=Han}|\p{Script=Katakana}/u.test(title)
      ? 'ja'
      : 'en'
  const locale: Language = inquiry.locale ?? titleLanguage
  const subject = `${subjects[kind]![locale]} (${inquiryId})`
  const site = sites.find((each) => isOn(inquiry, each))
  const head = { mailId: state.mails.length + 1, kind, inquiryId, answerId, site, locale, to, subject }
  const sentAt = new Date(state.now()).toISOString()
  state.mails.push({ ...head, from: 'support@haneul.example', sentAt, body: [{ text: subject }, ...body] })
  return head.mailId
}

export const inquiryHandlers: Handlers = {
  submitInquiry,
  callSurvey: survey,
  answerSurvey: survey,
  answerCallSurvey: rate,
  answerAnswerSurvey: rate,
  additionalCondition: (call) => conditionOf(call.state, linked(call, call.params[0]!)),
  submitAdditional,
}
