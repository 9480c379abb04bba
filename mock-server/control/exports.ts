import { contractVersion } from '#specs/contract/version.ts'
import type { RequestTarget } from '../documents/exports/http-file.ts'
import type { MockOptions } from '../options.ts'
import type { MockRequest } from '../request.ts'
import { hex, systemRandom } from '../worlds/random.ts'
import { addressOf } from './guard.ts'

interface Received {
  readonly request: MockRequest
  readonly options: MockOptions
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

/** The contract as JSON or YAML. Throws the refusal `BAD_REQUEST` for an unknown tag. */
export const contractDocument = async (
  input: Received & { readonly query: { readonly tags?: readonly string[] | undefined } },
  type: 'application/json' | 'application/yaml',
) => {
  const { asJson, asYaml, openApi, selectTags } = await import('../documents/index.ts')
  const document = openApi({
    version: contractVersion,
    origin: addressOf(input.request, input.options),
    tags: selectTags(input.query.tags),
  })
  return text(type, type === 'application/json' ? asJson(document) : asYaml(document))
}
