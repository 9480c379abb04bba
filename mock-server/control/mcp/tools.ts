import * as z from 'zod'
import { catalogue, type Clause } from '#specs/clauses/index.ts'
import { contract } from '#specs/contract/index.ts'
import { control, type Control } from '#specs/contract/control.ts'
import { worldId } from '#specs/contract/control-world.ts'
import { pattern } from '#specs/contract/wire.ts'
import type { Endpoint } from '#specs/contract/endpoint.ts'
import { locales } from '#specs/model/locale.ts'
import { sites, type Site } from '#specs/model/site.ts'
import { parseExact, stringifyExact } from '#specs/rules/exact-json.ts'

/** A request that a tool sends to the mock itself. */
export interface ToolRequest {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly site?: Site | undefined
  readonly body?: string | FormData
}

export interface ToolResponse {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
}

type Send = (request: ToolRequest) => Promise<ToolResponse>

export interface ToolResult {
  readonly text: string
  /** Whether the mock refused the request. The text has its message then. */
  readonly isError?: boolean
}

export interface Tool {
  readonly name: string
  readonly description: string
  readonly input: z.ZodObject
  /** What an agent can do where the answer was too long. */
  readonly howToGetLess: string
  readonly run: (input: any, send: Send) => Promise<ToolResult>
}

/** The operations of the control plane that are tools, under their names. */
const operations = [
  'createWorld',
  'worlds',
  'world',
  'changeWorld',
  'resetWorld',
  'deleteWorld',
  'replaceFaults',
  'journal',
  'worldCoverage',
  'coverage',
  'storedInquiries',
  'answerInquiry',
  'mails',
  'editableRecords',
  'captchas',
  'differences',
  'scenarios',
] as const satisfies readonly (keyof Control)[]

/** Names and descriptions of the tools are in English, so their errors are too. */
const english = { 'accept-language': 'en' }

const waysToGetLess: { readonly [name: string]: string } = {
  worldCoverage: 'Name an operationId.',
  coverage: 'Name an operationId.',
  journal: 'Name an operationId, a limit, or in after the number of the last exchange that you have seen.',
}

const json = (value: unknown) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})

const ofOperation = (name: string, row: Endpoint): Tool => ({
  name,
  description: [row.summary, row.notes].filter(Boolean).join('. '),
  howToGetLess: waysToGetLess[name] ?? '',
  input: z.object({ ...row.params?.shape, ...row.query?.shape, ...(row.body && { body: row.body }) }),
  run: async (input: Readonly<Record<string, string | number>>, send) => {
    const path = row.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(input[key])))
    const query = Object.keys(row.query?.shape ?? {}).flatMap((key) =>
      input[key] === undefined ? [] : [[key, String(input[key])]],
    )
    const { headers, ...body } = row.body ? json(input.body) : {}
    const { status, text } = await send({
      method: row.method,
      path: query.length === 0 ? path : `${path}?${new URLSearchParams(query).toString()}`,
      headers: { ...english, ...headers },
      ...body,
    })
    return { text: text || `${status}`, isError: status >= 400 }
  },
})

const refused = (reason: string): ToolResult => ({ text: `Failed to call sendRequest: ${reason}`, isError: true })

