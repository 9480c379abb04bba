import type { Operation } from './document.ts'

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

interface RequestTarget {
  readonly origin: string
  readonly world: string
}

/** Path and query of an operation's example, in the selected world. */
const addressOf = ({ path, parameters = [], area }: Operation, world: string): string => {
  const isWorld = (name: string) => (area === 'control' && name === 'id') || name === 'world'
  const valueOf = (name: string, example: unknown) => (isWorld(name) ? world : String(example))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const example = parameters.find((one) => one.in === 'path' && one.name === name)?.example
    return encodeURIComponent(valueOf(name, example))
  })
  const query = parameters.filter((one) => one.in === 'query' && one.example !== undefined)
  const search = new URLSearchParams(query.map(({ name, example }) => [name, valueOf(name, example)])).toString()
  return search === '' ? filled : `${filled}?${search}`
}

/** A curl command that sends the example of an operation. */
export const curlOf = (operation: Operation, { origin, world }: RequestTarget): string => {
  const { method, requestBody, area } = operation
  const json = requestBody?.content['application/json']?.example
  const form = requestBody?.content['multipart/form-data']?.example as Record<string, string> | undefined
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(origin + addressOf(operation, world))}`,
    ...(area === 'control' ? [] : [`-H ${quoted(`x-mock-world: ${world}`)}`]),
    ...(json === undefined ? [] : [`-H 'content-type: application/json'`, `-d ${quoted(JSON.stringify(json))}`]),
    // Unlike -F it does not interpret a leading @ or <.
    ...Object.entries(form ?? {}).map(([name, value]) => `--form-string ${quoted(`${name}=${value}`)}`),
  ].join(' \\\n  ')
}
