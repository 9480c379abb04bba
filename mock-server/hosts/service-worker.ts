/// <reference types="msw/vite/client" />
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { createDefaultNetworkOptions } from 'msw/browser'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import { http, type HttpHandler } from 'msw/http'
import { network } from 'virtual:msw'
import { recordsAt } from '#fixtures/accounts.ts'
import type { Site } from '#specs/model/site.ts'
import { isApi } from '../pipeline/find-row.ts'
import { Worlds } from '../worlds/worlds.ts'
import { browserHost, isOurs, responseOf, tabWorld } from './browser.ts'
import { StoredWorlds } from './stored-worlds.ts'
import type { MockResponse } from '../http/request.ts'

interface Start {
  readonly site: Site
  readonly version: string
  /** Whether the static host serves this page for every URL that is not a file, including URLs of the mock. */
  readonly isFallbackPage: boolean
}

/** How long a page waits for its storage and for its service worker, in ms. Some browsers never answer. */
const patienceMs = 5_000

const inTime = <T>(promise: Promise<T>): Promise<T> => {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${patienceMs / 1_000} s`)), patienceMs)
  })
  return Promise.race([promise, late])
}

const openStore = () =>
  inTime(StoredWorlds.open()).catch((error: Error) => {
    console.warn(`Failed to open the stored worlds: ${error.message}. They are lost when this page closes.`)
    return undefined
  })

/** Sends the requests of the page to the handlers by its service worker, or within the page where there can be none. */
const intercept = async (handlers: readonly HttpHandler[]): Promise<void> => {
  const options = { handlers: [...handlers], onUnhandledFrame: 'bypass' as const, context: { quiet: true } }
  const { sources } = createDefaultNetworkOptions()
  const [byWorker] = sources
  let known: ServiceWorker | null = null
  /** The worker of a new build does not know the pages that are open already. */
  const joinNewWorker = async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active === known) return
    known = active
    await byWorker.enable(options.context)
  }
  network.configure({ ...options, sources })
  try {
    await inTime(Promise.resolve(network.enable()))
    known = (await navigator.serviceWorker?.ready)?.active ?? null
    navigator.serviceWorker?.addEventListener('controllerchange', () => void joinNewWorker())
  } catch (error) {
    console.warn(
      `Failed to start a service worker: ${(error as Error).message}. Requests of scripts are answered within the page, downloads are not.`,
    )
    const interceptors = [new FetchInterceptor(), new XMLHttpRequestInterceptor()]
    defineNetwork({ ...options, sources: [new InterceptorSource({ interceptors })] }).enable()
  }
}

/** Starts the mock in the page. Call it before the app starts; from then on API requests need no server. */
export const startMock = async ({ site, version, isFallbackPage }: Start): Promise<void> => {
  const opening = openStore().then(async (stored) => {
    const worlds = new Worlds({ now: recordsAt }, stored)
    // The first request reports it if that fails.
    await stored?.refresh(worlds).catch(() => {})
    return { worlds, stored }
  })
  const hosting = opening.then((opened) => browserHost({ site, ...opened, current: tabWorld, version, kind: 'page' }))
  const handler = http.all(/.*/, async ({ request }) => {
    if (!isOurs(request)) return undefined
    const host = await hosting
    return responseOf(await host(request), request.method)
  })
  const [{ worlds }] = await Promise.all([opening, intercept([handler])])
  leaveGoneWorld(worlds)
  if (!isFallbackPage || !isApi(location.pathname)) return
  const host = await hosting
  renderResponse(
    await host(
      new Request(location.href, { headers: { accept: 'text/html', 'accept-language': navigator.languages.join() } }),
    ),
  )
  // Never resolves, so that the app does not start: it has no page for this URL.
  await new Promise(() => {})
}

/** Like the server: a page whose world no longer exists continues in the default world, with a warning. */
const leaveGoneWorld = (worlds: Worlds) => {
  const id = tabWorld.name()
  if (id === null || worlds.find(id)) return
  tabWorld.leave(id)
  console.warn(`The world "${id}" no longer exists. This page uses the world "default".`)
}

const fileNameOf = (disposition: string) => {
  const encoded = /filename\*=utf-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded === undefined ? (/filename="([^"]*)"/.exec(disposition)?.[1] ?? 'file') : decodeURIComponent(encoded)
}

/** Renders a mock response instead of the app, when an API URL is opened in the address bar (offline build). */
const renderResponse = ({ headers, body }: MockResponse): void => {
  const header = (name: string) => headers.find(([key]) => key === name)?.[1]
  const to = header('location')
  if (to !== undefined) {
    location.replace(to)
    return
  }
  const type = header('content-type') ?? 'text/plain'
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body ?? new Uint8Array())
  if (type.startsWith('text/html')) {
    document.open()
    document.write(text)
    document.close()
  } else if (/json|yaml|text/.test(type) && header('content-disposition') === undefined) {
    const pre = document.createElement('pre')
    pre.textContent = text
    document.body.replaceChildren(pre)
  } else {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([body as BlobPart], { type }))
    link.download = link.textContent = fileNameOf(header('content-disposition') ?? '')
    document.body.replaceChildren(link)
    link.click()
  }
}
