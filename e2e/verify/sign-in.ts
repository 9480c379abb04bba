import { parseSetCookie, stringifyCookie } from 'cookie'
import type { TransportRequest } from '../mock-client/transport.ts'
import type { Settings } from './target.ts'

type SignIn = NonNullable<NonNullable<Settings['users']['main']>['request']>

/** The request that signs a user in. Without a form it sends JSON. */
export const signInRequest = ({ method, headers, json = {}, form }: SignIn): TransportRequest => {
  if (method === 'GET') return { method, headers: { ...headers } }
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
  const body = form ? new URLSearchParams(form).toString() : JSON.stringify(json)
  return { method, headers: { 'content-type': type, ...headers }, body }
}

/** The cookies of one site, by name. */
export type Cookies = Map<string, string>

const asSent = (text: string) => text

/** Applies the cookies that a response sets or deletes. */
export const keepCookies = (cookies: Cookies, headers: Headers): void => {
  for (const line of headers.getSetCookie()) {
    const { name, value = '', maxAge } = parseSetCookie(line, { decode: asSent })
    if (value === '' || maxAge === 0) cookies.delete(name)
    else cookies.set(name, value)
  }
}

/** The header that sends cookies; none without cookies. */
export const cookieHeader = (cookies: Cookies): Readonly<Record<string, string>> =>
  cookies.size === 0 ? {} : { cookie: stringifyCookie(Object.fromEntries(cookies), { encode: asSent }) }
