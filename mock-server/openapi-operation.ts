import type { ZodOpenApiMediaTypeObject, ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi'
import type { Endpoint, Media } from '#specs/contract/endpoint.ts'
import { type RefusalCode, refusals } from '#specs/contract/refusal.ts'
import { requestHeaders, responseHeaders } from './openapi-headers.ts'

/** An example as the document needs it: whatever the parts are called, and whatever they hold. */
export interface Shown {
  readonly params?: object
  readonly query?: object
  readonly body?: unknown
  readonly form?: object
  readonly answer: unknown
}

const meanings: { readonly [status: number]: string } = {
  200: 'Done.',
  201: 'Made.',
  204: 'Done; there is nothing to answer.',
  206: 'A part of the file.',
  302: 'Go on at Location.',
  304: 'Unchanged since the ETag that was sent.',
}

/** Codes that only a form with this part can bring about. */
const needs: { readonly [Code in RefusalCode]?: string } = {
  INVALID_CAPTCHA: 'captchaKey',
  TOO_MANY_FILES: 'attachFile',
  FILE_EXT_DISALLOWED: 'attachFile',
  FILE_NAME_INVALID: 'attachFile',
}

const isMedia = (body: Endpoint['responses'][number]): body is Media => body !== null && 'media' in body

/** Other refusals than those of the row: every product call can meet an unknown world. */
const codesOf = (row: Endpoint, status: number, product: boolean) =>
  (Object.keys(refusals) as RefusalCode[]).filter((code) => {
    if (refusals[code] !== status) return false
    if (code === 'UNKNOWN_WORLD') return product
    const part = needs[code]
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

const responsesOf = (id: string, row: Endpoint, shown: Shown, product: boolean) => {
  const rows = Object.entries(row.responses).map(([text, body]): [string, ZodOpenApiResponseObject] => {
    const status = Number(text)
    const refused = status >= 400
    const content = contentOf(body, refused ? undefined : shown.answer)
    const headers = responseHeaders(id, status)
    return [
      text,
      {
        description: refused
          ? `Refused: ${codesOf(row, status, product).join(', ')}.`
          : (meanings[status] ?? 'Answered.'),
        ...(headers && { headers }),
        ...(content && { content }),
      },
    ]
  })
  return {
    ...Object.fromEntries(rows),
    ...(product && !(404 in row.responses) && { 404: { $ref: '#/components/responses/UnknownWorld' } }),
    default: { $ref: '#/components/responses/Refused' },
  } as ZodOpenApiOperationObject['responses']
}

const requestBodyOf = (row: Endpoint, shown: Shown): ZodOpenApiOperationObject['requestBody'] => {
  if (row.body) return { required: true, content: { 'application/json': { schema: row.body, example: shown.body } } }
  if (!row.form) return undefined
  const encoding = { attachFile: { contentType: '*/*' } }
  return { required: true, content: { 'multipart/form-data': { schema: row.form, example: shown.form, encoding } } }
}

interface Place {
  readonly id: string
  readonly tag: string
  readonly product: boolean
  /** The clause that wants the call, in words. */
  readonly text: string
}

/** One row as an operation of the document. */
export const operation = (
  row: Endpoint,
  shown: Shown,
  { id, tag, product, text }: Place,
): ZodOpenApiOperationObject => {
  const requestBody = requestBodyOf(row, shown)
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
    responses: responsesOf(id, row, shown, product),
  }
}
