import { attachment, found, isVisible, pageOf, type Call, type Handlers } from './contract.ts'
import { additionalEnd, additionalOf, answersOf, conditionOf, isEmail, isPhone, surveyEnd } from './inquiries.ts'
import { compare, dayOf, isOn, msOf, pick, timeOf, translated, type Row, type State } from './records.ts'
import { rules } from './rules.ts'
import { search } from './search.ts'
import { fault, labels, Problem, refuse, textIn, type Fault } from './words.ts'

// The signed-in user, and what belongs to them.

/** Records of the main account of the user, in the language. */
const ofOwner = ({ state, user, language }: Call, collection: string): readonly Row[] => {
  const rows = state.rows(collection).filter(({ owner }) => owner === state.owner(user!))
  return rows.map(({ owner: _owner, ...row }) => translated(row, language))
}

const isOpen = ({ status }: Row) => status === 'RECEIVED' || status === 'IN_PROGRESS'

const itemOf = (state: State, row: Row) => ({
  ...pick(row, ['inquiryId', 'inquiryTypeCode', 'title', 'regYmdt']),
  parentInquiryId: row.parentInquiryId ?? null,
  status: !isOpen(row) && additionalOf(state, row).some(isOpen) ? 'IN_PROGRESS' : row.status,
  answerCount: answersOf(state, row).length,
})

const myInquiries = (call: Call) => {
  const { state, site, user, query } = call
  const { inquiryType, status, startYmd = '', endYmd = '9999-12-31', searchKeyword } = query
  const rows = state
    .rows('inquiries')
    .filter((row) => row.persona === user!.user && isOn(row, site))
    .filter((row) => !inquiryType || row.inquiryTypeCode === inquiryType.trim())
    .filter((row) => !status || itemOf(state, row).status === status)
    .filter(({ regYmdt }) => regYmdt.slice(0, 10) >= startYmd && regYmdt.slice(0, 10) <= endYmd)
    .toSorted((a, b) => compare(b.inquiryId, a.inquiryId))
  const hits = search(rows, searchKeyword, ({ inquiryId, title, content }) => [`${inquiryId} ${title}`, content])
  return pageOf(hits, call, (row) => itemOf(state, row))
}

const ownInquiry = ({ state, site, user }: Call, id: number): Row => {
  const row = found(state.get('inquiries', id))
  if (row.persona !== user!.user) throw new Problem('NOT_FOUND')
  return found(isOn(row, site) && row)
}

const ratingOf = ({ state }: Call, survey: Row | undefined) => {
  if (!survey) return { rated: false, ratable: false, rateUntilYmdt: null }
  const [rated, end] = [survey.isSurvey === 'Y', surveyEnd(survey)]
  return { rated, ratable: !rated && state.now() <= end, rateUntilYmdt: timeOf(end) }
}

const messageOf = (call: Call, row: Row) => {
  const { state } = call
  const { inquiryId, content, files = [] } = row
  const phoned = state.get('surveys', `${inquiryId}/call`)
  const attachedFileList = files.map(({ fileName, fileSize, base64 }: Row, i: number) => ({
    ...(base64 !== undefined && { fileNo: inquiryId * 10 + i + 1 }),
    ...{ fileName, fileSize },
  }))
  const answerList = answersOf(state, row).map((answer) => ({
    ...pick(answer, ['answerId', 'content', 'regYmdt']),
    ...ratingOf(call, state.get('surveys', `${inquiryId}/${answer.answerId}`)),
  }))
  const phoneAnswer = phoned ? { regYmdt: timeOf(msOf(phoned.registerDate)), ...ratingOf(call, phoned) } : null
  return { ...itemOf(state, row), content, attachedFileList, answerList, phoneAnswer }
}

