/// <reference types="msw/vite/client" />
import { http } from 'msw/http'
import { network } from 'virtual:msw'
import type { Site } from '#specs/sites/index.ts'
import type { MockOptions } from '../options.ts'
import { isApi } from '../pipeline.ts'
import { elapsedMs } from '../worlds/clock.ts'
import { Worlds } from '../worlds/worlds.ts'
import { browserHost, isOurs, responseOf, tabWorld } from './browser.ts'
import { renderResponse } from './render-response.ts'
import { StoredWorlds } from './stored-worlds.ts'

interface Start {
  readonly site: Site
  readonly version: string
  /** Whether the page stands for every address that is no file, those of the mock among them. */
  readonly isAnyAddress: boolean
}

const openStore = (worlds: Worlds) =>
  StoredWorlds.open(worlds).catch((error: Error) => {
    console.warn(`Failed to open the stored worlds: ${error.message}. They last as long as this page.`)
    return undefined
  })

/** Starts the mock in the page, before the app: from here on its calls are answered without a server. */
export const startMock = async ({ site, version, isAnyAddress }: Start): Promise<void> => {
  const worlds = new Worlds()
  const options: MockOptions = {
    hostNames: [location.hostname],
    ports: [Number(location.port)],
    hasControl: true,
    version,
    startedMs: elapsedMs(),
  }
  const opening = openStore(worlds)
  const hosting = opening.then((stored) => browserHost({ site, worlds, stored, options }))
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
  await Promise.all([network.enable(), opening])
  leaveGoneWorld(worlds)
  if (!isAnyAddress || !isApi(location.pathname)) return
  const host = await hosting
  renderResponse(await host(new Request(location.href, { headers: { accept: 'text/html' } })))
  // The app has no page for this address.
  await new Promise(() => {})
}

/** As with a server: a page that is opened in a world which is gone goes on in the default one, and says so. */
const leaveGoneWorld = (worlds: Worlds) => {
  const id = tabWorld.name()
  if (id === null || worlds.find(id)) return
  tabWorld.leave()
  console.warn(`The world "${id}" is gone. This page goes on in the world "default".`)
}
