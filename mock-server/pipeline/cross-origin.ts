import { isFromUs } from '../control/guard.ts'
import { otherOriginWrite } from '../control-refusals.ts'
import type { MockOptions } from '../options.ts'
import { Refusal } from '../refusal.ts'
import type { MockRequest } from '../request.ts'
import type { Found } from './find-row.ts'

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
    if (isFromUs(request, options) || options.corsOrigins?.includes(origin)) return
    throw otherOriginWrite(origin)
  }
  // Browsers send no origin with a link or an image.
  const isCrossSite = ['cross-site', 'same-site'].includes(request.header('sec-fetch-site') ?? '')
  if (isRead && (isCrossSite || isEarly(request))) throw new Refusal('FORBIDDEN', { message: 'http.unwanted' })
}
