import { parseCookie } from 'cookie'
import type { Site } from '#specs/model/site.ts'
import type { MockResponse, MockRequest } from '../http/request.ts'
import { worldCookieOf } from '#specs/contract/world-cookie.ts'
import type { MockOptions } from '../options.ts'
import { findControl } from '../control/find-control.ts'
import { handleRequest } from './handle-request.ts'
import { isApi } from '../pipeline/find-row.ts'
import { bodyTooLong } from '../http/refusal.ts'
import { plainPath } from '../http/url.ts'
import { elapsedMs } from '../worlds/clock.ts'
import type { Worlds } from '../worlds/worlds.ts'
import { formOfBytes } from '../pipeline/form/form-reader.ts'
import type { StoredWorlds } from './stored-worlds.ts'

/** The world of requests that name none, such as those of one tab. */
interface CurrentWorld {
  readonly name: () => string | null
  readonly enter: (id: string) => void
}

interface Host {
  /** Undefined to use the site of the world. */
  readonly site: Site | undefined
  readonly worlds: Worlds
  /** Undefined if the browser has no storage; worlds then live as long as the page. */
  readonly stored: StoredWorlds | undefined
  readonly current: CurrentWorld
  readonly version: string
  readonly kind: 'page' | 'handlers'
}

const worldKey = worldCookieOf(undefined)

/**
 * The id of the world of this tab, in session storage. A popup inherits it from its opener; any other new tab begins in
 * the world that was entered last, as with a server, where the world is a cookie.
 */
export const tabWorld = {
  name: () => {
    const id = sessionStorage.getItem(worldKey) ?? localStorage.getItem(worldKey)
    if (id !== null) sessionStorage.setItem(worldKey, id)
    return id
  },
  enter: (id: string) => {
    for (const storage of [sessionStorage, localStorage]) storage.setItem(worldKey, id)
  },
  leave: (id: string) => {
    for (const storage of [sessionStorage, localStorage])
      if (storage.getItem(worldKey) === id) storage.removeItem(worldKey)
  },
}

/** Whether a request is a navigation. Service workers do not see the header `Sec-Fetch-Dest`. */
const isNavigation = ({ method, headers }: Request) => method === 'GET' && headers.get('accept')?.includes('text/html')

/**
 * Whether the mock handles a request. The static host serves files, including the console. It also serves navigations to
 * `/__mock/enter`, because the page that opens must enter the world, not the page that is already open.
 */
export const isOurs = (request: Request): boolean => {
  const url = new URL(request.url)
  const pathname = plainPath(url.pathname)
  if (url.origin !== location.origin || !isApi(pathname)) return false
  if (!pathname.startsWith('/__mock')) return true
  if (isNavigation(request)) return !/^\/__mock(\/|\/enter)?$/.test(pathname)
  return !/\.\w+$/.test(pathname) || findControl(request.method, pathname) !== undefined
}

/** Reads the body at once, so that no upload keeps other tabs from the worlds. */
const toMockRequest = async (request: Request, site: Site | undefined, world: string | null): Promise<MockRequest> => {
  const { pathname, search, host } = new URL(request.url)
  const overrides = new Map([
    ['cookie', world === null ? undefined : `${worldKey}=${world}`],
    ['host', host],
    ['sec-fetch-dest', isNavigation(request) ? 'document' : 'empty'],
  ])
  const body = new Uint8Array(await request.arrayBuffer())
  return {
    method: request.method,
    url: pathname + search,
    header: (name) => overrides.get(name) ?? request.headers.get(name) ?? undefined,
    site,
    bytes: async (maxBytes) => {
      if (body.length > maxBytes) throw bodyTooLong()
      return body
    },
    form: async () => formOfBytes(request.headers.get('content-type') ?? '', body),
  }
}

/** The part of the options that depends on the address: the mock is wherever a request is sent to. */
const addressOptions = (request: Request): Pick<MockOptions, 'hostNames' | 'ports' | 'isSecure'> => {
  const { hostname, port, protocol } = new URL(request.url)
  return { hostNames: [hostname], ports: [Number(port)], isSecure: protocol === 'https:' }
}

/** Handles the requests of a page or process, as the Express host handles those from the network. */
export const browserHost = ({ site, worlds, stored, current, version, kind }: Host) => {
  const general = {
    ...(site && { site }),
    host: kind,
    worldCookie: worldKey,
    hasControl: true,
    version,
    startedMs: elapsedMs(),
  }
  let saving = stored
  // From here on only memory is current; the stored worlds are outdated.
  const stop = (error: unknown) => {
    saving = undefined
    const reason = (error as Error).message
    console.warn(
      `Failed to store the worlds: ${reason}. They are lost when this page closes. Free some storage and reload.`,
    )
  }
  const respond = async (request: MockRequest, options: MockOptions, answer: (response: MockResponse) => void) => {
    await saving?.refresh(worlds).catch(stop)
    const response = await handleRequest(request, worlds, options)
    const cookie = response.headers.find(([name]) => name === 'set-cookie')?.[1]
    const entered = parseCookie(cookie ?? '')[worldKey]
    if (entered !== undefined) current.enter(entered)
    // Reads do not wait until their journal entry is stored; writes are stored before the response is returned.
    if (request.method === 'GET' && entered === undefined) answer(response)
    await saving?.flush(worlds).catch(stop)
    answer(response)
  }
  return async (request: Request): Promise<MockResponse> => {
    const mockRequest = await toMockRequest(request, site, current.name())
    const { promise, resolve, reject } = Promise.withResolvers<MockResponse>()
    let delayMs = 0
    const options = { ...general, ...addressOptions(request), pause: (ms: number) => void (delayMs += ms) }
    const work = () => respond(mockRequest, options, resolve)
    // One request of all tabs at a time, from reading the worlds until they are stored.
    void (saving ? navigator.locks.request('mock-worlds', work) : work()).catch(reject)
    const response = await promise
    if (delayMs > 0) await new Promise((later) => setTimeout(later, delayMs))
    return response
  }
}

/** Converts to a `Response` for the service worker, without cookies. */
export const responseOf = ({ status, headers, body, cut }: MockResponse, method: string): Response => {
  if (cut) return Response.error()
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const responseHeaders = new Headers(
    headers.filter(([name]) => name !== 'set-cookie').map(([name, value]) => [name, value]),
  )
  responseHeaders.set('x-content-type-options', 'nosniff')
  responseHeaders.set('cross-origin-resource-policy', 'same-origin')
  if (bytes) responseHeaders.set('content-length', String(bytes.length))
  return new Response(method === 'HEAD' ? null : (bytes as Uint8Array<ArrayBuffer> | null), {
    status,
    headers: responseHeaders,
  })
}
