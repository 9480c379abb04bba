import tls from 'node:tls'
import { cookieHeader, keepCookies, signInRequest, type Cookies } from '#e2e/verify/sign-in.ts'
import { capabilityNames, type Capability, type Settings, type Target } from '#e2e/verify/target.ts'

/** The checks before a run, each of which can be left out. */
export const checkNames = [
  'reachable',
  'tls',
  'contract-version',
  'clock',
  'sign-in',
  'state-address',
  'uploads',
  'pages',
] as const
export type CheckName = (typeof checkNames)[number]

export interface Problem {
  readonly check: CheckName
  readonly text: string
}

const timeoutMs = 10_000
const maxSkewMs = 60_000

type Site = keyof Settings['sites']

const ask = (address: string, path: string, init: RequestInit = {}) =>
  fetch(address + path, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...init })

/** Sends a request of the product with the headers of the configuration. */
const askSite = ({ sites, headers }: Settings, site: Site, path: string, init: RequestInit = {}) =>
  ask(sites[site]!, path, { ...init, headers: { ...headers, ...(init.headers as Record<string, string>) } })

/** Trusts the certificates of a file, as the workers do by NODE_EXTRA_CA_CERTS. */
export const trust = (certificates: string): void =>
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificates])

const isUntrusted = (code: string) => /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL/.test(code)

/** Why no response came. */
const noResponse = (address: string, error: unknown): Problem => {
  const { name, cause } = error as Error & { readonly cause?: { readonly code?: string; readonly message?: string } }
  const { host, hostname } = new URL(address)
  const code = cause?.code ?? ''
  if (isUntrusted(code))
    return {
      check: 'tls',
      text: `The certificate of ${host} is not trusted (${code}). Set tls.ca to the file of its authority.`,
    }
  const reasons: Record<string, string> = {
    ENOTFOUND: `The host ${hostname} is unknown.`,
    EAI_AGAIN: `The host ${hostname} is unknown.`,
    ECONNREFUSED: `Nothing listens at ${host}.`,
  }
  const late = name === 'TimeoutError' ? `${host} did not respond within ${timeoutMs / 1000} s.` : undefined
  return {
    check: 'reachable',
    text: late ?? reasons[code] ?? `${host} cannot be reached (${code || cause?.message}).`,
  }
}

const hintOf = (status: number, address: string) => {
  const { pathname } = new URL(address)
  if (status === 404) return pathname === '/' ? 'Does a path belong to the address?' : `Is the path ${pathname} right?`
  if (status === 401 || status === 403) return 'Does the target need headers?'
  return status === 429 ? 'Set rateLimit.' : 'It should be a success.'
}

const listOfNotices = '/api/support/notice?size=1'

const reachable = async (settings: Settings, site: Site): Promise<Problem | Response> => {
  const address = settings.sites[site]!
  const problem = (text: string): Problem => ({ check: 'reachable', text: `GET ${address}${listOfNotices} ${text}` })
  let response: Response
  try {
    response = await askSite(settings, site, listOfNotices)
  } catch (error) {
    return noResponse(address, error)
  }
  const type = response.headers.get('content-type') ?? 'no content type'
  const { status } = response
  if (status >= 300 && status < 400)
    return problem(`redirects to ${response.headers.get('location')}. Use that address.`)
  if (/html/.test(type)) return problem(`returns HTML, not JSON (status ${status}). Is it the address of the API?`)
  // The specification names no status: any success will do.
  if (!response.ok) return problem(`returns ${status}. ${hintOf(status, address)}`)
  if (!/json/.test(type)) return problem(`returns ${type}, not JSON.`)
  const body = await response.json().catch(() => undefined)
  const isList = Array.isArray((body as { readonly content?: unknown } | undefined)?.content)
  return isList ? response : problem('returns no list of notices. Is it the address of this API?')
}

/** What the control plane of haneul-mock says about itself; undefined elsewhere. */
const health = async (address: string) => {
  const response = await ask(address, '/__mock/health').catch(() => undefined)
  if (!response?.ok || !response.headers.get('content-type')?.includes('json')) return undefined
  return (await response.json()) as { readonly version?: string }
}

