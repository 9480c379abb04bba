// Imported into the mock before anything else: it loads the instrumented sources and makes the world of a request the
// switch. A world named `m-17-…` is one in which mutant 17 is active; `m-c-…` only counts what is reached.
import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { registerHooks } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, sourceOf, worldPattern } from '#e2e/report/mutant-runs.ts'
import { caches } from './caches.ts'

/** What one request has done. */
interface Turn {
  readonly world: string
  readonly mutant: string | undefined
  readonly test: string
  hits: number
}

/** Executions of mutated code in one request, which then fails. An endless loop reaches them within seconds. */
const hitsMax = 3_000_000

const turns = new AsyncLocalStorage<Turn | undefined>()
const sources = JSON.parse(readFileSync(join(process.env.MUTATION!, 'sources.json'), 'utf8')) as Record<string, string>

/** Keeps values for each of the last worlds. */
class WorldMap {
  readonly #maps = new Map<string, Map<unknown, unknown>>()
  get #own() {
    const world = turns.getStore()?.world ?? ''
    const own = this.#maps.get(world) ?? new Map<unknown, unknown>()
    if (this.#maps.size > 8) this.#maps.clear()
    this.#maps.set(world, own)
    return own
  }
  has = (name: unknown) => this.#own.has(name)
  get = (name: unknown) => this.#own.get(name)
  set = (name: unknown, value: unknown) => this.#own.set(name, value)
  clear = () => this.#maps.clear()
}

// Mutants of pages change nothing that the mock keeps.
if (process.env.MUTATED_PAGES === undefined)
  for (const [file, cached, fresh] of caches) sources[file] = sourceOf(file).replace(cached, fresh)

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context)
    const file = url.startsWith('file:') ? relative(root, fileURLToPath(url)).replaceAll('\\', '/') : ''
    return file in sources ? { ...loaded, source: sources[file]! } : loaded
  },
})

const coverage = { static: {}, perTest: {} as Record<string, Record<string, number>> }
;(globalThis as Record<string, unknown>)['__stryker__'] = {
  WorldMap,
  mutantCoverage: coverage,
  get activeMutant() {
    return turns.getStore()?.mutant
  },
  get currentTestId() {
    const turn = turns.getStore()
    if (turn && (turn.hits += 1) > hitsMax) throw new Error('The limit of hits is reached.')
    return turn?.test
  },
}

subscribe('http.server.request.start', (message) => {
  const { headers, url } = (message as { readonly request: IncomingMessage }).request
  const [world = '', mutant, test] = worldPattern.exec([headers['x-mock-world'], headers.cookie, url].join(' ')) ?? []
  turns.enterWith(test ? { world, mutant: mutant === 'c' ? undefined : mutant, test, hits: 0 } : undefined)
})

process.on('message', () =>
  process.send?.({
    fixed: Object.keys(coverage.static),
    byTest: Object.entries(coverage.perTest).map(([test, hits]) => [test, Object.keys(hits)]),
  }),
)
