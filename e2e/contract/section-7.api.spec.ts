import { resolved, type Operation, type Schema } from '../mock-client/contract-document.ts'
import { isOfProduct, productOperations } from '../report/document-clauses.ts'
import { clause, expect, test } from '../support/test.ts'
import { section7, type Call, type Shape } from './section-7.ts'

const isNull = ({ type }: Schema) => type === 'null'
const isNullable = ({ type, anyOf = [] }: Schema) => type?.includes?.('null') === true || anyOf.some(isNull)

/** A schema in the form of the table, without the parts that we added. */
const shapeOf = (schema: Schema): Shape => {
  const { type, items, properties, anyOf = [], allOf, ...rest } = resolved(schema)
  // The values of a part that is not always used.
  const values = rest.enum ?? rest['x-if-used']?.enum
  // A schema that extends another one has the fields of both.
  if (allOf) return Object.assign({}, ...allOf.map(shapeOf)) as Shape
  const other = anyOf.find((each: Schema) => !isNull(each))
  if (other) return shapeOf(other)
  if (values) return values.join(' | ')
  if (items) return [shapeOf(items)]
  if (properties) return fieldsOf(properties, resolved(schema).required)
  return Array.isArray(type) ? type.filter((each) => each !== 'null').join(' | ') : type
}

const fieldsOf = (fields: Readonly<Record<string, Schema>>, required: readonly string[] = []): Shape =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => isOfProduct(field))
      .map(([name, field]) => [
        `${name}${required.includes(name) ? '' : '?'}${isNullable(resolved(field)) ? ' or null' : ''}`,
        shapeOf(field),
      ]),
  )

/** An operation of the document in the form of the table. */
const callOf = ({ parameters, body, responses, media }: Operation): Call => {
  const query = parameters.filter((each) => each.in === 'query')
  const names = query.filter(({ required }) => required).map(({ name }) => name)
  const statuses = Object.keys(media).filter((status) => status !== 'default' && status !== '200')
  return {
    ...(query.length > 0 && {
      query: fieldsOf(Object.fromEntries(query.map(({ name, schema }) => [name, schema])), names),
    }),
    ...(body && { [body.type === 'application/json' ? 'body' : 'form']: shapeOf(body.schema) }),
    returns: responses['200'] ? shapeOf(responses['200']) : (media['200'] ?? []).join(' | '),
    ...(statuses.length > 0 && { or: statuses.map(Number) }),
  }
}

test(...clause('call.document.section-7'), () => {
  const documented = Object.fromEntries(productOperations.map((each) => [`${each.method} ${each.path}`, callOf(each)]))
  expect(documented).toEqual(section7)
})
