import { defineConfig } from '@playwright/test'
import type { WorkerOptions } from '../support/test.ts'

/** What `npm run verify` runs: the API suites without a server of their own and without a browser. */
export default defineConfig<object, WorkerOptions>({
  testDir: '..',
  testMatch: '**/*.api.spec.ts',
  // About the mock's own processes, ports, options and files.
  testIgnore: '**/{control,site,offline}/**',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 5_000 },
  outputDir: '../../report/verify/evidence',
  reporter: [['list']],
  use: { trace: 'off', screenshot: 'off' },
  projects: [{ name: 'api' }],
})
