import type { Clause } from '#specs/clauses/index.ts'
import { operations, resolved, type Operation, type Schema } from '../mock-client/contract-document.ts'

type Kind = 'path' | 'query' | 'body' | 'status' | 'field'

/** `call.<operationId>.<kind>.<name>`; the names of nested fields are joined with dots. */
export type DocumentClauseId = `call.${string}.${Kind}.${string}`

/** A part of an operation that the product specification requires. Each one is a clause. */
export interface Part {
  readonly kind: Kind
  readonly name: string
  readonly id: DocumentClauseId
  readonly text: string
}

export const isOfProduct = (schema: Schema) => (schema['x-origin'] ?? resolved(schema)['x-origin']) !== 'assumed'

/** The names of all fields of a schema, those of nested objects after the name of their field and a dot. */
export const fieldsOf = (schema: Schema, includes: (field: Schema) => boolean = () => true): readonly string[] => {
  const { items, anyOf = [], allOf = [], properties = {} } = resolved(schema)
  return [
    ...[...(items ? [items] : []), ...anyOf, ...allOf].flatMap((each: Schema) => fieldsOf(each, includes)),
    ...Object.entries<Schema>(properties)
      .filter(([, field]) => includes(field))
      .flatMap(([name, field]) => [name, ...fieldsOf(field, includes).map((inner) => `${name}.${inner}`)]),
  ]
}

/** The operations of the product, without those that we added. */
export const productOperations = operations.filter(({ isControl, origin }) => !isControl && origin === 'product')

/**
 * The parts of an operation. Not the parts of a form: which ones a person sends depends on the type of the inquiry, so
 * they have clauses of their own.
 */
export const partsOf = ({ id, method, path, parameters, body, responses, media }: Operation): readonly Part[] => {
  const call = `${method} ${path}`
  const part = (kind: Kind, name: string, text: string): Part => ({
    kind,
    name,
    id: `call.${id}.${kind}.${name}`,
    text,
  })
  const success = Object.entries(responses).find(([status]) => status < '300')?.[1]
  return [
    ...Object.entries(media).flatMap(([status, types]) =>
      status === 'default'
        ? []
        : part(
            'status',
            status,
            `${call} can return ${status} ${types.length > 0 ? `with ${types.join(' or ')}` : 'without a body'}.`,
          ),
    ),
    ...parameters.flatMap(({ in: place, name, 'x-origin': origin }) =>
      place === 'header' || origin === 'assumed'
        ? []
        : part(place, name, `${call} accepts the ${place} parameter ${name}.`),
    ),
    ...(body?.type === 'application/json'
      ? fieldsOf(body.schema, isOfProduct).map((name) =>
          part('body', name, `The body of ${call} has the field ${name}.`),
        )
      : []),
    ...(success ? fieldsOf(success, isOfProduct) : []).map((name) =>
      part('field', name, `The response of ${call} has the field ${name}.`),
    ),
  ]
}

/** The statements of the specification about each operation: its call in section 7, and what it returns in section 3. */
const statements: { readonly [operationId: string]: readonly [call: string, ...entities: string[]] } = {
  notices: ['7.1', '3.1'],
  faqs: ['7.2', '3.2'],
  faqCodes: ['7.3', '3.3'],
  relatedFaqs: ['7.4', '3.2'],
  inquiryCodes: ['7.5', '3.7'],
  allInquiryCodes: ['7.6', '3.7'],
  allowedExtensions: ['7.7'],
  countries: ['7.8', '3.9'],
  phoneCodes: ['7.8', '3.9'],
  partnerInit: ['7.9', '3.14'],
  alarmInit: ['7.10', '3.14'],
  oldCaptcha: ['7.11'],
  receiptCaptcha: ['7.12'],
  audioCaptcha: ['7.13'],
  captchaSound: ['7.14'],
  captchaImage: ['7.15'],
  verifyCaptcha: ['7.16'],
  captchaUi: ['7.17', '3.10'],
  captchaQuestion: ['7.18', '3.10'],
  submitInquiry: ['7.19', '3.8'],
  library: ['7.20', '3.5'],
  callSurvey: ['7.21', '3.11'],
  answerSurvey: ['7.21', '3.11'],
  additionalCondition: ['7.22', '3.12'],
  latestNews: ['7.23', '3.4'],
  cachedNews: ['7.23', '3.4'],
  newsTypes: ['7.24'],
  eventLog: ['7.25', '3.6'],
}

/** Why the statements do not say a part of their operation; undefined if they do. */
const reasonAgainst = (operationId: string, { kind, name }: Part): string | undefined => {
  if (kind === 'status') return 'The specification names no status.'
  if (operationId === 'cachedNews') return 'The specification names neither path nor tag of the cached variant.'
  if (operationId === 'newsTypes') return 'The specification does not show what a type of news consists of.'
  if (operationId === 'oldCaptcha' && name === 'key')
    return 'The specification does not show what the old captcha returns.'
  return undefined
}

const clauseOf = (operationId: string, part: Part): Clause => {
  const [call, ...entities] = statements[operationId]!
  const because = reasonAgainst(operationId, part)
  return {
    text: part.text,
    statements: part.kind === 'field' ? [...entities, call] : [call],
    proof: 'api',
    ...(because === undefined ? { class: 'product' } : { class: 'assumed', was: 'product', because }),
  }
}

/** The clauses that the committed OpenAPI document states. `e2e/contract` proves them. */
export const documentClauses: Readonly<Record<DocumentClauseId, Clause>> = Object.fromEntries(
  productOperations.flatMap((operation) =>
    partsOf(operation).map((part) => [part.id, clauseOf(operation.id, part)] as const),
  ),
)