/** The addresses of the sites that haneul-mock has on ports of its own, and those of the configuration. */
const sitesOfMock = async (sites: Settings['sites']): Promise<Settings['sites']> => {
  const response = await ask(sites.public!, '/__mock/sites')
  const found: unknown = response.ok ? await response.json() : []
  // Other hosts answer every path with JSON.
  const ports = Array.isArray(found) ? (found as readonly { readonly site: Site; readonly port: number }[]) : []
  const addressOf = (port: number) => Object.assign(new URL(sites.public!), { port: String(port) }).origin
  return { ...Object.fromEntries(ports.map(({ site, port }) => [site, addressOf(port)])), ...sites }
}

/** The headers with which a user is signed in. Throws if the request for them fails. */
const signedIn = async (settings: Settings, { headers = {}, request }: NonNullable<Settings['users']['main']>) => {
  if (!request) return headers
  const response = await askSite(settings, 'public', request.path, signInRequest(request) as RequestInit)
  if (response.status >= 400) throw new Error(`${request.method} ${request.path} returns ${response.status}`)
  const cookies: Cookies = new Map()
  keepCookies(cookies, response.headers)
  return { ...headers, ...cookieHeader(cookies) }
}

const checkUsers = async (settings: Settings): Promise<readonly Problem[]> => {
  const problems: Problem[] = []
  for (const [name, user] of Object.entries(settings.users))
    try {
      const headers = await signedIn(settings, user)
      const { status } = await askSite(settings, 'public', '/api/mypage/inquiry', { headers })
      if (status === 401) throw new Error('GET /api/mypage/inquiry still returns 401')
    } catch (error) {
      problems.push({ check: 'sign-in', text: `The user ${name} could not sign in: ${(error as Error).message}.` })
    }
  return problems
}

const checkState = async ({ state }: Settings): Promise<readonly Problem[]> => {
  if (!state) return []
  for (const action of ['setup', 'teardown'])
    try {
      const { status } = await ask(state.address, '', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...state.headers },
        body: JSON.stringify({ state: 'start', params: {}, action }),
      })
      if (status >= 300)
        return [
          { check: 'state-address', text: `POST ${state.address} (${action}) returns ${status}. It should be 200.` },
        ]
    } catch (error) {
      return [{ check: 'state-address', text: noResponse(state.address, error).text }]
    }
  return []
}

const checkPages = async ({ pages }: Settings): Promise<readonly Problem[]> => {
  const problems: Problem[] = []
  for (const [site, address = ''] of Object.entries(pages))
    try {
      const response = await ask(address, '/', { headers: { accept: 'text/html' } })
      const type = response.headers.get('content-type') ?? 'no content type'
      const text = `GET ${address}/ returns ${response.status} and ${type}. It should be a page of the site ${site}.`
      if (!response.ok || !type.includes('html')) problems.push({ check: 'pages', text })
    } catch (error) {
      problems.push({ check: 'pages', text: noResponse(address, error).text })
    }
  return problems
}

/** Sends a file without the texts of an inquiry, which is refused and stores nothing. */
const checkUploads = async (settings: Settings): Promise<readonly Problem[]> => {
  const body = new FormData()
  body.set('attachFile', new Blob([new Uint8Array(2 ** 20)], { type: 'text/plain' }), 'preflight.txt')
  const { status } = await askSite(settings, 'public', '/api/support/inquiry', { method: 'POST', body })
  if (status >= 400 && status < 500 && ![404, 413, 415].includes(status)) return []
  const text = `POST /api/support/inquiry with a file of 1 MiB and no title returns ${status}. It should be 400.`
  return [{ check: 'uploads', text }]
}

/** The response of the public site; undefined if none came. */
const responseOf = (settings: Settings, path: string, init?: RequestInit) =>
  askSite(settings, 'public', path, init).catch(() => undefined)

/** The specification names no status, so that any success will do. */
const succeeds = async (settings: Settings, path: string) => (await responseOf(settings, path))?.ok === true

const post = (json: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(json),
})

const keyOfCaptcha = async (settings: Settings, path: string, init?: RequestInit) => {
  const response = await responseOf(settings, path, init)
  return response?.ok ? ((await response.json().catch(() => ({}))) as { readonly key?: string }).key : undefined
}

const keyOfReceipt = (settings: Settings) =>
  keyOfCaptcha(settings, '/api/security/receipt-captcha', post({ width: 360, height: 123 }))

const speaks = async (settings: Settings, language: string) => {
  const response = await responseOf(settings, listOfNotices, { headers: { 'accept-language': language } })
  return response?.headers.get('content-language') === language
}

