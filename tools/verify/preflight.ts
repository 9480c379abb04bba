import tls from 'node:tls'
import * as z from 'zod'
import { jsonOf, NoResponseError } from '#e2e/verify/ask.ts'
import type { TransportResponse } from '#e2e/mock-client/transport.ts'
import { capabilityNames, type Capability, type Settings, type Target } from '#e2e/verify/target.ts'
import { health } from '#specs/contract/control-record.ts'
import {
  askSite,
  clientOf,
  isSuccess,
  listOfNotices,
  probes,
  signedIn,
  timeoutMs,
  TooManyRequestsError,
  type Client,
} from './probes.ts'

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

const maxSkewMs = 60_000

type Site = keyof Settings['sites']

/** Trusts the certificates of a file, as the workers do by NODE_EXTRA_CA_CERTS. */
export const trust = (certificates: string): void =>
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificates])

const isUntrusted = (code: string) => /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL/.test(code)

/** Why no response came. Throws other errors, which are ours. */
const noResponse = (address: string, error: unknown): Problem => {
  if (!(error instanceof NoResponseError)) throw error
  const { code, reason } = error
  const { host, hostname } = new URL(address)
  if (isUntrusted(code))
    return {
      check: 'tls',
      text: `The certificate of ${host} is not trusted (${code}). Set tls.ca to the file of its authority.`,
    }
  const reasons: Record<string, string> = {
    ENOTFOUND: `The host ${hostname} is unknown.`,
    EAI_AGAIN: `The host ${hostname} is unknown.`,
    ECONNREFUSED: `Nothing listens at ${host}.`,
    TIMEOUT: `${host} did not respond within ${timeoutMs / 1000} s.`,
    TOO_LONG: `${host} sends ${reason}.`,
  }
  return { check: 'reachable', text: reasons[code] ?? `${host} cannot be reached (${code || reason}).` }
}

const hintOf = (status: number, address: string) => {
  const { pathname } = new URL(address)
  if (status === 404) return pathname === '/' ? 'Does a path belong to the address?' : `Is the path ${pathname} right?`
  if (status === 401 || status === 403) return 'Does the target need headers?'
  return 'It should be a success.'
}

const reachable = async (client: Client, site: Site): Promise<Problem | TransportResponse> => {
  const address = client.settings.sites[site]!
  const problem = (text: string): Problem => ({ check: 'reachable', text: `GET ${address}${listOfNotices} ${text}` })
  let response: TransportResponse
  try {
    response = await askSite(client, site, listOfNotices)
  } catch (error) {
    return noResponse(address, error)
  }
  const type = response.headers.get('content-type') ?? 'no content type'
  const { status } = response
  const location = response.headers.get('location') ?? ''
  if (status >= 300 && status < 400)
    return problem(
      `redirects to ${location}. ${location.includes('/api/support/notice') ? 'Use that address.' : 'Does the target need headers?'}`,
    )
  if (/html/.test(type)) return problem(`returns HTML, not JSON (status ${status}). Is it the address of the API?`)
  // The specification names no status: any success will do.
  if (!isSuccess(response)) return problem(`returns ${status}. ${hintOf(status, address)}`)
  if (!/json/.test(type)) return problem(`returns ${type}, not JSON.`)
  const isList = Array.isArray((jsonOf(response) as { readonly content?: unknown } | null | undefined)?.content)
  return isList ? response : problem('returns no list of notices. Is it the address of this API?')
}

/** What the control plane of haneul-mock says about itself; undefined elsewhere, where any path may return anything. */
const healthOf = async ({ ask, settings }: Client) => {
  const response = await ask(settings.sites.public!, '/__mock/health').catch(() => undefined)
  return response && health.safeParse(jsonOf(response)).data
}

const sitesSchema = z.array(z.object({ site: z.enum(['public', 'gov', 'fin']), port: z.int() }))

/** The addresses of the sites that haneul-mock has on ports of its own, and those of the configuration. */
const sitesOfMock = async ({ ask, settings: { sites } }: Client): Promise<Settings['sites']> => {
  const response = await ask(sites.public!, '/__mock/sites').catch(() => undefined)
  const ports = (response && sitesSchema.safeParse(jsonOf(response)).data) ?? []
  const addressOf = (port: number) => Object.assign(new URL(sites.public!), { port: String(port) }).origin
  return { ...Object.fromEntries(ports.map(({ site, port }) => [site, addressOf(port)])), ...sites }
}