/** Whether an additional inquiry can be sent, or why not. */
const furtherOf = ({ state }: Call, row: Row) => {
  const condition = conditionOf(state, row)
  const { customerId, inquiryCount } = condition
  const end = additionalEnd(condition)
  const reasons = [
    ['NOT_ANSWERED', end === undefined],
    ['NO_CUSTOMER', !customerId],
    ['OVER_COUNT', inquiryCount >= rules.additionalMax],
    ['OVER_DAYS', state.now() > (end ?? Infinity)],
    ['OPEN', true],
  ] as const
  const [status] = reasons.find(([, holds]) => holds)!
  return { status, inquiryCount, untilYmdt: end === undefined ? null : timeOf(end) }
}

const myInquiry = (call: Call) => {
  const { state, site, language, params } = call
  const row = ownInquiry(call, params[0]!)
  const namesOf = (code = ''): readonly string[] => {
    const level = state.get('inquiryCodes', code)
    return level ? [...namesOf(level.parent), textIn(level.name, language)] : []
  }
  const shown = Object.entries<string>(row.fields ?? {}).filter(([name]) => labels[name])
  const textOf = (key: string) => (labels[key] ? textIn(labels[key], language) : key)
  const additional = additionalOf(state, row).filter((each) => isOn(each, site))
  return {
    ...messageOf(call, row),
    bbsArticleTypeDetailCode: row.bbsArticleTypeDetailCode,
    categoryNames: namesOf(row.bbsArticleTypeDetailCode),
    fieldList: shown.map(([name, value]) => ({ name, label: textOf(name), value: textOf(value) })),
    additionalInquiryList: additional
      .toSorted((a, b) => compare(a.inquiryId, b.inquiryId))
      .map((each) => messageOf(call, each)),
    further: furtherOf(call, row),
  }
}

const myInquiryFile = (call: Call) => {
  const [fileNo = 0] = call.params
  const file = found(ownInquiry(call, Math.floor(fileNo / 10)).files?.[(fileNo % 10) - 1])
  return attachment(fileNo, file.fileName, found(file.base64))
}

const discounts = ['promise', 'promotion', 'product', 'credit', 'member', 'other'].map(
  (name) => `${name}DiscountAmount`,
)
const discountOf = (row: Row): number => discounts.reduce((sum, name) => sum + row[name], 0)

/** Rows of a month, or of all months so far, the newest first. */
const ofMonths = (call: Call, collection: string, wanted?: string): readonly Row[] =>
  ofOwner(call, collection)
    .filter(({ month }) => month <= dayOf(call.state.now()).slice(0, 7) && month === (wanted ?? month))
    .toSorted((a, b) => compare(b.month, a.month))

const usageOf = (call: Call, wanted?: string) => ofMonths(call, 'usage', wanted).filter((row) => isOn(row, call.site))

const usage = (call: Call) =>
  usageOf(call, call.query.month).map(({ sites: _sites, regionCode, ...row }) => {
    const { regions, services } = call.state.records
    const region = regions[call.site][regionCode]
    const serviceName =
      services.find(({ serviceCode }) => serviceCode === row.serviceCode)?.serviceName ?? row.serviceCode
    const regionName = region ? textIn(region, call.language) : regionCode
    return { ...row, serviceName, regionName, demandAmount: row.useAmount - discountOf(row) }
  })

const totalsOf = (month: string, rows: readonly Row[]) => {
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)
  const [useAmount, discountAmount] = [sum((row) => row.useAmount), sum(discountOf)]
  const [demandAmount, vatAmount] = [useAmount - discountAmount, sum((row) => row.vatAmount)]
  return { month, useAmount, discountAmount, demandAmount, vatAmount, totalAmount: demandAmount + vatAmount }
}

const usageMonths = (call: Call) =>
  [...Map.groupBy(usageOf(call), ({ month }) => month)].map(([month, rows]) => totalsOf(month, rows))

const dayAfter = (month: string, day: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return `${dayOf(msOf([year, number + 1, 1])).slice(0, 8)}${day}`
}

