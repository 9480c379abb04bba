import type { BrowserContext, Page } from '@playwright/test'
import { pagesOf } from '../mock-client/deployment.ts'
import { sites } from '../literals/sites.ts'

/** Records console errors, uncaught exceptions, external requests and native dialogs in all pages of a context. */
export interface Guard {
  /** Accepts console errors about responses with these statuses. */
  readonly allowStatuses: (...statuses: readonly number[]) => void
  /** Accepts console errors about aborted connections. */
  readonly allowCutConnections: () => void
  /** Accepts console errors about blocked inline event handlers, which hostile markup causes. */
  readonly allowHostileMarkup: () => void
  /** Accepts console errors about elements that a test has removed from the page. */
  readonly allowMissingElements: () => void
  /** Accepts that React renders a built page again, because an extension has changed it. */
  readonly allowChangedPages: () => void
  /** From now on, the visitor stays when the browser asks before it unloads a page. */
  readonly stayOnUnload: () => void
  /** Throws when something was recorded that the test does not accept. */
  readonly verify: () => void
}

const siteOrigins = sites.map((site) => pagesOf(site))

const missingPage = (url: string) =>
  `console: Failed to load resource: the server responded with a status of 404 (Not Found) (${url})`

export const watchPages = (context: BrowserContext, ownOrigins: readonly string[] = siteOrigins): Guard => {
  const errors: string[] = []
  /** The console errors of pages that the server returned with 404. Tests look at the page itself. */
  const missingPages = new Set<string>()
  const statuses = new Set<number>()
  const allowed: RegExp[] = []
  let staysOnUnload = false
  const report = (error: string) => {
    if (!allowed.some((pattern) => pattern.test(error))) errors.push(error)
  }

  context.on('weberror', (event) => report(`uncaught: ${event.error().stack ?? event.error().message}`))
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    const status = /the server responded with a status of (\d+)/.exec(message.text())?.[1]
    if (status !== undefined && statuses.has(Number(status))) return
    report(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('response', (response) => {
    if (!response.request().isNavigationRequest() || !response.headers()['content-type']?.startsWith('text/html'))
      return
    if (response.status() === 404) missingPages.add(missingPage(response.url()))
  })
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^https?:$/.test(protocol) && !ownOrigins.includes(origin)) errors.push(`external request: ${request.url()}`)
  })
  // The product must not use native dialogs, which block the page.
  context.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') return void (staysOnUnload ? dialog.dismiss() : dialog.accept())
    errors.push(`window.${dialog.type()}: ${dialog.message()}`)
    void dialog.dismiss()
  })

  return {
    allowStatuses: (...accepted) => accepted.forEach((status) => statuses.add(status)),
    allowCutConnections: () =>
      void allowed.push(/net::ERR_|Failed to fetch dynamically imported module|The code did not arrive/),
    allowHostileMarkup: () => void allowed.push(/^console: Executing inline event handler violates/),
    allowMissingElements: () => void allowed.push(/^console: NotFoundError/),
    allowChangedPages: () => void allowed.push(/^uncaught: .*React error #418/),
    stayOnUnload: () => {
      staysOnUnload = true
    },
    verify: () => {
      const unexpected = errors.filter((error) => !missingPages.has(error))
      if (unexpected.length > 0) throw new Error(`Unexpected errors in the page:\n${unexpected.join('\n')}`)
    },
  }
}

/**
 * What no screen shows, in whatever state a test leaves it: text and names that are empty, references to nothing, times
 * with seconds (9.16), values that are none. Only what a person could meet counts. Empty for other pages than those of
 * the sites.
 */
export const flawsOf = async (page: Page): Promise<readonly string[]> => {
  const { protocol, pathname } = new URL(page.url())
  if (page.isClosed() || !protocol.startsWith('http') || /^\/(?:__mock|docs)\b/.test(pathname)) return []
  return page.evaluate(() => {
    const texts =
      'h1, h2, h3, h4, p, li, dt, dd, th, caption, legend, label, summary, button, a, option, figcaption, strong, time, [role=tab], [role=option]'
    const contents = 'img, svg, input, select, textarea, iframe, canvas, audio, video, [aria-busy=true], .animate-pulse'
    const isLive = (element: Element) =>
      element.closest('[role=status], [role=alert], [aria-live], [aria-hidden=true], [inert]') !== null
    const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility())
    const describe = (element: Element) => element.outerHTML.slice(0, 120)
    const isEmpty = (element: Element) =>
      element.matches(texts) &&
      !element.textContent.trim() &&
      !element.ariaLabel &&
      !element.ariaLabelledByElements?.length &&
      !element.querySelector(contents) &&
      !isLive(element)
    const isNameless = (element: Element) =>
      element.matches('a[href], button') &&
      !element.textContent.trim() &&
      !element.ariaLabel?.trim() &&
      !element.ariaLabelledByElements?.length &&
      !(element as HTMLButtonElement).labels?.length &&
      !element.querySelector('img[alt]:not([alt=""])') &&
      !isLive(element)
    const missing = (element: Element) =>
      ['aria-labelledby', 'aria-describedby', 'for'].flatMap((name) => {
        const ids = element.getAttribute(name)?.split(' ') ?? []
        return ids.filter((id) => !document.getElementById(id)).map((id) => `${name} of nothing: ${id}`)
      })
    const childless = (element: Element) =>
      element.matches('ul, ol, dl, tbody, select') && element.children.length === 0
    const unnamed = ['aria-label', 'id', 'title']
    const text = document.body.innerText
    return [
      ...shown
        .filter((element) => isEmpty(element) || isNameless(element) || childless(element))
        .map((element) => `empty: ${describe(element)}`),
      ...shown.flatMap((element) => [
        ...missing(element),
        ...unnamed
          .filter((name) => element.getAttribute(name)?.trim() === '')
          .map((name) => `empty ${name}: ${describe(element)}`),
      ]),
      ...(text.match(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g) ?? []),
      ...(text.match(/\b(?:undefined|NaN|Invalid Date)\b|\[object /g) ?? []),
    ]
  })
}
