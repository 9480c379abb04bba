import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { MockOptions } from '../options.ts'

interface BindOptions {
  readonly host: string
  readonly controlToken: string | undefined
}

/** A host as it appears in a URL: IPv6 addresses in brackets. */
export const nameOf = (host: string) => (isIP(host) === 6 ? `[${host}]` : host)

/**
 * The allowed host names and the token of the control plane. Beyond loopback a token is generated if none is given; on
 * loopback there is none unless given.
 */
export const networkOptions = ({
  host,
  controlToken,
}: BindOptions): Pick<MockOptions, 'hostNames' | 'controlToken'> => {
  const isLoopback = ['127.0.0.1', 'localhost', '::1'].includes(host)
  const token = isLoopback ? controlToken : (controlToken ?? randomBytes(18).toString('base64url'))
  return {
    hostNames: ['127.0.0.1', 'localhost', '[::1]', nameOf(host)],
    ...(token !== undefined && { controlToken: token }),
  }
}
