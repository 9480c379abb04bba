import { operations } from '../mock-client/contract-document.ts'
import type { TransportRequest, TransportResponse } from '../mock-client/transport.ts'
import { stateSettings, type Capability, type Needs } from './target.ts'

/**
 * What a test needs of a back end. Levels: 0 nothing, 1 preset records and users, 2 a state address, 3 our control
 * plane. A capability and a change have no level of their own.
 */
export type Need =
  | { readonly kind: 'capability'; readonly name: Capability }
  | {
      readonly kind: 'records' | 'user' | 'state' | 'control' | 'change'
      /** The user, the state, or what of the control plane. */
      readonly name: string
    }

const levels = { control: 3, state: 2, records: 1, user: 1, capability: 0, change: 0 } as const

/** The needs of a test, for its annotation. */
export const summaryOf = (needs: readonly Need[]): Needs => {
  const names = (kind: Need['kind']) =>
    [...new Set(needs.filter((need) => need.kind === kind).map(({ name }) => name))].toSorted()
  return {
    level: needs.reduce((level: Needs['level'], { kind }) => (levels[kind] > level ? levels[kind] : level), 0),
    states: names('state'),
    capabilities: names('capability'),
    users: names('user'),
    changes: needs.some(({ kind }) => kind === 'change'),
  }
}

/** The needs that an annotation says. */
export const knownNeeds = ({
  level = 0,
  states = [],
  capabilities = [],
  users = [],
  changes,
}: Partial<Needs>): Need[] => [
  ...capabilities.map((name): Need => ({ kind: 'capability', name: name as Capability })),
  ...(changes ? [{ kind: 'change', name: 'something' } as const] : []),
  ...(level === 3 ? [{ kind: 'control', name: 'the control plane' } as const] : []),
  ...(level > 0 ? [{ kind: 'records', name: 'records' } as const] : []),
  ...users.map((name): Need => ({ kind: 'user', name })),
  ...states.map((name): Need => ({ kind: 'state', name })),
]

const patterns = operations.map((operation) => ({
  ...operation,
  pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
}))

const roots = new Set(operations.map(({ path }) => path.split('/')[1]))

/** Whether a path is below one of the roots of the API. */
const isApi = (path: string) => roots.has(path.split(/[/?]/)[1])

/** The operation of the contract that a request calls. */
export const operationAt = (method: string, path: string) => {
  const pathname = path.split('?')[0]!
  return patterns.find((each) => each.method === (method === 'HEAD' ? 'GET' : method) && each.pattern.test(pathname))
}

/** Operations whose responses show no records: captchas, and what a request itself brings about. */
const withoutRecords = new Set([
  'abuse',
  'accounts',
  'audioCaptcha',
  'captchaImage',
  'captchaQuestion',
  'captchaSound',
  'captchaUi',
  'oldCaptcha',
  'partnerInit',
  'receiptCaptcha',
  'session',
  'signOut',
  'submitInquiry',
  'usageMonths',
  'verifyCaptcha',
])

const ignoredSettings = ['persona', 'seed', 'id']

const needsOfSettings = (settings: object): Need[] =>
  Object.entries(settings).flatMap(([name, value]): Need[] => {
    if (name === 'persona' && typeof value === 'string')
      return value === 'anonymous' ? [] : [{ kind: 'user', name: value }]
    if (ignoredSettings.includes(name)) return []
    // As every back end is at the start.
    if ((name === 'abuse' && value === false) || (name === 'partner' && value === true)) return []
    const state = stateSettings.find((each) => each === name)
    if (!state) return [{ kind: 'control', name: `the setting ${name}` }]
    const isClock = state === 'now' || state === 'frozen'
    return [
      ...(isClock ? [{ kind: 'capability', name: 'virtual-clock' } as const] : []),
      { kind: 'state', name: state },
    ]
  })

