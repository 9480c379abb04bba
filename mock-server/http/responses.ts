import type { Endpoint, ResponseBody } from '#specs/contract/endpoint.ts'
import { refusals, type RefusalCode } from '#specs/contract/refusal.ts'
import type { Message } from '#specs/messages/i18n.ts'
import type { Locale } from '#specs/model/locale.ts'
import { isMessageKey, translate } from '#specs/messages/translate.ts'
import { limits } from '#specs/model/limits.ts'
import type { MockResponse, HeaderRow } from './request.ts'
import { concatBytes, utf8 } from './bytes.ts'
import { largeBytes, yieldToEventLoop } from './yield-to-event-loop.ts'
import { isRefusal, Refusal, type FieldFault } from './refusal.ts'

/** A file as a response. */
export interface FileResponse {
  readonly type: string
  readonly bytes: Uint8Array
  readonly headers?: readonly HeaderRow[]
}

const jsonHeaders: readonly HeaderRow[] = [
  ['content-type', 'application/json; charset=utf-8'],
  ['cache-control', 'no-store'],
]

export const json = (status: number, value: unknown, headers: readonly HeaderRow[] = []): MockResponse => ({
  status,
  headers: [...jsonHeaders, ...headers],
  body: JSON.stringify(value),
  json: { value },
})

/** A response with JSON that is already written, in pieces. Other requests are served while it is encoded. */
export const jsonOf = async (texts: readonly string[]): Promise<MockResponse> => {
  const parts: Uint8Array[] = []
  for (const text of texts) {
    parts.push(utf8(text))
    if (text.length > largeBytes) await yieldToEventLoop()
  }
  return { status: 200, headers: jsonHeaders, body: concatBytes(parts) }
}

export const redirect = (status: 302 | 303, to: string, headers: readonly HeaderRow[] = []): MockResponse => ({
  status,
  headers: [['location', to], ['cache-control', 'no-store'], ...headers],
  body: null,
})

const success = (status: number, kind: ResponseBody, value: unknown): MockResponse => {
  if (kind === null) return { status, headers: [['cache-control', 'no-store']], body: null }
  if (!('media' in kind)) return json(status, value)
  const { type, bytes, headers = [] } = value as FileResponse
  return { status, headers: [['content-type', type], ['cache-control', 'no-store'], ...headers], body: bytes }
}

const successStatus = ({ responses }: Endpoint) => Number(Object.keys(responses).find((status) => status < '400'))

/** Turns the return value of a handler into the success response of its row: JSON, a file or no body. */
export const toResponse = (row: Endpoint, value: unknown): MockResponse => {
  const status = successStatus(row)
  return success(status, row.responses[status] ?? null, value)
}

/** The messages of codes that have placeholders for limits. */
const limitMessages: { readonly [code: string]: Message } = {
  TOO_MANY_FILES: ['error.TOO_MANY_FILES', { max: limits.filesMax }],
  PAYLOAD_TOO_LARGE: ['error.PAYLOAD_TOO_LARGE', { max: limits.filesMax, megabytes: limits.fileMegabytesMax }],
}

/** The message of a code; that of an internal error if the code is unknown or its message needs other values. */
export const codeMessage = (code: string): Message => {
  const key = `error.${code}`
  // With `??`, TypeScript would compare each message with each other one, which are too many for it.
  const withLimits = limitMessages[code]
  if (withLimits !== undefined) return withLimits
  return isMessageKey(key) ? key : 'error.INTERNAL_ERROR'
}

const isJson = ([name, value]: HeaderRow) => name === 'content-type' && value === jsonHeaders[0]![1]
const isLanguage = ([name]: HeaderRow) => name === 'content-language'

/** Adds the language of its texts to a response with JSON. */
export const withLanguage = (response: MockResponse, locale: Locale): MockResponse =>
  response.headers.some(isJson) && !response.headers.some(isLanguage)
    ? { ...response, headers: [...response.headers, ['content-language', locale]] }
    : response

/** The JSON response of a refusal, with its messages in a language. */
export const problemResponse = (refusal: Refusal, locale: Locale): MockResponse => {
  const { code, detail } = refusal
  const messageOf = ({ message }: Pick<FieldFault, 'message'>, fallback: RefusalCode) =>
    message === undefined ? translate(locale, codeMessage(fallback)) : translate(locale, message)
  const body = {
    code,
    message: detail.text ?? messageOf(detail, code),
    errors: detail.errors?.map((fault) => ({
      field: fault.field,
      code: fault.code,
      message: messageOf(fault, fault.code),
    })),
  }
  return { ...json(refusals[code], body, detail.headers), refusal }
}

/** The response of an error: that of the refusal, or 500 for anything else, which it logs. */
export const errorResponse = (error: unknown, locale: Locale): MockResponse => {
  if (isRefusal(error)) return problemResponse(error, locale)
  console.error(error)
  return problemResponse(new Refusal('INTERNAL_ERROR'), locale)
}
