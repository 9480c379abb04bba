import type { Exchange } from '#specs/contract/control-record.ts'
import type { Headers } from '../message-view.tsx'

const named = (headers: Headers) => headers.map(([name, value]) => ({ name, value }))

const typeOf = (headers: Headers) => headers.find(([name]) => name === 'content-type')?.[1] ?? ''

const entryOf = (exchange: Exchange, origin: string) => {
  const { method, path, query, status, ms, at, request, response, requestHeaders, responseHeaders } = exchange
  return {
    startedDateTime: at,
    time: ms,
    request: {
      method,
      url: `${origin}${path}${query === '' ? '' : `?${query}`}`,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: named(requestHeaders),
      queryString: [...new URLSearchParams(query)].map(([name, value]) => ({ name, value })),
      headersSize: -1,
      bodySize: request?.length ?? 0,
      postData: request === null ? undefined : { mimeType: typeOf(requestHeaders), text: request },
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: named(responseHeaders),
      content: { size: response?.length ?? 0, mimeType: typeOf(responseHeaders), text: response ?? '' },
      redirectURL: '',
      headersSize: -1,
      bodySize: response?.length ?? 0,
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
  }
}

/** Exchanges as a HAR 1.2 document, which browsers and proxies can open. Bodies are as long as the journal keeps them. */
export const harOf = (exchanges: readonly Exchange[], origin: string, version: string): string =>
  JSON.stringify(
    {
      log: {
        version: '1.2',
        creator: { name: 'Haneul Cloud mock', version },
        entries: exchanges.map((exchange) => entryOf(exchange, origin)),
      },
    },
    null,
    1,
  )
