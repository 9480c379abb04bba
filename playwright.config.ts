import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions, type Project } from '@playwright/test'
import { originOf, port, startsOwn } from './e2e/support/deployment.ts'
import { socketOnly } from './e2e/support/socket-only.ts'
import type { WorkerOptions } from './e2e/support/test.ts'
import { browserPath } from './tools/browser.mjs'

const executablePath = browserPath()

// The API suites a second time, against the mock in a page of the offline build: `npm run test:offline`.
const isOffline = process.env.MOCK_RUNS === 'in-page'

const behindSocket: Project<PlaywrightTestOptions, PlaywrightWorkerOptions & WorkerOptions>[] = [
  { name: 'api', testMatch: '**/*.api.spec.ts', use: { trace: 'off', screenshot: 'off' } },
  { name: 'browser', testMatch: '**/*.spec.ts', testIgnore: '**/*.api.spec.ts' },
]

const inPage: Project<PlaywrightTestOptions, PlaywrightWorkerOptions & WorkerOptions>[] = [
  {
    name: 'api-offline',
    testMatch: '**/*.api.spec.ts',
    grepInvert: socketOnly.map(({ tests }) => tests),
    // A call through a page takes several times as long, and some tests make a thousand.
    timeout: 60_000,
    use: { mockRuns: 'in-page', trace: 'off', screenshot: 'off' },
  },
]

export default defineConfig<object, WorkerOptions>({
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
    // What fades costs a sixth of the run. Tests of what fades, such as alerts and menus, ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Actions, calls and console. Pictures and the page at each step cost half the run: `--trace on` brings them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
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
  projects: isOffline ? inPage : behindSocket,
  ...(startsOwn &&
    !isOffline && {
      webServer: {
        command: `node tools/start.ts --built --port ${port}`,
        url: `http://127.0.0.1:${port}/__mock/health`,
        reuseExistingServer: false,
        timeout: 30_000,
      },
    }),
})
