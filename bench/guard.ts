import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, CDPSession } from '@playwright/test'
import { load, median } from './load.ts'
import { launch, loadCost, newContext, targetsOf, type Target as PageTarget } from './pages.ts'
import type { Plan } from './plan.ts'
import { scenarios, type Scenario } from './scenarios.ts'
import { serve, type Running } from './server.ts'
import { bareServer, hashAndStore, ours, sources } from './targets.ts'

// `npm run bench -- --guard` fails when a response or a page has become dearer than recorded. See bench/README.md.

const recordFile = join(import.meta.dirname, 'record.json')

/** What a response or a page costs, as a ratio to bare, and its largest parts in the same unit. */
interface Recorded {
  readonly ratio: number
  readonly parts: { readonly [part: string]: number }
}

interface Measured {
  readonly ratio: number
  /** How much the middle half of the bare values spreads, as a share of their median. */
  readonly spread: number
}

interface Figure {
  readonly name: string
  readonly measure: () => Promise<Measured>
  /** The largest parts of its cost. */
  readonly parts: () => Promise<Recorded['parts']>
}

const rounds = 5
/** More than this above the record, in three measurements one after the other, is a failure. */
const dearer = 1.15
/** Below this share of the record, it should be recorded. */
const cheaper = 0.9
const spreadMax = 0.1
const partsMax = 12

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.round((values.length - 1) * share)] ?? NaN

/** Alternates between bare and ours, so that both meet the same load of the machine. */
const alternate = async (bare: () => Promise<number>, own: () => Promise<number>): Promise<Measured> => {
  const [bares, ratios]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    const value = await bare()
    bares.push(value)
    ratios.push((await own()) / value)
  }
  return { ratio: median(ratios), spread: (quantile(bares, 0.75) - quantile(bares, 0.25)) / median(bares) }
}

const largest = (parts: ReadonlyMap<string, number>, scale: number): Recorded['parts'] => {
  const sorted = [...parts].toSorted(([, a], [, b]) => b - a).slice(0, partsMax)
  return Object.fromEntries(sorted.map(([name, value]) => [name, Number((value / scale).toFixed(3))]))
}

interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { functionName: string; url: string } }[]
  readonly samples?: readonly number[]
  readonly timeDeltas?: readonly number[]
}

/** What a profile counts while the process waits. */
const outside = new Set(['(idle)', '(root)', '(program)'])

/** Time by what ran, in ms: a source file, a package, or a part of the engine such as the garbage collector. */
const timesOf = ({ nodes, samples = [], timeDeltas = [] }: Profile, nameOf: (url: string) => string) => {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url } }) => [
      id,
      url === '' ? functionName || '(native)' : nameOf(url),
    ]),
  )
  const times = new Map<string, number>()
  for (const [i, id] of samples.entries()) {
    const name = names.get(id) ?? ''
    if (!outside.has(name)) times.set(name, (times.get(name) ?? 0) + (timeDeltas[i] ?? 0) / 1000)
  }
  return times
}

const packageOf = (url: string) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
const root = join(import.meta.dirname, '..')

/** Calls the inspector of a process. */
const inspect = async (port: number) => {
  const [{ webSocketDebuggerUrl }] = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as [
    { readonly webSocketDebuggerUrl: string },
  ]
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const call = <Result>(method: string) =>
    new Promise<Result>((resolve) => {
      socket.addEventListener(
        'message',
        ({ data }) => resolve((JSON.parse(String(data)) as { result: Result }).result),
        {
          once: true,
        },
      )
      socket.send(JSON.stringify({ id: 1, method }))
    })
  return { call, close: () => socket.close() }
}

const warmUps = 2000

/** Requests of one measurement: enough for a stable mean, few enough for a guard. */
const requestsOf = (name: Scenario) => (name === 'upload' ? 60 : 3000)

/** Processor time of a request in ms. */
const costOf = async (name: Scenario, port: number, { cpuMs }: Running): Promise<number> => {
  const before = cpuMs() ?? NaN
  const { responses } = await load(port, scenarios[name], 16, 60, requestsOf(name))
  return ((cpuMs() ?? NaN) - before) / responses
}

const requestFigures = async (folder: string, port: number) => {
  const [bare, mock, bound] = await Promise.all(
    [bareServer(folder), ours[0]!, hashAndStore(folder)].map((target, i) =>
      serve(target.command(port + i), port + i, '/api/event-log'),
    ),
  )
  const names = ['faq', 'eventLog', 'faqPages', 'faqSearches', 'noticePages', 'upload'] as const
  const bareOf = (name: Scenario): [number, Running] => (name === 'upload' ? [port + 2, bound!] : [port, bare!])
  for (const name of names)
    for (const at of [bareOf(name)[0], port + 1])
      await load(at, scenarios[name], 16, 10, name === 'upload' ? 60 : warmUps)
  const figures = names.map((name): Figure => {
    const [barePort, server] = bareOf(name)
    return {
      name,
      measure: () =>
        alternate(
          () => costOf(name, barePort, server),
          () => costOf(name, port + 1, mock!),
        ),
      parts: () => profiled(name, port + 3, () => costOf(name, barePort, server)),
    }
  })
  return { figures, stop: () => Promise.all([bare, mock, bound].map((each) => each!.stop())) }
}