const checkUsers = async (client: Client): Promise<readonly Problem[]> => {
  const problems: Problem[] = []
  for (const [name, user] of Object.entries(client.settings.users))
    try {
      const headers = await signedIn(client, user)
      const { status } = await askSite(client, 'public', '/api/mypage/inquiry', { headers })
      if (status === 401) throw new Error('GET /api/mypage/inquiry still returns 401.')
    } catch (error) {
      problems.push({ check: 'sign-in', text: `The user ${name} could not sign in: ${(error as Error).message}` })
    }
  return problems
}

const checkState = async ({ ask, settings: { state } }: Client): Promise<readonly Problem[]> => {
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

const checkPages = async ({ ask, settings: { pages } }: Client): Promise<readonly Problem[]> => {
  const problems: Problem[] = []
  for (const [site, address = ''] of Object.entries(pages))
    try {
      const response = await ask(address, '/', { headers: { accept: 'text/html' } })
      const type = response.headers.get('content-type') ?? 'no content type'
      const text = `GET ${address}/ returns ${response.status} and ${type}. It should be a page of the site ${site}.`
      if (!isSuccess(response) || !type.includes('html')) problems.push({ check: 'pages', text })
    } catch (error) {
      problems.push({ check: 'pages', text: noResponse(address, error).text })
    }
  return problems
}

/** Sends a file without the texts of an inquiry, which is refused and stores nothing. */
const checkUploads = async (client: Client): Promise<readonly Problem[]> => {
  const body = new FormData()
  body.set('attachFile', new Blob([new Uint8Array(2 ** 20)], { type: 'text/plain' }), 'preflight.txt')
  try {
    const { status } = await askSite(client, 'public', '/api/support/inquiry', { method: 'POST', body })
    if (status >= 400 && status < 500 && ![404, 413, 415].includes(status)) return []
    const text = `POST /api/support/inquiry with a file of 1 MiB and no title returns ${status}. It should be 400.`
    return [{ check: 'uploads', text }]
  } catch (error) {
    return [{ check: 'uploads', text: noResponse(client.settings.sites.public!, error).text }]
  }
}

const isProblem = (found: Problem | TransportResponse): found is Problem => 'check' in found

interface Options {
  readonly mode: Target['mode']
  readonly version: string
  readonly skipped: readonly CheckName[]
}

/** Checks a target before anything else is sent, and completes its configuration. */
export const preflight = async (given: Settings, options: Options) => {
  const { mode, version } = options
  const target: Target = { ...given, capabilities: {} as Target['capabilities'], mode, contractVersion: version }
  const problems: Problem[] = []
  try {
    return { target: { ...target, ...(await checked(given, options, problems)) }, problems }
  } catch (error) {
    if (!(error instanceof TooManyRequestsError)) throw error
    return { target, problems: [...problems, { check: 'reachable', text: error.message } satisfies Problem] }
  }
}

/** Completes the configuration and adds what is wrong with the target to the problems. */
const checked = async (given: Settings, { mode, version, skipped }: Options, problems: Problem[]) => {
  const add = (...found: readonly Problem[]) => problems.push(...found.filter(({ check }) => !skipped.includes(check)))
  const first = clientOf(given)
  const mock = given.controlPlane === false ? undefined : await healthOf(first)
  const controlPlane = mock !== undefined
  const sites = controlPlane ? await sitesOfMock(first) : given.sites
  // Where the mock has pages, they are on the ports of its sites.
  const pages = controlPlane && given.pages.public !== undefined ? { ...sites, ...given.pages } : given.pages
  const settings = { ...given, controlPlane, sites, pages }
  const client = { ...first, settings }

  for (const site of Object.keys(settings.sites) as Site[]) {
    const found = await reachable(client, site)
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
  if (given.controlPlane && !controlPlane && problems.length === 0) {
    const text = `controlPlane is true, but GET ${given.sites.public}/__mock/health is not that of haneul-mock.`
    add({ check: 'reachable', text })
  }
  // Whatever else failed would only repeat that nothing answers.
  const capabilities = {} as Record<Capability, boolean>
  if (problems.length > 0) return { ...settings, capabilities }
  for (const name of capabilityNames)
    capabilities[name] =
      given.capabilities[name] ?? ((controlPlane && !name.startsWith('sites.')) || (await probes[name](client, mode)))
  if (!skipped.includes('sign-in')) add(...(await checkUsers(client)))
  if (!skipped.includes('state-address')) add(...(await checkState(client)))
  if (!skipped.includes('pages')) add(...(await checkPages(client)))
  if (mode === 'full' && capabilities.uploads && !skipped.includes('uploads')) add(...(await checkUploads(client)))
  return { ...settings, capabilities }
}
