import type { Page } from '@playwright/test'

/** Makes cookies, local storage and session storage of the scripts of a page throw, as a browser does that forbids them. */
export const forbidStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const forbid = (target: object, name: string) => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      Object.defineProperty(target, name, { get: refuse, set: refuse })
    }
    forbid(window, 'localStorage')
    forbid(window, 'sessionStorage')
    forbid(document, 'cookie')
  })
