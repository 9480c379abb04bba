/** What is not in the contract: signing in, and the state address for tests. */
import { createHash, randomBytes } from 'node:crypto'
import { accountOf } from './cases.ts'
import { COOKIE } from './http.ts'
import type { Ctx, Operation, Reply } from './http.ts'
import { mail } from './mail.ts'
import { Problem, wrong } from './problem.ts'
import { dropState, records, resetState, sessions } from './store.ts'
import type { Rec, State } from './store.ts'
import { five, ymdt } from './time.ts'

function signIn(c: Ctx): Reply {
  const user = records.users.find((one: Rec) => one.email === c.body.id)
  if (!user || accountOf(c.state, user.user)?.passwords?.[0] !== c.body.secret) throw new Problem('UNAUTHORIZED')
  const token = randomBytes(24).toString('base64url')
  sessions.set(token, user.user)
  return { status: 204, headers: { 'set-cookie': `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax` } }
}

/** An agent answers an inquiry, in writing or, with channelType CALL, after a call. */
function answer(state: State, { inquiryId, channelType, content = '' }: Rec) {
  const inquiry = state.get('inquiries', inquiryId)
  if (!inquiry) throw new Problem('NOT_FOUND')
  const now = state.now()
  const call = channelType === 'CALL'
  const answerId = state.newId()
  if (!call) state.put('answers', answerId, { answerId, inquiryId, content: `<p>${content}</p>`, regYmdt: ymdt(now) })
  const key = call ? 'call' : answerId
  state.put('surveys', `${inquiryId}/${key}`, { inquiryId, answerId: call ? null : answerId, registerDate: five(now), isSurvey: 'N' })
  state.put('inquiries', inquiryId, { ...inquiry, status: 'ANSWERED' })
  const original = inquiry.parentInquiryId ?? inquiryId
  const further = accountOf(state, inquiry.persona)?.customerId ? `/inquiry/${original}/additional` : '/inquiry'
  const rate = call ? `/inquiry/${inquiryId}/survey?channelType=CALL` : `/inquiry/${inquiryId}/survey?answerId=${answerId}`
  return { inquiryId, answerId: call ? null : answerId, mailId: mail(state, inquiry, 'answer', [rate, further], content) }
}

const setups: Record<string, (state: State, params: Rec) => object | void> = {
  now: (state, { value }) => {
    state.setNow(value === null || value === undefined ? null : Date.parse(value))
    return { now: new Date(state.now()).toISOString() }
  },
  frozen: (state, { value }) => state.freeze(value !== false),
  abuse: (state, { value }) => void (state.abuse = value !== false),
  partner: (state, { value }) => void (state.partner = value !== false),
  strictOwnership: (state, { value }) => void (state.strict = value !== false),
  allowFileExt: (state, { value }) => void (state.extensions = value),
  member: (state, { user, value }) => void state.members.set(user, value),
  data: (state, { value }) => {
    for (const [collection, all] of Object.entries(value as Record<string, Rec>)) {
      for (const [key, record] of Object.entries(all)) state.put(collection, key, record && { ...state.get(collection, key), ...record })
    }
  },
  captcha: (state, { key }) => {
    const one = state.captchas.get(key)
    if (!one) throw new Problem('NOT_FOUND')
    return { type: one.type, value: one.value, verified: one.verified, expiresAt: new Date(one.expiresAt).toISOString() }
  },
  answer,
  // What was sent since the start: the parts of the form as `fields`, and the files. The README does not say so.
  inquiries: (state) => ({
    inquiries: state
      .all('inquiries')
      .filter((one) => one.site)
      .map((one) => ({
        inquiryId: one.inquiryId,
        parentInquiryId: one.parentInquiryId ?? null,
        site: one.site,
        persona: one.persona ?? 'anonymous',
        fields: one.fields,
        files: one.files.map((file: Rec) => ({
          name: file.fileName,
          size: file.fileSize,
          sha256: createHash('sha256').update(Buffer.from(file.base64, 'base64')).digest('hex'),
        })),
      })),
  }),
  mails: (state) => ({ mails: state.mails }),
}
const teardowns: Record<string, (state: State, params: Rec) => void> = {
  now: (state) => state.setNow(null),
  frozen: (state) => state.freeze(false),
  abuse: (state) => void (state.abuse = false),
  partner: (state) => void (state.partner = null),
  strictOwnership: (state) => void (state.strict = false),
  allowFileExt: (state) => void (state.extensions = null),
  member: (state, { user }) => void state.members.delete(user),
  data: (state, { value }) => {
    for (const [collection, all] of Object.entries((value ?? {}) as Record<string, Rec>)) for (const key of Object.keys(all)) state.undo(collection, key)
  },
}

function stateAddress(c: Ctx): Reply {
  const { state: name, params = {}, action = 'setup' } = c.body
  if (name === 'start') {
    if (action === 'teardown') dropState(c.stateName)
    else resetState(c.stateName)
    return { json: {} }
  }
  if (!Object.hasOwn(setups, name)) throw new Problem('BAD_REQUEST', [wrong('state', 'choice', Object.keys(setups).join(', '))])
  if (action === 'teardown') {
    teardowns[name]?.(c.state, params)
    return { json: {} }
  }
  return { json: setups[name](c.state, params) ?? {} }
}

export const testOperations: Operation[] = [
  { method: 'POST', path: '/auth/sign-in', user: false, body: 'json', run: signIn },
  { method: 'POST', path: '/qa/state', user: false, body: 'json', run: stateAddress },
]
