import { Instrumenter } from '@stryker-mutator/instrumenter'
import { globSync } from 'node:fs'
import { hashOf, root, sourceOf } from './files.ts'
import { statedClause } from './stated-clauses.ts'

/** The server half: rules, model, handlers, mails and search. */
const scope = [
  'specs/rules/*.ts',
  'specs/model/*.ts',
  'mock-server/handlers/*.ts',
  'mock-server/mails/*.ts',
  'mock-server/search-articles.ts',
]

export interface Mutant {
  /** Its number in this instrumentation, which the switch compares. */
  readonly id: string
  readonly file: string
  readonly mutator: string
  /** Positions count from 0. */
  readonly location: Readonly<Record<'start' | 'end', { readonly line: number; readonly column: number }>>
  readonly replacement: string
  /** The clause that its code states. */
  readonly clause: string | undefined
  /**
   * Names the mutant from run to run: file, line of code without its indentation, mutator and replacement, and a number
   * if they are the same for several. Lines added above it do not change it.
   */
  readonly name: string
}

const logger = { isDebugEnabled: () => false, debug: () => undefined, info: () => undefined }

/** Every mutant of the server half, and its files with all of them inside, by path from the root. */
export const instrument = async (): Promise<{
  readonly mutants: readonly Mutant[]
  readonly sources: Readonly<Record<string, string>>
}> => {
  const files = globSync(scope, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
    .map((name) => ({ name, content: sourceOf(name), mutate: true }))
  const lines = new Map(files.map(({ name, content }) => [name, content.split('\n')]))
  const options = { plugins: null, excludedMutations: [], ignorers: [] }
  const result = await new Instrumenter(logger as never).instrument(files, options)
  const seen = new Map<string, number>()
  const mutants = result.mutants.map(({ id, fileName: file, mutatorName: mutator, location, replacement }) => {
    const code = lines.get(file)!
    const line = code[location.start.line]!.trim()
    const clause = statedClause(code, location.start.line)
    const text = replacement.replace(/\s+/g, ' ')
    const short = text.length > 80 ? `${text.slice(0, 60)}… ${hashOf(text)}` : text
    const name = `${file}: ${line} | ${mutator} | ${short}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { id, file, mutator, location, replacement, clause, name: count === 1 ? name : `${name} | ${count}` }
  })
  return { mutants, sources: Object.fromEntries(result.files.map(({ name, content }) => [name, content])) }
}
