import type { Page } from '@playwright/test'

/** Delays all requests to a path; returns a function that releases them. */
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
