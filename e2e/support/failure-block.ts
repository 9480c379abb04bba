import type { TestRow } from './clause-report.ts'

const maxDifferences = 10
const maxCharacters = 300

const cut = (text: string) => (text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text)

const shellQuote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** The command that runs a test alone. */
export const commandOf = ({ file, line, title }: Pick<TestRow, 'file' | 'line' | 'title'>): string =>
  `npm test -- ${file}:${line} --grep ${shellQuote(title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))}`

/** What an error says of the values, line by line; its first line if it says nothing. */
const valuesOf = (lines: readonly string[]): readonly string[] => {
  const value = (name: string) =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim()
  const [expected, received] = [value('Expected'), value('Received')]
  const changes = lines.filter((line) => /^[-+] (?! ?(Expected|Received))/.test(line)).slice(0, maxDifferences)
  if (expected === undefined && changes.length === 0) return [`error: ${cut(lines.find((line) => line !== '') ?? '')}`]
  return [
    ...(expected === undefined ? [] : [`expected: ${cut(expected)}`]),
    ...(received === undefined ? [] : [`received: ${cut(received)}`]),
    ...(changes.length === 0 ? [] : ['difference:', ...changes.map((line) => `  ${cut(line)}`)]),
  ]
}

/** The lines of an error, and the clause and example of the step that failed: they begin its message. */
export const failedStep = ({ clauses }: Pick<TestRow, 'clauses'>, error: string) => {
  const [first = '', ...rest] = error.replace(/^Error: /, '').split('\n')
  const id = clauses.find((each) => first.startsWith(`${each}: `))
  return id === undefined ? { lines: [first, ...rest] } : { id, example: first.slice(id.length + 2), lines: rest }
}

/** A failure for logs and agents: clause, sentence, values, place, and the command that runs the test alone. */
export const failureBlock = (test: TestRow, clauses: { readonly [id: string]: { readonly text: string } }): string => {
  const [error = ''] = test.errors
  const { id = test.clauses[0] ?? 'no clause', example, lines } = failedStep(test, error)
  const place = /^ {4}at (\S+:\d+)/m.exec(error)?.[1]
  const rows = [
    `requirement: ${clauses[id]?.text ?? 'none'}`,
    `test: ${test.titles.join(' › ')}`,
    ...(example === undefined ? [] : [`example: ${example}`]),
    ...valuesOf(lines),
    ...(place === undefined ? [] : [`at: ${place}`]),
    `again: ${commandOf(test)}`,
  ]
  return [`✗ ${id} (${test.place})`, ...rows.map((row) => `  ${row}`)].join('\n')
}
