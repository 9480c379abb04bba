import { accountOf, ownerOf } from './cases.ts'
import { COOKIE } from './http.ts'
import type { Ctx, Operation, Reply } from './http.ts'
import { pick } from './language.ts'
import { wrong } from './problem.ts'
import type { FieldError } from './problem.ts'
import { records } from './store.ts'
import type { Rec } from './store.ts'
import { isEmail, isPhone, length, stored, visible } from './text.ts'
import { ymd, ymdt } from './time.ts'
import { broken } from './variants.ts'

/** A name in the language, if it is known in it. */
export const named = (c: Ctx, name: string) => {
  const known = records.names.find((one: Rec) => one.ko === name)
  return known ? pick(c.lang, known) : name
}
const own = (body: any, name: string) => (body !== null && typeof body === 'object' && Object.hasOwn(body, name) ? body[name] : undefined)

function session(c: Ctx): Reply {
  const { user } = c
  return {
    json: {
      member: user
        ? {
            userType: user.userType,
            name: named(c, user.name),
            email: user.email,
            mbrGrpCd: user.mbrGrpCd,
            roles: user.roles,
            cntryCd: user.cntryCd,
          }
        : null,
    },
  }
}
function signOut(c: Ctx): Reply {
  if (c.token && !broken('sign-out-keeps')) c.state.revoked.add(c.token)
  return { status: 204, headers: { 'set-cookie': `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax` } }
}
const phoneOf = (c: Ctx) => ({ cellphoneNo: c.user!.phone?.cellphoneNo ?? '', countryNo: c.user!.phone?.countryNo ?? '' })

function account(c: Ctx): Reply {
  const user = c.user!
  const one: Rec = accountOf(c.state, user.user) ?? {}
  const phone = phoneOf(c)
  return {
    json: {
      name: named(c, user.name),
      email: user.email,
      userType: user.userType,
      cntryCd: user.cntryCd,
      cntryNo: phone.countryNo,
      cellphoneNo: phone.cellphoneNo,
      corpName: one.corpName ? named(c, one.corpName) : null,
      joinYmd: one.joinYmd,
      lastSignInYmdt: one.lastSignInYmdt,
      passwordChangeYmdt: one.passwordChangeYmdt,
      isAgreeRecvMarketing: one.isAgreeRecvMarketing,
      partner: one.partner ? { sinceYmd: one.partner.sinceYmd, name: named(c, one.partner.name) } : null,
    },
  }
}
const subAccounts = (c: Ctx): Reply => ({
  json: c.state
    .all('subAccounts')
    .filter((one) => one.owner === c.user!.user)
    .map(({ owner: _owner, ...one }) => ({ ...one, name: named(c, one.name) })),
})
function solutions(c: Ctx): Reply {
  const today = ymd(c.state.now())
  return {
    json: c.state
      .all('solutions')
      .filter((one) => one.owner === ownerOf(c))
      .map((one) => ({
        solutionName: pick(c.lang, one.solutionName),
        solutionNo: one.solutionNo,
        startYmd: one.startYmd,
        endYmd: one.endYmd,
        status: one.startYmd > today ? 'SCHEDULED' : one.endYmd && one.endYmd < today ? 'EXPIRED' : 'IN_USE',
      })),
  }
}
function trainings(c: Ctx): Reply {
  const traineeName = named(c, c.state.user(ownerOf(c))!.name)
  return {
    json: c.state
      .all('trainings')
      .filter((one) => one.owner === ownerOf(c))
      .toSorted((a, b) => (a.trainYmd < b.trainYmd ? 1 : a.trainYmd > b.trainYmd ? -1 : b.trainNo - a.trainNo))
      .map(({ owner: _owner, ...one }) => ({ ...one, courseName: pick(c.lang, one.courseName), traineeName })),
  }
}

// Alarms
const CATEGORIES = ['INCIDENT', 'MAINTENANCE', 'BILLING', 'MARKETING']
const settings = ({ recipientList, switchList }: Rec) => ({ switchList, recipientList })
const alarm = (c: Ctx): Reply => ({ json: settings(c.state.get('alarms', ownerOf(c)) ?? { recipientList: [], switchList: [] }) })

