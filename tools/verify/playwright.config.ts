import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { readTarget } from '#e2e/verify/target.ts'

const target = readTarget()!
const { state, controlPlane, rateLimit, mode } = target

// Tests that change something would disturb each other where they share one state, and workers would share the rate.
const isIsolated = controlPlane || state?.requestHeader !== undefined || (!state && mode !== 'full')

// The configuration of `haneul-verify`.
export default defineConfig({
  testDir: '../../e2e',
  testMatch: '**/*.api.spec.{ts,mjs}',
  // About the mock's own processes, ports, options and files.
  testIgnore: '**/{control,site,offline}/**',
  // It reads the suites themselves.
  grepInvert: /@call\.document\.clauses;/,
  outputDir: process.env.VERIFY_TEMPORARY!,
  fullyParallel: isIsolated,
  workers: isIsolated && rateLimit === undefined ? availableParallelism() : 1,
  timeout: 60_000,
  // In the package it has another extension.
  reporter: [[join(import.meta.dirname, `reporter${extname(import.meta.filename)}`)]],
  projects: [{ name: 'api', use: { trace: 'off', screenshot: 'off' } }],
})
