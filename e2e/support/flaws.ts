import type { Page } from '@playwright/test'

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
    const missing = (element: Element) =>
      ['aria-labelledby', 'aria-describedby', 'for'].flatMap((name) => {
        const ids = element.getAttribute(name)?.split(' ') ?? []
        return ids.filter((id) => !document.getElementById(id)).map((id) => `${name} of nothing: ${id}`)
      })
    const childless = (element: Element) =>
      element.matches('ul, ol, dl, tbody, select') && element.children.length === 0
    const unnamed = ['aria-label', 'id', 'title']
    return [
      ...shown
        .filter((element) => isEmpty(element) || childless(element))
        .map((element) => `empty: ${describe(element)}`),
      ...shown.flatMap((element) => [
        ...missing(element),
        ...unnamed
          .filter((name) => element.getAttribute(name)?.trim() === '')
          .map((name) => `empty ${name}: ${describe(element)}`),
      ]),
      ...(document.body.innerText.match(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g) ?? []),
      ...(document.body.innerText.match(/\b(?:undefined|NaN|Invalid Date)\b|\[object /g) ?? []),
    ]
  })
}
