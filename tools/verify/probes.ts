import * as z from 'zod'
import { generalInquiry } from '#e2e/literals/inquiry.ts'
import { ask, jsonOf, NoResponseError, pacer } from '#e2e/verify/ask.ts'
import type { TransportResponse } from '#e2e/mock-client/transport.ts'
import { cookieHeader, keepCookies, signInRequest, type Cookies } from '#e2e/verify/sign-in.ts'
import type { Capability, Settings, Target } from '#e2e/verify/target.ts'

export const timeoutMs = 10_000

/** The target wants fewer requests, so that no other response says anything about it. */
export class TooManyRequestsError extends Error {}

/** Sends the requests of the preflight, no more of them than the rate limit of the configuration allows. */
export interface Client {
  readonly settings: Settings
  readonly ask: (address: string, path: string, init?: RequestInit) => Promise<TransportResponse>
}

export const clientOf = (settings: Settings): Client => {
  const pace = pacer(settings.rateLimit)
  return {
    settings,
    ask: async (address, path, init) => {
      await pace()
      const response = await ask(address + path, init, timeoutMs)
      if (response.status !== 429) return response
      throw new TooManyRequestsError(`${init?.method ?? 'GET'} ${address}${path} returns 429. Set rateLimit.`)
    },
  }
}

/** Sends a request of the product with the headers of the configuration. */
export const askSite = (
  { ask, settings }: Client,
  site: keyof Settings['sites'],
  path: string,
  init: RequestInit = {},
) =>
  ask(settings.sites[site]!, path, {
    ...init,
    headers: { ...settings.headers, ...(init.headers as Record<string, string>) },
  })

export const isSuccess = ({ status }: TransportResponse): boolean => status >= 200 && status < 300

export const listOfNotices = '/api/support/notice?size=1'

/** The response of the public site; undefined if none came. */
const responseOf = (client: Client, path: string, init?: RequestInit) =>
  askSite(client, 'public', path, init).catch((error: unknown) => {
    if (error instanceof NoResponseError) return undefined
    throw error
  })

/** What a successful response has; undefined if it has not this shape. */
const valueOf = <Value>(response: TransportResponse | undefined, schema: z.ZodType<Value>): Value | undefined =>
  response && isSuccess(response) ? schema.safeParse(jsonOf(response)).data : undefined

/** The specification names no status, so that any success will do. */
const succeeds = async (client: Client, path: string) => {
  const response = await responseOf(client, path)
  return response !== undefined && isSuccess(response)
}

/** The headers with which a user is signed in. Throws if the request for them fails. */
export const signedIn = async (client: Client, { headers = {}, request }: NonNullable<Settings['users']['main']>) => {
  if (!request) return headers
  const response = await askSite(client, 'public', request.path, signInRequest(request) as RequestInit)
  if (response.status >= 400) throw new Error(`${request.method} ${request.path} returns ${response.status}.`)
  const cookies: Cookies = new Map()
  keepCookies(cookies, response.headers)
  return { ...headers, ...cookieHeader(cookies) }
}

const post = (json: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(json),
})

const captcha = z.object({ key: z.string() })

const keyOfCaptcha = async (client: Client, path: string, init?: RequestInit) =>
  valueOf(await responseOf(client, path, init), captcha)?.key

const keyOfReceipt = (client: Client) =>
  keyOfCaptcha(client, '/api/security/receipt-captcha', post({ width: 360, height: 123 }))

const speaks = async (client: Client, language: string) => {
  const response = await responseOf(client, listOfNotices, { headers: { 'accept-language': language } })
  return response?.headers.get('content-language') === language
}

const library = z.array(z.object({ attachedFileList: z.array(z.object({ fileNo: z.number() })).optional() }))

const hasRanges = async (client: Client) => {
  const items = valueOf(await responseOf(client, '/api/support/library/DWCTR'), library) ?? []
  const [file] = items.flatMap((item) => item.attachedFileList ?? [])
  if (!file) return false
  const [user] = Object.values(client.settings.users)
  // A failed sign-in is reported by the check of the users.
  const signed = user ? await signedIn(client, user).catch(() => ({})) : {}
  const headers = { ...signed, range: 'bytes=0-0' }
  return (await responseOf(client, `/api/support/file/${file.fileNo}`, { headers }))?.status === 206
}

const submitted = z.object({ content: z.object({ inquiryId: z.number() }) })

/** Sends an inquiry twice. The state address removes it. */
const isIdempotent = async (client: Client, mode: Target['mode']) => {
  const { state, headers: own } = client.settings
  if (!state || mode !== 'full') return false
  const name = state.requestHeader ? { [state.requestHeader]: 'preflight' } : {}
  const change = (action: string) => {
    const start = post({ state: 'start', params: {}, action })
    return client.ask(state.address, '', { ...start, headers: { ...start.headers, ...state.headers, ...name } })
  }
  const submit = async () => {
    const body = new FormData()
    for (const [part, value] of generalInquiry()) body.set(part, value as string)
    const headers = { ...own, ...name, 'idempotency-key': 'preflight' }
    const response = await responseOf(client, '/api/support/inquiry', { method: 'POST', headers, body })
    return valueOf(response, submitted)?.content.inquiryId
  }
  try {
    await change('setup')
    const first = await submit()
    return first !== undefined && (await submit()) === first
  } catch (error) {
    if (error instanceof NoResponseError) return false
    throw error
  } finally {
    await change('teardown').catch(() => undefined)
  }
}

/** Finds out what the configuration does not say. What no request can tell counts as missing. */
export const probes: Readonly<
  Record<Capability, (client: Client, mode: Target['mode']) => boolean | Promise<boolean>>
> = {
  'sites.gov': ({ settings: { sites } }) => sites.gov !== undefined,
  'sites.fin': ({ settings: { sites } }) => sites.fin !== undefined,
  'languages.en': (client) => speaks(client, 'en'),
  'languages.ja': (client) => speaks(client, 'ja'),
  'captcha.receipt': async (client) => (await keyOfReceipt(client)) !== undefined,
  'captcha.audio': async (client) => {
    const key = await keyOfCaptcha(client, '/api/security/audio-captcha')
    return succeeds(client, `/api/security/audio-captcha/sound?key=${key}`)
  },
  'captcha.question': async (client) => {
    const key = await keyOfReceipt(client)
    return succeeds(client, `/api-rcapt/question?key=${key}&svc=support&reload=true`)
  },
  uploads: (client) => succeeds(client, '/api/support/inquiry/allowFileExtList'),
  ranges: hasRanges,
  survey: async (client) => {
    const { records, recordIds } = client.settings
    const id = recordIds['51245'] ?? '51245'
    return records && (await succeeds(client, `/api/support/inquiry/${id}/call`))
  },
  idempotency: isIdempotent,
  'virtual-clock': ({ settings: { state } }) => state !== undefined && (state.states?.includes('now') ?? true),
}