const supplier = {
  ...{ name: '하늘 클라우드 주식회사', registrationNo: '123-45-67890' },
  ...{ representative: '한하늘', address: '하늘시 구름구 바람로 1' },
}

const partiesOf = ({ state, user }: Call) => {
  const owner = state.owner(user!)
  const { corpName = null, company = null } = state.get('accounts', owner) ?? {}
  const { registrationNo = null, representative = null, address = null } = company ?? {}
  const name = corpName ?? state.user(owner)!.name
  return { supplier, recipient: { name, registrationNo, representative, address } }
}

const banks: { readonly [language: string]: string } = { ko: '하늘은행', en: 'Haneul Bank', ja: 'ハヌル銀行' }

const billing = (call: Call) => {
  const { state, user, language } = call
  const today = dayOf(state.now())
  const customerId = String(state.get('accounts', state.owner(user!))?.customerId)
  return ofMonths(call, 'payments', call.query.month).map(({ month, paymentMethod, paidYmd }) => {
    const isPaid = paidYmd !== null && paidYmd <= today
    const dueYmd = dayAfter(month, paymentMethod === 'CARD' ? '03' : '15')
    const unpaid = today <= dueYmd ? 'SCHEDULED' : 'OVERDUE'
    const accountNo = `880-12-0${customerId.slice(1)}`
    const bill = {
      ...{ billNo: `${month.replace('-', '')}-${customerId}`, billYmd: dayAfter(month, '03'), dueYmd, paymentMethod },
      ...{ status: isPaid ? 'PAID' : unpaid, paidYmd: isPaid ? paidYmd : null },
      payTo:
        isPaid || paymentMethod === 'CARD' ? null : { bankName: banks[language], accountNo, holderName: supplier.name },
    }
    return { ...totalsOf(month, usageOf(call, month)), ...bill, ...partiesOf(call) }
  })
}

const taxBill = (call: Call) => {
  const { state, query } = call
  const parties = partiesOf(call)
  const recipientName = parties.recipient.name
  const rows = ofMonths(call, 'payments', query.month).filter(({ approvalNo }) => approvalNo !== null)
  return rows
    .map(({ month, approvalNo, taxBillStatus: status }) => {
      const { demandAmount: supplyAmount, vatAmount, totalAmount } = totalsOf(month, usageOf(call, month))
      const issueYmd = dayAfter(month, '03')
      return { month, issueYmd, supplyAmount, vatAmount, totalAmount, recipientName, approvalNo, status, ...parties }
    })
    .filter(({ issueYmd }) => issueYmd <= dayOf(state.now()))
}

const trainHistory = (call: Call) => {
  const { state, user, language } = call
  const owner = state.owner(user!)
  const name = owner === user!.user ? user!.name : state.user(owner)!.name
  const rows = ofOwner(call, 'trainings').toSorted((a, b) => compare(b.trainYmd, a.trainYmd))
  return rows.map((row) => ({ ...row, traineeName: state.name(name, language) }))
}

const solution = (call: Call) => {
  const today = dayOf(call.state.now())
  return ofOwner(call, 'solutions').map((row) => {
    const begun = row.endYmd !== null && row.endYmd < today ? 'EXPIRED' : 'IN_USE'
    return { ...row, status: today < row.startYmd ? 'SCHEDULED' : begun }
  })
}

const alarm = ({ state, user }: Call) =>
  pick(state.get('alarms', state.owner(user!)) ?? { recipientList: [], switchList: [] }, [
    'recipientList',
    'switchList',
  ])

const recipientFaults = (recipient: Row, place: string): readonly Fault[] => {
  const { name, emailAddress, cntryNo, cellphoneNo } = recipient
  const hasCode = /^\d{1,4}$/.test(cntryNo)
  const rows = [
    ['name', 'required', isVisible(name)],
    ['emailAddress', 'email', isEmail(emailAddress)],
    ['cntryNo', 'phone', hasCode || (cellphoneNo === '' && cntryNo === '')],
    ['cellphoneNo', 'phone', cellphoneNo === '' || !hasCode || isPhone(cntryNo, cellphoneNo)],
  ] as const
  return rows.filter(([, , isValid]) => !isValid).map(([field, word]) => fault(`${place}.${field}`, word))
}

