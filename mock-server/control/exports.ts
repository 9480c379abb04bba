import { LRUCache } from 'lru-cache'
import { sites } from '#specs/model/site.ts'
import type { RequestTarget } from '../documents/exports/http-file.ts'
import type { MockOptions } from '../options.ts'
import type { MockRequest } from '../http/request.ts'
import { version } from '../documents/version.ts'
import { hex, systemRandom } from '../worlds/random.ts'
import { addressOf } from '../http/origin.ts'

interface Received {
  readonly request: MockRequest
  readonly options: MockOptions
}

/** The address of the mock, and of the other sites if each has a port of its own. */
const serversOf = ({ request, options }: Received) => {
  const url = addressOf(request, options)
  const site = request.site ?? options.site
  const others = sites.flatMap((each, i) => {
    const port = options.ports[i + 1]
    if (port === undefined || each === site || options.publicUrl !== undefined) return []
    const address = new URL(url)
    address.port = String(port)
    return [{ url: address.origin, description: `The site ${each}.`, site: each }]
  })
  return [{ url, description: 'The mock.', site }, ...others]
}

const text = (type: string, body: string) => ({ type, bytes: new TextEncoder().encode(body) })

/** Origin and world of the example requests: from the query, else from this request. */
export const targetOf = (
  input: Received & { readonly query: { readonly [Name in keyof RequestTarget]?: RequestTarget[Name] | undefined } },
): RequestTarget => ({
  origin: input.query.origin ?? addressOf(input.request, input.options),
  world: input.query.world ?? `example-${hex(systemRandom, 32)}`,
})

export const missingConsole = text(
  'text/html; charset=utf-8',
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Mock</title><p>The console is not built. Run "npm run build" first. The contract is at <a href="/__mock/openapi.json">/__mock/openapi.json</a>.</p></html>',
)

/** Imported on demand, because the clauses, examples and document generators would slow down the start. */
export const exported = async (type: string, write: (exports: typeof import('../documents/index.ts')) => string) =>
  text(type, write(await import('../documents/index.ts')))

/** The documents that were generated last, because a client may read one in parts. */
const documents = new LRUCache<string, string>({ max: 8 })

/** The contract as JSON or YAML. Throws the refusal `BAD_REQUEST` for an unknown tag. */
export const contractDocument = async (
  input: Received & { readonly query: { readonly tags?: readonly string[] | undefined } },
  type: 'application/json' | 'application/yaml',
) => {
  const { asJson, asYaml, openApi, selectTags } = await import('../documents/index.ts')
  const options = { version, servers: serversOf(input), tags: selectTags(input.query.tags) }
  const key = JSON.stringify([type, options])
  const written = documents.get(key) ?? (type === 'application/json' ? asJson : asYaml)(openApi(options))
  documents.set(key, written)
  return text(type, written)
}
