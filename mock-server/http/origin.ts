import { sites, type Site } from '#specs/model/site.ts'
import { publicAddress, type MockOptions } from '../options.ts'
import type { MockRequest } from './request.ts'

const standardPorts: { readonly [protocol: string]: number } = { 'http:': 80, 'https:': 443 }

/** A scheme in an origin, and a host with or without a port (RFC 9110, section 7.2). `URL` alone would accept much more. */
const authority = /^(?:[a-z][a-z\d+.-]*:\/\/)?(?:\[[\da-f:.]+\]|[\w.~-]+)(?::\d{0,5})?$/i

/** Protocol, host and port of an origin or a Host header; undefined if it is invalid. */
const hostOf = (text: string) => {
  const url = text.includes('://') ? text : `http://${text}`
  if (!authority.test(text) || !URL.canParse(url)) return undefined
  const { protocol, hostname, port } = new URL(url)
  return { protocol, hostname, port: port === '' ? standardPorts[protocol] : Number(port) }
}

/** Whether a `Host` header is a host with an optional port. */
export const isHost = (host: string | undefined) =>
  host !== undefined && !host.includes('://') && hostOf(host) !== undefined

/** Whether a `Host` header names this mock. Other names are refused to prevent DNS rebinding. */
export const isOurHost = (host: string | undefined, { hostNames }: MockOptions) =>
  host !== undefined && isHost(host) && hostNames.includes(hostOf(host)?.hostname ?? '')

/** Whether this mock serves the origin. */
export const isOurOrigin = (origin: string, options: MockOptions) => {
  const { hostNames, ports, isSecure = false } = options
  if (origin === publicAddress(options).origin) return true
  const { protocol, hostname = '', port = 0 } = hostOf(origin) ?? {}
  return protocol === (isSecure ? 'https:' : 'http:') && hostNames.includes(hostname) && ports.includes(port)
}

/** The origin to which a request was sent. */
const originOf = (request: MockRequest, { isSecure }: MockOptions) =>
  `${isSecure ? 'https' : 'http'}://${request.header('host') ?? '127.0.0.1'}`

/** The address by which clients reach the mock: its public URL, else the origin to which a request was sent. */
export const addressOf = (request: MockRequest, options: MockOptions) => options.publicUrl ?? originOf(request, options)

/** The origin of the pages of a site, as seen by the client that sent a request; that of the mock if it has no pages. */
export const pageOrigin = (site: Site, request: MockRequest, options: MockOptions): string => {
  const origin = addressOf(request, options)
  const port = options.ports[sites.indexOf(site) + 1]
  return port === undefined ? origin : origin.replace(/(:\d+)?$/, `:${port}`)
}

/** Whether a request has no origin, one that this mock serves, or the one to which it was sent. */
export const isFromUs = (request: MockRequest, options: MockOptions) => {
  const origin = request.header('origin')
  if (origin === undefined || isOurOrigin(origin, options)) return true
  if (request.header('host') === undefined || options.publicUrl !== undefined) return false
  const [from, to] = [hostOf(origin), hostOf(originOf(request, options))]
  // The port differs behind a port mapping, where the name of the host has been checked before.
  return to !== undefined && from?.protocol === to.protocol && from.hostname === to.hostname && from.port === to.port
}

/** Whether a link on a page that this mock does not serve has opened the request, also one of another port of this machine. */
export const isFromElsewhere = (request: MockRequest, options: MockOptions): boolean => {
  const site = request.header('sec-fetch-site')
  const referrer = request.header('referer') ?? ''
  const isOurs = URL.canParse(referrer) && isOurOrigin(new URL(referrer).origin, options)
  return site === 'cross-site' || (site === 'same-site' && !isOurs)
}

/** The token of the `Authorization` header: a Bearer token, or the password of Basic. */
export const tokenOf = (request: MockRequest): string => {
  const [scheme = '', credentials = ''] = (request.header('authorization') ?? '').split(' ')
  if (scheme !== 'Basic') return credentials
  try {
    return atob(credentials).replace(/^[^:]*:/, '')
  } catch {
    return ''
  }
}
