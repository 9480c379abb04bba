import { dayOf, msOf, type Row, type Site, type State, type User } from './records.ts'
import type { Form } from './forms.ts'
import { fault, Problem, type Fault, type Language } from './words.ts'

// What openapi.yaml says about the operations of the product, and the checks of requests by it.

export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly pattern: RegExp
  /** Schemas of parameters by place and name. */
  readonly parameters: readonly Row[]
  readonly json: Row | undefined
  /** The parts of a form, with `required`. */
  readonly form: Row | undefined
  readonly needsUser: boolean
  readonly access: Row
  /** A request that changes something, also by GET. */
  readonly changes: boolean
  readonly isIdempotent: boolean
  readonly hasEtag: boolean
}

/** A request that has passed all checks before those of its records. */
export interface Call {
  readonly operation: Operation
  readonly state: State
  readonly site: Site
  /** What differs on the site. */
  readonly differences: Row
  readonly language: Language
  readonly user: User | undefined
  /** Numbers in the path. */
  readonly params: readonly number[]
  readonly query: Row
  readonly json: Row
  /** What is wrong with the JSON, where the operation judges it together with more. */
  readonly wrongJson: readonly Fault[]
  readonly form: Form
}
export type Handlers = Readonly<Record<string, (call: Call) => unknown>>

