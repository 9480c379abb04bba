import { fromUtf8 } from '#fixtures/files/bytes.ts'
import { control } from '#specs/contract/control.ts'
import type { Site } from '#specs/sites/index.ts'
import type { MockResponse, MockRequest } from '../request.ts'
import type { MockOptions } from '../options.ts'
import { handleRequest, isApi, worldIdOf } from '../pipeline.ts'
import { Refusal } from '../refusal.ts'
import { routes } from '../routes.ts'
import { defaultWorld, type Worlds } from '../worlds/worlds.ts'
import { formOfBytes } from './multipart-bytes.ts'
import type { StoredWorlds } from './stored-worlds.ts'

interface Host {
  readonly site: Site
  readonly worlds: Worlds
  /** Undefined where the browser keeps nothing: then a world lives as long as its page. */
  readonly stored: StoredWorlds | undefined
  readonly options: MockOptions
}

const nameKey = 'mock-world'

/** The name of this tab's world; a popup starts with that of the page that opened it. */
export const tabWorld = {
  name: () => sessionStorage.getItem(nameKey),
  enter: (id: string) => sessionStorage.setItem(nameKey, id),
  leave: () => sessionStorage.removeItem(nameKey),
}

const findControl = routes(control)

/** Whether a request is for a new document. A service worker is not told `Sec-Fetch-Dest`. */
const isNavigation = ({ method, headers }: Request) => method === 'GET' && headers.get('accept')?.includes('text/html')

/**
 * Whether a request is the mock's to answer. Files are the static host's, those of the console too. So is the way
 * into a world: the page that opens, and not the one that is open, is to be in it.
 */
export const isOurs = (request: Request): boolean => {
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || !isApi(pathname)) return false
  if (!pathname.startsWith('/__mock')) return true
  if (isNavigation(request)) return !/^\/__mock(\/|\/enter)?$/.test(pathname)
  return !/\.\w+$/.test(pathname) || findControl(request.method, pathname) !== undefined
}

const toMockRequest = (request: Request, site: Site): MockRequest => {
  const { pathname, search } = new URL(request.url)
  const own = new Map([
    ['cookie', tabWorld.name() === null ? undefined : `${nameKey}=${tabWorld.name()}`],
    ['host', location.host],
    ['sec-fetch-dest', isNavigation(request) ? 'document' : 'empty'],
  ])
  const bytes = async () => new Uint8Array(await request.arrayBuffer())
  return {
    method: request.method,
    url: pathname + search,
    header: (name) => own.get(name) ?? request.headers.get(name) ?? undefined,
    site,
    text: async (maxBytes) => {
      const body = await bytes()
      if (body.length > maxBytes) throw new Refusal('PAYLOAD_TOO_LARGE')
      return fromUtf8(body)
    },
    form: async () => formOfBytes(request.headers.get('content-type') ?? '', await bytes()),
  }
}

/** The worlds that a call may have changed. */
const touchedBy = (request: MockRequest, worlds: Worlds, before: ReadonlySet<string>): string[] => {
  const { pathname, searchParams } = new URL(request.url, location.origin)
  if (!pathname.startsWith('/__mock')) return [worldIdOf(request)]
  if (pathname === '/__mock/enter') return [searchParams.get('world') ?? defaultWorld]
  if (request.method === 'GET') return []
  const named = /^\/__mock\/worlds\/([\w-]+)/.exec(pathname)?.[1]
  const made = worlds.all.map(({ id }) => id).filter((id) => !before.has(id))
  return [...new Set([...made, ...(named === undefined ? [] : [named])])]
}

/** Answers requests of a page, as the other host answers those that come over the network. */
export const browserHost = ({ site, worlds, stored, options }: Host) => {
  let saving = stored
  // From then on memory alone counts: what is stored is older.
  const stop = (error: unknown) => {
    saving = undefined
    const reason = (error as Error).message
    console.warn(`Failed to keep the worlds: ${reason}. They last as long as this page; free some storage and reload.`)
  }
  const store = async (ids: readonly string[]) => {
    try {
      await Promise.all(ids.map(async (id) => saving?.save(id)))
    } catch (error) {
      stop(error)
    }
  }
  return async (request: Request): Promise<MockResponse> => {
    await saving?.refresh().catch(stop)
    const mockRequest = toMockRequest(request, site)
    const before = new Set(worlds.all.map(({ id }) => id))
    const work = async () => handleRequest(mockRequest, worlds, options)
    const given = await (saving?.during(worldIdOf(mockRequest), work) ?? work())
    const cookie = given.headers.find(([name]) => name === 'set-cookie')?.[1]
    const entered = /^mock-world=([\w-]+)/.exec(cookie ?? '')?.[1]
    if (entered !== undefined) tabWorld.enter(entered)
    const copy = store(touchedBy(mockRequest, worlds, before))
    // Nobody waits for the journal of what was only read; what was written is kept before it is said to be done.
    if (request.method !== 'GET' || entered !== undefined) await copy
    return given
  }
}

/** An answer for the service worker to give; a page never sees a cookie of it. */
export const responseOf = ({ status, headers, body, abort }: MockResponse, method: string): Response => {
  if (abort) return Response.error()
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const sent = new Headers(headers.filter(([name]) => name !== 'set-cookie').map(([name, value]) => [name, value]))
  sent.set('x-content-type-options', 'nosniff')
  if (bytes) sent.set('content-length', String(bytes.length))
  return new Response(method === 'HEAD' ? null : (bytes as Uint8Array<ArrayBuffer> | null), { status, headers: sent })
}
