import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { load, median } from './load.ts'
import { launch, loadCost, newContext, serveApp, urlOf } from './pages.ts'
import { scenarios, type Scenario } from './scenarios.ts'
import { serve, type Running } from './server.ts'
import { mock } from './targets.ts'

// `npm run bench -- --guard` fails when a response or a page has become dearer than at an earlier commit. See bench/README.md.

/** The commit with which today's code is compared. A change that makes something dearer on purpose moves it, and says why. */
const baseline = '42643cb8585385e8753bbd54bb9c0a10c8168593'

/** Of the earlier commit, and of today. */
type Pair<Value> = readonly [before: Value, now: Value]

/** Milliseconds by what ran: a source file, a package, or a part of the engine such as the garbage collector. */
type Parts = ReadonlyMap<string, number>

interface Figure {
  readonly name: string
  readonly rounds: number
  /** Processor time. */
  readonly costs: Pair<() => Promise<number>>
  /** What the processor time is spent on. */
  readonly parts: Pair<() => Promise<Parts>>
}

/** More than this, in three measurements one after the other, is a failure. */
const dearer = 1.15

const root = join(import.meta.dirname, '..')

/** The repository at the earlier commit, built with the packages of today; undefined if the clone has no such commit. */
const checkOut = (): string | undefined => {
  const folder = join(root, '.cache', 'baseline', baseline.slice(0, 8))
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    git('cat-file', '-e', `${baseline}^{commit}`)
  } catch {
    return undefined
  }
  // The link comes last, so without it the folder is not complete.
  if (!existsSync(join(folder, 'node_modules'))) {
    rmSync(join(folder, '..'), { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    execFileSync('tar', ['-x', '-C', folder], { input: git('archive', baseline) })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  }
  console.log(`Comparing with ${baseline.slice(0, 8)} …`)
  const { status } = spawnSync(process.execPath, ['tools/build/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 2],
  })
  if (status !== 0)
    throw new Error(`Failed to build ${baseline}: compare with a later commit (\`baseline\` in bench/guard.ts)`)
  return folder
}

interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { functionName: string; url: string } }[]
  readonly samples?: readonly number[]
  readonly timeDeltas?: readonly number[]
}

/** What a profile counts while the process waits. */
const outside = new Set(['(idle)', '(root)', '(program)'])

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

/** The warm-up lets V8 optimize the code; the others are enough for a stable mean, and few enough for a guard. */
const requestsOf = (name: Scenario) =>
  name === 'upload' ? { warmUp: 60, measured: 40 } : { warmUp: 2000, measured: 1500 }

/** Processor time of a request in ms. */
const costOf = async (name: Scenario, port: number, { cpuMs }: Running): Promise<number> => {
  const before = cpuMs() ?? NaN
  const { responses } = await load(port, scenarios[name], 16, 60, requestsOf(name).measured)
  return ((cpuMs() ?? NaN) - before) / responses
}

/** The parts of a request, from the sources, because the bundle has no names. */
const partsOfRequest = async (name: Scenario, folder: string, port: number): Promise<Parts> => {
  const { args, ...command } = mock('mock-server/main.mjs', folder)(port)
  const server = await serve({ ...command, args: [`--inspect=127.0.0.1:${port + 1}`, ...args] }, port, '/api/event-log')
  try {
    await load(port, scenarios[name], 16, 10, requestsOf(name).warmUp)
    const { call, close } = await inspect(port + 1)
    await call('Profiler.enable')
    await call('Profiler.start')
    const { responses } = await load(port, scenarios[name], 16, 60, requestsOf(name).measured)
    const { profile } = await call<{ readonly profile: Profile }>('Profiler.stop')
    close()
    const times = timesOf(profile, (url) => packageOf(url) ?? url.replace(/.*\/(?=mock-server|specs|fixtures)/, ''))
    return new Map([...times].map(([part, ms]) => [part, ms / responses]))
  } finally {
    await server.stop()
  }
}

const requestFigures = async (folders: Pair<string>, port: number) => {
  const start = (i: 0 | 1) => serve(mock('dist/mock.mjs', folders[i])(port + i), port + i, '/api/event-log')
  const servers = [await start(0), await start(1)] as const
  const names = ['faq', 'eventLog', 'faqPages', 'faqSearches', 'noticePages', 'upload'] as const
  for (const name of names)
    for (const i of [0, 1]) await load(port + i, scenarios[name], 16, 10, requestsOf(name).warmUp)
  const figures = names.map((name): Figure => {
    const cost = (i: 0 | 1) => () => costOf(name, port + i, servers[i])
    const parts = (i: 0 | 1) => () => partsOfRequest(name, folders[i], port + 2)
    return { name, rounds: 15, costs: [cost(0), cost(1)], parts: [parts(0), parts(1)] }
  })
  return { figures, stop: () => Promise.all(servers.map((server) => server.stop())) }
}

