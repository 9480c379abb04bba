import { isFromUs } from '../control/guard.ts'
import { otherOriginWrite } from '../control-refusals.ts'
import type { MockOptions } from '../options.ts'
import type { MockRequest } from '../request.ts'

/** Throws the refusal `FORBIDDEN` for a write from a page of another origin (CSRF). */
export const refuseCrossOriginWrites = (request: MockRequest, options: MockOptions) => {
  const origin = request.header('origin')
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
  if (!isWrite || origin === undefined || isFromUs(request, options)) return
  if (options.corsOrigins?.includes(origin)) return
  throw otherOriginWrite(origin)
}
