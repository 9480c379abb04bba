import type { ZodOpenApiMediaTypeObject, ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi'
import type { Endpoint, Media } from '#specs/contract/endpoint.ts'
import { codesOf } from '#specs/contract/refusal.ts'
import { errorExampleRefs, errorSchema } from './error-examples.ts'
import { accessOf, securityOf } from './openapi-access.ts'
import { requestHeaders, responseHeaders } from './openapi-headers.ts'

/** An example of an operation, without the types of its contract row. `response` is the success response. */
export interface OperationExample {
  readonly params?: object
  readonly query?: object
  readonly body?: unknown
  readonly form?: object
  readonly response: unknown
}

/** The reason phrases of RFC 9110. */
const reasonPhrases: { readonly [status: number]: string } = {
  200: 'OK',
  201: 'Created',
  204: 'No Content',
  206: 'Partial Content',
  302: 'Found',
  303: 'See Other',
  304: 'Not Modified',
}

const isMedia = (body: Endpoint['responses'][number]): body is Media => body !== null && 'media' in body

/** A world can be unknown only where there is one. */
const codesIn = (row: Endpoint, status: number, hasWorld: boolean) =>
  codesOf(row, status).filter(
    (code) => code !== 'UNKNOWN_WORLD' || hasWorld || row.path.startsWith('/__mock/worlds/{id}'),
  )

const file = (type: string): ZodOpenApiMediaTypeObject => {
  if (type === 'application/json') return { schema: { type: 'object' } }
  return {
    schema: /^(text\/(html|plain)|application\/yaml)$/.test(type)
      ? { type: 'string' }
      : { type: 'string', format: 'binary' },
  }
}

const contentOf = (body: Endpoint['responses'][number], example: unknown): ZodOpenApiResponseObject['content'] => {
  if (body === null) return undefined
  if (isMedia(body)) return Object.fromEntries(body.media.map((type) => [type, file(type)]))
  return { 'application/json': example === undefined ? { schema: body } : { schema: body, example } }
}

const responsesOf = (row: Endpoint, example: OperationExample, hasWorld: boolean) => {
  const rows = Object.entries(row.responses).map(([text, body]): [string, ZodOpenApiResponseObject] => {
    const status = Number(text)
    const isError = status >= 400
    const codes = isError ? codesIn(row, status, hasWorld) : []
    const content = isError
      ? { 'application/json': { schema: errorSchema(codes), examples: errorExampleRefs(codes, row) } }
      : contentOf(body, example.response)
    const headers = responseHeaders(row, status)
    return [
      text,
      {
        description: isError ? `Error: ${codes.join(', ')}.` : (reasonPhrases[status] ?? 'Success'),
        ...(headers && { headers }),
        ...(content && { content }),
        // The specification names no status, not even of the operations that it has.
        'x-origin': 'assumed',
      },
    ]
  })
  // What a page of another origin, or a browser that loads a page early, must not cause.
  const isChange = !row.path.startsWith('/__mock') && (row.method !== 'GET' || row.changes === true)
  const shared = {
    ...(isChange && !(403 in row.responses) && { 403: 'OtherOrigin' }),
    ...(hasWorld && !(404 in row.responses) && { 404: 'UnknownWorld' }),
    405: 'MethodNotAllowed',
    500: 'InternalError',
    503: 'ServiceUnavailable',
    default: 'Refused',
  }
  return {
    ...Object.fromEntries(rows),
    ...Object.fromEntries(
      Object.entries(shared).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
    ),
  } as ZodOpenApiOperationObject['responses']
}

const requestBodyOf = (row: Endpoint, example: OperationExample): ZodOpenApiOperationObject['requestBody'] => {
  if (row.body) return { required: true, content: { 'application/json': { schema: row.body, example: example.body } } }
  if (!row.form) return undefined
  const encoding = { attachFile: { contentType: '*/*' } }
  return { required: true, content: { 'multipart/form-data': { schema: row.form, example: example.form, encoding } } }
}

interface OperationInfo {
  readonly id: string
  readonly tag: string
  /** Whether the request belongs to a world, which may be unknown. */
  readonly hasWorld: boolean
  /** The description: the text of the clause that requires the operation. */
  readonly text: string
}

/** A contract row as an operation of the OpenAPI document. */
export const operation = (
  row: Endpoint,
  example: OperationExample,
  { id, tag, hasWorld, text }: OperationInfo,
): ZodOpenApiOperationObject => {
  const requestBody = requestBodyOf(row, example)
  const parameters = requestHeaders(row)
  const [security, access] = [securityOf(row), accessOf(row)]
  return {
    operationId: id,
    tags: [tag],
    summary: row.summary,
    description: text,
    'x-origin': row.origin,
    ...(access && { 'x-access': access }),
    ...(row.mayRequire && { 'x-may-require': row.mayRequire }),
    ...(security && { security }),
    ...((row.params || row.query) && {
      requestParams: { ...(row.params && { path: row.params }), ...(row.query && { query: row.query }) },
    }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: responsesOf(row, example, hasWorld),
  }
}
