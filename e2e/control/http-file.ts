/** One request of a `.http` file, its variables filled in. */
export interface HttpRequest {
  readonly name: string
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** Reads a `.http` file as REST clients of editors do: `@name = value`, then requests that begin with `###`. */
export const readHttpFile = (text: string): readonly HttpRequest[] => {
  const [preamble = '', ...blocks] = text.split(/^###.*\n/m)
  const variables = new Map([...preamble.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name, value]) => [name, value]))
  const filled = (line: string) => line.replace(/\{\{(\w+)\}\}/g, (whole, name) => variables.get(name) ?? whole)
  return blocks.map((block) => {
    const [head = '', ...rest] = block.split('\n\n')
    const lines = head.split('\n')
    const [first = '', ...headers] = lines.filter((line) => line !== '' && !line.startsWith('#'))
    const [, method = '', url = ''] = /^([A-Z]+) (\S+)$/.exec(first) ?? []
    // A comment between requests belongs to none of them.
    const body = rest
      .join('\n\n')
      .replace(/\n# ----[^\n]*\n*$/, '')
      .trimEnd()
    const type = headers.find((header) => header.startsWith('Content-Type: '))
    return {
      name: /^# @name (\w+)$/m.exec(head)?.[1] ?? '',
      method,
      url: filled(url),
      headers: Object.fromEntries(headers.map((header) => filled(header).split(/: (.*)/s) as [string, string])),
      // A multipart body has the line ends of the wire.
      body: body === '' || !type ? undefined : type.includes('multipart') ? body.replaceAll('\n', '\r\n') : body,
    }
  })
}
