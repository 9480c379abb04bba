import { control } from '#specs/contract/control.ts'
import { contract } from '#specs/contract/index.ts'
import { Refusal } from '../refusal.ts'
import type { MockResponse } from '../request.ts'
import { routes, type Found, type Route } from './routes.ts'

const findProduct = routes(contract)
const findControl = routes(control)

const firstSegment = (url: string) => /^\/([^/?]*)/.exec(url)?.[1]

const apiSegments = new Set(
  [...Object.values(contract), ...Object.values(control)].map(({ path }) => firstSegment(path)),
)

/** Whether the mock handles a path or URL: its first segment is that of an endpoint. Other paths belong to pages. */
export const isApi = (url: string) => apiSegments.has(firstSegment(url))

export const isControl = (path: string) => path.startsWith('/__mock')

/** The row that matches a request, if any, in the contract of the product or of the control plane. */
export const findRow = (method: string, path: string): Found =>
  isControl(path) ? findControl(method, path) : findProduct(method, path)

/** The response to OPTIONS: the methods of the path; undefined for other methods and for unknown paths. */
export const optionsResponse = (method: string, found: Found): MockResponse | undefined =>
  method === 'OPTIONS' && found && 'allow' in found
    ? { status: 204, headers: [['allow', found.allow.join(', ')]], body: null }
    : undefined

/** The route of a match, or the refusal that explains why there is none. */
export const routeOf = (found: Found): Route | Refusal => {
  if (!found) return new Refusal('NOT_FOUND')
  if ('row' in found) return found
  const allow = found.allow.join(', ')
  return new Refusal('METHOD_NOT_ALLOWED', {
    message: ['error.METHOD_NOT_ALLOWED', { allow }],
    headers: [['allow', allow]],
  })
}
