import type { Fault } from '#specs/contract/control.ts'
import { refusals } from '#specs/contract/refusal.ts'
import { translate } from '#specs/messages/translate.ts'
import type { Locale } from '#specs/model/locale.ts'
import type { MockResponse } from '../../http/request.ts'
import { codeMessage, json, withLanguage } from '../../http/responses.ts'

/** The response that a fault injects, with the header `x-mock-fault`; undefined if it changes that of the mock at most. */
export const faultResponse = (fault: Fault, locale: Locale): MockResponse | undefined => {
  const response = injectedResponse(fault, locale)
  const header = ['x-mock-fault', faultName(fault)] as const
  return response && withLanguage({ ...response, headers: [...response.headers, header], isInjected: true }, locale)
}

/** The first code with a status. */
const codeOf = (status: number | undefined) =>
  Object.entries(refusals).find(([, each]) => each === status)?.[0] ?? 'INTERNAL_ERROR'

const injectedResponse = (fault: Fault, locale: Locale): MockResponse | undefined => {
  const { abort, reset, malformed, status, code = codeOf(status), message, body } = fault
  if (abort || reset) return { status: 0, headers: [], body: null, cut: reset || fault.after ? 'reset' : 'close' }
  if (malformed) return { ...json(status ?? 200, {}), body: '{"code":"SUCCESS","content":{' }
  if (body !== undefined) return json(status ?? 200, body)
  if (status === undefined && fault.code === undefined && message === undefined) return undefined
  return json(status ?? 500, { code, message: message ?? translate(locale, codeMessage(code)) })
}

/** A response with the headers of a fault, and with how it breaks off or slows down. */
export const changedByFault = (
  response: MockResponse,
  { headers, truncateAt, bytesPerSecond }: Fault,
): MockResponse => {
  const added = Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value] as const)
  const kept = response.headers.filter(([name]) => added.every(([other]) => other !== name))
  const transfer = { truncateAt, bytesPerSecond }
  return {
    ...response,
    headers: [...kept, ...added],
    ...((truncateAt ?? bytesPerSecond) !== undefined && { transfer }),
  }
}

/** The effect of a fault, as the journal and `x-mock-fault` show it. */
export const faultName = (fault: Fault): string =>
  [
    fault.abort && 'abort',
    fault.reset && 'reset',
    fault.malformed && 'malformed',
    fault.status && `status ${fault.status}`,
    fault.delayMs && `delay ${fault.delayMs} ms`,
    fault.truncateAt !== undefined && `truncated at ${fault.truncateAt} bytes`,
    fault.bytesPerSecond && `${fault.bytesPerSecond} bytes/s`,
    fault.headers && `headers ${Object.keys(fault.headers).join(' ')}`,
    fault.after && 'after the work',
  ]
    .filter(Boolean)
    .join(', ') || 'body'
