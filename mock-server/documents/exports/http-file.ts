import { requestFolders, encodeQuery, isRedirect, type ExampleRequest } from './example-requests.ts'

/** Origin and world of the requests. */
export interface RequestTarget {
  readonly origin: string
  readonly world: string
}

const boundary = 'haneul-example'

const part = ([name, value]: readonly [string, string]) =>
  `--${boundary}\nContent-Disposition: form-data; name="${name}"\n\n${value}\n`

/** Content-Type header and body of a request. Client variables such as `{{worldId}}` stay as they are. */
const payloadOf = ({ body, form }: ExampleRequest): readonly [header: string | undefined, body: string | undefined] => {
  if (form)
    return [`Content-Type: multipart/form-data; boundary=${boundary}`, `${form.map(part).join('')}--${boundary}--`]
  if (body !== undefined) return ['Content-Type: application/json', JSON.stringify(body, null, 2)]
  return [undefined, undefined]
}

const toText = (request: ExampleRequest): string => {
  const { id, summary, origin, method, path, query, isProduct } = request
  const search = encodeQuery(query)
  const [header, body] = payloadOf(request)
  const head = [
    `### ${id}: ${summary} (${origin})`,
    `# @name ${id}`,
    // A client that follows redirects would show the target page instead of this response.
    ...(isRedirect(request) ? ['# @no-redirect'] : []),
    `${method} {{origin}}${path}${search === '' ? '' : `?${search}`}`,
    ...(isProduct ? ['x-mock-world: {{worldId}}', 'Accept-Language: ko'] : ['Accept-Language: en']),
    ...(header === undefined ? [] : [header]),
  ].join('\n')
  return body === undefined ? `${head}\n` : `${head}\n\n${body}\n`
}

/** All operations of the contract as a `.http` file for the REST clients of editors. */
export const httpFile = ({ origin, world }: RequestTarget): string =>
  [
    `# All operations of the Haneul Cloud support mock, each with an example. All requests succeed in this order, as often as
# they are sent. The first one creates the world named below, on the site fin, which has every operation; the last one
# deletes it.
@origin = ${origin}
@worldId = ${world}
`,
    ...requestFolders.flatMap(({ name, text, requests }) => [
      `# ---- ${[name, text].filter(Boolean).join(': ')}\n`,
      ...requests.map(toText),
    ]),
  ].join('\n')
