import { root } from '#e2e/report/mutant-runs.ts'
import { defineConfig } from '@playwright/test'
import { browserUse } from '#e2e/support/browser-use.ts'
import { originOf } from '#e2e/mock-client/deployment.ts'
import { browserPath } from '../run/browser.mjs'
import { socketOnly } from '#e2e/mock-client/socket-only.ts'

const hasPages = process.env.MUTATED_PAGES !== undefined

/** The suites of the product, against the mock of the mutants, which `npm run mutation` has started. */
export default defineConfig({
  testDir: `${root}/e2e`,
  testMatch: hasPages ? '**/*.spec.ts' : '**/*.api.spec.ts',
  testIgnore: hasPages ? [/\.api\.spec/, /e2e\/(offline|start|tools)\//] : /e2e\/(clients|fuzz|start|tools)\//,
  // Those that start a server of their own.
  grepInvert: socketOnly.map(({ tests }) => tests),
  outputDir: `${root}/.cache/mutation/evidence`,
  fullyParallel: true,
  workers: Number(process.env.WORKERS ?? 2),
  // A mutant can make a test wait for what never comes.
  timeout: hasPages ? 30_000 : 10_000,
  expect: { timeout: hasPages ? 2_000 : 1_500 },
  reporter: [],
  use: {
    ...{ baseURL: originOf('public'), ...browserUse(browserPath()), trace: 'off', screenshot: 'off' },
    actionTimeout: 5_000,
  },
})
