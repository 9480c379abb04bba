import { isFromUs } from '../http/origin.ts'
import type { MockOptions } from '../options.ts'
import { Refusal } from '../http/refusal.ts'
import type { MockRequest } from '../http/request.ts'
import type { Found } from './exchange.ts'

/** Of a write to the product. */
export const otherOriginWrite = (origin: string) =>
  new Refusal('FORBIDDEN', { message: ['error.otherOrigin', { origin }] })

/** Whether a page sent a request whose origin may not call the product. */
export const isFromOtherOrigin = (request: MockRequest, options: MockOptions) =>
  !isFromUs(request, options) && !options.corsOrigins?.includes(request.header('origin')!)

/** Whether a browser loads a page before its user wants to see it. */
export const isEarly = (request: MockRequest) =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) => /prefetch|preview/.test(request.header(name) ?? ''))

/** Throws the refusal `FORBIDDEN` for a change that nobody wants: one from a page of another origin (CSRF), or early. */
export const refuseUnwantedChanges = (request: MockRequest, found: Found, options: MockOptions) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const changes = found !== undefined && 'row' in found && found.row.changes === true
  if (isRead && !(changes && request.method === 'GET')) return
  const origin = request.header('origin')
  if (origin !== undefined) {
    if (!isFromOtherOrigin(request, options)) return
    throw otherOriginWrite(origin)
  }
  // Browsers send no origin with a link or an image.
  const isCrossSite = ['cross-site', 'same-site'].includes(request.header('sec-fetch-site') ?? '')
  if (isRead && (isCrossSite || isEarly(request))) throw new Refusal('FORBIDDEN', { message: 'http.unwanted' })
}
