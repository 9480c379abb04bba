import { root } from '#e2e/report/mutant-runs.ts'
import { defineConfig } from '@playwright/test'
import { socketOnly } from '#e2e/mock-client/socket-only.ts'

/** The API suites of the product, against the mock of the mutants, which `npm run mutation` has started. */
export default defineConfig({
  testDir: `${root}/e2e`,
  testMatch: '**/*.api.spec.ts',
  testIgnore: /e2e\/(clients|fuzz|start|tools)\//,
  // Those that start a server of their own.
  grepInvert: socketOnly.map(({ tests }) => tests),
  outputDir: `${root}/.cache/mutation/evidence`,
  fullyParallel: true,
  workers: Number(process.env.WORKERS ?? 2),
  // A mutant can make a test wait for what never comes.
  timeout: 10_000,
  expect: { timeout: 1_500 },
  reporter: [],
  use: { trace: 'off', screenshot: 'off' },
})
