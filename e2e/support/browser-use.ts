import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test'

/** How the browser suites use their browser. */
export const browserUse = (
  executablePath: string | undefined,
): Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> => ({
  timezoneId: 'Asia/Seoul',
  // Animations take a sixth of the run. Tests of animated components, such as alerts and menus, enable them.
  contextOptions: { reducedMotion: 'reduce' },
  screenshot: 'only-on-failure',
  launchOptions: {
    ...(executablePath && { executablePath }),
    // Containers and root users have no sandbox. The other options prevent network requests of the browser itself.
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  },
})
