import { hashOf, root, sourceOf } from '#e2e/report/mutant-runs.ts'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { contract, type OperationId } from '#specs/contract/index.ts'

/**
 * What can be judged: rules, model, handlers, mails and search; or features, screens, form controls, and the rules and
 * model that they use.
 */
const scopes = {
  server: ['specs/{rules,model}/*.ts', 'mock-server/handlers/{*,mails/*}.ts'],
  pages: [
    'specs/{rules,model}/*.ts',
    'src/{features,forms,app/screens}/**/*.{ts,tsx}',
    'src/ui/{forms,select,files}/**/*.{ts,tsx}',
  ],
} as const
export type Half = keyof typeof scopes

interface Node {
  readonly type: string
  readonly name?: { readonly name?: unknown }
  readonly key?: { readonly name?: unknown }
  readonly value?: unknown
  readonly properties?: readonly Node[]
}

/** Several names of Tailwind, such as `flex gap-2 md:w-full`. */
const isClasses = (text: string) =>
  /\s/.test(text) && /[-:[]/.test(text) && text.split(/\s+/).every((name) => /^[\w:[\]()&>/.,%!+#*-]*$/.test(name))

const isLabel = ({ type, key }: Node) => type === 'ObjectProperty' && key?.name === 'clause'

/**
 * What a page looks like is measured by proofs of its layout, and each name of a class would be a mutant. A clause beside a
 * row or a refusal is a label, which only the journal of the mock shows.
 */
const unjudged = {
  shouldIgnore: ({ node }: { readonly node: Node }) => {
    const { type, name, value, properties } = node
    const isClassName = type === 'JSXAttribute' && name?.name === 'className'
    if (isClassName || (type === 'StringLiteral' && isClasses(String(value)))) return 'looks'
    const isOnlyLabel = type === 'ObjectExpression' && properties?.length === 1 && isLabel(properties[0]!)
    return isLabel(node) || isOnlyLabel ? 'label' : undefined
  },
}

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

const indentOf = (line: string) => /^ */.exec(line)![0].length

/** What a pattern finds above a line: in its own block, else in the blocks around it. */
const findAbove = (lines: readonly string[], from: number, pattern: RegExp): string | undefined => {
  let indent = indentOf(lines[from]!)
  for (let i = from; indent > 0; i -= 1) {
    const line = lines[i]!
    if (line.trim() === '' || indentOf(line) > indent) continue
    indent = indentOf(line)
    const found = pattern.exec(line)?.[1]
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * The clause that code states: the `clause` with which the row of a rule begins, or that of the operation of a handler;
 * undefined for a helper. It reads the indentation of the formatter.
 * @param line of the code, from 0
 */
export const statedClause = (lines: readonly string[], line: number): string | undefined => {
  const operation = findAbove(lines, line, /^ {2}(?:async )?(\w+)[:(]/) as OperationId | undefined
  return findAbove(lines, line, /^ *clause: '([^']+)'/) ?? (operation && contract[operation]?.clause)
}

const logger = { isDebugEnabled: () => false, debug: () => undefined, info: () => undefined }

/** Every mutant of a half, and its files with all of them inside, by path from the root. */
export const instrument = async (
  half: Half,
): Promise<{
  readonly mutants: readonly Mutant[]
  readonly sources: Readonly<Record<string, string>>
}> => {
  const files = globSync(scopes[half], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    // Coverage and faults are tools of the mock.
    .filter((file) => !/\.(test|examples)\.tsx?$|form-driver|rules\/(coverage|fault)/.test(file))
    .toSorted()
    .map((name) => ({ name, content: sourceOf(name), mutate: true }))
  const lines = new Map(files.map(({ name, content }) => [name, content.split('\n')]))
  const options = { plugins: null, excludedMutations: [], ignorers: [unjudged] }
  const result = await new Instrumenter(logger as never).instrument(files, options)
  const seen = new Map<string, number>()
  const live = result.mutants.filter(({ status }) => status !== 'Ignored')
  const mutants = live.map(({ id, fileName: file, mutatorName: mutator, location, replacement }) => {
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

/** The lines that a diff without context adds or changes, from 0, by file. */
export const linesOf = (diff: string): ReadonlyMap<string, ReadonlySet<number>> => {
  const byFile = new Map<string, Set<number>>()
  let lines = new Set<number>()
  for (const line of diff.split('\n')) {
    const [, file] = /^\+\+\+ b\/(.+)$/.exec(line) ?? []
    if (file !== undefined) byFile.set(file, (lines = new Set()))
    const [, from, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (from !== undefined) for (let i = 0; i < Number(count); i += 1) lines.add(Number(from) - 1 + i)
  }
  return byFile
}

/** Some mutants, the same ones for a seed. */
export const sampleOf = (mutants: readonly Mutant[], count: number, seed: string): readonly Mutant[] =>
  [...mutants]
    .map((mutant) => ({ mutant, order: hashOf(seed + mutant.name) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant)

/** The lines that have changed since a commit. */
export const changedLines = (commit: string) =>
  linesOf(
    execFileSync('git', ['diff', '-U0', commit, '--', 'specs', 'mock-server', 'src'], { cwd: root, encoding: 'utf8' }),
  )
