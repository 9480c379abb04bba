import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { MockOptions } from '../options.ts'

interface BindOptions {
  readonly host: string
  readonly controlToken: string | undefined
}

/** How a host is written in an address. */
export const nameOf = (host: string) => (isIP(host) === 6 ? `[${host}]` : host)

/** Which names a mock answers to, and the token that its control plane wants: on loopback none unless one is given. */
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
