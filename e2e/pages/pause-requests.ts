import type { Page } from '@playwright/test'

/** Holds back the requests to a path, as a slow network would, until what it returns is called. */
export const pauseRequests = async (page: Page, path: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      await promise
      await route.continue()
    },
  )
  return resolve
}
