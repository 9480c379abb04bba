import type { FieldWords, Format } from '../worlds/record-fields.ts'
import { list } from '../worlds/world-words.ts'

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const json: Format = {
  text: (value) => JSON.stringify(value, null, 2),
  value: jsonOf,
  problem: (text) => (text.trim() !== '' && jsonOf(text) === undefined ? 'Not valid JSON.' : undefined),
  control: 'json',
}

type Words = { readonly [path: string]: FieldWords }

/** Names with values, such as `size=5; page=0`. */
const pairs: Format = {
  text: (value) =>
    Object.entries(value as Readonly<Record<string, string>>)
      .map(([name, text]) => `${name}=${text}`)
      .join('; '),
  value: (text) => {
    const parts = text.split(';').filter((part) => part.trim() !== '')
    return parts.length === 0
      ? undefined
      : Object.fromEntries(parts.map((part) => part.split(/=(.*)/s, 2).map((each) => each.trim())))
  },
  problem: (text) =>
    text.split(';').some((part) => part.trim() !== '' && !part.includes('=')) ? pairsHint : undefined,
}
const pairsHint = 'Write name=value, separated by semicolons.'

const operationList: Format = {
  ...list,
  value: (text) => (text.trim() === '' ? undefined : list.value(text)),
}

/** The requests that a fault is for. */
export const targetWords: Words = {
  operationId: { label: 'Operation', none: 'Any operation' },
  method: { label: 'Method', hint: 'Without an operation', none: 'Any method' },
  path: { label: 'Path', hint: 'Without an operation: as sent, or such as /api/support/faq/{faqId}' },
}

/** Which of them it applies to. */
const conditionWords: Words = {
  operations: {
    label: 'Several operations',
    hint: 'Separated by commas; each is counted apart',
    format: operationList,
  },
  'when.persona': { label: 'If persona', none: 'Any persona' },
  'when.query': { label: 'If query', hint: 'Such as size=5; page=0', format: pairs },
  'when.fields': { label: 'If fields', hint: 'Of the form or the body, such as title=fail', format: pairs },
  'when.headers': { label: 'If headers', hint: 'Of the request', format: pairs },
  nth: { label: 'Only the nth request', hint: 'Such as 3' },
  every: { label: 'Every nth request', hint: 'Such as 2' },
  chance: { label: 'Chance', hint: 'From 0.001 to 1; repeatable with a seed of the world' },
  'quota.limit': { label: 'Quota', hint: 'Requests in each period that succeed; the others get 429' },
  'quota.windowMs': { label: 'Period of the quota in ms' },
  headers: { label: 'Response headers', hint: 'Such as Retry-After=5', format: pairs },
  truncateAt: { label: 'Cut after bytes', hint: 'Of the body' },
  bytesPerSecond: { label: 'Bytes per second', hint: 'Of the body that is sent and of the response' },
}

/** What a fault does to them. */
export const effectWords: Words = {
  status: { label: 'Status', hint: 'From 200 to 599; 500 for a code or a message, else 200' },
  code: { label: 'Code', hint: 'That of the status when empty' },
  message: { label: 'Message' },
  delayMs: { label: 'Delay in ms', hint: 'Alone, it only delays the response' },
  times: { label: 'Repeat count', hint: 'Always when empty' },
  body: { label: 'Body (JSON)', hint: 'Instead of code and message', format: json },
  abort: { label: 'Drop connection' },
  reset: { label: 'Reset connection' },
  after: { label: 'After the work' },
  malformed: { label: 'Malformed JSON' },
}

/** The fields that a form shows on demand. */
export const rareWords: Words = Object.fromEntries(
  Object.entries(conditionWords).map(([path, words]) => [path, { ...words, isRare: true }]),
)

export const faultWords = { ...targetWords, ...effectWords, ...rareWords }
