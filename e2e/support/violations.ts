import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { ApiResponse } from '../mock-client/api-client.ts'
import { contractDocument, type Operation, type Schema } from '../mock-client/contract-document.ts'

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false })
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

/** Describes how a response violates the document; undefined when it is valid. */
export const violationsOf = (
  { id, responses }: Operation,
  { status, headers, body, bytes }: ApiResponse,
): string | undefined => {
  if (status >= 500) return `${id} returned ${status}: ${String(body?.message ?? body)}`
  const schema = responses[status] === undefined ? responses.default : responses[status]
  if (schema === undefined) return `${id} returned ${status}, which the document does not list`
  if (schema === null || bytes.length === 0) return undefined
  if (!headers.get('content-type')?.startsWith('application/json')) return `${id} ${status} is not JSON`
  const validate = validatorOf(schema)
  if (validate(body)) return undefined
  return `${id} ${status}: ${ajv.errorsText(validate.errors)}`
}
