import * as z from 'zod'
import { controlExamples, examples } from '#fixtures/examples/index.ts'
import { catalogue } from '#specs/clauses/index.ts'
import { control } from '#specs/contract/control.ts'
import type { Endpoint, Method, Origin } from '#specs/contract/endpoint.ts'
import { areas } from '#specs/contract/index.ts'
import type { OperationExample } from '../openapi-operation.ts'

type Pair = readonly [name: string, value: string]

/** The example of an operation as a request, for the files of REST clients. */
export interface ExampleRequest {
  readonly id: string
  readonly summary: string
  /** The text of the clause that requires the operation. */
  readonly text: string
  readonly origin: Origin
  readonly method: Method
  /** With path parameters filled in; the id of the world stays the variable `{{worldId}}`. */
  readonly path: string
  readonly query: readonly Pair[]
  readonly body?: unknown
  /** Text parts of a multipart form. */
  readonly form?: readonly Pair[]
  /** Whether the operation belongs to the product. Its request then needs the header `x-mock-world`. */
  readonly isProduct: boolean
  /** The success status. */
  readonly status: number
  /** JSON schema (draft 7) of the success response, if it is JSON. */
  readonly schema?: object
  readonly response: unknown
}

/** Requests of one area, in an order in which all of them succeed. */
export interface RequestFolder {
  readonly name: string
  readonly text: string
  readonly requests: readonly ExampleRequest[]
}

/** The variable that REST clients replace with the id of the world. */
const worldVariable = '{{worldId}}'

/** Whether the redirect itself is the response to show, not the page to which it leads. */
export const isRedirect = ({ status }: ExampleRequest) => status === 302 || status === 303

/** Operations that end the session or delete the world that other requests need. They come last in their area. */
const lastOperations = ['signOut', 'resetWorld', 'deleteWorld']

const toPairs = (part: object | undefined): Pair[] =>
  Object.entries(part ?? {}).map(([name, value]) => [name, String(value)])

/** Without formats, which the validator of Postman does not know. */
const draft7 = (schema: z.ZodType): object => {
  const { $schema: _, ...written } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    override: ({ zodSchema, jsonSchema }) => {
      delete jsonSchema.format
      // A real back end may return more.
      if (zodSchema._zod.def.type === 'object') delete jsonSchema.additionalProperties
    },
  })
  return written
}

const request = (id: string, row: Endpoint, example: OperationExample, isProduct: boolean): ExampleRequest => {
  const params: Readonly<Record<string, unknown>> = { ...example.params }
  const valueOf = (name: string) =>
    !isProduct && name === 'id' ? worldVariable : encodeURIComponent(String(params[name]))
  const statuses = Object.keys(row.responses).map(Number)
  // A redirect that is listed beside a page is what a request without a browser gets.
  const status = statuses.find((each) => each === 302 || each === 303) ?? statuses[0]!
  const body = row.responses[status]
  const isJson = body instanceof z.ZodType
  const query = toPairs(example.query).map(([name, value]): Pair => [name, name === 'world' ? worldVariable : value])
  return {
    id,
    summary: row.summary,
    text: row.clause ? catalogue[row.clause].text : (row.notes ?? row.summary),
    origin: row.origin,
    method: row.method,
    path: row.path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name)),
    query,
    ...(example.body !== undefined && { body: example.body }),
    ...(example.form !== undefined && { form: toPairs(example.form) }),
    isProduct,
    status,
    ...(isJson && { schema: draft7(body) }),
    response: example.response,
  }
}

const inSendingOrder = (requests: readonly ExampleRequest[]) =>
  requests.toSorted((a, b) => lastOperations.indexOf(a.id) - lastOperations.indexOf(b.id))

const productFolders = Object.entries(areas)
  .map(([name, rows]): RequestFolder => {
    const requests = Object.entries<Endpoint>(rows).map(([id, row]) =>
      request(id, row, examples[id as keyof typeof examples], true),
    )
    return { name, text: '', requests: inSendingOrder(requests) }
  })
  // The area with signOut comes last, because other areas need a signed-in user.
  .toSorted((a, b) => Number(a.name === 'member') - Number(b.name === 'member'))

const controlRequests = Object.entries<Endpoint>(control).map(([id, row]) =>
  request(id, row, controlExamples[id as keyof typeof controlExamples], false),
)

/** Every operation once. The first request creates a world that contains the data of all other requests. */
export const requestFolders: readonly RequestFolder[] = [
  {
    name: 'prepare',
    text: 'Creates a world that contains the data of all other requests.',
    requests: controlRequests.filter(({ id }) => id === 'restoreSnapshot'),
  },
  ...productFolders,
  {
    name: 'control',
    text: 'Control plane of the mock. Not part of the product.',
    requests: inSendingOrder(controlRequests.filter(({ id }) => id !== 'restoreSnapshot')),
  },
]

/** Encodes a query; the id of the world stays a variable. */
export const encodeQuery = (query: readonly Pair[]): string =>
  query
    .map(([name, value]) => `${name}=${value === worldVariable ? worldVariable : encodeURIComponent(value)}`)
    .join('&')
