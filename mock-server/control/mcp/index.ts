import * as z from 'zod'
import { fromUtf8 } from '../../http/bytes.ts'
import { formOfBytes } from '../../pipeline/form/form-reader.ts'
import { Refusal } from '../../http/refusal.ts'
import type { MockRequest } from '../../http/request.ts'
import type { AnswerAgent, Handle } from '../../options.ts'
import { readArguments } from './arguments.ts'
import { bounded } from './bounded.ts'
import { tools, type ToolRequest, type ToolResponse } from './tools.ts'

/** The methods of the protocol; another one cannot be a `Request`. */
const methods = new Set(['GET', 'POST', 'DELETE'])
const bodyMax = 4 * 1024 * 1024

/** Sends the request of a tool through the mock, with the authorization of the agent. */
const sendThrough =
  (handle: Handle, agent: MockRequest) =>
  async ({ method, path, headers = {}, site, body }: ToolRequest): Promise<ToolResponse> => {
    // The platform writes a form as a client would send it.
    const written = new Request('http://mock', { method, headers, ...(body !== undefined && { body }) })
    const bytes = new Uint8Array(await written.arrayBuffer())
    const response = await handle({
      method,
      url: path,
      header: (name) =>
        written.headers.get(name) ?? (/^(authorization|host)$/.test(name) ? agent.header(name) : undefined),
      headerNames: () => [...written.headers.keys()],
      site,
      bytes: () => Promise.resolve(bytes),
      form: () => formOfBytes(written.headers.get('content-type') ?? '', bytes),
    })
    const { status, body: received } = response
    const text = received instanceof Uint8Array ? fromUtf8(received) : (received ?? '')
    return { status, headers: new Map(response.headers), text }
  }

/** Imported on demand: only agents need the library. */
const loadProtocol = async () => {
  try {
    // The build puts it beside the mock by this name.
    // oxlint-disable-next-line no-restricted-imports
    return await import('#mock-server/control/mcp/server.ts')
  } catch {
    throw new Refusal('NOT_IMPLEMENTED', { message: ['control.missingModule', { file: 'mcp.mjs' }] })
  }
}

/** Without references, which many agents do not follow. */
const inPlace = ({ $defs = {}, ...schema }: z.core.JSONSchema.JSONSchema): object =>
  JSON.parse(JSON.stringify(schema), (_, value: unknown) => {
    const name = (value as { readonly $ref?: string } | null)?.$ref?.replace('#/$defs/', '')
    return name === undefined ? value : inPlace({ ...($defs[name] as z.core.JSONSchema.JSONSchema), $defs })
  }) as object

/** Parameters without those that are null: the protocol has no null there, but some agents write it for what they leave out. */
const withoutNulls = (params: object | null) =>
  params ? Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null)) : undefined

/** A request of an agent as the library takes it. */
const toLibrary = async (request: MockRequest): Promise<Request> => {
  const { method, url } = request
  const headers = new Headers(request.headerNames?.().map((name) => [name, request.header(name) ?? '']))
  if (method !== 'POST') return new Request(`http://mock${url}`, { method, headers })
  let body = fromUtf8(await request.bytes(bodyMax))
  // The message agrees on the version. A header with one that the library does not know would be refused before that.
  if (/"method"\s*:\s*"initialize"/.test(body)) headers.delete('mcp-protocol-version')
  try {
    const message: unknown = JSON.parse(body, (key, value) => (key === 'params' ? withoutNulls(value) : value))
    body = JSON.stringify(message)
  } catch {
    // The library rejects what is not JSON.
  }
  return new Request(`http://mock${url}`, { method, headers, body })
}

const describe = () =>
  tools.map((tool) => ({
    ...tool,
    schema: inPlace(z.toJSONSchema(tool.input.strict(), { io: 'input', unrepresentable: 'any' })),
  }))
let described: ReturnType<typeof describe> | undefined

/**
 * Answers agents, which speak the Model Context Protocol. A tool sends the mock the requests that a client would send, so
 * that it can do what they can, and no more.
 */
export const answerAgent: AnswerAgent = async (request, version, handle) => {
  if (!methods.has(request.method)) throw new Refusal('METHOD_NOT_ALLOWED')
  const send = sendThrough(handle, request)
  described ??= describe()
  const registered = described.map(({ run, input, howToGetLess, ...tool }) => ({
    ...tool,
    run: async (given: Readonly<Record<string, unknown>> = {}) => {
      const result = readArguments(input, given)
      if ('wrong' in result) return { text: `Failed to call ${tool.name}: ${result.wrong}`, isError: true }
      const { text, ...rest } = await run(result.read, send)
      return { ...rest, text: bounded(text, howToGetLess) }
    },
  }))
  const { respondByProtocol } = await loadProtocol()
  const response = await respondByProtocol(await toLibrary(request), version, registered)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: [...response.headers], body: bytes }
}