/** The parts of a load: scripts by file, layout and style. */
const partsOfLoad = async (browser: Browser, url: string): Promise<Parts> => {
  const context = await newContext(browser, { url })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  for (const method of ['Performance.enable', 'Profiler.enable', 'Profiler.start'] as const) await session.send(method)
  await page.goto(url, { waitUntil: 'networkidle' })
  const { profile } = await session.send('Profiler.stop')
  const { metrics } = await session.send('Performance.getMetrics')
  await context.close()
  const times = timesOf(profile, (file) => new URL(file).pathname.replace(/-[\w-]{8}\.js$/, '.js'))
  const metric = (name: string) => (metrics.find((each) => each.name === name)?.value ?? 0) * 1000
  return times.set('layout', metric('LayoutDuration')).set('style', metric('RecalcStyleDuration'))
}

const pageFigures = async (folders: Pair<string>, port: number) => {
  const ports = [port, port + 10] as const
  const apps = [await serveApp(ports[0], folders[0]), await serveApp(ports[1], folders[1])]
  const browser = await launch()
  const session = await browser.newBrowserCDPSession()
  const names = ['landing', 'notice', 'form'] as const
  for (const name of names) for (const at of ports) await loadCost(browser, session, { url: urlOf(name, at) })
  const figures = names.map((name): Figure => {
    const cost = (i: 0 | 1) => () => loadCost(browser, session, { url: urlOf(name, ports[i]) })
    const parts = (i: 0 | 1) => () => partsOfLoad(browser, urlOf(name, ports[i]))
    return { name: `page ${name}`, rounds: 7, costs: [cost(0), cost(1)], parts: [parts(0), parts(1)] }
  })
  return {
    figures,
    stop: async () => {
      await browser.close()
      await Promise.all(apps.map((app) => app.stop()))
    },
  }
}

/** The median of the ratios of rounds that alternate, so that both meet the same load of the machine. */
const ratioOf = async ({ rounds, costs: [before, now] }: Figure) => {
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const value = await before()
    ratios.push((await now()) / value)
  }
  return median(ratios)
}

/** The parts that grew most. */
const growth = async ({ parts: [before, now] }: Figure) => {
  const was = await before()
  const us = (ms: number) => `${(ms * 1000).toFixed(1)} µs`
  return [...(await now())]
    .map(([part, ms]) => ({ part, ms, wasMs: was.get(part) ?? 0 }))
    .toSorted((a, b) => b.ms - b.wasMs - (a.ms - a.wasMs))
    .slice(0, 5)
    .map(({ part, ms, wasMs }) => `    ${part}: ${us(wasMs)} → ${us(ms)}`)
}

/** Measures a figure until it is not dearer, at most three times. Prints it and returns whether it is dearer. */
const judge = async (figure: Figure) => {
  let ratio = await ratioOf(figure)
  for (let again = 0; again < 2 && ratio > dearer; again += 1) ratio = await ratioOf(figure)
  const isDearer = ratio > dearer
  console.log(`${figure.name.padEnd(14)} ${ratio.toFixed(2)}${isDearer ? ', dearer:' : ''}`)
  if (isDearer) console.log((await growth(figure)).join('\n'))
  return isDearer
}

/** Compares the mock and the pages with those of the earlier commit. Returns whether nothing became dearer. */
export const guard = async (port: number): Promise<boolean> => {
  const folder = checkOut()
  if (folder === undefined) {
    console.log(`Left out: this clone does not have the commit ${baseline}`)
    return true
  }
  let dearerOnes = 0
  for (const measured of [requestFigures, pageFigures]) {
    const { figures, stop } = await measured([folder, root], port)
    try {
      for (const figure of figures) if (await judge(figure)) dearerOnes += 1
    } finally {
      await stop()
    }
  }
  if (dearerOnes > 0)
    console.log('Make it cheaper, or compare with a later commit (`baseline` in bench/guard.ts) and say why.')
  return dearerOnes === 0
}
