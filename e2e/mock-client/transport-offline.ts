import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Transport } from './transport.ts'
import { originOf } from './deployment.ts'
import { sites, type Site } from '../literals/sites.ts'
import { staticHost, type StaticHost } from '../processes/static-host.ts'

const builds = join(import.meta.dirname, '../../dist-offline')

/** The forbidden request headers of the Fetch standard that suites send. */
const forbiddenHeaders =
  /^(accept-charset|accept-encoding|access-control-.*|connection|content-length|cookie|date|expect|host|origin|referer|te|transfer-encoding|upgrade|via|proxy-.*|sec-.*)$/

const base64Of = (body: BodyInit | undefined) => {
  if (body === undefined) return null
  if (typeof body === 'string' || body instanceof Uint8Array) return Buffer.from(body as string).toString('base64')
  throw new Error('Failed to send a body: it is neither text nor bytes. Send one of the two.')
}

/** Runs in the page. */
const sendFromPage = async ([path, method, headers, body]: [string, string, Record<string, string>, string | null]) => {
  const response = await fetch(path, {
    method,
    headers,
    redirect: 'manual',
    ...(body !== null && { body: Uint8Array.fromBase64(body) }),
  })
  return {
    status: response.status,
    type: response.type,
    headers: [...response.headers],
    bytes: new Uint8Array(await response.arrayBuffer()).toBase64(),
  }
}

/** Sends requests from a page in which the mock runs. */
export const pageTransport =
  (page: Page): Transport =>
  async (_origin, path, { method, headers, body }) => {
    const forbidden = Object.keys(headers).find((name) => forbiddenHeaders.test(name.toLowerCase()))
    if (forbidden)
      throw new Error(`Failed to send "${forbidden}": a page cannot set it. Add the test to socket-only.ts.`)
    const args = [path, method, { ...headers }, base64Of(body)] as Parameters<typeof sendFromPage>[0]
    const response = await page.evaluate(sendFromPage, args)
    if (response.type === 'opaqueredirect')
      throw new Error('Failed to read a redirect: a page cannot see it. Add the test to socket-only.ts.')
    return {
      status: response.status,
      headers: new Headers(response.headers),
      bytes: new Uint8Array(Buffer.from(response.bytes, 'base64')),
    }
  }

/** Opens a URL of the mock, which starts the mock in the page without the app. */
export const startMock = async (page: Page, origin: string) => {
  await page.goto(`${origin}/__mock/health`)
  await page.getByText('"status":"ok"').waitFor()
}

/** Serves the offline build of a site. */
export const offlineHost = (site: Site): Promise<StaticHost> => {
  const folder = join(builds, site)
  if (!existsSync(folder))
    throw new Error(`Failed to serve the offline build: there is no dist-offline/${site}. Run "npm run build:offline".`)
  return staticHost(folder)
}

/** Sends requests from one page per site, in which the offline build responds. */
export const offlineTransport = async (browser: Browser) => {
  const context = await browser.newContext()
  const hosts: StaticHost[] = []
  const transports = new Map<string, Promise<Transport>>()
  const open = async (origin: string) => {
    const site = sites.find((each) => originOf(each) === origin)
    if (!site) throw new Error(`Failed to reach ${origin}: the offline build has no port except those of the sites.`)
    const host = await offlineHost(site)
    hosts.push(host)
    const page = await context.newPage()
    await startMock(page, host.origin)
    return pageTransport(page)
  }
  const sendTo: Transport = async (origin, path, request) => {
    if (!transports.has(origin)) transports.set(origin, open(origin))
    const transport = await transports.get(origin)!
    return transport(origin, path, request)
  }
  // Offline, each site has its own worlds. A snapshot moves a world to the site that a test calls.
  const worldOrigins = new Map<string, string>()
  const moveWorld = async (id: string, from: string, to: string) => {
    const worldPath = `/__mock/worlds/${id}`
    const headers = { 'content-type': 'application/json' }
    const { status, bytes } = await sendTo(from, `${worldPath}/snapshot`, { method: 'GET', headers: {} })
    if (status !== 200) return
    await sendTo(to, '/__mock/worlds', { method: 'POST', headers, body: JSON.stringify({ id }) })
    await sendTo(to, `${worldPath}/snapshot`, { method: 'PUT', headers, body: new TextDecoder().decode(bytes) })
    await sendTo(from, worldPath, { method: 'DELETE', headers: {} })
    worldOrigins.set(id, to)
  }
  const transport: Transport = async (origin, path, request) => {
    const id = /^\/__mock\/worlds\/([^/?]+)/.exec(path)?.[1] ?? request.headers['x-mock-world'] ?? ''
    const currentOrigin = worldOrigins.get(id)
    if (currentOrigin !== undefined && currentOrigin !== origin) await moveWorld(id, currentOrigin, origin)
    const response = await sendTo(origin, path, request)
    if (request.method === 'POST' && path === '/__mock/worlds' && response.status === 201)
      worldOrigins.set((JSON.parse(new TextDecoder().decode(response.bytes)) as { id: string }).id, origin)
    return response
  }
  const stop = async () => {
    await context.close()
    await Promise.all(hosts.map((host) => host.stop()))
  }
  return { transport, stop }
}
