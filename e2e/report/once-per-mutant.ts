import type { BrowserContext, TestInfo } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { firstOrigin } from '../mock-client/deployment.ts'
import type { Transport } from '../mock-client/transport.ts'
import { hashOf, titlePattern, type Run } from './mutant-runs.ts'

const folder = process.env.MUTATION
/** By test, the mutants that this round tries with it. */
const plan =
  folder && (JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8')) as Readonly<Record<string, readonly string[]>>)

const counts = new Map<string, number>()

/** Names a test by its file and its number in there, which hold as long as the file does not change. */
const keyOfNext = () => {
  const [, file = ''] = /(e2e\/[\w/.-]+\.spec\.ts)/.exec(new Error().stack ?? '') ?? []
  const number = (counts.get(file) ?? 0) + 1
  counts.set(file, number)
  return `${file}#${number}`
}

/** Declares each test once for each mutant that it is to judge. Outside a run of mutants it returns the test as it is. */
export const oncePerMutant = <Test extends object>(test: Test): Test => {
  if (!plan) return test
  return new Proxy(test, {
    apply: (target, _, [title, ...rest]: [string]) => {
      const key = keyOfNext()
      for (const mutant of plan[key] ?? plan['*'] ?? [])
        (target as unknown as (...args: unknown[]) => void)(`${title} [${key} ${mutant}]`, ...rest)
    },
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'extend') return value
      return (...args: unknown[]) => oncePerMutant((value as (...all: unknown[]) => object)(...args))
    },
  })
}

/** Whether the mock answers within ten seconds. A busy machine needs less, an endless loop more. */
export const isHealthy = async (): Promise<boolean> => {
  const request = fetch(`${firstOrigin}/__mock/health`, { signal: AbortSignal.timeout(10_000) })
  return (await Promise.allSettled([request]))[0].status === 'fulfilled'
}

let current: readonly [test: string, mutant: string] | undefined

/** Worlds that a test creates carry the mutant in their id. */
export const inWorldsOfMutant =
  (inner: Transport): Transport =>
  (origin, path, request) => {
    if (!current || path !== '/__mock/worlds' || request.method !== 'POST') return inner(origin, path, request)
    const body = typeof request.body === 'string' ? (JSON.parse(request.body) as unknown) : {}
    if (typeof body !== 'object' || body === null || 'id' in body) return inner(origin, path, request)
    const [test, mutant] = current
    const id = `m-${mutant}-${hashOf(test)}-${randomBytes(4).toString('hex')}`
    return inner(origin, path, { ...request, body: JSON.stringify({ ...body, id }) })
  }

/** The mutants that the pages of the current test have reached. */
const reached = new Set<string>()

/** Makes the mutant of the current test active in the pages of a context, or notes which mutants they reach. */
export const mutatePages = async (context: BrowserContext): Promise<void> => {
  if (!current || process.env.MUTATED_PAGES === undefined) return
  const [, mutant] = current
  if (mutant !== 'c')
    // A loop that never ends reaches the limit within seconds, and throws.
    return void (await context.addInitScript((activeMutant) => {
      const coverage = { static: {}, perTest: {} }
      Object.assign(globalThis, {
        __stryker__: { activeMutant, mutantCoverage: coverage, hitCount: 0, hitLimit: 1_000_000 },
      })
    }, mutant))
  await context.exposeBinding('noteReached', (_, ids: readonly string[]) => ids.forEach((id) => reached.add(id)))
  await context.addInitScript(() => {
    const known = new Set<string>()
    let found: string[] = []
    const note = (id: string) => {
      if (known.has(id)) return true
      known.add(id)
      found.push(id)
      if (found.length === 1)
        queueMicrotask(() => {
          ;(globalThis as unknown as { noteReached: (ids: readonly string[]) => void }).noteReached(found)
          found = []
        })
      return true
    }
    const hits = new Proxy({}, { get: () => 1, set: (_, id: string) => note(id) })
    const coverage = { static: hits, perTest: { page: hits } }
    Object.assign(globalThis, { __stryker__: { currentTestId: 'page', mutantCoverage: coverage } })
  })
}

/** A mutant differs from the page that the build has rendered, which no real fault does. */
const isOfHydration = (message: string) => /hydrat/i.test(message)

/** Runs a test with its mutant and notes what happened. A failure does not end the worker, which would take seconds. */
export const withMutant = async (testInfo: TestInfo, run: () => Promise<unknown>): Promise<void> => {
  const [, test = '', mutant = ''] = titlePattern.exec(testInfo.title) ?? []
  if (!folder || test === '') return void (await run())
  const killed = join(folder, `killed-${mutant}`)
  if (mutant !== 'c' && existsSync(killed)) testInfo.skip(true, 'Another test has killed the mutant, or lost it.')
  current = [test, mutant]
  reached.clear()
  // An endless loop of another test is about to end: the mock is started again.
  if (!(await isHealthy())) testInfo.setTimeout(testInfo.timeout + 60_000)
  while (!(await isHealthy())) await wait(200)
  const bootOf = () => readFileSync(join(folder, 'boot'), 'utf8')
  const boot = bootOf()
  await run()
  const message = testInfo.errors.map((error) => error.message ?? '').join('\n')
  const hasFailed = testInfo.status !== 'passed' && testInfo.status !== 'skipped' && !isOfHydration(message)
  const outcome: Run = {
    test,
    mutant,
    hasFailed,
    clauses: testInfo.annotations.filter(({ type }) => type === 'clause').map(({ description }) => description ?? ''),
    error: message.split('\n', 1)[0]!.slice(0, 200),
    reached: [...reached],
    // Perhaps it is another test that keeps the mock busy.
    isLost: bootOf() !== boot || (hasFailed && !(await isHealthy())),
  }
  // A lost one may be endless, and is tried alone later.
  if (outcome.hasFailed && mutant !== 'c') writeFileSync(killed, '')
  appendFileSync(join(folder, 'runs.ndjson'), `${JSON.stringify(outcome)}\n`)
  testInfo.expectedStatus = testInfo.status ?? 'passed'
}
