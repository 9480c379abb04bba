/// <reference types="msw/vite/client" />
import { http } from 'msw/http'
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

const openStore = () =>
  StoredWorlds.open().catch((error: Error) => {
    console.warn(`Failed to open the stored worlds: ${error.message}. They are lost when this page closes.`)
    return undefined
  })

/** A browser that forbids all site data forbids service workers too. Never resolves, so that the app does not start. */
const failToStart = (error: Error): Promise<never> => {
  console.warn(`Failed to start the mock: ${error.message}. Allow this page to store data and reload.`)
  // The page then shows that it cannot start.
  dispatchEvent(new Event('start-failed'))
  return new Promise(() => {})
}

/** Starts the mock in the page. Call it before the app starts; from then on API requests need no server. */
export const startMock = async ({ site, version, isFallbackPage }: Start): Promise<void> => {
  const opening = openStore().then(async (stored) => {
    const worlds = new Worlds({ now: recordsAt }, stored)
    // The first request reports it if that fails.
    await stored?.refresh(worlds).catch(() => {})
    return { worlds, stored }
  })
  const hosting = opening.then((opened) => browserHost({ site, ...opened, current: tabWorld, version }))
  network.configure({
    handlers: [
      http.all(/.*/, async ({ request }) => {
        if (!isOurs(request)) return undefined
        const host = await hosting
        return responseOf(await host(request), request.method)
      }),
    ],
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  })
  const [{ worlds }] = await Promise.all([opening, Promise.resolve(network.enable()).catch(failToStart)])
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
  tabWorld.leave()
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
