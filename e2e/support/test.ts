import { test as base } from '@playwright/test'
import { useTransport } from './transport.ts'
import { offlineTransport } from './transport-offline.ts'
import type { WorldSettings } from './control-plane.ts'
import { watchPages, type Guard } from './guard.ts'
import { originOf, port, type Locale, type Site } from './deployment.ts'
import { ApiClient } from './api-client.ts'
import { World } from './world.ts'

export { expect } from '@playwright/test'
export { alsoProves, clause, type Proof } from './clause.ts'

interface Options {
  site: Site
  /** The language that the visitor chose before, which is also the language of the browser. */
  locale: Locale
  /** False: a visitor who comes for the first time, with the language of the browser alone. */
  hasChosenLocale: boolean
  settings: WorldSettings
}

interface Fixtures {
  world: World
  /** A caller over the wire, in this test's world. */
  api: ApiClient
  /** What the page may do that would else fail the test. */
  guard: Guard
  /** The first of eight ports for servers of a test's own; each worker has others. */
  basePort: number
}

export interface WorkerOptions {
  /** Where the mock runs that the wire suites call: behind a socket, or in a page of the offline build. */
  mockRuns: 'behind-socket' | 'in-page'
}

interface WorkerFixtures extends WorkerOptions {
  /** Sends the requests of this worker to where the mock runs. */
  transport: void
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  mockRuns: ['behind-socket', { option: true, scope: 'worker' }],

  transport: [
    async ({ mockRuns, playwright }, use, { project }) => {
      if (mockRuns === 'behind-socket') return use()
      const browser = await playwright.chromium.launch(project.use.launchOptions)
      const { transport, stop } = await offlineTransport(browser)
      useTransport(transport)
      await use()
      await stop()
      await browser.close()
    },
    { scope: 'worker', auto: true },
  ],

  site: ['public', { option: true }],
  locale: 'ko',
  hasChosenLocale: [true, { option: true }],
  settings: [{}, { option: true }],

  baseURL: ({ site }, use) => use(originOf(site)),

  world: [
    async ({ site, locale, settings, transport: _transport }, use, testInfo) => {
      testInfo.annotations.push({ type: 'place', description: `${site}/${locale}` })
      const world = await World.create(originOf(site), settings)
      await use(world)
      const violations = await world.end()
      if (violations.length > 0) throw new Error(`The contract was broken:\n${violations.join('\n')}`)
    },
    { auto: true },
  ],

  // oxlint-disable-next-line no-empty-pattern
  basePort: ({}, use, { parallelIndex }) => use(port + 10 + 8 * parallelIndex),

  api: ({ site, locale, world }, use) =>
    use(new ApiClient(originOf(site), { 'x-mock-world': world.id, 'accept-language': locale })),

  // A cookie, not a header: navigations, downloads, pictures and popups carry it too.
  context: async ({ context, baseURL, locale, hasChosenLocale, world }, use) => {
    await context.addCookies([{ name: 'mock-world', value: world.id, url: baseURL! }])
    if (hasChosenLocale)
      await context.addInitScript((chosen) => {
        // Only once: a language that the test itself chooses must survive the next load.
        if (location.protocol.startsWith('http') && !localStorage.getItem('locale'))
          localStorage.setItem('locale', chosen)
      }, locale)
    await use(context)
  },

  guard: async ({ context }, use) => {
    const guard = watchPages(context)
    await use(guard)
    guard.verify()
  },

  // The page brings the guard along, so that no browser test goes without it, and no wire test opens a browser.
  page: async ({ page, guard: _guard }, use) => use(page),
})
