import cors from 'cors'
import type { RequestHandler } from 'express'
import type { Endpoint } from '#specs/contract/endpoint.ts'
import { contract } from '#specs/contract/index.ts'
import { responseHeaders } from '../documents/openapi-headers.ts'
import { isControl } from '../pipeline/find-row.ts'
import { splitUrl } from '../http/url.ts'
import { resourcePolicy } from './express.ts'

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
export const productCors = (origins: readonly string[]): RequestHandler => {
  const handle = cors({ origin: [...origins], credentials: true, exposedHeaders: exposedHeaders(), maxAge: 600 })
  return (request, response, next) => {
    if (isControl(splitUrl(request.url).path)) return next()
    // Images and downloads come without an origin.
    response.setHeader(resourcePolicy, 'cross-origin')
    handle(request, response, next)
  }
}