const sendRequest: Tool = {
  name: 'sendRequest',
  howToGetLess: 'Ask for a smaller page, for example with size=5.',
  description:
    'Sends a request to the product in a world, as a client would, and returns status, body and the requirements that decided the response',
  input: z.object({
    world: worldId.default('default').describe('The id of the world.'),
    site: z.enum(sites).optional().describe('The site that receives the request; otherwise that of the world.'),
    language: z.enum(locales).optional().describe('The language of the response.'),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).default('GET'),
    path: pattern(/^\//, 'validation.path').describe(
      'The path with its query, such as /api/support/notice?size=5; operations lists them.',
    ),
    headers: z
      .record(
        pattern(/^[\w!#$%&'*+.^`|~-]+$/, 'validation.headerName'),
        pattern(/^[\t\x20-\x7e\x80-\xff]*$/, 'validation.headerValue'),
      )
      .optional(),
    json: z.unknown().optional().describe('A JSON body.'),
    form: z.record(z.string(), z.string()).optional().describe('The text parts of a multipart body.'),
  }),
  run: async ({ world = 'default', site, language, method = 'GET', path, headers, json: value, form }, send) => {
    const bodies = [value, form].filter((each) => each !== undefined).length
    if (bodies > 0 && method === 'GET')
      return refused('GET has no body. Leave json and form out, or choose another method.')
    if (bodies > 1) return refused('a request has one body. Send json or form.')
    const body = new FormData()
    for (const [name, text] of Object.entries<string>(form ?? {})) body.append(name, text)
    const sent = value === undefined ? { headers: {}, ...(form && { body }) } : json(value)
    const {
      status,
      headers: received,
      text,
    } = await send({
      method,
      path,
      site,
      ...sent,
      headers: {
        ...(language && { 'accept-language': language }),
        ...sent.headers,
        ...headers,
        'x-mock-world': world,
        'x-mock-explain': '1',
      },
    })
    const refusedBy = received.get('x-mock-refused-by')
    const fault = received.get('x-mock-fault')
    const clauses = received.get('x-mock-clauses')?.split(', ').filter(Boolean) ?? []
    const requirements = Object.fromEntries(clauses.map((id) => [id, textOf(id)]))
    const shown = { status, requirements, ...(refusedBy && { refusedBy }), ...(fault && { fault }), body: parsed(text) }
    return { text: stringifyExact(shown, 2) }
  },
}

/** A body as JSON if it is; a fault can make it malformed. */
const parsed = (text: string): unknown => {
  try {
    return parseExact(text)
  } catch {
    return text
  }
}

const clauses: { readonly [id: string]: Clause } = catalogue
const textOf = (id: string) => clauses[id]?.text ?? ''

/** The part of a path that says what it is about, such as `faq` of `/api/support/faq/{faqId}`. */
const areaOf = (path: string): string => {
  const [first = '', second, third] = path.slice(1).split('/')
  return (first === 'api' && second === 'support' ? third : first.startsWith('api') ? second : first) ?? first
}

const areas = [...new Set(Object.values(contract).map(({ path }) => areaOf(path)))]

/** The names of the parameters, parts and fields that an operation takes. */
const namesOf = (parts: Readonly<Record<string, z.ZodType | undefined>>) => {
  const names: Record<string, readonly string[] | 'JSON'> = {}
  for (const [name, schema] of Object.entries(parts))
    if (schema) names[name] = schema instanceof z.ZodObject ? Object.keys(schema.shape) : 'JSON'
  return names
}

const operationList: Tool = {
  name: 'operations',
  howToGetLess: 'Name an area.',
  description: `The operations of the product with their parameters, by area: ${areas.join(', ')}`,
  input: z.object({ area: z.enum(areas).optional() }),
  run: ({ area }: { area?: string }) => {
    const shown = (Object.entries(contract) as [string, Endpoint][]).flatMap(([id, row]) => {
      if (area !== undefined && areaOf(row.path) !== area) return []
      const { query, form, body } = row
      return [{ id, request: `${row.method} ${row.path}`, summary: row.summary, ...namesOf({ query, form, body }) }]
    })
    return Promise.resolve({ text: JSON.stringify(shown, undefined, 1) })
  },
}

const requirementsMax = 50

const requirements: Tool = {
  name: 'requirements',
  howToGetLess: 'Name more words in text.',
  description: `The requirements of the product by their ids, at most ${requirementsMax} at a time`,
  input: z.object({
    text: z.string().default('').describe('Words that id and sentence contain.'),
    class: z.enum(['product', 'assumed', 'hardening']).optional(),
  }),
  run: ({ text = '', class: wanted }: { text?: string; class?: string }) => {
    const words = text.toLowerCase().split(/\s+/)
    const found = Object.entries(clauses).filter(
      ([id, each]) =>
        each.retired === undefined &&
        (wanted === undefined || each.class === wanted) &&
        words.every((word) => `${id} ${each.text}`.toLowerCase().includes(word)),
    )
    const shown = found.slice(0, requirementsMax).map(([id, each]) => ({ id, class: each.class, text: each.text }))
    return Promise.resolve({ text: JSON.stringify({ total: found.length, requirements: shown }, undefined, 2) })
  },
}

export const tools: readonly Tool[] = [
  ...operations.map((name) => ofOperation(name, control[name])),
  sendRequest,
  operationList,
  requirements,
]