const saveAlarm = (call: Call) => {
  const { state, user, json } = call
  const { recipientList, switchList } = json
  const isTwice = new Set(switchList.map(({ category }: Row) => category)).size < switchList.length
  refuse([
    ...(isTwice ? [fault('switchList', 'once')] : []),
    ...recipientList.flatMap((each: Row, i: number) => recipientFaults(each, `recipientList.${i}`)),
    ...switchList.flatMap(({ mail, sms }: Row, i: number) => [
      ...(mail && recipientList.length === 0 ? [fault(`switchList.${i}.mail`, 'recipient')] : []),
      ...(sms && !recipientList.some(({ cellphoneNo }: Row) => cellphoneNo !== '')
        ? [fault(`switchList.${i}.sms`, 'recipient')]
        : []),
    ]),
  ])
  state.put('alarms', state.owner(user!), { owner: state.owner(user!), recipientList, switchList })
  return { recipientList, switchList }
}

const account = ({ state, user, language }: Call) => {
  const row = found(state.get('accounts', user!.user))
  const { email, name, userType, cntryCd, phone } = user!
  const { corpName, partner } = row
  return {
    ...{ email, name: state.name(name, language), userType, cntryCd },
    ...pick(row, ['joinYmd', 'lastSignInYmdt', 'passwordChangeYmdt', 'isAgreeRecvMarketing']),
    ...{ cntryNo: phone?.countryNo ?? '82', cellphoneNo: phone?.cellphoneNo ?? '' },
    corpName: corpName && state.name(corpName, language),
    partner: partner && { ...partner, name: state.name(partner.name, language) },
  }
}

const savePassword = ({ state, user, json, wrongJson }: Call) => {
  const row = found(state.get('accounts', user!.user))
  const { currentPassword, newPassword } = json
  if (typeof currentPassword !== 'string' || typeof newPassword !== 'string') return refuse(wrongJson)
  const isRight = currentPassword === row.passwords[0]
  const isRecent = isRight && row.passwords.slice(0, rules.recentPasswords).includes(newPassword)
  refuse([
    ...(isRight ? [] : [fault('currentPassword', 'password')]),
    ...(isRecent || !rules.password.test(newPassword) ? [fault('newPassword', 'password')] : []),
  ])
  refuse(wrongJson)
  const passwords = [newPassword, ...row.passwords].slice(0, 3)
  state.put('accounts', user!.user, { ...row, passwords, passwordChangeYmdt: timeOf(state.now()) })
}

const session = ({ state, user, language }: Call) => {
  const names = ['email', 'roles', 'userType', 'cntryCd', 'mbrGrpCd']
  return { member: user ? { ...pick(user, names), name: state.name(user.name, language) } : null }
}

export const myPageHandlers: Handlers = {
  ...{ session, usage, usageMonths, taxBill, billing, myInquiries, myInquiry, myInquiryFile, trainHistory },
  ...{ alarm, saveAlarm, solution, account, savePassword },
  partnerInit: ({ state, user }) => ({ partnerInit: state.isPartner(user!) ? 'N' : 'Y' }),
  alarmInit: ({ user }) => {
    const { cellphoneNo = '', countryNo = '82' } = user!.phone ?? {}
    return { memberInfo: { cellphoneNo, countryNo } }
  },
  paymentMethods: (call) => ofOwner(call, 'paymentMethods').toSorted((a, b) => compare(b.isDefault, a.isDefault)),
  subAccounts: (call) =>
    ofOwner(call, 'subAccounts').map((row) => ({ ...row, name: call.state.name(row.name, call.language) })),
}
