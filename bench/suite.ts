// Compares the duration of tests in the last complete run (report/clauses.json) with a baseline: a new browser context
// and one load of the inquiry page, measured against a running built app.
//   npm run preview -- --port 5900 &   PLAYWRIGHT_CHROMIUM=/usr/bin/chromium-headless-shell node_modules/.bin/node bench/suite.ts http://127.0.0.1:5901
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

interface Report {
  readonly tests: readonly { readonly project: string; readonly file: string; readonly durationMs: number }[]
}

const base = process.argv[2] ?? 'http://127.0.0.1:5101'
const rounds = 20
const executablePath = process.env.PLAYWRIGHT_CHROMIUM
const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** Like a worker of the suites: two run at the same time, each with its own browser. */
const worker = async () => {
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  const loads: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const startedMs = performance.now()
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${base}/support/question/general`)
    await page.locator('form textarea').waitFor()
    await context.close()
    loads.push(performance.now() - startedMs)
  }
  await browser.close()
  return loads
}
const loads = (await Promise.all([worker(), worker()])).flat()

const { tests } = JSON.parse(readFileSync('report/clauses.json', 'utf8')) as Report
const baseline = median(loads)
const line = (name: string, of: Report['tests']) => {
  const ms = median(of.map(({ durationMs }) => durationMs))
  console.log(
    `${name.padEnd(16)} ${String(of.length).padStart(5)} tests   median ${ms.toFixed(0)} ms   ${(ms / baseline).toFixed(2)} x baseline`,
  )
}
console.log(`baseline                       median ${baseline.toFixed(0)} ms`)
line(
  'browser, sending',
  tests.filter(({ project, file }) => project === 'browser' && file.includes('sending')),
)
line(
  'browser',
  tests.filter(({ project }) => project === 'browser'),
)
line(
  'api',
  tests.filter(({ project }) => project === 'api'),
)
