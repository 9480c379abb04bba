import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { target } from '../mock-client/deployment.ts'
import type { TransportResponse } from '../mock-client/transport.ts'
import { contractDocument, type Operation, type Schema } from '../mock-client/contract-document.ts'
import { fieldsOf } from '../report/document-clauses.ts'
import { operationAt } from '../verify/needs.ts'

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema({ $id: 'contract', components: contractDocument.components })

const validators = new Map<Schema, ValidateFunction>()

/** The schema with its references pointing to the added document. */
const withAbsoluteRefs = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as Schema

const validatorOf = (schema: Schema) => {
  const cached = validators.get(schema)
  if (cached) return cached
  const validator = ajv.compile(withAbsoluteRefs(schema))
  validators.set(schema, validator)
  return validator
}

/** How a response is not what the document says. */
export interface Violation {
  /** The field that is missing or wrong, in the form of `fieldsOf`; empty if it is not about a field. */
  readonly field: string
  readonly text: string
}

const fieldOf = ({ instancePath, params }: ErrorObject): string =>
  [...instancePath.split('/'), (params as { readonly missingProperty?: string }).missingProperty ?? '']
    .filter((name) => name !== '' && !/^\d+$/.test(name))
    .join('.')

/** The names of the fields that a JSON value has, in the form of `fieldsOf`. */
export const fieldsIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return [...new Set(value.flatMap(fieldsIn))]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsIn(inner).map((each) => `${name}.${each}`)])
}

/** The status of the document that a response has: of those that it does not list, the first of the same kind. */
export const listedStatus = ({ responses, media }: Operation, status: number): number => {
  const similar = Object.keys(media).find((each) => each.startsWith(String(status)[0]!))
  return status in responses || similar === undefined ? status : Number(similar)
}

const isInside = (inner: string, outer: string) => inner !== outer && (outer === '' || inner.startsWith(`${outer}.`))

/** One violation for each wrong field. If a field is wrong because of one inside it, only the inner one. */
const wrongFields = (errors: readonly ErrorObject[]): readonly Violation[] => {
  const byField = new Map(errors.toReversed().map((error) => [fieldOf(error), error]))
  const fields = [...byField.keys()]
  return [...byField].flatMap(([field, error]) =>
    fields.some((each) => isInside(each, field)) ? [] : { field, text: ajv.errorsText([error]) },
  )
}

/** Whether a header is of no use at a back end that does not have what it is about. */
const isLeftOut = (name: string) => name === 'Accept-Ranges' && target?.capabilities.ranges === false

/** Every violation of the document by a response. */
export const violationsOf = (
  { id, responses, media, headers: documented }: Operation,
  { status, headers, body, bytes }: TransportResponse & { readonly body: unknown },
): readonly Violation[] => {
  const violation = (text: string): Violation => ({ field: '', text: `${id} ${text}` })
  if (status >= 500) return [violation(`returned ${status}: ${new TextDecoder().decode(bytes.subarray(0, 300))}`)]
  const schema = responses[status] === undefined ? responses.default : responses[status]
  if (schema === undefined) return [violation(`returned ${status}, which the document does not list`)]
  const types = media[status]
  const type = headers.get('content-type')?.split(';')[0] ?? ''
  if (types && types.length > 0 && !types.includes(type))
    return [violation(`${status} is "${type}", not ${types.join(' or ')}`)]
  if (types?.length === 0 && bytes.length > 0) return [violation(`${status} has a body`)]
  const missing = types ? (documented[status] ?? []).filter((name) => !headers.has(name) && !isLeftOut(name)) : []
  const ofHeaders = missing.map((name) => violation(`${status} has no header ${name}`))
  if (schema === null || bytes.length === 0) return ofHeaders
  if (type !== 'application/json') return [violation(`${status} is not JSON`)]
  const validate = validatorOf(schema)
  const wrong = validate(body) ? [] : wrongFields(validate.errors ?? [])
  return [...ofHeaders, ...wrong.map(({ field, text }) => ({ field, text: `${id} ${status}: ${text}` }))]
}

/** The fields of a JSON value that have these names, in the form of `fieldsOf`. */
const pick = (value: unknown, names: ReadonlySet<string>, place = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => pick(each, names, place))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => names.has(place + name))
      .map(([name, inner]) => [name, pick(inner, names, `${place}${name}.`)]),
  )
}

/** The fields of a response that the document has. */
export const knownFields = (operation: Operation, status: number, body: unknown): unknown => {
  const schema = operation.responses[listedStatus(operation, status)]
  return schema ? pick(body, new Set(fieldsOf(schema))) : body
}

/** The body of a response. A back end may return more fields than the document has, so no test of one sees them. */
export const withoutUnknownFields = (method: string, path: string, status: number, body: unknown): unknown => {
  const operation = target && !target.controlPlane ? operationAt(method, path) : undefined
  return operation ? knownFields(operation, status, body) : body
}
