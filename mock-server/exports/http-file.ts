import { requestFolders, searchOf, type ExampleRequest } from './example-requests.ts'

/** Where requests go, and in which world. */
export interface RequestTarget {
  readonly origin: string
  readonly world: string
}

const boundary = 'haneul-example'

const part = ([name, value]: readonly [string, string]) =>
  `--${boundary}\nContent-Disposition: form-data; name="${name}"\n\n${value}\n`

/** Headers and body of what it carries, each client's own variables left alone. */
const carried = ({ body, form }: ExampleRequest): readonly [header: string | undefined, body: string | undefined] => {
  if (form)
    return [`Content-Type: multipart/form-data; boundary=${boundary}`, `${form.map(part).join('')}--${boundary}--`]
  if (body !== undefined) return ['Content-Type: application/json', JSON.stringify(body, null, 2)]
  return [undefined, undefined]
}

const written = (request: ExampleRequest): string => {
  const { id, summary, origin, method, path, query, isProduct } = request
  const search = searchOf(query)
  const [header, body] = carried(request)
  const head = [
    `### ${id}: ${summary} (${origin})`,
    `# @name ${id}`,
    // Where a client follows redirects, the page that it is led to would be the answer.
    ...(id === 'enter' ? ['# @no-redirect'] : []),
    `${method} {{origin}}${path}${search === '' ? '' : `?${search}`}`,
    ...(isProduct ? ['x-mock-world: {{world}}', 'Accept-Language: ko'] : ['Accept-Language: en']),
    ...(header === undefined ? [] : [header]),
  ].join('\n')
  return body === undefined ? `${head}\n` : `${head}\n\n${body}\n`
}

/** Every call of the contract as a request that REST clients of editors can send (`.http`). */
export const httpFile = ({ origin, world }: RequestTarget): string =>
  [
    `# Every call of the Haneul Cloud support mock, each with an example. Sent in this order, all of them succeed (the train history on fin alone).
# The first one changes the world that is named here, the last one ends it ("default" is reset instead).
@origin = ${origin}
@world = ${world}
`,
    ...requestFolders.flatMap(({ name, text, requests }) => [
      `# ---- ${[name, text].filter(Boolean).join(': ')}\n`,
      ...requests.map(written),
    ]),
  ].join('\n')
