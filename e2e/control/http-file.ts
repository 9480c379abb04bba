/** One request of a `.http` file, with its variables replaced. */
export interface HttpRequest {
  readonly name: string
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** Parses a `.http` file like the REST clients of editors: `@name = value`, then requests that start with `###`. */
export const readHttpFile = (text: string): readonly HttpRequest[] => {
  const [preamble = '', ...blocks] = text.split(/^###.*\n/m)
  const variables = new Map([...preamble.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name, value]) => [name, value]))
  const replaceVariables = (line: string) =>
    line.replace(/\{\{(\w+)\}\}/g, (placeholder, name) => variables.get(name) ?? placeholder)
  return blocks.map((block) => {
    const [head = '', ...rest] = block.split('\n\n')
    const lines = head.split('\n')
    const [first = '', ...headers] = lines.filter((line) => line !== '' && !line.startsWith('#'))
    const [, method = '', url = ''] = /^([A-Z]+) (\S+)$/.exec(first) ?? []
    // Drops a comment between two requests.
    const body = rest
      .join('\n\n')
      .replace(/\n# ----[^\n]*\n*$/, '')
      .trimEnd()
    const type = headers.find((header) => header.startsWith('Content-Type: '))
    return {
      name: /^# @name (\w+)$/m.exec(head)?.[1] ?? '',
      method,
      url: replaceVariables(url),
      headers: Object.fromEntries(
        headers.map((header) => replaceVariables(header).split(/: (.*)/s) as [string, string]),
      ),
      // A multipart body requires CR LF.
      body: body === '' || !type ? undefined : type.includes('multipart') ? body.replaceAll('\n', '\r\n') : body,
    }
  })
}
