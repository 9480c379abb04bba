import type { TestRow } from './clause-report.ts'

const maxDifferences = 5
const maxCharacters = 300

const cut = (text: string) => (text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text)

/** A text as an argument in a shell. */
export const shellQuoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** The command that runs a test alone. */
export const commandOf = ({ file, line, title }: Pick<TestRow, 'file' | 'line' | 'title'>): string =>
  `npm test -- ${file}:${line} --grep ${shellQuoted(title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))}`

/** What a server refused, as a line. `response` is its body. */
export const refusalOf = (exchange: {
  readonly status: number
  readonly method: string
  readonly path: string
  readonly code: string | null
  readonly response: string | null
}): string => {
  const { status, method, path, code, response } = exchange
  const message = /"(?:message|detail|title)":\s*"((?:[^"\\]|\\.)*)"/.exec(response ?? '')?.[1]
  return [`${status} ${method} ${path}`, ...(code === null ? [] : [code]), ...(message ? [`"${message}"`] : [])].join(
    ' ',
  )
}

/** What an error says of the values, line by line; its first line if it says nothing. */
export const valuesOf = (error: string): readonly string[] => {
  const lines = error.split('\n')
  const values = ['expected', 'received'].flatMap((name) => {
    const found = lines.map((line) => new RegExp(`^ *${name}(?: \\w+)?: (.*)`, 'i').exec(line)?.[1]).find(Boolean)
    return found === undefined ? [] : `${name}: ${cut(found.trim())}`
  })
  const changed = lines.filter((line) => /^ *[-+] (?! ?(Expected|Received))/.test(line))
  // Both signs have their own limit, or a long list would show only what was expected.
  const changes = ['-', '+'].flatMap((sign) =>
    changed.filter((line) => line.trim().startsWith(sign)).slice(0, maxDifferences),
  )
  if (values.length === 0 && changes.length === 0) return [`error: ${cut(lines.find((line) => line !== '') ?? '')}`]
  return [...values, ...(changes.length === 0 ? [] : ['difference:', ...changes.map((line) => `  ${cut(line)}`)])]
}

/**
 * The message of an error, with the clause and the example of the step that failed. The message of a failed expectation
 * begins with the title of its step; that of a timeout does not.
 */
export const failedStep = ({ clauses, failedSteps = [] }: Pick<TestRow, 'clauses' | 'failedSteps'>, error: string) => {
  const message = error.replace(/^Error: /, '')
  const [first = '', ...rest] = message.split('\n')
  const [title, values] =
    failedSteps.length === 1 && first !== failedSteps[0] ? [failedSteps[0]!, message] : [first, rest.join('\n')]
  const id = clauses.find((each) => title.startsWith(`${each}: `))
  return id === undefined ? { message } : { id, example: title.slice(id.length + 2), message: values }
}

/** A failure for logs and agents: clause, sentence, values, place, and the command that runs the test alone. */
export const failureBlock = (test: TestRow, clauses: { readonly [id: string]: { readonly text: string } }): string => {
  const [error = ''] = test.errors
  const { id = test.clauses[0] ?? 'no clause', example, message } = failedStep(test, error)
  const place = /^ {4}at (\S+:\d+)/m.exec(error)?.[1]
  const rows = [
    `requirement: ${clauses[id]?.text ?? 'none'}`,
    `test: ${test.titles.join(' › ')}`,
    ...(example === undefined ? (test.failedSteps ?? []).map((step) => `step: ${cut(step)}`) : [`example: ${example}`]),
    ...valuesOf(message),
    ...(test.refusals ?? []).map((refusal) => `server: ${cut(refusal)}`),
    ...(place === undefined ? [] : [`at: ${place}`]),
    `again: ${commandOf(test)}`,
  ]
  return [`✗ ${id} (${test.place})`, ...rows.map((row) => `  ${row}`)].join('\n')
}
