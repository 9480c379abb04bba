import { expect, test } from 'vitest'
import { changedRequirements, changedTexts, contractChanges, productOf } from './contract-changes.ts'

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
  expect([...changes.server, ...changes.other].join('\n')).toContain(part)
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
])('%s is no change', (_, after) =>
  expect(contractChanges(before, after)).toEqual({ breaking: [], server: [], other: [] }),
)

test('another example is no change', () => {
  const withExamples = (examples: object) => {
    const content = { 'application/json': { schema: item, examples } }
    return documentOf({ responses: { ...operation.responses, 404: { description: 'Not Found', content } } })
  }
  const first = { value: { id: 1, title: 'a' } }
  const changes = contractChanges(withExamples({ first }), withExamples({ first, second: first }))
  expect(changes).toEqual({ breaking: [], server: [], other: [] })
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

test.each([
  [
    'a required field of a response',
    documentOf(
      {},
      { ...item, properties: { ...item.properties, severity: text }, required: ['id', 'title', 'severity'] },
    ),
    'severity',
  ],
  ['a status', documentOf({ responses: { ...operation.responses, 409: { description: 'Conflict' } } }), '409'],
  [
    'a header of a response',
    documentOf({ responses: { ...operation.responses, 404: { description: 'Not Found', headers: { Allow: {} } } } }),
    '[Added] headers Allow to Response 404',
  ],
  [
    'a parameter',
    documentOf({ parameters: [size, { name: 'page', in: 'query', schema: text }, typeCode] }),
    'query parameter `page`',
  ],
  ['an operation', documentOf({}, item, { '/faq': { get: { responses: {} } } }), 'GET /faq'],
])('%s that is added is what a server must do', (_, after, part) => {
  const { breaking, server, other } = contractChanges(before, after)
  expect([server.join('\n'), breaking, other]).toEqual([expect.stringContaining(part), [], []])
})

test('a field that a response may have is no task of a server', () => {
  const after = documentOf({}, { ...item, properties: { ...item.properties, severity: text } })
  expect(contractChanges(before, after)).toMatchObject({ breaking: [], server: [] })
})

test('a format of a day that replaces its pattern breaks nobody', () => {
  const day = (schema: object) => documentOf({}, { ...item, properties: { ...item.properties, title: schema } })
  const [old, current] = [day({ ...text, pattern: String.raw`^\d{4}-\d\d-\d\d$` }), day({ ...text, format: 'date' })]
  expect(contractChanges(old, current)).toMatchObject({ breaking: [], server: [] })
})

test('every change has a noun', () => {
  const asList = { ...typeCode, schema: { type: 'array', items: text } }
  const { breaking, other, server } = contractChanges(before, documentOf({ parameters: [size, asList] }))
  expect([...breaking, ...other, ...server].filter((change) => change.includes(']  '))).toEqual([])
})

test('the product is the document without the operations of the mock and what only they use', () => {
  const control = { tags: ['control'], responses: { 200: { $ref: '#/components/responses/World' } } }
  const paths = {
    '/__mock/worlds': { post: control },
    '/session': { post: { ...control, tags: [], 'x-origin': 'mock' } },
  }
  const all = documentOf({}, item, paths)
  const document = productOf({ ...all, components: { ...all.components, responses: { World: {} } } })
  expect(contractChanges(before, document)).toEqual({ breaking: [], server: [], other: [] })
  expect(document.components.responses).toEqual({})
})

test('changed requirements are listed with both texts, once', () => {
  const withClauses = (...clauses: readonly (readonly [id: string, text: string])[]) => {
    const rows = clauses.map(([id, sentence]) => ({ id, class: 'assumed', text: sentence }))
    return documentOf({ 'x-clauses': rows, responses: { 200: { description: 'OK', 'x-clauses': rows } } })
  }
  const old = withClauses(['a', 'At most 5.'], ['b', 'Newest first.'], ['c', 'In Korean.'])
  expect(changedRequirements(old, withClauses(['a', 'At most 6.'], ['c', 'In Korean.'], ['d', 'In UTC+9.']))).toEqual([
    'a\n    - assumed: At most 5.\n    + assumed: At most 6.',
    'b\n    - assumed: Newest first.',
    'd\n    + assumed: In UTC+9.',
  ])
})

test('changed texts are listed with their places and the lines that differ', () => {
  const described = { ...item, properties: { ...item.properties, title: { ...text, description: 'Of the notice.' } } }
  const changed = {
    'x-access': { role: 'ROLE' },
    parameters: [typeCode, { ...size, description: 'At most 100.' }],
    responses: { ...operation.responses, 404: { description: 'Same.\n\nNo notice.' } },
  }
  const old = documentOf({ responses: { ...operation.responses, 404: { description: 'Same.\n\nNot Found.' } } })
  const added = { '/faqs': { get: { description: 'The FAQ.' } } }
  expect(changedTexts(old, documentOf(changed, described, added))).toEqual([
    'Item: properties.title.description\n    + Of the notice.',
    'POST /notices: parameters.size.description\n    + At most 100.',
    'POST /notices: responses.404.description\n    - Not Found.\n    + No notice.',
    'POST /notices: x-access\n    + {"role":"ROLE"}',
  ])
  expect(changedTexts(before, documentOf())).toEqual([])
})
