import type { ZodOpenApiMediaTypeObject, ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi'
import type { Endpoint, Media } from '#specs/contract/endpoint.ts'
import { type RefusalCode, refusals } from '#specs/contract/refusal.ts'
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
  304: 'Not Modified',
}

/** Codes that only an operation whose form has this part can return. */
const requiredPart: { readonly [Code in RefusalCode]?: string } = {
  INVALID_CAPTCHA: 'captchaKey',
  TOO_MANY_FILES: 'attachFile',
  FILE_EXT_DISALLOWED: 'attachFile',
  FILE_NAME_INVALID: 'attachFile',
}

const isMedia = (body: Endpoint['responses'][number]): body is Media => body !== null && 'media' in body

/** The refusal codes that an operation can return with a status. */
const codesOf = (row: Endpoint, status: number, isProduct: boolean) =>
  (Object.keys(refusals) as RefusalCode[]).filter((code) => {
    if (refusals[code] !== status) return false
    if (code === 'UNKNOWN_WORLD') return isProduct
    const part = requiredPart[code]
    return part === undefined || Object.hasOwn(row.form?.shape ?? {}, part)
  })

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

const responsesOf = (id: string, row: Endpoint, example: OperationExample, isProduct: boolean) => {
  const rows = Object.entries(row.responses).map(([text, body]): [string, ZodOpenApiResponseObject] => {
    const status = Number(text)
    const isError = status >= 400
    const content = contentOf(body, isError ? undefined : example.response)
    const headers = responseHeaders(id, status)
    return [
      text,
      {
        description: isError
          ? `Error: ${codesOf(row, status, isProduct).join(', ')}.`
          : (reasonPhrases[status] ?? 'Success'),
        ...(headers && { headers }),
        ...(content && { content }),
      },
    ]
  })
  return {
    ...Object.fromEntries(rows),
    ...(isProduct && !(404 in row.responses) && { 404: { $ref: '#/components/responses/UnknownWorld' } }),
    default: { $ref: '#/components/responses/Refused' },
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
  readonly isProduct: boolean
  /** The description: the text of the clause that requires the operation. */
  readonly text: string
}

/** A contract row as an operation of the OpenAPI document. */
export const operation = (
  row: Endpoint,
  example: OperationExample,
  { id, tag, isProduct, text }: OperationInfo,
): ZodOpenApiOperationObject => {
  const requestBody = requestBodyOf(row, example)
  const parameters = requestHeaders(id)
  return {
    operationId: id,
    tags: [tag],
    summary: row.summary,
    description: text,
    'x-origin': row.origin,
    'x-clause': row.clause,
    ...((row.params || row.query) && {
      requestParams: { ...(row.params && { path: row.params }), ...(row.query && { query: row.query }) },
    }),
    ...(parameters && { parameters }),
    ...(requestBody && { requestBody }),
    responses: responsesOf(id, row, example, isProduct),
  }
}