/** The parts of a request, from the sources, because the bundle has no names. */
const profiled = async (name: Scenario, port: number, bareCost: () => Promise<number>) => {
  const { file, args, cwd } = sources.command(port)
  const inspected = { file, args: [`--inspect=127.0.0.1:${port + 1}`, ...args], cwd: cwd ?? root }
  const server = await serve(inspected, port, '/api/event-log')
  try {
    await load(port, scenarios[name], 16, 10, name === 'upload' ? 60 : warmUps)
    const { call, close } = await inspect(port + 1)
    await call('Profiler.enable')
    await call('Profiler.start')
    const { responses } = await load(port, scenarios[name], 16, 60, requestsOf(name))
    const { profile } = await call<{ readonly profile: Profile }>('Profiler.stop')
    close()
    const times = timesOf(profile, (url) => packageOf(url) ?? url.replace('file://', '').replace(`${root}/`, ''))
    return largest(times, (await bareCost()) * responses)
  } finally {
    await server.stop()
  }
}

/** The parts of a load: scripts by file, layout and style. */
const partsOfLoad = async (browser: Browser, target: PageTarget) => {
  const context = await newContext(browser, target)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  for (const method of ['Performance.enable', 'Profiler.enable', 'Profiler.start'] as const) await session.send(method)
  await page.goto(target.url, { waitUntil: 'networkidle' })
  const { profile } = await session.send('Profiler.stop')
  const { metrics } = await session.send('Performance.getMetrics')
  await context.close()
  const times = timesOf(profile, (url) => new URL(url).pathname.replace(/-[\w-]{8}\.js$/, '.js'))
  const metric = (name: string) => (metrics.find((each) => each.name === name)?.value ?? 0) * 1000
  return times.set('layout', metric('LayoutDuration')).set('style', metric('RecalcStyleDuration'))
}

const pageFigures = async (port: number) => {
  const { targets, stop: stopPages } = await targetsOf(port)
  const browser = await launch()
  const session: CDPSession = await browser.newBrowserCDPSession()
  const bareCost = () => loadCost(browser, session, targets.bare)
  const names = ['landing', 'notice', 'form'] as const
  for (const name of ['bare', ...names] as const) await loadCost(browser, session, targets[name])
  const figures = names.map((name): Figure => ({
    name: `page ${name}`,
    measure: () => alternate(bareCost, () => loadCost(browser, session, targets[name])),
    parts: async () => largest(await partsOfLoad(browser, targets[name]), await bareCost()),
  }))
  return {
    figures,
    stop: async () => {
      await browser.close()
      await stopPages()
    },
  }
}

/** The parts that grew most, with what they cost before and now. */
const difference = (before: Recorded['parts'], now: Recorded['parts']) =>
  Object.entries(now)
    .map(([part, value]) => ({ part, value, was: before[part] ?? 0 }))
    .filter(({ value, was }) => value > was)
    .toSorted((a, b) => b.value - b.was - (a.value - a.was))
    .slice(0, 5)
    .map(({ part, value, was }) => `    ${part}: ${was.toFixed(3)} → ${value.toFixed(3)}`)

/** Measures a figure until it is not dearer than recorded, at most three times. */
const judge = async ({ name, measure, parts }: Figure, { ratio: recorded, parts: before }: Recorded) => {
  let measured = await measure()
  for (let again = 0; again < 2 && measured.ratio > recorded * dearer; again += 1) measured = await measure()
  const { ratio, spread } = measured
  const line = `${name.padEnd(14)} ${ratio.toFixed(2)}, recorded ${recorded.toFixed(2)}`
  if (spread > spreadMax) return { line: `${line}, the machine is too busy to judge`, isBusy: true, isDearer: false }
  if (ratio > recorded * dearer)
    return {
      line: [`${line}, dearer:`, ...difference(before, await parts())].join('\n'),
      isBusy: false,
      isDearer: true,
    }
  const advice = ratio < recorded * cheaper ? ', cheaper: record it with --guard --record' : ''
  return { line: line + advice, isBusy: false, isDearer: false }
}

/** Compares the mock and the pages with what is recorded, or records them. Returns whether nothing became dearer. */
export const guard = async ({ port }: Plan, folder: string, isRecorded: boolean): Promise<boolean> => {
  const [requests, pages] = [await requestFigures(folder, port), await pageFigures(port + 20)]
  const figures = [...requests.figures, ...pages.figures]
  try {
    if (isRecorded) {
      const record: Record<string, Recorded> = {}
      for (const { name, measure, parts } of figures) {
        const ratios = [await measure(), await measure(), await measure()].map(({ ratio }) => ratio)
        record[name] = { ratio: Number(median(ratios).toFixed(2)), parts: await parts() }
        console.log(`${name.padEnd(14)} ${record[name].ratio.toFixed(2)}`)
      }
      writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`)
      return true
    }
    const record = JSON.parse(readFileSync(recordFile, 'utf8')) as { readonly [name: string]: Recorded }
    const verdicts = []
    for (const figure of figures) {
      const verdict = await judge(figure, record[figure.name]!)
      console.log(verdict.line)
      verdicts.push(verdict)
    }
    const dearerOnes = verdicts.filter(({ isDearer }) => isDearer).length
    if (dearerOnes > 0)
      console.log('Make it cheaper, or raise the record with --guard --record in the same commit and say why.')
    if (verdicts.some(({ isBusy }) => isBusy))
      console.log('The machine is too busy: bare values spread by more than 10 %. What that concerns was not judged.')
    return dearerOnes === 0
  } finally {
    await requests.stop()
    await pages.stop()
  }
}
