interface Pair {
  readonly key: string
  readonly value: string
}

interface PostmanRequest {
  readonly method: string
  readonly header: readonly Pair[]
  readonly url: { readonly raw: string }
  readonly body?: { readonly raw: string } | { readonly formdata: readonly Pair[] }
}

interface Item {
  /** The id of the operation, a colon and its summary. */
  readonly name: string
  readonly request: PostmanRequest
  readonly response: readonly [{ readonly code: number }]
}

interface Collection {
  readonly variable: readonly Pair[]
  readonly item: readonly { readonly item: readonly Item[] }[]
}

interface Document {
  readonly paths: Readonly<Record<string, { readonly get?: { readonly operationId: string } }>>
}

const bodyOf = (body: PostmanRequest['body']) => {
  if (body === undefined) return undefined
  if ('raw' in body) return body.raw
  const form = new FormData()
  for (const { key, value } of body.formdata) form.append(key, value)
  return form
}

/**
 * Sends the example of every operation to a mock. Throws if one does not have the status of its example, or if a GET
 * operation of the document has no example. Returns what was sent in a few words.
 */
export const sendExamples = async (origin: string): Promise<string> => {
  const read = async (name: string): Promise<unknown> => (await fetch(`${origin}/__mock/${name}`)).json()
  const { variable, item } = (await read('postman.json')) as Collection
  const { paths } = (await read('openapi.json')) as Document
  const fill = (text: string) =>
    variable.reduce((filled, { key, value }) => filled.replaceAll(`{{${key}}}`, value), text)
  const problems: string[] = []
  const sent = new Set<string>()
  for (const { name, request, response } of item.flatMap((folder) => folder.item)) {
    const { status } = await fetch(fill(request.url.raw), {
      method: request.method,
      headers: request.header.map(({ key, value }): [string, string] => [key, fill(value)]),
      body: bodyOf(request.body) ?? null,
      redirect: 'manual',
    })
    const id = name.split(':')[0]!
    if (status !== response[0].code) problems.push(`${id} ${status}`)
    sent.add(id)
  }
  const gets = Object.values(paths).flatMap(({ get }) => get?.operationId ?? [])
  const missing = gets.filter((id) => !sent.has(id))
  if (missing.length > 0) problems.push(`not sent: ${missing.join(', ')}`)
  if (problems.length > 0) throw new Error(`The examples failed: ${problems.join(', ')}`)
  return `${sent.size} operations, of which ${gets.length} are GET, have the status of their example`
}
