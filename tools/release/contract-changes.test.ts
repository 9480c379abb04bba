import { expect, test } from 'vitest'
import { changedTexts, contractChanges } from './contract-changes.ts'

const text = { type: 'string' }
const item = {
  type: 'object',
  properties: { id: { type: 'integer' }, title: text, locale: { anyOf: [text, { type: 'null' }] } },
  required: ['id', 'title'],
}
const operation = {
  operationId: 'notices',
  parameters: [
    { name: 'size', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } },
    { name: 'typeCode', in: 'query', schema: { type: 'string', enum: ['TRBL', 'GUIDE'] } },
  ],
  requestBody: { content: { 'application/json': { schema: item } } },
  responses: {
    200: { description: 'OK', content: { 'application/json': { schema: { $ref: '#/components/schemas/Item' } } } },
    404: { description: 'Not Found' },
  },
}

const documentOf = (changed: object = {}, schema: object = item, others: object = {}) => ({
  openapi: '3.1.1',
  info: { title: 'Test', version: '1.0.0' },
  paths: { '/notices': { post: { ...operation, ...changed } }, ...others },
  components: { schemas: { Item: schema, Base: { type: 'object', properties: item.properties } } },
})

const before = documentOf()
const [size, typeCode] = operation.parameters
const { id: _id, ...withoutId } = item.properties

const breaking: [change: string, after: object, part: string][] = [
  ['a removed operation', { ...before, paths: {} }, 'POST /notices'],
  [
    'a required parameter',
    documentOf({ parameters: [size, typeCode, { name: 'page', in: 'query', required: true, schema: text }] }),
    'page',
  ],
  ['a removed parameter', documentOf({ parameters: [size] }), 'typeCode'],
  [
    'a lower limit',
    documentOf({ parameters: [{ ...size, schema: { type: 'integer', minimum: 1, maximum: 50 } }, typeCode] }),
    'maximum',
  ],
  [
    'a removed value of a parameter',
    documentOf({ parameters: [size, { ...typeCode, schema: { type: 'string', enum: ['TRBL'] } }] }),
    'possible values',
  ],
  ['a removed field of a response', documentOf({}, { ...item, properties: withoutId, required: ['title'] }), 'id'],
  ['another type of a field', documentOf({}, { ...item, properties: { ...item.properties, id: text } }), 'id'],
  ['a field that a response may omit', documentOf({}, { ...item, required: ['id'] }), 'title'],
  ['a removed status', documentOf({ responses: { 200: operation.responses[200] } }), '404'],
]

test.each(breaking)('%s is a breaking change', (_, after, part) => {
  const changes = contractChanges(before, after)
  expect(changes.breaking.join('\n')).toContain(part)
  expect(changes.breaking.every((text) => text.startsWith('POST /notices: '))).toBe(true)
})

const others: [change: string, after: object, part: string][] = [
  ['a new operation', documentOf({}, item, { '/faq': { get: { responses: { 200: { description: 'OK' } } } } }), '/faq'],
  [
    'an optional parameter',
    documentOf({ parameters: [size, typeCode, { name: 'page', in: 'query', schema: text }] }),
    'page',
  ],
  [
    'a new field of a response',
    documentOf({}, { ...item, properties: { ...item.properties, severity: text } }),
    'severity',
  ],
  [
    'known values of a field of a response',
    documentOf({}, { ...item, properties: { ...item.properties, title: { type: 'string', enum: ['A', 'B'] } } }),
    'title',
  ],
  [
    'a removed optional field of a response',
    documentOf({}, { ...item, properties: { id: item.properties.id, title: text } }),
    'locale',
  ],
  ['a new status', documentOf({ responses: { ...operation.responses, 409: { description: 'Conflict' } } }), '409'],
]

test.each(others)('%s is not a breaking change', (_, after, part) => {
  const changes = contractChanges(before, after)
  expect(changes.breaking).toEqual([])
  expect(changes.other.join('\n')).toContain(part)
})

test.each([
  [
    'another order',
    { ...before, paths: { '/notices': { post: Object.fromEntries(Object.entries(operation).toReversed()) } } },
  ],
  ['another description', documentOf({ description: 'Notices.' })],
  ['another annotation', documentOf({ 'x-clauses': [{ id: 'call.notice.list' }] })],
  [
    'the same schema with allOf',
    documentOf({}, { allOf: [{ $ref: '#/components/schemas/Base' }, { required: ['id', 'title'] }] }),
  ],
  [
    'the same nullable schema in another form',
    documentOf({}, { ...item, properties: { ...item.properties, locale: { type: ['string', 'null'] } } }),
  ],
  ['another version', { ...before, info: { title: 'Test', version: '2.0.0' } }],
])('%s is no change', (_, after) => expect(contractChanges(before, after)).toEqual({ breaking: [], other: [] }))

test('another example is no change', () => {
  const withExamples = (examples: object) => {
    const content = { 'application/json': { schema: item, examples } }
    return documentOf({ responses: { ...operation.responses, 404: { description: 'Not Found', content } } })
  }
  const first = { value: { id: 1, title: 'a' } }
  const changes = contractChanges(withExamples({ first }), withExamples({ first, second: first }))
  expect(changes).toEqual({ breaking: [], other: [] })
})

test('a change of many operations is one line', () => {
  const pathsWith = (status: string) =>
    Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((name) => [`/${name}`, { get: { responses: { [status]: { description: 'OK' } } } }]),
    )
  const { breaking } = contractChanges(documentOf({}, item, pathsWith('200')), documentOf({}, item, pathsWith('204')))
  expect(breaking).toHaveLength(1)
  expect(breaking[0]).toContain('4 operations (GET /a, GET /b, GET /c, …): ')
})

test('changed texts, clauses and examples are listed with their places', () => {
  const described = { ...item, properties: { ...item.properties, title: { ...text, description: 'Of the notice.' } } }
  const changed = {
    'x-clauses': [{ id: 'call.notice.list' }],
    parameters: [typeCode, { ...size, description: 'At most 100.' }],
    responses: { ...operation.responses, 404: { description: 'No notice.' } },
  }
  const added = { '/faqs': { get: { description: 'The FAQ.' } } }
  expect(changedTexts(before, documentOf(changed, described, added))).toEqual([
    'Item: properties.title.description',
    'POST /notices: parameters.size.description',
    'POST /notices: responses.404.description',
    'POST /notices: x-clauses',
  ])
  expect(changedTexts(before, documentOf())).toEqual([])
})