/** What a request to the control plane stands for. */
export const needsOfControl = (path: string, { method, headers, json }: TransportRequest): Need[] => {
  const settings = json ?? {}
  const [pathname = ''] = path.split('?')
  // By which name a browser selects a world, where there are worlds.
  if (pathname === '/__mock/health') return []
  const [, world, rest = ''] = /^\/__mock\/worlds(?:\/([^/]+)(\/.*)?)?$/.exec(pathname) ?? []
  const isWorlds = /^\/__mock\/worlds(\/|$)/.test(pathname)
  if (isWorlds && world === undefined && method === 'POST') return needsOfSettings(settings)
  if (world !== undefined && rest === '') {
    if (method === 'PATCH') return needsOfSettings(settings)
    if (method === 'DELETE' || method === 'GET') return []
  }
  if (world !== undefined && method === 'GET') {
    // What the suite has sent itself.
    if (rest === '/journal') return []
    // A look at what is stored that the test can do without.
    if (rest === '/inquiries') return 'x-optional' in headers ? [] : [{ kind: 'state', name: 'inquiries' }]
    if (rest === '/mails') return [{ kind: 'state', name: 'mails' }]
    if (/^\/captchas\/[^/]+$/.test(rest)) return [{ kind: 'state', name: 'captcha' }]
  }
  if (world !== undefined && method === 'POST' && /^\/inquiries\/[^/]+\/answers$/.test(rest))
    return [{ kind: 'state', name: 'answer' }]
  if (world !== undefined && method === 'PUT' && rest === '/faults' && Array.isArray(json) && json.length === 0)
    return []
  return [{ kind: 'control', name: `${method} ${pathname.replace(/^(\/__mock\/worlds\/)[^/]+/, '$1{id}')}` }]
}

const capabilitiesOf: readonly (readonly [name: Capability, of: RegExp])[] = [
  ['captcha.audio', /^(audioCaptcha|captchaSound)$/],
  ['captcha.receipt', /^receiptCaptcha$/],
  ['captcha.question', /^(captchaQuestion|captchaImage|captchaUi|oldCaptcha)$/],
  ['survey', /^(answerSurvey|callSurvey|answerAnswerSurvey|answerCallSurvey)$/],
]

/** Whether a multipart body has a file; without a copy of it. */
const hasFile = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength).includes('filename=')

/** What a request to the product needs. */
export const needsOfRequest = (path: string, { method, headers, body }: TransportRequest): Need[] => {
  const operation = operationAt(method, path)
  const names = new Set(Object.keys(headers).map((name) => name.toLowerCase()))
  const [language] = /^(en|ja)\b/.exec(headers['accept-language'] ?? '') ?? []
  const capabilities: Capability[] = [
    ...(language === undefined ? [] : [`languages.${language as 'en' | 'ja'}` as const]),
    ...capabilitiesOf.flatMap(([name, of]) => (of.test(operation?.id ?? '') ? [name] : [])),
    ...(names.has('range') ? (['ranges'] as const) : []),
    ...(names.has('idempotency-key') ? (['idempotency'] as const) : []),
    ...(body instanceof Uint8Array && hasFile(body) ? (['uploads'] as const) : []),
  ]
  const needs: Need[] = capabilities.map((name) => ({ kind: 'capability', name }))
  // Which extensions are allowed is one of the records.
  if (capabilities.includes('uploads')) needs.push({ kind: 'records', name: 'allowFileExt' })
  // Pages of the app come from elsewhere.
  if (!operation && !isApi(path)) needs.push({ kind: 'control', name: 'a page' })
  if (operation?.origin === 'mock') needs.push({ kind: 'control', name: operation.id })
  if (!/^(GET|HEAD|OPTIONS)$/.test(method)) needs.push({ kind: 'change', name: operation?.id ?? method })
  return needs
}

/** Operations that change what belongs to a user. Another test would find that, unless each begins at the start. */
const changesUser = new Set(['answerAnswerSurvey', 'answerCallSurvey', 'saveAlarm', 'savePassword', 'submitAdditional'])

/** What a response shows that the test has used: records that are the same only where they are loaded. */
export const needsOfResponse = (path: string, { method }: TransportRequest, { status }: TransportResponse): Need[] => {
  const operation = operationAt(method, path)
  if (!operation || operation.isControl || withoutRecords.has(operation.id)) return []
  // An id that has no record is the same everywhere; so is a refusal.
  if (status >= 300 && status !== 304) return []
  return [
    { kind: 'records', name: operation.id },
    ...(changesUser.has(operation.id) ? [{ kind: 'state', name: 'start' } as const] : []),
  ]
}
