import { isWorldCookie } from '#specs/contract/world-cookie.ts'
import { readable } from '../http/decode-text.ts'
import { tokenOf } from '../http/origin.ts'
import type { HeaderRow, MockRequest } from '../http/request.ts'
import { publicAddress, type MockOptions } from '../options.ts'
import { pseudonym } from './forward.ts'

/** What a request has of one connection (RFC 9110, section 7.6.1), and what is about the mock or the page. */
const heldBack = new Set([
  ...['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'expect'],
  ...['host', 'content-length', 'accept-encoding', 'origin', 'referer', 'via'],
])
const isSent = (name: string) => !heldBack.has(name) && !/^(?:x-mock-|sec-|proxy-|access-control-)/.test(name)

const withoutWorlds = (cookies: string) =>
  cookies
    .split(/;\s*/)
    .filter((cookie) => !isWorldCookie(cookie.split('=', 1)[0]!))
    .join('; ')

/** The headers of a request as the back end gets them: none of a mock, of the connection or of a page. */
export const requestHeaders = (
  request: MockRequest,
  { controlToken }: Pick<MockOptions, 'controlToken'>,
): HeaderRow[] => {
  const ofConnection = new Set((request.header('connection') ?? '').toLowerCase().split(/[\s,]+/))
  const rows = (request.headerNames?.() ?? []).flatMap((name): HeaderRow[] => {
    if (!isSent(name) || ofConnection.has(name)) return []
    const value = request.header(name) ?? ''
    if (name === 'authorization' && controlToken !== undefined && tokenOf(request) === controlToken) return []
    const sent = name === 'cookie' ? withoutWorlds(value) : value
    return sent === '' ? [] : [[name, sent]]
  })
  const via = request.header('via')
  return [...rows, ['via', `${via ? `${via}, ` : ''}1.1 ${pseudonym}`], ['accept-encoding', 'identity']]
}

/**
 * What a back end may say about its answer. Other headers would act on our origin: clear its data, load or move a page,
 * install a worker.
 */
const passedOn = new Set([
  ...['content-type', 'content-language', 'content-disposition', 'content-encoding', 'content-range', 'accept-ranges'],
  ...['etag', 'last-modified', 'cache-control', 'expires', 'age', 'date', 'vary', 'location', 'set-cookie', 'allow'],
  ...['retry-after', 'www-authenticate', 'deprecation', 'sunset', 'server-timing', 'traceparent'],
])
const isPassedOn = (name: string) =>
  passedOn.has(name) ||
  /^(?:x-)?(?:request-id|correlation-id|trace-id|total-count|ratelimit.*|rate-limit.*)$/.test(name)

/** How the mock names a path of the back end: without the path of the address that is forwarded to, below its own. */
const ownPaths = ({ pathname }: URL, options: Pick<MockOptions, 'publicUrl'>) => {
  const base = pathname.replace(/\/$/, '')
  const { basePath } = publicAddress(options)
  return (path: string) => {
    const rest = `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) : path
    // Two slashes would begin the name of a host.
    return basePath + rest.replace(/^\/*/, '/')
  }
}
type OwnPath = ReturnType<typeof ownPaths>

/**
 * Without its domain, and with the path that the mock has, so that browsers store it and send it again. They store one
 * whose name begins with `__Host-` only for all paths.
 */
const ownCookie = (cookie: string, ownPath: OwnPath) => {
  const ofHost = cookie.replace(/;\s*domain\s*=[^;]*/gi, '')
  return ofHost.startsWith('__Host-')
    ? ofHost
    : ofHost.replace(/(;\s*path\s*=\s*)(\/[^;]*)/gi, (_, name: string, path: string) => name + ownPath(path.trim()))
}

/** An address of the back end, in whatever form, as a path of the mock. Others, and those relative to the request, stay. */
const ownLocation = (location: string, to: URL, ownPath: OwnPath) => {
  const sent = readable(location)
  if (!/^(?:[\\/]|[a-z][a-z\d+.-]*:)/i.test(sent) || !URL.canParse(sent, to)) return location
  const { origin, pathname, search, hash } = new URL(sent, to)
  return origin === to.origin ? ownPath(pathname) + search + hash : location
}

/** Whether a browser would show the answer, which could then run scripts, as a page of our origin. */
const isShown = (headers: readonly HeaderRow[]) =>
  !isJson(headers) && !headers.some(([name, value]) => name === 'content-disposition' && /^attachment\b/i.test(value))

/** The headers of an answer of the back end at `to` as the client gets them: those about the answer. */
export const responseHeaders = (
  headers: readonly HeaderRow[],
  to: URL,
  options: Pick<MockOptions, 'publicUrl'>,
): HeaderRow[] => {
  const ownPath = ownPaths(to, options)
  const rows = headers.flatMap(([name, value]): HeaderRow[] => {
    if (!isPassedOn(name)) return []
    if (name === 'location') return [[name, ownLocation(value, to, ownPath)]]
    if (name !== 'set-cookie') return [[name, value]]
    return isWorldCookie(value.split('=', 1)[0]!.trim()) ? [] : [[name, ownCookie(value, ownPath)]]
  })
  return isShown(rows)
    ? [...rows, ['content-security-policy', 'sandbox'], ['cross-origin-opener-policy', 'same-origin']]
    : rows
}

export const isJson = (headers: readonly HeaderRow[]) =>
  headers.some(([name, value]) => name === 'content-type' && /^application\/json\b/i.test(value))
