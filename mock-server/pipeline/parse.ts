import type * as z from 'zod'
import type { Endpoint } from '#specs/contract/endpoint.ts'
import type { MockRequest, Form } from '../http/request.ts'
import { decodeText, undecodableJson } from '../http/decode-text.ts'
import { Refusal, refuseAny } from '../http/refusal.ts'
import { validationFaults } from '../http/validation-faults.ts'
import { parseForm } from './form/parse-form.ts'
import { queryOf } from './parse-query.ts'
import { after, type ParsedInput, type Route, type Stage } from './exchange.ts'

/** JSON bodies of the product are small; those of the control plane can contain a whole world with 64 MiB of files. */
export const jsonBytesMax = { product: 1024 * 1024, control: 128 * 1024 * 1024 }

/** Parses a request by its contract row. Throws a `Refusal` that lists the invalid fields. */
export const parse = (route: Route, request: MockRequest, search: string): ParsedInput | Promise<ParsedInput> =>
  (route.row.body ?? route.row.form) ? parseWithBody(route, request, search) : { ...parseUrl(route, search), ...noBody }

const noBody = { body: {}, form: {}, received: { fields: {}, files: [] } }

const parseUrl = ({ row, params }: Route, search: string) => ({
  params: parsedPart(row.params, params),
  query: row.query ? parsedPart(row.query, queryOf(row.query, search)) : {},
})

const parseWithBody = async (route: Route, request: MockRequest, search: string): Promise<ParsedInput> => {
  const { row } = route
  refuseEncoding(request)
  const form = row.form ? await formOf(request) : { fields: [], files: [] }
  return {
    ...parseUrl(route, search),
    body: row.body ? parsedPart(row.body, await jsonOf(row, request)) : {},
    form: row.form ? parseForm(row.form, form) : {},
    received: { fields: Object.fromEntries(form.fields), files: form.files },
  }
}

const parsedPart = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return {}
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  refuseAny(validationFaults(error, value))
  throw new Refusal('BAD_REQUEST')
}

const mediaType = (request: MockRequest) => request.header('content-type')?.split(';')[0]?.trim().toLowerCase()

const refuseEncoding = (request: MockRequest) => {
  const encoding = request.header('content-encoding') ?? 'identity'
  if (encoding.toLowerCase() === 'identity') return
  throw new Refusal('UNSUPPORTED_MEDIA_TYPE', {
    message: ['http.encoding', { encoding }],
    headers: [['accept-encoding', 'identity']],
  })
}

const refuseMedia = (media: string): never => {
  throw new Refusal('UNSUPPORTED_MEDIA_TYPE', { message: ['error.UNSUPPORTED_MEDIA_TYPE', { media }] })
}

/** JSON is UTF-8 (RFC 8259), of which US-ASCII is a part. */
const isUtf8 = (contentType: string) =>
  ['', 'utf-8', 'utf8', 'us-ascii'].includes(
    /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1]?.toLowerCase() ?? '',
  )

/** The JSON of a body; an empty body counts as `{}`. */
const jsonOf = async (row: Endpoint, request: MockRequest): Promise<unknown> => {
  const bytes = await request.bytes(row.path.startsWith('/__mock') ? jsonBytesMax.control : jsonBytesMax.product)
  if (bytes.length === 0) return {}
  if (mediaType(request) !== 'application/json') refuseMedia('application/json')
  if (!isUtf8(request.header('content-type') ?? '')) refuseMedia('application/json; charset=UTF-8')
  const text = jsonText(bytes)
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('BAD_REQUEST', { message: 'error.malformedJson' })
  }
}

const jsonText = (bytes: Uint8Array): string => {
  try {
    // Some clients begin with a byte order mark, which RFC 8259 lets a server ignore.
    return decodeText(bytes).replace(/^\uFEFF/, '')
  } catch {
    throw undecodableJson(bytes)
  }
}

const formOf = async (request: MockRequest): Promise<Form> => {
  if (mediaType(request) !== 'multipart/form-data') refuseMedia('multipart/form-data')
  return request.form()
}

export const parseInput: Stage = (exchange, next) =>
  after(parse(exchange.route, exchange.request, exchange.search), (input) => {
    exchange.input = input
    return next(exchange)
  })
