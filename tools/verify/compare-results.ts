import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { ConfigurationError } from './config.ts'

const resultSchema = z.object({
  target: z.object({ sites: z.record(z.string(), z.string().optional()) }),
  version: z.string(),
  clauses: z.array(z.object({ id: z.string(), result: z.string(), text: z.string().optional() })),
})
/** What a result.json says of requirements. */
type ClauseResults = z.infer<typeof resultSchema>

/** Throws a configuration error if a file is no result. */
export const readResult = (file: string): ClauseResults => {
  if (!existsSync(file)) throw new ConfigurationError(`compare: ${file}: there is no such file.`)
  try {
    return resultSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new ConfigurationError(`compare: ${file} is no result.json of haneul-verify.`)
  }
}

const byId = ({ clauses }: ClauseResults) => new Map(clauses.map(({ id, result }) => [id, result]))

/** The requirements whose result has changed from one run to the next. */
export const compareResults = (before: ClauseResults, after: ClauseResults) => {
  const [earlier, later] = [byId(before), byId(after)]
  const both = [...later].filter(([id]) => earlier.has(id))
  const ids = (rows: readonly (readonly [string, string])[]) => rows.map(([id]) => id)
  return {
    failing: ids(both.filter(([id, result]) => result === 'FAIL' && earlier.get(id) !== 'FAIL')),
    fixed: ids(both.filter(([id, result]) => result === 'PASS' && earlier.get(id) === 'FAIL')),
    added: ids([...later].filter(([id]) => !earlier.has(id))),
    gone: ids([...earlier].filter(([id]) => !later.has(id))),
  }
}

/** What the runs say as text, or as Markdown: two of them as lists, several as a table. */
export const comparisonText = (
  results: readonly ClauseResults[],
  names: readonly string[],
  isMarkdown: boolean,
): string => {
  const texts = new Map(results.flatMap(({ clauses }) => clauses.map(({ id, text = '' }) => [id, text])))
  const heads = results.map(
    ({ target, version }, i) => `${isMarkdown ? '- ' : ''}${names[i]}: ${target.sites['public'] ?? ''}, ${version}`,
  )
  const named = (id: string) => (isMarkdown ? `\`${id}\`` : id)
  const lists = () => {
    const [before, after] = results as [ClauseResults, ClauseResults]
    const { failing, fixed, added, gone } = compareResults(before, after)
    const later = byId(after)
    const list = (title: string, ids: readonly string[], note = (_id: string) => '') =>
      ids.length === 0
        ? []
        : [
            `${isMarkdown ? '\n### ' : ''}${title}: ${ids.length}${isMarkdown ? '\n' : ''}`,
            ...ids.map((id) => `${isMarkdown ? '-' : ' '} ${named(id)}${note(id)}: ${texts.get(id)}`),
          ]
    return [
      ...list('Newly failing', failing),
      ...list('Fixed', fixed),
      ...list('New', added, (id) => ` (${later.get(id)})`),
      ...list('Gone', gone),
    ]
  }
  const table = () => {
    const columns = results.map(byId)
    const rows = [...texts.keys()].toSorted().map((id) => [id, columns.map((each) => each.get(id) ?? '–')] as const)
    const differing = rows.filter(([, cells]) => new Set(cells).size > 1)
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
    const body = differing.map(([id, cells]) => line([`${named(id)} ${texts.get(id)}`, ...cells]))
    return [
      ...['', line(['requirement', ...names]), line(['---', ...names.map(() => '---')]), ...body],
      ...['', `The same everywhere: ${rows.length - differing.length}`],
    ]
  }
  const lines = results.length === 2 ? lists() : table()
  return [...heads, ...(lines.length === 0 ? ['Nothing differs.'] : lines)].join('\n')
}
