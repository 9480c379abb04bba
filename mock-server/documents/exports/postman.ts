import { isRedirect, requestFolders, type ExampleRequest } from './example-requests.ts'
import type { RequestTarget } from './http-file.ts'

const pair = ([key, value]: readonly [string, string]) => ({ key, value })

const urlOf = ({ path, query }: ExampleRequest) => {
  const search = query.map(([name, value]) => `${name}=${value}`).join('&')
  return {
    raw: `{{origin}}${path}${search === '' ? '' : `?${search}`}`,
    host: ['{{origin}}'],
    path: path.split('/').slice(1),
    ...(query.length > 0 && { query: query.map(pair) }),
  }
}

const bodyOf = ({ body, form }: ExampleRequest) => {
  if (form) return { mode: 'formdata', formdata: form.map(([key, value]) => ({ key, value, type: 'text' })) }
  if (body === undefined) return undefined
  return { mode: 'raw', raw: JSON.stringify(body, null, 2), options: { raw: { language: 'json' } } }
}

const requestOf = (request: ExampleRequest) => {
  const { method, isProduct, text, origin } = request
  const body = bodyOf(request)
  const header = [
    ...(isProduct ? [pair(['x-mock-world', '{{worldId}}'])] : []),
    pair(['Accept-Language', isProduct ? 'ko' : 'en']),
    ...(body?.mode === 'raw' ? [pair(['Content-Type', 'application/json'])] : []),
  ]
  return { method, header, url: urlOf(request), description: `${text} (${origin})`, ...(body && { body }) }
}

interface FileExample {
  readonly fileName: string
  readonly mediaType: string
}
const isFile = (example: unknown): example is FileExample =>
  typeof example === 'object' && example !== null && 'mediaType' in example

/** The example response: JSON in full, a file by its name only. */
const responseOf = (request: ExampleRequest) => {
  const { status, response: example } = request
  const base = {
    name: `${status}`,
    originalRequest: requestOf(request),
    code: status,
    status: reasonPhrases[status] ?? '',
  }
  if (example === null) return { ...base, header: [], body: '' }
  if (isFile(example))
    return { ...base, header: [pair(['Content-Type', example.mediaType])], body: `(${example.fileName})` }
  return {
    ...base,
    _postman_previewlanguage: 'json',
    header: [pair(['Content-Type', 'application/json; charset=utf-8'])],
    body: JSON.stringify(example, null, 2),
  }
}

/** A script for Postman that tests the response of a request. */
const testsOf = ({ status, schema }: ExampleRequest) => [
  `pm.test('status is ${status}', () => pm.response.to.have.status(${status}))`,
  ...(schema
    ? [
        `const schema = ${JSON.stringify(schema)}`,
        "pm.test('response matches the schema', () => pm.response.to.have.jsonSchema(schema))",
      ]
    : []),
]

const reasonPhrases: { readonly [status: number]: string } = {
  200: 'OK',
  201: 'Created',
  204: 'No Content',
  302: 'Found',
  303: 'See Other',
}

/** All operations of the contract as a Postman collection (format 2.1): a folder per area, with example responses. */
export const postmanCollection = ({ origin, world }: RequestTarget): object => ({
  info: {
    name: 'Haneul Cloud support',
    description:
      'All operations of the mock, each with an example and with tests of status and schema. All tests pass in this order, as often as the collection is run. The first request creates the world named by the variable, on the site fin, which has every operation; the last one deletes it.',
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  },
  variable: [pair(['origin', origin]), pair(['worldId', world])],
  item: requestFolders.map(({ name, text, requests }) => ({
    name,
    ...(text && { description: text }),
    item: requests.map((request) => ({
      name: `${request.id}: ${request.summary}`,
      // The redirect itself is the response to show, not its target page.
      ...(isRedirect(request) && { protocolProfileBehavior: { followRedirects: false } }),
      event: [{ listen: 'test', script: { type: 'text/javascript', exec: testsOf(request) } }],
      request: requestOf(request),
      response: [responseOf(request)],
    })),
  })),
})
