import type { TransportResponse } from '../mock-client/transport.ts'
import { jsonOf } from './ask.ts'
import { operationAt } from './needs.ts'

/**
 * Why a response does not come from the back end but from something in front of it, so that it says nothing about the
 * requirements; undefined if it can be judged.
 */
export const wallOf = (method: string, path: string, response: TransportResponse): string | undefined => {
  const { status, headers } = response
  if (operationAt(method, path)?.isControl !== false) return undefined
  if (status === 429) return 'returned 429. Set rateLimit.'
  if (status >= 502 && status <= 504 && jsonOf(response) === undefined)
    return `returned ${status} without JSON, so a gateway answers, and not the API.`
  const isPage = headers.get('content-type')?.includes('html') && !headers.has('content-disposition')
  if (isPage && status === 403) return 'returned HTML with 403, so a firewall answers, and not the API.'
  return isPage && status < 300 ? `returned HTML with ${status}, so a page answers, and not the API.` : undefined
}