/** A response that is not JSON with status 200. */
export class Reply {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body?: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** A part of the document with all references replaced. */
const resolved = (document: Row, node: any): any => {
  if (Array.isArray(node)) return node.map((each) => resolved(document, each))
  if (typeof node !== 'object' || node === null) return node
  const { $ref, ...rest } = node as { $ref?: string }
  const target = $ref
    ?.split('/')
    .slice(1)
    .reduce((at, name) => at[name], document)
  return Object.fromEntries(
    Object.entries({ ...target, ...rest }).map(([name, each]) => [name, resolved(document, each)]),
  )
}

/** The operations of the product; a literal path before one with a number. */
export const operationsOf = (document: Row): readonly Operation[] =>
  Object.entries<Row>(document.paths)
    .filter(([path]) => !path.startsWith('/__mock'))
    .toSorted(([a], [b]) => a.split('{').length - b.split('{').length)
    .flatMap(([path, methods]) =>
      Object.entries<Row>(methods)
        .filter(([, row]) => row.operationId && row['x-origin'] !== 'mock')
        .map(([method, row]) => {
          const parameters: readonly Row[] = resolved(document, row.parameters ?? [])
          const { 'application/json': json, 'multipart/form-data': form } = row.requestBody?.content ?? {}
          const security: readonly Row[] = row.security ?? []
          return {
            ...{ id: row.operationId, method: method.toUpperCase(), path, parameters },
            pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
            json: json && resolved(document, json.schema),
            form: form && resolved(document, form.schema),
            needsUser: security.length > 0 && security.every((each) => Object.hasOwn(each, 'session')),
            access: row['x-access'] ?? {},
            changes: method !== 'get' || Boolean(row.responses['403']?.$ref?.endsWith('/OtherOrigin')),
            isIdempotent: parameters.some(({ name }) => name === 'Idempotency-Key'),
            hasEtag: Object.hasOwn(row.responses, '304'),
          }
        }),
    )

export const found = <Value>(value: Value | undefined | null | false): Value => {
  if (value === undefined || value === null || value === false) throw new Problem('NOT_FOUND')
  return value
}

export const isVisible = (text: string): boolean =>
  /[^\p{White_Space}\p{Control}\p{Format}\p{Surrogate}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

const isDay = (text: string) => {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.slice(1).map(Number)
  return parts !== undefined && dayOf(msOf(parts)) === text
}

const textFault = (schema: Row, value: string, place: string): Fault | undefined => {
  const { enum: values, minLength = 0, maxLength = Infinity, pattern, format } = schema
  if (value.length < minLength) return fault(place, 'required')
  if (value.length > maxLength) return fault(place, 'tooLong')
  if (values && !values.includes(value)) return fault(place, 'choice')
  const isWrong = (pattern && !new RegExp(pattern, 'u').test(value)) || (format === 'date' && !isDay(value))
  return isWrong ? fault(place, 'form') : undefined
}

/** What a schema does not allow in a value, with the places. */
export const faultsOf = (schema: Row, value: any, place = ''): readonly Fault[] => {
  const { type, minimum = -Infinity, maximum = Infinity, items, maxItems = Infinity, properties = {} } = schema
  const inside = (name: string | number) => (place === '' ? String(name) : `${place}.${name}`)
  if (type === 'array' && Array.isArray(value) && value.length <= maxItems)
    return value.flatMap((each, i) => faultsOf(items, each, inside(i)))
  if (type === 'object' && typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries<Row>(properties).flatMap(([name, each]) => {
      if (Object.hasOwn(value, name)) return faultsOf(each, value[name], inside(name))
      return schema.required?.includes(name) ? [fault(inside(name), 'required')] : []
    })
  if (type === 'string' && typeof value === 'string') return [textFault(schema, value, place) ?? []].flat()
  if (type === 'integer' && Number.isSafeInteger(value) && value >= minimum && value <= maximum) return []
  return type === 'boolean' && typeof value === 'boolean' ? [] : [fault(place, type === 'integer' ? 'number' : 'form')]
}

const valueOf = ({ schema }: Row, text: string) => {
  if (schema.type !== 'integer') return text
  return /^-?\d+$/.test(text) ? Number(text) : NaN
}

/** The parameters of a query. Blank ones count as absent. */
export const queryOf = ({ parameters }: Operation, sent: URLSearchParams): [Row, readonly Fault[]] => {
  const query: Record<string, unknown> = {}
  const faults = parameters.flatMap((parameter): readonly Fault[] => {
    const { name, schema, required } = parameter
    if (parameter.in !== 'query') return []
    const isList = schema.type === 'array'
    const named = [...sent].filter(([key]) => key === name || key.startsWith(`${name}[`))
    const isBroken = named.some(([key]) => key !== name && !(isList && /^\[\d*\]$/.test(key.slice(name.length))))
    if (isBroken) return [fault(name, 'form')]
    if (isList) query[name] = named.flatMap(([, text]) => text.split(',').flatMap((each) => each.trim() || []))
    if (isList) return []
    if (named.length > 1) return [fault(name, 'once')]
    const [[, text] = ['', '']] = named
    query[name] = text.trim() === '' ? schema.default : valueOf(parameter, text)
    if (query[name] === undefined) return required ? [fault(name, 'required')] : []
    return faultsOf(schema, query[name], name)
  })
  return [query, faults]
}

/** The numbers in a path. */
export const paramsOf = ({ parameters, pattern }: Operation, path: string): [readonly number[], readonly Fault[]] => {
  try {
    const texts = pattern.exec(path)!.slice(1).map(decodeURIComponent)
    const inPath = parameters.filter((parameter) => parameter.in === 'path')
    const numbers = inPath.map((parameter, i) => Number(valueOf(parameter, texts[i]!)))
    return [numbers, inPath.flatMap(({ name, schema }, i) => faultsOf(schema, numbers[i], name))]
  } catch {
    throw new Problem('BAD_REQUEST')
  }
}

/** A JSON body. Texts that are not UTF-8 are wrong. */
export const jsonOf = (schema: Row, bytes: Buffer): [Row, readonly Fault[]] => {
  const faults: Fault[] = []
  const isText = Buffer.from(bytes.toString('utf8')).equals(bytes)
  try {
    const value = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, '')) as Row
    const visit = (each: unknown, place: string) => {
      if (typeof each === 'string' && each.includes('\uFFFD')) faults.push(fault(place, 'encoding'))
      if (typeof each === 'object' && each !== null)
        for (const [name, inner] of Object.entries(each)) visit(inner, place === '' ? name : `${place}.${name}`)
    }
    if (!isText) visit(value, '')
    return [value, faults.length > 0 ? faults : faultsOf(schema, value)]
  } catch {
    throw new Problem('BAD_REQUEST')
  }
}

export const pageOf = (rows: readonly Row[], { query }: Call, toItem: (row: Row) => Row) => {
  const { page, size } = query
  const start = page * size
  const content = rows.slice(Math.max(start, 0), Math.max(start + size, 0)).map(toItem)
  const totalPages = Math.ceil(rows.length / size)
  const last = page >= totalPages - 1
  const counts = { totalElements: rows.length, totalPages, number: page, size }
  return { content, ...counts, first: page === 0, last, empty: content.length === 0 }
}

const office = 'application/vnd.openxmlformats-officedocument.'
const mediaTypes: Readonly<Record<string, string>> = {
  ...{ pdf: 'application/pdf', zip: 'application/zip', txt: 'text/plain', log: 'text/plain', csv: 'text/csv' },
  ...{ png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', docx: `${office}wordprocessingml.document` },
  ...{ xlsx: `${office}spreadsheetml.sheet`, pptx: `${office}presentationml.presentation` },
}

/** A file as a download, with its name in UTF-8 and another in ASCII (RFC 6266). */
export const attachment = (fileNo: number, name: string, base64: string, type?: string): Reply => {
  const ascii = name.normalize('NFC').replace(/[^\w.()\- ]/g, '_')
  const plain = ascii === name ? name : ascii.replace(/(?=\.\w{1,10}$)|$/, `-${fileNo}`)
  const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
  const extended = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, hex)
  return new Reply(200, Buffer.from(base64, 'base64'), {
    'content-type': type ?? mediaTypes[name.split('.').at(-1)!.toLowerCase()] ?? 'application/octet-stream',
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${extended}`,
  })
}
