import { controlExamples, examples } from '#fixtures/examples/index.ts'
import { catalogue } from '#specs/clauses/index.ts'
import { control } from '#specs/contract/control.ts'
import type { Endpoint, Method, Origin } from '#specs/contract/endpoint.ts'
import { areas } from '#specs/contract/index.ts'
import type { Shown } from '../openapi-operation.ts'

type Pair = readonly [name: string, value: string]

/** The example of one call as a request: what a file for a REST client says of it. */
export interface ExampleRequest {
  readonly id: string
  readonly summary: string
  /** The clause that wants the call, in words. */
  readonly text: string
  readonly origin: Origin
  readonly method: Method
  /** With its parameters filled in; the world's name is left as `{{world}}`. */
  readonly path: string
  readonly query: readonly Pair[]
  readonly body?: unknown
  /** Text parts of a multipart form. */
  readonly form?: readonly Pair[]
  /** Whether the header x-mock-world belongs to it. */
  readonly isProduct: boolean
  /** What it answers when all is well. */
  readonly status: number
  readonly response: unknown
}

/** Requests of one area, in the order in which they can be sent. */
export interface RequestFolder {
  readonly name: string
  readonly text: string
  readonly requests: readonly ExampleRequest[]
}

const world = '{{world}}'

/** Ends what others need: sent last of its area. */
const ending = ['signOut', 'resetWorld', 'deleteWorld']

const pairs = (part: object | undefined): Pair[] =>
  Object.entries(part ?? {}).map(([name, value]) => [name, String(value)])

const request = (id: string, row: Endpoint, shown: Shown, isProduct: boolean): ExampleRequest => {
  const params: Readonly<Record<string, unknown>> = { ...shown.params }
  const valueOf = (name: string) => (!isProduct && name === 'id' ? world : encodeURIComponent(String(params[name])))
  const query = pairs(shown.query).map(([name, value]): Pair => [name, name === 'world' ? world : value])
  return {
    id,
    summary: row.summary,
    text: catalogue[row.clause].text,
    origin: row.origin,
    method: row.method,
    path: row.path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name)),
    query,
    ...(shown.body !== undefined && { body: shown.body }),
    ...(shown.form !== undefined && { form: pairs(shown.form) }),
    isProduct,
    status: Number(Object.keys(row.responses).find((status) => status < '400')),
    response: shown.answer,
  }
}

const inOrder = (requests: readonly ExampleRequest[]) =>
  requests.toSorted((a, b) => ending.indexOf(a.id) - ending.indexOf(b.id))

const product = Object.entries(areas)
  .map(([name, rows]): RequestFolder => {
    const requests = Object.entries<Endpoint>(rows).map(([id, row]) =>
      request(id, row, examples[id as keyof typeof examples], true),
    )
    return { name, text: '', requests: inOrder(requests) }
  })
  // Signing out comes after everything that wants somebody signed in.
  .toSorted((a, b) => Number(a.name === 'member') - Number(b.name === 'member'))

const ofControl = Object.entries<Endpoint>(control).map(([id, row]) =>
  request(id, row, controlExamples[id as keyof typeof controlExamples], false),
)

/** Every call once. The first request puts a world in place in which all the others find what they ask for. */
export const requestFolders: readonly RequestFolder[] = [
  {
    name: 'prepare',
    text: 'Puts a world in place in which every other request finds what it asks for.',
    requests: ofControl.filter(({ id }) => id === 'restoreSnapshot'),
  },
  ...product,
  {
    name: 'control',
    text: 'What is done to the mock, as opposed to with the product.',
    requests: inOrder(ofControl.filter(({ id }) => id !== 'restoreSnapshot')),
  },
]

/** A query as it is sent; the name of a world stays a variable. */
export const searchOf = (query: readonly Pair[]): string =>
  query.map(([name, value]) => `${name}=${value === world ? world : encodeURIComponent(value)}`).join('&')
