import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type CDPSession } from '@playwright/test'
import { build } from 'vite'
// oxlint-disable-next-line no-restricted-imports -- the folder tools has no alias
import { ensureBrowser } from '../tools/run/browser.mjs'
import { print, type Plan } from './plan.ts'
import { serve } from './server.ts'

// The pages of `npm run build`, each compared with a page that has nothing but React, in turns in the same run.

const root = join(import.meta.dirname, '..')
const measured = {
  bare: '/',
  home: '/',
  landing: '/support',
  faq: '/support/faq/all',
  notice: '/support/notice/all/1020',
  entry: '/support/question',
  login: '/login',
  'my questions': '/mypage/myquestion/all',
  form: '/support/question/general',
} as const
type Name = keyof typeof measured
const names = Object.keys(measured) as Name[]

/** A page to measure. */
export interface Target {
  readonly url: string
  /** The cookie of the world of a signed-in member, for pages that need one. */
  readonly cookie?: { readonly name: string; readonly value: string }
}

const memberWorld = 'bench-pages'

/** Makes a world of a signed-in member. Returns the cookie that brings a page into it. */
const signIn = async (control: string) => {
  const health = await fetch(`${control}/__mock/health`)
  const { worldCookie } = (await health.json()) as { readonly worldCookie: string }
  const response = await fetch(`${control}/__mock/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: memberWorld, persona: 'main' }),
  })
  if (response.status !== 201) throw new Error(`Failed to make a world: ${await response.text()}`)
  return { name: worldCookie, value: memberWorld }
}

export const newContext = async (browser: Browser, { url, cookie }: Target, options: BrowserContextOptions = {}) => {
  const context = await browser.newContext({ locale: 'en-US', ...options })
  if (cookie) await context.addCookies([{ ...cookie, url }])
  return context
}

export const launch = (debuggingPort?: number) =>
  chromium.launch({
    executablePath: ensureBrowser(),
    // The browser sends no language of its own, and without one the server sends the page in Korean.
    args: [
      '--no-sandbox',
      '--accept-lang=en-US,en',
      ...(debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : []),
    ],
  })

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** Builds the bare page and serves it as our pages are served: compressed, its files cached for a year. */
const serveBare = async (port: number) => {
  const output = await build({
    root: join(import.meta.dirname, 'bare'),
    configFile: false,
    logLevel: 'error',
    build: { write: false },
  })
  const files = new Map(
    [output]
      .flat()
      .flatMap((each) => ('output' in each ? each.output : []))
      .map((file) => [
        file.fileName === 'index.html' ? '/' : `/${file.fileName}`,
        brotliCompressSync(file.type === 'chunk' ? file.code : file.source),
      ]),
  )
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(url)
    response.writeHead(file ? 200 : 404, {
      'content-type': url === '/' ? 'text/html; charset=utf-8' : 'text/javascript',
      ...(file && { 'content-encoding': 'br' }),
      'cache-control': url === '/' ? 'no-cache' : 'public, max-age=31536000, immutable',
    })
    response.end(file)
  })
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  return () => new Promise<void>((resolve) => void server.close(() => resolve()))
}

interface Scores {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  /** Times in ms. */
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocked: number
  readonly shift: number
}

/** One run of Lighthouse with its settings for phones, in a fresh browser. */
const lighthouse = async ({ url, cookie }: Target, debuggingPort: number): Promise<Scores> => {
  const run = ((await import(join(import.meta.dirname, 'node_modules/lighthouse/core/index.js'))) as Lighthouse).default
  const browser = await launch(debuggingPort)
  try {
    const { lhr } = await run(url, {
      port: debuggingPort,
      output: 'json',
      logLevel: 'error',
      ...(cookie && { extraHeaders: { Cookie: `${cookie.name}=${cookie.value}` } }),
    })
    const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
    }
  } finally {
    await browser.close()
  }
}

interface Lighthouse {
  readonly default: (
    url: string,
    flags: object,
  ) => Promise<{
    readonly lhr: {
      readonly categories: { readonly [id: string]: { readonly score: number } }
      readonly audits: { readonly [id: string]: { readonly numericValue?: number } }
    }
  }>
}

/** Time to the first contentful paint in ms, at 150 ms and 1.6 Mbit/s, in a fresh context. */
const throttledPaint = async (browser: Browser, target: Target): Promise<number> => {
  const context = await newContext(browser, target, { viewport: { width: 375, height: 667 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const bytesPerSecond = (1.6 * 1000 * 1000) / 8
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
    await page.goto(target.url, { waitUntil: 'load' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    return await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN)
  } finally {
    await context.close()
  }
}

const processorMs = async (session: CDPSession) => {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) * 1000
}

/** Processor time of all browser processes for one load in a fresh context, in ms, until nothing happens for half a second. */
export const loadCost = async (browser: Browser, session: CDPSession, target: Target): Promise<number> => {
  const before = await processorMs(session)
  const context = await newContext(browser, target, { viewport: { width: 375, height: 667 } })
  const page = await context.newPage()
  await page.goto(target.url, { waitUntil: 'networkidle' })
  // The process of the page is gone after the context is closed.
  const cost = (await processorMs(session)) - before
  await context.close()
  return cost
}

/** Repeats a measurement for all pages in turns. Returns the medians. */
const inTurns = async (
  rounds: number,
  targets: { readonly [N in Name]: Target },
  measure: (target: Target) => Promise<number>,
) => {
  const values = Object.fromEntries(names.map((name) => [name, [] as number[]])) as { [N in Name]: number[] }
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) values[name].push(await measure(targets[name]))
  return Object.fromEntries(names.map((name) => [name, median(values[name])])) as { [N in Name]: number }
}

/** Serves the built pages of a folder with this repository; the public site is on the next port. */
export const serveApp = (port: number, cwd = root) =>
  serve(
    { file: process.execPath, args: ['tools/run/start.ts', '--built', '--port', String(port)], cwd },
    port,
    '/__mock/health',
  )

export const urlOf = (name: Name, port: number) => `http://127.0.0.1:${port + 1}${measured[name]}`

/** Serves the built pages and the bare one. */
const targetsOf = async (port: number) => {
  const barePort = port + 10
  const app = await serveApp(port)
  const stopBare = await serveBare(barePort)
  const cookie = await signIn(`http://127.0.0.1:${port}`)
  const targets = Object.fromEntries(
    names.map((name) => [
      name,
      {
        url: name === 'bare' ? `http://127.0.0.1:${barePort}/` : urlOf(name, port),
        ...(name === 'my questions' && { cookie }),
      },
    ]),
  ) as { [N in Name]: Target }
  const stop = async () => {
    await stopBare()
    await app.stop()
  }
  return { targets, stop }
}

/** Measures the pages with Lighthouse, their first paint on a slow network, and the processor time of a load. */
export const pages = async ({ port, rounds }: Plan): Promise<void> => {
  const debuggingPort = port + 11
  const { targets, stop } = await targetsOf(port)
  try {
    const browser = await launch()
    const session = await browser.newBrowserCDPSession()
    const costs = await inTurns(rounds * 3, targets, (target) => loadCost(browser, session, target))
    const paints = await inTurns(rounds, targets, (target) => throttledPaint(browser, target))
    await browser.close()
    const scores = Object.fromEntries(names.map((name) => [name, [] as Scores[]])) as { [N in Name]: Scores[] }
    for (let round = 0; round < rounds; round += 1)
      for (const name of names) scores[name].push(await lighthouse(targets[name], debuggingPort))
    const middle = (name: Name, key: keyof Scores) => median(scores[name].map((each) => each[key]))

    print(
      '',
      'performance',
      'access, best, SEO',
      'LCP ms (× bare)',
      'FCP; TBT ms',
      'CLS',
      '150 ms paint',
      'CPU ms (× bare)',
    )
    for (const name of names)
      print(
        name,
        String(middle(name, 'performance')),
        `${middle(name, 'accessibility')}, ${middle(name, 'bestPractices')}, ${middle(name, 'seo')}`,
        `${middle(name, 'largestPaint').toFixed(0)} (${(middle(name, 'largestPaint') / middle('bare', 'largestPaint')).toFixed(2)})`,
        `${middle(name, 'firstPaint').toFixed(0)}; ${middle(name, 'blocked').toFixed(0)}`,
        middle(name, 'shift').toFixed(3),
        `${paints[name].toFixed(0)} ms`,
        `${costs[name].toFixed(0)} (${(costs[name] / costs.bare).toFixed(2)})`,
      )
  } finally {
    await stop()
  }
}
