import { defineConfig } from '@playwright/test'
import { originOf, port, startsOwn } from './e2e/support/places.ts'
import { browserPath } from './tools/browser.mjs'

const executablePath = browserPath()

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 15_000,
  expect: { timeout: 5_000 },
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['./e2e/support/clause-reporter.ts']],
  use: {
    baseURL: originOf('public'),
    timezoneId: 'Asia/Seoul',
    // Without pictures: they cost a third of the run, and the one of the end is taken anyway.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // In a container and as root there is no sandbox to be had; the rest keeps the browser off the network.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'wire', testMatch: '**/*.wire.spec.ts', use: { trace: 'off', screenshot: 'off' } },
    { name: 'browser', testMatch: '**/*.spec.ts', testIgnore: '**/*.wire.spec.ts' },
  ],
  ...(startsOwn && {
    webServer: {
      command: `node tools/start.ts --built --port ${port}`,
      url: `http://127.0.0.1:${port}/__mock/health`,
      reuseExistingServer: false,
      timeout: 30_000,
    },
  }),
})