const hasRanges = async (settings: Settings) => {
  const response = await responseOf(settings, '/api/support/library/DWCTR')
  const items = (await response?.json().catch(() => undefined)) as unknown
  if (!Array.isArray(items)) return false
  const [file] = (items as { attachedFileList?: { fileNo: number }[] }[]).flatMap((item) => item.attachedFileList ?? [])
  const part = await responseOf(settings, `/api/support/file/${file?.fileNo}`, { headers: { range: 'bytes=0-0' } })
  return part?.status === 206
}

/** Finds out what the configuration does not say. What no request can tell counts as missing. */
const probes: Readonly<Record<Capability, (settings: Settings) => boolean | Promise<boolean>>> = {
  'sites.gov': ({ sites }) => sites.gov !== undefined,
  'sites.fin': ({ sites }) => sites.fin !== undefined,
  'languages.en': (settings) => speaks(settings, 'en'),
  'languages.ja': (settings) => speaks(settings, 'ja'),
  'captcha.receipt': async (settings) => (await keyOfReceipt(settings)) !== undefined,
  'captcha.audio': async (settings) => {
    const key = await keyOfCaptcha(settings, '/api/security/audio-captcha')
    return succeeds(settings, `/api/security/audio-captcha/sound?key=${key}`)
  },
  'captcha.question': async (settings) => {
    const key = await keyOfReceipt(settings)
    return succeeds(settings, `/api-rcapt/question?key=${key}&svc=support&reload=true`)
  },
  uploads: (settings) => succeeds(settings, '/api/support/inquiry/allowFileExtList'),
  ranges: hasRanges,
  survey: async (settings) => {
    const id = settings.recordIds['51245'] ?? '51245'
    return settings.records && (await succeeds(settings, `/api/support/inquiry/${id}/call`))
  },
  idempotency: () => false,
  'virtual-clock': ({ state }) => state !== undefined && (state.states?.includes('now') ?? true),
}

const isProblem = (found: Problem | Response): found is Problem => !(found instanceof Response)

/** Checks a target before anything else is sent, and completes its configuration. */
export const preflight = async (
  given: Settings,
  { mode, version, skipped }: { mode: Target['mode']; version: string; skipped: readonly CheckName[] },
): Promise<{ readonly target: Target; readonly problems: readonly Problem[] }> => {
  const problems: Problem[] = []
  const add = (...found: readonly Problem[]) => problems.push(...found.filter(({ check }) => !skipped.includes(check)))
  const mock = given.controlPlane === false ? undefined : await health(given.sites.public!)
  const controlPlane = given.controlPlane ?? mock !== undefined
  const sites = controlPlane ? await sitesOfMock(given.sites) : given.sites
  // Where the mock has pages, they are on the ports of its sites.
  const pages = controlPlane && given.pages.public !== undefined ? { ...sites, ...given.pages } : given.pages
  const settings = { ...given, controlPlane, sites, pages }

  for (const site of Object.keys(settings.sites) as Site[]) {
    const found = await reachable(settings, site)
    if (isProblem(found)) {
      add(found)
      continue
    }
    const told = mock?.version ?? found.headers.get('x-contract-version') ?? version
    const major = (text: string) =>
      text
        .split('.')
        .slice(0, text.startsWith('0.') ? 2 : 1)
        .join('.')
    if (major(told) !== major(version))
      add({ check: 'contract-version', text: `${settings.sites[site]} has contract ${told}, this suite ${version}.` })
    const skewMs = Math.abs(Date.parse(found.headers.get('date') ?? '') - Date.now())
    if (skewMs > maxSkewMs)
      add({ check: 'clock', text: `The clock of ${settings.sites[site]} differs by ${Math.round(skewMs / 1000)} s.` })
  }
  const capabilities = {} as Record<Capability, boolean>
  const target = { ...settings, capabilities, mode, contractVersion: version }
  // Whatever else failed would only repeat that nothing answers.
  if (problems.length > 0) return { target, problems }
  for (const name of capabilityNames)
    capabilities[name] =
      given.capabilities[name] ?? ((controlPlane && !name.startsWith('sites.')) || (await probes[name](settings)))
  if (!skipped.includes('sign-in')) add(...(await checkUsers(settings)))
  if (!skipped.includes('state-address')) add(...(await checkState(settings)))
  if (!skipped.includes('pages')) add(...(await checkPages(settings)))
  if (mode === 'full' && capabilities.uploads && !skipped.includes('uploads')) add(...(await checkUploads(settings)))
  return { target, problems }
}
