import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Transport } from './transport.ts'
import { originOf, sites, type Site } from './deployment.ts'
import { staticHost, type StaticHost } from './static-host.ts'

const builds = join(import.meta.dirname, '../../dist-offline')

/** What a page may not set (the Fetch standard's forbidden request headers), as far as suites send it. */
const forbidden =
  /^(accept-charset|accept-encoding|access-control-.*|connection|content-length|cookie|date|expect|host|origin|referer|te|transfer-encoding|upgrade|via|proxy-.*|sec-.*)$/

const base64Of = (body: BodyInit | undefined) => {
  if (body === undefined) return null
  if (typeof body === 'string' || body instanceof Uint8Array) return Buffer.from(body as string).toString('base64')
  throw new Error('Failed to carry a body: it is neither text nor bytes. Send one of the two.')
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

/** A way for requests through a page in which the mock runs. */
export const pageTransport =
  (page: Page): Transport =>
  async (_origin, path, { method, headers, body }) => {
    const disallowed = Object.keys(headers).find((name) => forbidden.test(name.toLowerCase()))
    if (disallowed)
      throw new Error(`Failed to send "${disallowed}": a page may not set it. Add the test to socket-only.ts.`)
    const given = [path, method, { ...headers }, base64Of(body)] as Parameters<typeof sendFromPage>[0]
    const response = await page.evaluate(sendFromPage, given)
    if (response.type === 'opaqueredirect')
      throw new Error('Failed to read a redirect: a page is not told of it. Add the test to socket-only.ts.')
    return {
      status: response.status,
      headers: new Headers(response.headers),
      bytes: new Uint8Array(Buffer.from(response.bytes, 'base64')),
    }
  }

/** Opens an address of the mock: the page starts it, and no app beside it. */
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

/** A way for requests through a page of each site, where the offline build answers them. */
export const offlineTransport = async (browser: Browser) => {
  const context = await browser.newContext()
  const hosts: StaticHost[] = []
  const transports = new Map<string, Promise<Transport>>()
  const open = async (origin: string) => {
    const site = sites.find((each) => originOf(each) === origin)
    if (!site) throw new Error(`Failed to reach ${origin}: without a server there are sites alone, and no other ports.`)
    const host = await offlineHost(site)
    hosts.push(host)
    const page = await context.newPage()
    await startMock(page, host.origin)
    return pageTransport(page)
  }
  const through: Transport = async (origin, path, sent) => {
    if (!transports.has(origin)) transports.set(origin, open(origin))
    const transport = await transports.get(origin)!
    return transport(origin, path, sent)
  }
  // Each site has worlds of its own here, where one server has them for all three: a world is taken along by its snapshot.
  const worldOrigins = new Map<string, string>()
  const moved = async (id: string, from: string, to: string) => {
    const at = `/__mock/worlds/${id}`
    const headers = { 'content-type': 'application/json' }
    const { status, bytes } = await through(from, `${at}/snapshot`, { method: 'GET', headers: {} })
    if (status !== 200) return
    await through(to, '/__mock/worlds', { method: 'POST', headers, body: JSON.stringify({ id }) })
    await through(to, `${at}/snapshot`, { method: 'PUT', headers, body: new TextDecoder().decode(bytes) })
    await through(from, at, { method: 'DELETE', headers: {} })
    worldOrigins.set(id, to)
  }
  const transport: Transport = async (origin, path, sent) => {
    const id = /^\/__mock\/worlds\/([^/?]+)/.exec(path)?.[1] ?? sent.headers['x-mock-world'] ?? ''
    const currentOrigin = worldOrigins.get(id)
    if (currentOrigin !== undefined && currentOrigin !== origin) await moved(id, currentOrigin, origin)
    const response = await through(origin, path, sent)
    if (sent.method === 'POST' && path === '/__mock/worlds' && response.status === 201)
      worldOrigins.set((JSON.parse(new TextDecoder().decode(response.bytes)) as { id: string }).id, origin)
    return response
  }
  const stop = async () => {
    await context.close()
    await Promise.all(hosts.map((host) => host.stop()))
  }
  return { transport, stop }
}
