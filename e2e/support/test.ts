import { test as base } from '@playwright/test'
import { browserCounts } from '../report/browser-counts.ts'
import { refusalOf } from '../report/failure-block.ts'
import { inWorldsOfMutant, mutatePages, oncePerMutant, withMutant } from '../report/once-per-mutant.ts'
import { useTransport, wrapTransport } from '../mock-client/transport.ts'
import { offlineTransport } from '../mock-client/transport-offline.ts'
import { summaryOf } from '../verify/needs.ts'
import { takeObserved } from '../verify/observed.ts'
import { joinPages, meetKnown, observePages } from '../verify/pages.ts'
import { toBackEnd } from '../verify/not-judged.ts'
import { backEndTransport, observing, stateOf } from '../verify/transport.ts'
import { browserLocales, chooseLanguage } from '../literals/chosen-language.ts'
import { emptyRecords, takeReadRecords } from '../mock-client/emptied-records.ts'
import { flawsOf, watchPages, type Guard } from './guard.ts'
import { expect, stretchLimits } from './limits.ts'
import { firstOrigin, originOf, pagesOf, port, target } from '../mock-client/deployment.ts'
import type { Locale, Site } from '../literals/sites.ts'
import { ApiClient } from '../mock-client/api-client.ts'
import { worlds } from '../mock-client/worlds.ts'

export { expect } from './limits.ts'
export { clause, clausesOf, clausesOfSteps, type Proof } from './clause.ts'
export { clauseStep, softStep } from './soft-step.ts'

interface Options {
  site: Site
  /** The language that the visitor has chosen. The browser has another one, see `browserLocales`. */
  language: Locale
  /** False for a first visit: only the browser has a language. */
  hasChosenLocale: boolean
}

interface Fixtures {
  /** Runs the test with a mutant of the mock; see `npm run mutation`. */
  mutant: void
  /** Gives the test more time on a busy machine. */
  limits: void
  /** Says what the test needs of a back end and, if it fails, what it has sent. */
  observation: void
  /** Gives every test a world, and says where it is and which of its records the test has read. */
  annotations: void
  /** An API client in the world of the test. */
  api: ApiClient
  /** Fails the test on unexpected errors in its pages. */
  guard: Guard
  /** The first of eight ports for servers that the test starts; each worker has its own. */
  basePort: number
}

export interface WorkerOptions {
  /** Where the mock of the API suites runs: on a server, or in a page of the offline build. */
  mockRuns: 'behind-socket' | 'in-page'
}

interface WorkerFixtures extends WorkerOptions {
  /** Sends all requests of the worker to where the mock runs. */
  transport: void
}

export const test = oncePerMutant(base.extend(worlds(firstOrigin))).extend<Options & Fixtures, WorkerFixtures>({
  mockRuns: ['behind-socket', { option: true, scope: 'worker' }],

  transport: [
    async ({ mockRuns, playwright }, use, { project }) => {
      // Judged are the pages as clients: the API suites send wrong requests on purpose.
      if (project.name !== 'browser') delete process.env.HANEUL_MOCK_COVERAGE
      else if (!target && !process.env.MUTATION) process.env.HANEUL_MOCK_COVERAGE ??= browserCounts
      if (process.env.VACUITY === '1') emptyRecords()
      if (process.env.MUTATION) wrapTransport(inWorldsOfMutant)
      if (target) useTransport(toBackEnd)
      if (mockRuns === 'behind-socket') {
        wrapTransport((inner) => (target && !target.controlPlane ? backEndTransport(inner, target) : observing(inner)))
        return use()
      }
      const browser = await playwright.chromium.launch(project.use.launchOptions)
      const { transport, stop } = await offlineTransport(browser)
      useTransport(transport)
      await use()
      await stop()
      await browser.close()
    },
    { scope: 'worker', auto: true },
  ],

  site: ['public', { option: true }],
  language: ['ko', { option: true }],
  locale: ({ language }, use) => use(browserLocales[language]),
  hasChosenLocale: [true, { option: true }],

  baseURL: ({ site }, use) => use(pagesOf(site)),

  mockOrigin: ({ site }, use) => use(originOf(site)),

  // The first, so that it ends last and sees the failures of the others.
  mutant: [
    // oxlint-disable-next-line no-empty-pattern
    ({}, use, testInfo) => withMutant(testInfo, use),
    { auto: true },
  ],

  limits: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, testInfo) => {
      // A mutant that lets a test wait is found by its limit.
      if (!process.env.MUTATION) stretchLimits(testInfo)
      await use()
    },
    { auto: true },
  ],

  observation: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, testInfo) => {
      takeObserved()
      const isInBrowser = testInfo.project.name === 'browser'
      meetKnown(testInfo)
      await use()
      const { needs, exchanges, shown } = takeObserved()
      const annotate = (type: string, value: unknown) =>
        testInfo.annotations.push({ type, description: JSON.stringify(value) })
      annotate('needs', summaryOf(needs))
      if (shown.length > 0) annotate('shown', shown)
      if (target && !isInBrowser && exchanges.length === 0 && needs.every(({ kind }) => kind !== 'control'))
        annotate('sends nothing', true)
      if (testInfo.status !== testInfo.expectedStatus && exchanges.length > 0) annotate('exchange', exchanges)
    },
    { auto: true },
  ],

  annotations: [
    async ({ world, site, language }, use, testInfo) => {
      // Those that the end of the previous world has read.
      takeReadRecords()
      testInfo.annotations.push({ type: 'place', description: `${site}/${language}` })
      await use()
      if (!target && testInfo.status !== testInfo.expectedStatus) {
        const [journal] = await Promise.allSettled([world.journal()])
        const exchanges = journal.status === 'fulfilled' ? journal.value : []
        for (const exchange of exchanges.filter(({ status }) => status >= 400).slice(-3))
          testInfo.annotations.push({ type: 'refusal', description: refusalOf(exchange) })
      }
      for (const records of takeReadRecords()) testInfo.annotations.push({ type: 'reads', description: records })
    },
    { auto: true },
  ],

  // oxlint-disable-next-line no-empty-pattern
  basePort: ({}, use, { parallelIndex }) => use(port + 10 + 8 * parallelIndex),

  api: ({ site, language, world }, use) =>
    use(new ApiClient(originOf(site), { 'x-mock-world': world.id, 'accept-language': language })),

  context: async ({ context, language, hasChosenLocale, site, world }, use) => {
    await mutatePages(context)
    observePages(context, site)
    const state = stateOf(world.id)
    if (state) await joinPages(context, state)
    if (hasChosenLocale) await chooseLanguage(context, language)
    await use(context)
  },

  guard: async ({ context }, use) => {
    const guard = watchPages(context)
    await use(guard)
    guard.verify()
  },

  // Depending on the guard here adds it to every browser test without opening a browser for API tests.
  page: async ({ page, guard: _guard }, use, testInfo) => {
    await use(page)
    // Records of another back end may say anything.
    if (target || testInfo.status !== testInfo.expectedStatus) return
    // It may be going away, or still be loading.
    await expect(async () => expect(await flawsOf(page)).toEqual([])).toPass({ timeout: 5000 })
  },
})
