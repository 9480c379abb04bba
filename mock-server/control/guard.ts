import type { MockRequest } from '../request.ts'
import type { MockOptions } from '../options.ts'
import { Refusal } from '../refusal.ts'

const standardPorts: { readonly [protocol: string]: number } = { 'http:': 80, 'https:': 443 }

/** Protocol, host and port of an origin or a Host header; undefined where it is neither. */
const hostOf = (authority: string) => {
  try {
    const { protocol, hostname, port } = new URL(authority.includes('://') ? authority : `http://${authority}`)
    return { protocol, hostname, port: port === '' ? standardPorts[protocol] : Number(port) }
  } catch {
    return undefined
  }
}

/** Whether a `Host` is one that this mock was started for (else a foreign name leads here: DNS rebinding). */
export const isOurHost = (host: string | undefined, { hostNames }: MockOptions) =>
  host !== undefined && hostNames.includes(hostOf(host)?.hostname ?? '')

/** Whether a page of this origin was served by us. */
export const isOurOrigin = (origin: string, { hostNames, ports, isSecure = false }: MockOptions) => {
  const { protocol, hostname = '', port = 0 } = hostOf(origin) ?? {}
  return protocol === (isSecure ? 'https:' : 'http:') && hostNames.includes(hostname) && ports.includes(port)
}

/** As long for a wrong token as for the right one, wherever they differ. */
const sameToken = (given: string, wanted: string) => {
  let difference = given.length ^ wanted.length
  for (let i = 0; i < wanted.length; i += 1) difference |= wanted.charCodeAt(i) ^ (given.charCodeAt(i) || 0)
  return difference === 0
}

/** The token of `Authorization: Bearer …`, or of a Basic one, whose password it is. */
const tokenOf = (request: MockRequest): string => {
  const [scheme = '', given = ''] = (request.header('authorization') ?? '').split(' ')
  if (scheme !== 'Basic') return given
  try {
    return atob(given).replace(/^[^:]*:/, '')
  } catch {
    return ''
  }
}

/** Lets a call to the control plane through, or refuses it. */
export const guard = (request: MockRequest, options: MockOptions): void => {
  if (!options.hasControl) throw new Refusal('NOT_FOUND')
  const origin = request.header('origin')
  if (origin !== undefined && !isOurOrigin(origin, options))
    throw new Refusal('FORBIDDEN', {
      text: `Pages of ${origin} may not steer this mock. Open its own console instead.`,
    })
  const isTopLevel = request.header('sec-fetch-dest') === 'document'
  if (request.header('sec-fetch-site') === 'cross-site' && !isTopLevel)
    throw new Refusal('FORBIDDEN', {
      text: 'Pages of other sites may not steer this mock. Open its own console instead.',
    })
  if (options.controlToken !== undefined && !sameToken(tokenOf(request), options.controlToken))
    throw new Refusal('UNAUTHORIZED', {
      // Of an address that was opened, the browser itself asks for it (as the password), so no link has to carry it.
      headers: isTopLevel ? [['www-authenticate', 'Basic realm="Control plane of the mock", charset="UTF-8"']] : [],
      text: 'The control plane wants the token that the mock printed when it started: send it as "Authorization: Bearer …".',
    })
}
