import type { MockOptions } from '../options.ts'
import { isFromUs, tokenOf } from '../http/origin.ts'
import { missingToken, otherOrigin } from '../http/control-refusals.ts'
import { Refusal } from '../http/refusal.ts'
import type { MockRequest } from '../http/request.ts'

/** Compares in constant time, so that the response time reveals nothing about the expected token. */
const isSameToken = (token: string, expected: string) => {
  let difference = token.length ^ expected.length
  for (let i = 0; i < expected.length; i += 1) difference |= expected.charCodeAt(i) ^ (token.charCodeAt(i) || 0)
  return difference === 0
}

/** Throws a `Refusal` if a request may not use the control plane. */
export const guard = (request: MockRequest, options: MockOptions): void => {
  if (!options.hasControl) throw new Refusal('NOT_FOUND')
  const origin = request.header('origin')
  if (origin !== undefined && !isFromUs(request, options)) throw otherOrigin(origin)
  const isTopLevel = request.method === 'GET' && request.header('sec-fetch-dest') === 'document'
  if (request.header('sec-fetch-site') === 'cross-site' && !isTopLevel)
    throw new Refusal('FORBIDDEN', { message: 'control.otherSite' })
  if (options.controlToken !== undefined && !isSameToken(tokenOf(request), options.controlToken))
    // A browser asks for the token, so that links need not contain it.
    throw missingToken(isTopLevel)
}
