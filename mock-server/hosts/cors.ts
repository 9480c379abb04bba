import cors from 'cors'
import type { RequestHandler } from 'express'
import { isControl } from '../pipeline/find-row.ts'
import { splitUrl } from '../pipeline/url.ts'

/** Headers of responses that pages of other origins may read. */
const exposedHeaders = [
  'ETag',
  'Content-Disposition',
  'Content-Range',
  'X-Mock-World',
  'X-Mock-Fault',
  'X-Mock-Clauses',
  'X-Mock-Refused-By',
]

/** The header that says which pages may embed a response. */
export const resourcePolicy = 'cross-origin-resource-policy'

/** Lets pages of other origins call the product, with cookies. The control plane stays closed to them. */
export const productCors = (origins: readonly string[]): RequestHandler => {
  const handle = cors({ origin: [...origins], credentials: true, exposedHeaders, maxAge: 600 })
  return (request, response, next) => {
    if (isControl(splitUrl(request.url).path)) return next()
    // Images and downloads come without an origin.
    response.setHeader(resourcePolicy, 'cross-origin')
    handle(request, response, next)
  }
}
