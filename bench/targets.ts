import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import type { Case } from './scenarios.ts'
import type { Shot } from './load.ts'
import type { Command } from './server.ts'

const here = import.meta.dirname
const root = join(here, '..')
const bin = (name: string) => join(here, 'node_modules', '.bin', name)

export interface Target {
  readonly name: string
  /** What it can be asked. */
  readonly cases: readonly Case[]
  /** Where it differs from the others in how it is asked. */
  readonly shots?: { readonly [name in Case]?: Shot }
  readonly command: (port: number) => Command
  /** Why it is left out on this machine. */
  readonly missing?: () => string | undefined
}

/** Written by the bench before it starts anything: the mock's own answers. */
export interface RecordedResponses {
  readonly folder: string
  readonly faq: Buffer
  readonly eventLog: Buffer
}

const script =
  (file: string, folder: string) =>
  (port: number): Command => ({
    file: process.execPath,
    args: [join(here, 'competitors', file)],
    env: { BENCH_PORT: String(port), BENCH_RESPONSES: folder },
  })

const mock =
  (...args: readonly string[]) =>
  (port: number): Command => ({
    file: process.execPath,
    args: [...args, '--port', String(port)],
    cwd: root,
  })

export const ours: readonly Target[] = [
  { name: 'mock', cases: ['faq', 'eventLog', 'missing', 'upload'], command: mock('dist/mock.mjs') },
]
/** The mock's other ways to start. */
export const otherStarts = (folder: string): readonly Target[] => [
  {
    name: 'mock, code kept',
    cases: ['faq'],
    command: (port) => ({ ...mock('dist/mock.mjs')(port), env: { NODE_COMPILE_CACHE: join(folder, 'code') } }),
  },
  { name: 'mock, source', cases: ['faq'], command: mock('mock-server/main.mjs') },
]

/** Started without the package's own launcher, which would not pass the end on to it. */
const wireMock = () => globSync(join(here, 'node_modules/wiremock/build/*.jar'))[0] ?? 'wiremock.jar'

const javaMissing = () => {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' })
    return undefined
  } catch {
    return 'WireMock needs java, which is not on this machine.'
  }
}

/** What others have, each with the same answers as far as it can hold them. */
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
      cases: ['faq', 'eventLog', 'missing', 'upload'],
      command: script('express-multer.mjs', folder),
    },
    { name: 'fastify', cases: ['faq', 'eventLog', 'missing'], command: script('fastify.mjs', folder) },
    { name: 'msw, http-middleware', cases: ['faq', 'eventLog'], command: script('msw.mjs', folder) },
    {
      name: 'Prism',
      cases: ['faq', 'eventLog', 'missing'],
      command: (port) => ({
        file: process.execPath,
        args: [bin('prism'), 'mock', join(root, 'specs/contract/openapi.json'), '-p', String(port), '-h', '127.0.0.1'],
      }),
    },
    {
      name: 'Mockoon',
      cases: ['faq', 'eventLog', 'missing'],
      command: (port) => ({
        file: process.execPath,
        args: [bin('mockoon-cli'), 'start', '--data', files.mockoon, '--port', String(port), '--disable-log-to-file'],
      }),
    },
    {
      name: 'json-server',
      cases: ['faq', 'eventLog', 'missing'],
      shots: { faq: { path: '/faq?_page=1&_per_page=10' }, eventLog: { path: '/event-log' } },
      command: (port) => ({
        file: process.execPath,
        args: [bin('json-server'), files.db, '--port', String(port), '--host', '127.0.0.1'],
      }),
    },
    {
      name: 'WireMock',
      cases: ['faq', 'eventLog', 'missing'],
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
  cases: ['faq', 'eventLog', 'missing', 'upload'],
  command: script('bare-server.mjs', folder),
})

/** What no server outdoes that does with a file what the mock does, form and checks apart. */
export const hashAndStore = (folder: string): Target => ({
  name: 'bare, sums and keeps',
  cases: ['upload'],
  command: script('hash-and-store.mjs', folder),
})

export const isInstalled = () => existsSync(join(here, 'node_modules', '.package-lock.json'))

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
        uuid: `answer-${i}`,
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
