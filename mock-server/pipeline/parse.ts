import * as z from 'zod'
import type { Endpoint } from '#specs/contract/endpoint.ts'
import type { Locale } from '#specs/messages/locale.ts'
import type { MockRequest, Form, Upload } from '../request.ts'
import { Refusal, issueFaults, refuseAny, type FieldFault } from '../refusal.ts'
import type { Route } from './routes.ts'

/** JSON bodies of the product are small; those of the control plane can contain a whole world. */
const jsonBytesMax = { product: 1024 * 1024, control: 256 * 1024 * 1024 }

/** zod's own messages by language. */
const zodMessages = { ko: z.locales.ko(), en: z.locales.en(), ja: z.locales.ja() }

/** The parsed request of an operation. Each part has the type that its contract row defines. */
export interface ParsedInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly form: { readonly fields: Readonly<Record<string, string>>; readonly files: readonly Upload[] }
}

/** Parses a request by its contract row. Throws a `Refusal` that lists every invalid field. */
export const parse = async (route: Route, request: MockRequest, search: string, locale: Locale) => {
  const { row } = route
  const form = row.form ? await formOf(request) : { fields: {}, files: [] }
  return {
    params: parsedPart(row.params, route.params, locale),
    query: parsedPart(row.query, Object.fromEntries(new URLSearchParams(search)), locale),
    body: row.body ? parsedPart(row.body, await jsonOf(row, request), locale) : {},
    form,
  } satisfies ParsedInput
}

const parsedPart = (schema: z.ZodType | undefined, value: unknown, locale: Locale): unknown => {
  if (!schema) return {}
  const { success, data, error } = schema.safeParse(value, { error: zodMessages[locale].localeError })
  if (success) return data
  refuseAny(error.issues.flatMap((issue) => issueFaults(issue)))
  throw new Refusal('BAD_REQUEST')
}

const mediaType = (request: MockRequest) => request.header('content-type')?.split(';')[0]?.trim().toLowerCase()

/** The JSON of a body; an empty body counts as `{}`. */
const jsonOf = async (row: Endpoint, request: MockRequest): Promise<unknown> => {
  const text = await request.text(row.path.startsWith('/__mock') ? jsonBytesMax.control : jsonBytesMax.product)
  if (text === '') return {}
  if (mediaType(request) !== 'application/json')
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', {
      message: 'error.UNSUPPORTED_MEDIA_TYPE',
      values: { media: 'application/json' },
    })
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('BAD_REQUEST', { message: 'error.malformedJson' })
  }
}

/** The parts of a form by name. Refuses repeated text parts and files under any name but `attachFile`. */
const formOf = async (request: MockRequest): Promise<ParsedInput['form']> => {
  if (mediaType(request) !== 'multipart/form-data')
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', {
      message: 'error.UNSUPPORTED_MEDIA_TYPE',
      values: { media: 'multipart/form-data' },
    })
  const { fields, files }: Form = await request.form()
  const byName: Record<string, string> = {}
  const faults: FieldFault[] = []
  for (const [name, value] of fields) {
    if (name === 'attachFile') faults.push({ field: name, code: 'BAD_REQUEST', message: 'error.notAFile' })
    else if (Object.hasOwn(byName, name)) faults.push({ field: name, code: 'BAD_REQUEST', message: 'error.fieldTwice' })
    else Object.defineProperty(byName, name, { value, enumerable: true })
  }
  for (const { field } of files)
    if (field !== 'attachFile') faults.push({ field, code: 'BAD_REQUEST', message: 'error.notText' })
  refuseAny(faults)
  return { fields: byName, files }
}
