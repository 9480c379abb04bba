import type { FieldWords, Format } from '../worlds/record-fields.ts'

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

/** The requests that a fault is for. */
const target: { readonly [path: string]: FieldWords } = {
  operationId: { label: 'Operation', none: 'Any operation' },
  method: { label: 'Method', hint: 'Without an operation', none: 'Any method' },
  path: { label: 'Path', hint: 'Without an operation: as sent, or such as /api/support/faq/{faqId}' },
}

/** What a fault does to them. */
export const effectWords: { readonly [path: string]: FieldWords } = {
  status: { label: 'Status', hint: 'From 200 to 599; 500 for a code or a message, else 200' },
  code: { label: 'Code', hint: 'That of the status when empty' },
  message: { label: 'Message' },
  delayMs: { label: 'Delay in ms', hint: 'Alone, it only delays the response' },
  times: { label: 'Repeat count', hint: 'Always when empty' },
  body: { label: 'Body (JSON)', hint: 'Instead of code and message', format: json },
  abort: { label: 'Drop connection' },
  malformed: { label: 'Malformed JSON' },
}

export const faultWords = { ...target, ...effectWords }
