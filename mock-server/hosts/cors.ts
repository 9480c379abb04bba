import cors from 'cors'
import type { Request, RequestHandler, Response } from 'express'
import type { Endpoint } from '#specs/contract/endpoint.ts'
import { contract } from '#specs/contract/index.ts'
import { responseHeaders } from '../documents/openapi-headers.ts'
import { isControl } from '../pipeline/find-row.ts'
import type { HeaderRow } from '../http/request.ts'
import { splitUrl } from '../http/url.ts'
import { resourcePolicy } from './express.ts'
import type { Head } from './unread-requests.ts'

/** Headers that any response can have. */
const generalHeaders = [
  ...['Date', 'Allow', 'Retry-After', 'Accept-Encoding'],
  ...['X-Mock-World', 'X-Mock-Fault', 'X-Mock-Clauses', 'X-Mock-Refused-By'],
]

/** Headers of responses that pages of other origins may read: those that the contract names. */
const exposedHeaders = () => [
  ...new Set([
    ...generalHeaders,
    ...Object.values<Endpoint>(contract).flatMap((row) =>
      Object.keys(row.responses).flatMap((status) => Object.keys(responseHeaders(row, Number(status)) ?? {})),
    ),
  ]),
]

/** Lets pages of other origins call the product, with cookies. The control plane stays closed to them. */
export const productCors = (origins: readonly string[]) => {
  const addHeaders = cors({ origin: [...origins], credentials: true, exposedHeaders: exposedHeaders(), maxAge: 600 })
  const handle: RequestHandler = (request, response, next) => {
    if (request.url === '*' || isControl(splitUrl(request.url).path)) return next()
    // Images and downloads come without an origin.
    response.setHeader(resourcePolicy, 'cross-origin')
    addHeaders(request, response, next)
  }
  /** The same headers, for a request that Node cannot read. */
  const headersFor = ({ url, header }: Head): HeaderRow[] => {
    // Of headers that are too long, only the last bytes are known, which may lack the origin.
    const headers = { origin: header('origin') ?? origins[0] }
    const rows = new Map<string, string>()
    const response = {
      getHeader: (name: string) => rows.get(name),
      setHeader: (name: string, value: string) => rows.set(name, value),
    }
    void handle({ url, headers, method: 'GET' } as Request, response as unknown as Response, () => {})
    return [...rows]
  }
  return { handle, headersFor }
}
