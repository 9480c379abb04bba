import type { Page } from '@playwright/test'

/** Makes cookies and storage throw for the scripts of a page, as a browser does that forbids them. */
export const forbidStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const forbid = (target: object, name: string) => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      Object.defineProperty(target, name, { get: refuse, set: refuse, configurable: true })
    }
    forbid(window, 'localStorage')
    forbid(window, 'sessionStorage')
    forbid(window, 'indexedDB')
    forbid(document, 'cookie')
  })
