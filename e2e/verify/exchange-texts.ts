import type { TransportRequest, TransportResponse } from '../mock-client/transport.ts'
import type { JudgedExchange } from './target.ts'

const longestText = 8192

/** The start of a text that was received; null for other bodies. */
export const textOf = ({ bytes, headers }: TransportResponse) =>
  /json|text|yaml/.test(headers.get('content-type') ?? '')
    ? new TextDecoder().decode(bytes.subarray(0, longestText))
    : null

/** The start of a body that was sent. */
export const bodyText = ({ body }: TransportRequest) => {
  if (typeof body === 'string') return body.slice(0, longestText)
  return body instanceof Uint8Array ? new TextDecoder().decode(body.subarray(0, longestText)) : null
}

/** An exchange for the report. */
export const judged = (
  origin: string,
  path: string,
  request: TransportRequest,
  response: TransportResponse,
): JudgedExchange => {
  const [requestBody, responseBody] = [bodyText(request), textOf(response)]
  return {
    method: request.method,
    url: origin + path,
    requestHeaders: request.headers,
    ...(requestBody !== null && { requestBody }),
    status: response.status,
    responseHeaders: Object.fromEntries(response.headers),
    ...(responseBody !== null && { responseBody }),
  }
}
