import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { catalogue, type ClauseId } from './catalogue.ts'

/** The first two arguments of Playwright's `test(title, details, body)`. */
export type Proof = readonly [
  title: string,
  details: { tag: string[]; annotation: { type: 'clause'; description: ClauseId }[] },
]

const sources = new Map<string, readonly string[]>()

const linesOf = (file: string): readonly string[] => {
  const lines = sources.get(file) ?? readFileSync(file, 'utf8').split('\n')
  sources.set(file, lines)
  return lines
}

const indentOf = (line: string) => line.length - line.trimStart().length

const testStart = /(?<![.\w])test(\.only|\.fail|\.fixme)?\(/

/** The source of the test that contains a line, from `test(` to before the line that closes it; empty if none does. */
export const testAround = (lines: readonly string[], line: number): string => {
  const start = lines.findLastIndex((each, at) => at < line && testStart.test(each))
  if (start === -1) return ''
  const indent = indentOf(lines[start]!)
  const next = lines.findIndex((each, at) => at > start && each.trim() !== '' && indentOf(each) <= indent)
  const end = next === -1 ? lines.length : next
  return line <= end ? lines.slice(start, end).join('\n').trimEnd() : ''
}

/** The ids of clauses that are written in the test that is being declared. */
const idsInTest = (): readonly ClauseId[] => {
  const places = (new Error().stack ?? '').matchAll(/((?:file:\/\/|\/|\w:)[^()\n]*\.spec\.m?[jt]s):(\d+):\d+/g)
  for (const [, path = '', line] of places) {
    const source = testAround(linesOf(path.startsWith('file:') ? fileURLToPath(path) : path), Number(line))
    // A head that chooses between clauses names more of them than the test proves.
    const [, body = ''] = /\((?:\{.*?\}(?:, \w+)?,?\s*)?\) =>(.*clauseStep\(.*)/s.exec(source) ?? []
    const texts = body.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/g)
    if (source !== '') return [...texts].flatMap(([, id = '']) => (id in catalogue ? [id as ClauseId] : []))
  }
  return []
}

/** The ids of clauses in a value, also those in its lists and objects. */
const idsIn = (value: unknown): readonly ClauseId[] => {
  if (typeof value === 'string') return value in catalogue ? [value as ClauseId] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}

const proofOf = (ids: readonly ClauseId[], example: string | undefined): Proof => {
  const [first] = ids
  if (first === undefined) throw new Error('Failed to name a test: neither its steps nor its rows name a clause.')
  const all = [...new Set(ids)]
  const unknown = all.find((id) => !(id in catalogue))
  if (unknown !== undefined)
    throw new Error(`Failed to name the clause ${unknown}: it is not in the catalogue. Correct the id.`)
  return [
    `${first}: ${catalogue[first]!.text.replace(/\.$/, '')}${example === undefined ? '' : ` (${example})`}`,
    // One id can be the prefix of another, so a tag ends with a semicolon.
    { tag: all.map((id) => `@${id};`), annotation: all.map((id) => ({ type: 'clause', description: id })) },
  ]
}

/**
 * Title and tags of a test that proves a clause: `test(...clause('inquiry.title.required', 'spaces only'), async () => …)`.
 * The clauses that its steps name are its clauses too. `--grep '@inquiry.title.required;'` selects the tests of this one.
 */
export const clause = (id: ClauseId, example?: string): Proof => proofOf([id, ...idsInTest()], example)

/** Title and tags of a test whose steps name its clauses: `test(...clausesOfSteps('two files'), async () => …)`. */
export const clausesOfSteps = (example?: string): Proof => proofOf(idsInTest(), example)

/**
 * Title and tags of a test whose steps take the ids of their clauses from rows that are written outside it.
 * @param rows the ids, or lists or objects that contain them
 */
export const clausesOf = (rows: readonly (ClauseId | object)[], example?: string): Proof =>
  proofOf([...rows.flatMap((row) => (typeof row === 'string' ? [row] : idsIn(row))), ...idsInTest()], example)
