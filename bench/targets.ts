import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import type { Scenario } from './scenarios.ts'
import type { RequestSpec } from './load.ts'
import type { Command } from './server.ts'

const benchFolder = import.meta.dirname
const root = join(benchFolder, '..')
const bin = (name: string) => join(benchFolder, 'node_modules', '.bin', name)

export interface Target {
  readonly name: string
  /** The scenarios that it supports. */
  readonly scenarios: readonly Scenario[]
  /** Requests that differ from those of the other targets. */
  readonly requests?: { readonly [name in Scenario]?: RequestSpec }
  readonly command: (port: number) => Command
  /** Does only what the mock cannot avoid, so the mock is also compared with it. */
  readonly isUpperBound?: true
  /** Returns the reason why the target cannot run on this machine. */
  readonly missing?: () => string | undefined
}

/** Responses of the mock, recorded before the other servers start. */
export interface RecordedResponses {
  readonly folder: string
  readonly faq: Buffer
  readonly eventLog: Buffer
}

const script =
  (file: string, folder: string) =>
  (port: number): Command => ({
    file: process.execPath,
    args: [join(benchFolder, 'competitors', file)],
    env: { BENCH_PORT: String(port), BENCH_RESPONSES: folder },
  })

/** The mock of a folder with this repository: its bundle or its sources. */
export const mock =
  (script: 'dist/mock.mjs' | 'mock-server/main.mjs', cwd = root) =>
  (port: number): Command => ({ file: process.execPath, args: [script, '--port', String(port)], cwd })

export const ours: readonly Target[] = [
  {
    name: 'mock',
    scenarios: ['faq', 'eventLog', 'faqPages', 'faqSearches', 'noticePages', 'missing', 'upload'],
    command: mock('dist/mock.mjs'),
  },
]
/** The mock without a bundle. */
export const sources: Target = { name: 'mock, source', scenarios: ['faq'], command: mock('mock-server/main.mjs') }

/** Other ways to start the mock. */
export const otherStarts = (folder: string): readonly Target[] => [
  {
    name: 'mock, compile cache',
    scenarios: ['faq'],
    command: (port) => ({ ...mock('dist/mock.mjs')(port), env: { NODE_COMPILE_CACHE: join(folder, 'code') } }),
  },
  sources,
]

/** Started directly, because the launcher of the package does not forward signals. */
const wireMock = () => globSync(join(benchFolder, 'node_modules/wiremock/build/*.jar'))[0] ?? 'wiremock.jar'

const javaMissing = () => {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' })
    return undefined
  } catch {
    return 'WireMock requires java, which is not installed.'
  }
}

/** Other mock servers, which return the same responses as far as they can. */
export const competitors = ({ folder, faq, eventLog }: RecordedResponses): readonly Target[] => {
  const routes = [
    { path: 'api/support/faq', body: faq.toString() },
    { path: 'api/event-log', body: eventLog.toString() },
  ]
  const files = {
    db: join(folder, 'db.json'),
    mockoon: join(folder, 'mockoon.json'),
    wiremock: join(folder, 'wiremock'),
  }
  const page = JSON.parse(faq.toString()) as { readonly content: readonly { readonly faqId: number }[] }
  const items = Array.from({ length: 12 }, (_, i) =>
    page.content.map((item) => ({ id: String(i * 1000 + item.faqId), ...item })),
  ).flat()
  writeFileSync(files.db, JSON.stringify({ faq: items, 'event-log': JSON.parse(eventLog.toString()) as unknown }))
  writeFileSync(files.mockoon, JSON.stringify(mockoon(routes)))
  mkdirSync(join(files.wiremock, 'mappings'), { recursive: true })
  for (const [i, { path, body }] of routes.entries())
    writeFileSync(
      join(files.wiremock, 'mappings', `${i}.json`),
      JSON.stringify({
        request: { method: 'GET', urlPath: `/${path}` },
        response: { status: 200, body, headers: { 'Content-Type': 'application/json' } },
      }),
    )
  return [
    {
      name: 'Express + multer',
      scenarios: ['faq', 'eventLog', 'missing', 'upload'],
      command: script('express-multer.mjs', folder),
    },
    { name: 'fastify', scenarios: ['faq', 'eventLog', 'missing'], command: script('fastify.mjs', folder) },
    { name: 'msw, http-middleware', scenarios: ['faq', 'eventLog'], command: script('msw.mjs', folder) },
    {
      name: 'Prism',
      scenarios: ['faq', 'eventLog', 'missing'],
      command: (port) => ({
        file: process.execPath,
        args: [bin('prism'), 'mock', join(root, 'specs/contract/openapi.yaml'), '-p', String(port), '-h', '127.0.0.1'],
      }),
    },
    {
      name: 'Mockoon',
      scenarios: ['faq', 'eventLog', 'missing'],
      command: (port) => ({
        file: process.execPath,
        args: [bin('mockoon-cli'), 'start', '--data', files.mockoon, '--port', String(port), '--disable-log-to-file'],
      }),
    },
    {
      name: 'json-server',
      scenarios: ['faq', 'eventLog', 'missing'],
      requests: { faq: { path: '/faq?_page=1&_per_page=10' }, eventLog: { path: '/event-log' } },
      command: (port) => ({
        file: process.execPath,
        args: [bin('json-server'), files.db, '--port', String(port), '--host', '127.0.0.1'],
      }),
    },
    {
      name: 'WireMock',
      scenarios: ['faq', 'eventLog', 'missing'],
      missing: javaMissing,
      command: (port) => ({
        file: 'java',
        args: ['-jar', wireMock(), '--port', String(port), '--root-dir', files.wiremock, '--disable-banner'],
      }),
    },
  ]
}

export const bareServer = (folder: string): Target => ({
  name: 'bare node:http',
  scenarios: ['faq', 'eventLog', 'faqPages', 'faqSearches', 'noticePages', 'missing', 'upload'],
  command: script('bare-server.mjs', folder),
})

/** The upper bound for uploads: hashes and stores the body like the mock, but parses and validates nothing. */
export const hashAndStore = (folder: string): Target => ({
  name: 'bare, hash and store',
  isUpperBound: true,
  scenarios: ['upload'],
  command: script('hash-and-store.mjs', folder),
})

export const isInstalled = () => existsSync(join(benchFolder, 'node_modules', '.package-lock.json'))

const mockoon = (routes: readonly { readonly path: string; readonly body: string }[]) => ({
  uuid: 'bench',
  lastMigration: 33,
  name: 'bench',
  port: 3000,
  hostname: '127.0.0.1',
  routes: routes.map(({ path, body }, i) => ({
    uuid: `route-${i}`,
    type: 'http',
    method: 'get',
    endpoint: path,
    responses: [
      {
        uuid: `response-${i}`,
        body,
        statusCode: 200,
        headers: [{ key: 'content-type', value: 'application/json' }],
        bodyType: 'INLINE',
        disableTemplating: true,
        default: true,
        rules: [],
      },
    ],
  })),
  rootChildren: routes.map((_, i) => ({ type: 'route', uuid: `route-${i}` })),
})
