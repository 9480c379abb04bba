import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserUse } from '#e2e/support/browser-use.ts'
import { readTarget } from '#e2e/verify/target.ts'
import { browserPath } from '../run/browser.mjs'

const target = readTarget()!
const { state, controlPlane, rateLimit, mode } = target

// Tests that change something would disturb each other where they share one state, and workers would share the rate.
const isIsolated = controlPlane || state?.requestHeader !== undefined || (!state && mode !== 'full')

const ignored = '**/{control,site,offline,start}/**'

// The configuration of `haneul-verify`.
export default defineConfig({
  testDir: '../../e2e',
  // About the mock's own processes, ports, options and files.
  testIgnore: ignored,
  // It reads the suites themselves.
  grepInvert: /@call\.document\.clauses;/,
  outputDir: process.env.VERIFY_TEMPORARY!,
  fullyParallel: isIsolated,
  workers: isIsolated && rateLimit === undefined ? availableParallelism() : 1,
  timeout: 60_000,
  // In the package it has another extension.
  reporter: [[join(import.meta.dirname, `reporter${extname(import.meta.filename)}`)]],
  projects: [
    { name: 'api', testMatch: '**/*.api.spec.{ts,mjs}' },
    {
      name: 'browser',
      testMatch: '**/*.spec.{ts,mjs}',
      testIgnore: ['**/*.api.spec.*', ignored],
      use: browserUse(browserPath()),
    },
  ],
})
