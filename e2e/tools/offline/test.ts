import { test as base, type Page } from '@playwright/test'
import { expect } from '../../support/limits.ts'
import { Captcha } from '../../pages/captcha.ts'
import { InquiryPage } from '../../pages/inquiry-page.ts'
import { offlineHost, startMock, pageTransport } from '../../mock-client/transport-offline.ts'
import type { WorldSettings } from '../../mock-client/control-plane.ts'
import { watchPages, type Guard } from '../../support/guard.ts'
import { browserLocales, chooseLanguage } from '../../literals/chosen-language.ts'
import type { Locale, Site } from '../../literals/sites.ts'
import type { StaticHost } from '../../processes/static-host.ts'
import { World } from '../../mock-client/world.ts'

export { expect }
export { softStep } from '../../support/soft-step.ts'

interface Fixtures {
  site: Site
  /** The language that the visitor has chosen. The browser has another one. */
  language: Locale
  /** A static host that serves only the offline build of the site. */
  host: StaticHost
  /** Creates a world in the page and opens a path in it. */
  enter: (path: string, settings?: WorldSettings) => Promise<World>
  inquiry: InquiryPage
  /** What the console of the pages may contain. */
  guard: Guard
}

export const test = base.extend<Fixtures>({
  site: ['public', { option: true }],
  language: ['ko', { option: true }],
  locale: ({ language }, use) => use(browserLocales[language]),

  host: async ({ site, language }, use, { annotations }) => {
    annotations.push({ type: 'place', description: `${site}/${language}` })
    const host = await offlineHost(site)
    await use(host)
    await host.stop()
    const requests = host.requests.filter((line) => !/^page |^file (\/assets\/.*|\/mockServiceWorker\.js)$/.test(line))
    if (requests.length > 0) throw new Error(`API requests reached the static host:\n${requests.join('\n')}`)
  },

  baseURL: ({ host }, use) => use(host.origin),

  guard: async ({ context, host }, use) => {
    const guard = watchPages(context, [host.origin])
    // The static host serves every page except the first as 404.html.
    guard.allowStatuses(404)
    await use(guard)
    guard.verify()
  },

  // Every test has the guard, because every test has a page.
  page: async ({ page, guard: _guard, language }, use) => {
    await chooseLanguage(page.context(), language)
    await use(page)
  },

  enter: ({ page, host }, use) => use((path, settings) => enterWorld(page, host.origin, path, settings)),

  inquiry: ({ page, language }, use) => use(new InquiryPage(page, language)),
})

const enterWorld = async (page: Page, origin: string, path: string, settings: WorldSettings = {}) => {
  await startMock(page, origin)
  const world = await World.create(origin, settings, pageTransport(page))
  await page.goto(`/__mock/enter?world=${world.id}&to=${encodeURIComponent(path)}`)
  await page.waitForURL(`**${path}`)
  await appStarted(page)
  return world
}

/** The captcha of the form. Its key and answer are read through the control plane in the page. */
export const captchaOf = (page: Page, locale: Locale, world: World) => new Captcha(page, locale, world)

/** Resolves when the app has started, and before it the mock in its page. */
export const appStarted = async (page: Page): Promise<void> => {
  await expect(page.locator('#root:not([data-route])')).toBeAttached({ timeout: 20_000 })
}

/** Fetches JSON from the mock in the page, in the world of the page. */
export const fetchJson = (page: Page, path: string, init: { method?: string; body?: string } = {}): Promise<any> =>
  page.evaluate(
    async ([address, options]) => {
      const response = await fetch(address, { ...options, headers: { 'content-type': 'application/json' } })
      return response.status === 204 ? null : response.json()
    },
    [path, init] as const,
  )