function checkRecipient(one: any, at: string, errors: FieldError[]) {
  const texts = Object.fromEntries(['name', 'emailAddress', 'cntryNo', 'cellphoneNo'].map((name) => [name, own(one, name)]))
  const bad = (name: string, hint: string, ...values: (string | number)[]) => void errors.push(wrong(`${at}.${name}`, hint, ...values))
  for (const [name, value] of Object.entries(texts)) if (typeof value !== 'string') bad(name, 'string')
  const { name, emailAddress: email, cntryNo, cellphoneNo } = texts
  if (typeof name === 'string') {
    if (!visible(name)) bad('name', 'required')
    else if (length(stored(name)) > 50) bad('name', 'longer', 50)
  }
  if (typeof email === 'string') {
    if (length(email) > 50) bad('emailAddress', 'longer', 50)
    else if (!isEmail(email)) bad('emailAddress', 'email')
  }
  if (typeof cntryNo !== 'string' || typeof cellphoneNo !== 'string') return
  if (!/^\d{0,4}$/.test(cntryNo) || (cntryNo === '' && cellphoneNo !== '')) bad('cntryNo', 'calling')
  else if (cellphoneNo !== '' && !isPhone(cntryNo, cellphoneNo)) bad('cellphoneNo', 'phone')
}
function checkAlarm(body: Rec, errors: FieldError[]) {
  const recipients = own(body, 'recipientList')
  const switches = own(body, 'switchList')
  if (!Array.isArray(recipients) || recipients.length > 20) errors.push(wrong('recipientList', 'array', 20))
  else recipients.forEach((one, at) => checkRecipient(one, `recipientList.${at}`, errors))
  if (!Array.isArray(switches) || switches.length > 4) return void errors.push(wrong('switchList', 'array', 4))
  const people: any[] | null = Array.isArray(recipients) ? recipients : null
  const can: Record<string, boolean> = { mail: people?.length !== 0, sms: people?.some((one) => own(one, 'cellphoneNo')) ?? true }
  switches.forEach((one, at) => {
    const category = own(one, 'category')
    if (!CATEGORIES.includes(category)) errors.push(wrong(`switchList.${at}.category`, 'choice', CATEGORIES.join(', ')))
    else if (switches.findIndex((other) => own(other, 'category') === category) < at) errors.push(wrong(`switchList.${at}.category`, 'twice'))
    for (const channel of ['mail', 'sms']) {
      const value = own(one, channel)
      if (typeof value !== 'boolean') errors.push(wrong(`switchList.${at}.${channel}`, 'boolean'))
      else if (value && !can[channel]) errors.push(wrong(`switchList.${at}.${channel}`, 'recipient'))
    }
  })
}
function saveAlarm(c: Ctx): Reply {
  const recipientList = c.body.recipientList.map((one: Rec) => ({
    name: stored(one.name),
    emailAddress: one.emailAddress,
    cntryNo: one.cntryNo,
    cellphoneNo: one.cellphoneNo,
  }))
  const switchList = c.body.switchList.map(({ category, mail, sms }: Rec) => ({ category, mail, sms }))
  const owner = ownerOf(c)
  if (!broken('alarm-not-saved')) c.state.put('alarms', owner, { owner, recipientList, switchList })
  return { json: settings({ recipientList, switchList }) }
}

// Password
const KINDS = [/[A-Za-z]/, /\d/, /[^A-Za-z\d]/]
function checkPassword(body: Rec, errors: FieldError[], c: Ctx) {
  const current = own(body, 'currentPassword')
  const next = own(body, 'newPassword')
  const passwords: string[] = accountOf(c.state, c.user!.user)?.passwords ?? []
  const right = current === passwords[0]
  if (!right) errors.push(wrong('currentPassword', 'currentPassword'))
  if (typeof next !== 'string' || !/^[!-~]{8,16}$/.test(next) || !KINDS.every((kind) => kind.test(next))) errors.push(wrong('newPassword', 'newPassword'))
  else if (right && passwords.slice(0, 3).includes(next)) errors.push(wrong('newPassword', 'recentPassword'))
}
function savePassword(c: Ctx): Reply {
  const one = accountOf(c.state, c.user!.user)!
  c.state.put('accounts', c.user!.user, { ...one, passwords: [c.body.newPassword, ...one.passwords], passwordChangeYmdt: ymdt(c.state.now()) })
  return { status: 204 }
}

export const memberOperations: Operation[] = [
  { method: 'GET', path: '/api/partner/init', run: (c) => ({ json: { partnerInit: c.user!.partnerInit ?? 'Y' } }) },
  { method: 'GET', path: '/api-member/member/alarm/init', run: (c) => ({ json: { memberInfo: phoneOf(c) } }) },
  { method: 'GET', path: '/api-member/member/session', user: false, run: session },
  { method: 'DELETE', path: '/api-member/member/session', user: false, run: signOut },
  { method: 'GET', path: '/api/mypage/account', run: account },
  { method: 'GET', path: '/api/mypage/sub-accounts', main: true, run: subAccounts },
  { method: 'GET', path: '/api/mypage/solution', role: 'ROLE_PATH_SOLUTION', run: solutions },
  { method: 'GET', path: '/api/mypage/train-history', role: 'ROLE_PATH_TRAIN_HISTORY', onlySite: 'fin', run: trainings },
  { method: 'GET', path: '/api/mypage/alarm', role: 'ROLE_PATH_ALARM', run: alarm },
  { method: 'PUT', path: '/api/mypage/alarm', role: 'ROLE_PATH_ALARM', body: 'json', key: true, check: checkAlarm, run: saveAlarm },
  { method: 'PUT', path: '/api/mypage/password', body: 'json', key: true, check: checkPassword, run: savePassword },
]
