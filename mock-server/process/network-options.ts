import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { worldCookieOf } from '#specs/contract/world-cookie.ts'
import type { MockOptions } from '../options.ts'
import { startFailure } from './command-line.ts'

interface BindOptions {
  readonly host: string
  readonly port: number
  readonly publicUrl?: string | undefined
  /** Other names by which clients may address the mock. */
  readonly allowedHosts?: readonly string[] | undefined
  readonly controlToken: string | undefined
}

/** A host as it appears in a URL: IPv6 addresses in brackets. */
export const nameOf = (host: string) => (isIP(host) === 6 ? `[${host}]` : host)

/** A host name or address in the form that URLs have. Throws if it has a scheme, a port or a path. */
const allowedName = (name: string) => {
  const url = URL.canParse(`http://${nameOf(name)}`) ? new URL(`http://${nameOf(name)}`) : undefined
  if (url && (isIP(name) === 6 || !/[:/?#@]/.test(name))) return url.hostname
  throw startFailure(
    `"${name}" is not a host name`,
    'Set --allow-host to a name or an address without scheme and port, such as mock.example.',
  )
}

/** Whether the mock listens on all addresses, so that other machines may know it by any name. */
export const isWildcard = (host: string) => ['0.0.0.0', '::'].includes(host)

/** An origin as browsers send it: `null`, or scheme, host and a port if it is not the default one. */
const readOrigin = (text: string): string => {
  const value = text.trim().toLowerCase()
  if (value === 'null') return value
  const { protocol = '', host = '', pathname, href } = URL.canParse(value) ? new URL(value) : ({} as Partial<URL>)
  const origin = `${protocol}//${host}`
  if (host !== '' && (pathname === '' || pathname === '/') && href === origin + pathname) return origin
  throw startFailure(`"${text}" is not an origin`, 'Set --cors to an origin such as http://localhost:3000, or to null.')
}

/** Origins of --cors, which may be lists separated by commas. Throws if one is not an origin. */
export const readOrigins = (values: readonly string[] = []): readonly string[] =>
  values.flatMap((value) => value.split(',')).map(readOrigin)

/** The address that an option gives, without a slash at its end. Throws unless it is an http address without a query. */
export const readAddress = (option: 'public-url' | 'proxy', value: string | undefined): string | undefined => {
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  const { protocol, origin, pathname } = url ?? {}
  if ((protocol === 'http:' || protocol === 'https:') && url!.href === origin + pathname!)
    return url!.href.endsWith('/') ? url!.href.slice(0, -1) : url!.href
  throw startFailure(
    `"${value}" is not ${option === 'proxy' ? 'the address of a back end' : 'a public URL'}`,
    `Set --${option} to an address such as https://${option === 'proxy' ? 'api' : 'mock'}.example/path.`,
  )
}

/**
 * The allowed host names and the token of the control plane. Beyond loopback a token is generated if none is given; on
 * loopback there is none unless given.
 */
export const networkOptions = ({
  host,
  port,
  publicUrl,
  allowedHosts = [],
  controlToken,
}: BindOptions): Pick<MockOptions, 'hostNames' | 'controlToken' | 'publicUrl' | 'worldCookie'> => {
  const outside = publicUrl === undefined ? undefined : new URL(publicUrl)
  const outsidePort = outside?.port === '' ? undefined : Number(outside?.port ?? port)
  const isLoopback = ['127.0.0.1', 'localhost', '::1'].includes(host)
  const token = isLoopback ? controlToken : (controlToken ?? randomBytes(18).toString('base64url'))
  return {
    hostNames: [
      ...['127.0.0.1', 'localhost', '[::1]', nameOf(host)],
      ...allowedHosts.map(allowedName),
      ...(outside ? [outside.hostname] : []),
    ],
    worldCookie: worldCookieOf(outsidePort),
    ...(publicUrl !== undefined && { publicUrl }),
    ...(token !== undefined && { controlToken: token }),
  }
}
