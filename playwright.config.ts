import { availableParallelism, totalmem } from 'node:os'
import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions, type Project } from '@playwright/test'
import { browserUse } from './e2e/support/browser-use.ts'
import { originOf, port } from './e2e/mock-client/deployment.ts'
import { socketOnly } from './e2e/mock-client/socket-only.ts'
import { expectMs } from './e2e/support/limits.ts'
import type { WorkerOptions } from './e2e/support/test.ts'
import { browserPath } from './tools/run/browser.mjs'

// `npm run test:offline` runs the API suites against the mock in a page of the offline build.
const isOffline = process.env.MOCK_RUNS === 'in-page'
const isShuffled = process.env.SHUFFLED === '1'

/** The tests of our own tools, which name no clauses. */
const ofTools = '**/tools/**/*.spec.ts'

const serverProjects: Project<PlaywrightTestOptions, PlaywrightWorkerOptions & WorkerOptions>[] = [
  { name: 'api', testMatch: '**/*.api.spec.ts', testIgnore: ofTools, use: { trace: 'off', screenshot: 'off' } },
  { name: 'browser', testMatch: '**/*.spec.ts', testIgnore: ['**/*.api.spec.ts', ofTools] },
  { name: 'tools', testMatch: ofTools },
]

// `npm test -- --shuffle=<seed>` mixes API and browser tests, and Playwright starts a new worker whenever the project changes. That
// would take half as long again, and a test would hardly ever follow another one in the same worker.
const shuffledProjects: typeof serverProjects = [{ name: 'shuffled', testMatch: '**/*.spec.ts', testIgnore: ofTools }]

const offlineProjects: typeof serverProjects = [
  {
    name: 'api-offline',
    testMatch: '**/*.api.spec.ts',
    testIgnore: ofTools,
    grepInvert: socketOnly.map(({ tests }) => tests),
    // A request through a page takes several times as long, and some tests send a thousand.
    timeout: 60_000,
    use: { mockRuns: 'in-page', trace: 'off', screenshot: 'off' },
  },
]

const gibibyte = 2 ** 30

/** All cores, at least two, as far as there is memory for their browsers. */
const workers = Number(
  process.env.WORKERS ?? Math.max(2, Math.min(availableParallelism(), Math.floor(totalmem() / gibibyte))),
)

export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  // Inside the report, so that it can be moved with its evidence.
  outputDir: 'report/running/evidence',
  fullyParallel: true,
  workers,
  // `.ci/run` repeats what failed once, when everything else has ended. What then passes is flaky (`tools/suites/gate.ts`).
  retries: process.env.REPEAT_FAILED === '1' ? 1 : 0,
  retryStrategy: 'isolated',
  forbidOnly: true,
  captureGitInfo: { commit: true },
  // Many tests share a page between many steps.
  timeout: 45_000,
  expect: { timeout: expectMs },
  reporter: [
    ...(process.env.MERGES === '1' ? [] : ([['./e2e/report/progress-reporter.ts']] as const)),
    // Before the report, which takes it along.
    ['junit', { outputFile: 'report/running/junit.xml', stripANSIControlSequences: true, omitTags: true }],
    // What `npm run report:merge` makes one report of.
    ...(process.env.SHARD ? ([['blob', { outputDir: `report/shards/${process.env.SHARD}` }]] as const) : []),
    ['./tools/coverage/browser-reporter.ts'],
    ['./e2e/report/clause-reporter.ts'],
  ],
  use: {
    baseURL: originOf('public'),
    ...browserUse(browserPath()),
    // Traces contain actions, requests and the console. Screenshots and DOM snapshots would double the run time; use
    // `--trace on` to record them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: isOffline ? offlineProjects : isShuffled ? shuffledProjects : serverProjects,
  ...(!isOffline && {
    webServer: {
      command: `node tools/run/start.ts --built --port ${port}`,
      url: `http://127.0.0.1:${port}/__mock/health`,
      // `npm run test:openapi` has one running, behind its validator.
      reuseExistingServer: process.env.REUSE_SERVER === '1',
      timeout: 30_000,
      env: { STOP_WITH_PROCESS: String(process.pid) },
    },
  }),
})
