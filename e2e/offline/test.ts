import { test as base, type Page } from '@playwright/test'
import { Captcha } from '../pages/captcha.ts'
import { InquiryPage } from '../pages/inquiry-page.ts'
import { offlineHost, startMock, pageTransport } from '../support/transport-offline.ts'
import type { WorldSettings } from '../support/control-plane.ts'
import { watchPages } from '../support/guard.ts'
import type { Locale, Site } from '../support/deployment.ts'
import type { StaticHost } from '../support/static-host.ts'
import { World } from '../support/world.ts'

export { expect } from '@playwright/test'
export { alsoProves, clause } from '../support/clause.ts'

interface Fixtures {
  site: Site
  locale: Locale
  /** A static host of the test's own, which has nothing but the files of the site's offline build. */
  host: StaticHost
  /** Makes a world in the page, and opens it there at a path; the page is in that world from then on. */
  enter: (path: string, settings?: WorldSettings) => Promise<World>
  inquiry: InquiryPage
}

export const test = base.extend<Fixtures>({
  site: ['public', { option: true }],
  locale: 'ko',

  host: async ({ site, locale }, use, { annotations }) => {
    annotations.push({ type: 'place', description: `${site}/${locale}` })
    const host = await offlineHost(site)
    await use(host)
    await host.stop()
    const calls = host.requests.filter((line) => !/^page |^file (\/assets\/.*|\/mockServiceWorker\.js)$/.test(line))
    if (calls.length > 0) throw new Error(`A call left the page:\n${calls.join('\n')}`)
  },

  baseURL: ({ host }, use) => use(host.origin),

  context: async ({ context, host }, use) => {
    const guard = watchPages(context, [host.origin])
    // Every page but the first comes as the 404.html of the static host.
    guard.allowStatuses(404)
    await use(context)
    guard.verify()
  },

  enter: ({ page, host }, use) => use((path, settings) => entered(page, host.origin, path, settings)),

  inquiry: ({ page, locale }, use) => use(new InquiryPage(page, locale)),
})

const entered = async (page: Page, origin: string, path: string, settings: WorldSettings = {}) => {
  await startMock(page, origin)
  const world = await World.create(origin, settings, pageTransport(page))
  await page.goto(`/__mock/enter?world=${world.id}&to=${encodeURIComponent(path)}`)
  await page.waitForURL(`**${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return world
}

/** The captcha of the form, whose key and answer are asked for in the page. */
export const captchaOf = (page: Page, locale: Locale, world: World) => new Captcha(page, locale, world)

/** Asks the mock for JSON in a page, in the world of the page. */
export const askIn = (page: Page, path: string, init: { method?: string; body?: string } = {}): Promise<any> =>
  page.evaluate(
    async ([address, options]) => {
      const response = await fetch(address, { ...options, headers: { 'content-type': 'application/json' } })
      return response.status === 204 ? null : response.json()
    },
    [path, init] as const,
  )
