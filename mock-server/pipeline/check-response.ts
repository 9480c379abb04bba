import type { MockResponse } from '../http/request.ts'
import { after, type Route, type Stage } from './exchange.ts'

/** How a response violates its contract row; empty if it conforms. Ignores 500 and 501. */
export const checkResponse = ({ id, row }: Route, { status, body, headers, json }: MockResponse): string[] => {
  if (status === 500 || status === 501 || status === 503) return []
  if (!(status in row.responses)) return [`${id} returned ${status}, which its contract row does not list`]
  const expected = row.responses[status]
  if (!expected) return body === null ? [] : [`${id} returned ${status} with a body, but its contract row has none`]
  if ('media' in expected) {
    const type = headers.find(([name]) => name === 'content-type')?.[1] ?? 'no content type'
    return expected.media.includes(type)
      ? []
      : [`${id} returned ${type}, but its contract row lists ${expected.media.join(' or ')}`]
  }
  if (!json) return [`${id} returned ${status} without JSON, but its contract row has a schema`]
  return (expected.safeParse(json.value).error?.issues ?? []).map(
    ({ path, message }) => `${id} ${status} at ${path.join('.') || 'the root'}: ${message}`,
  )
}

/** A response to HEAD has no body to check. */
export const check: Stage = (exchange, next) =>
  after(next(exchange), (response) => {
    if (exchange.request.method !== 'HEAD' && !response.isInjected)
      exchange.violations = checkResponse(exchange.route, response)
    return response
  })
