import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { catalogue } from '#specs/clauses/index.ts'
import { root } from '../root.ts'

/** Patterns of tests for `playwright --grep`; `all` when a change may concern every test. */
export type Selection = readonly string[] | 'all'

export interface Change {
  readonly path: string
  /** Its hunks in the diff, with a few lines around them; none for a new file. */
  readonly hunks: readonly string[]
}

export interface Sources {
  /** The folders of e2e that are named after an area. */
  readonly areas: readonly string[]
  /** The files that import a file. */
  readonly importersOf: (path: string) => readonly string[]
}

/** Changes that no suite of Playwright sees. */
const outside =
  /\.(md|sh|jsonl)$|\.test\.tsx?$|^(docs|bench|tools)\/|^specs\/decisions|^specs\/contract\/(openapi|codes)|^\.|^(LICENSE|knip\.json|oxlint\.config\.ts)$/

/** What suites of several areas share. */
const shared = /^e2e\/(support|pages|report|mock-client|processes|literals)\//

/** Areas whose sources have another name. */
const areaOf: readonly { readonly sources: RegExp; readonly area: string }[] = [
  { sources: /^mock-server\/hosts\/(browser|service-worker)/, area: 'offline' },
  { sources: /^(src|apps)\/(console|developer)\//, area: 'tools' },
  { sources: shared, area: '' },
]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const areaPattern = (area: string) => `\\b${escaped(area)}/\\S+\\.spec\\.ts`

/** The clauses that the changed lines are about; undefined if some of them name none. */
const clausesOf = ({ path, hunks }: Change): readonly string[] | undefined => {
  if (!/^specs\/(rules|clauses)\//.test(path) || hunks.length === 0) return undefined
  const ids = hunks.map((hunk) =>
    [...hunk.matchAll(/'([\w.-]+)'/g)].map(([, id]) => id!).filter((id) => id in catalogue),
  )
  return ids.some((own) => own.length === 0) ? undefined : [...new Set(ids.flat())]
}

/** The tests that changes concern: by the clauses they name, else by the areas of the files that import them. */
export const selectTests = (changes: readonly Change[], { areas, importersOf }: Sources): Selection => {
  const patterns = new Set<string>()
  const visited = new Set<string>()
  const visit = (path: string): boolean => {
    if (visited.has(path) || outside.test(path)) return true
    visited.add(path)
    if (path.endsWith('.spec.ts')) return patterns.add(`\\b${escaped(path.replace('e2e/', ''))}`).size > 0
    const named = areaOf.find(({ sources }) => sources.test(path))?.area
    const area = named ?? areas.find((each) => new RegExp(`/${each}([-./]|$)`).test(path))
    if (area) return patterns.add(areaPattern(area)).size > 0
    const importers = importersOf(path)
    return importers.length > 0 && importers.every(visit)
  }
  for (const change of changes) {
    const clauses = clausesOf(change)
    if (clauses) for (const id of clauses) patterns.add(`@${escaped(id)};`)
    else if (!visit(change.path)) return 'all'
  }
  return [...patterns]
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })

/** The changes of the working tree since a commit. */
export const changesSince = (commit: string): Change[] => {
  const changed = git('diff', '--name-only', '--no-renames', commit, '--').split('\n')
  const added = git('ls-files', '--others', '--exclude-standard').split('\n')
  return [...changed, ...added].filter(Boolean).map((path) => ({
    path,
    hunks: git('diff', '--no-renames', '-U4', commit, '--', path)
      .split(/^@@.*$/m)
      .slice(1),
  }))
}

/** The import graph of the repository. */
export const readSources = (): Sources => {
  const importers = new Map<string, string[]>()
  for (const file of globSync('{specs,fixtures,mock-server,src,apps,e2e}/**/*.{ts,tsx}', { cwd: root })) {
    const path = file.replaceAll('\\', '/')
    for (const [, specifier] of readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\(?) ?'([#.][^']+)'/g)) {
      const target = specifier!.startsWith('#') ? specifier!.slice(1) : posix.join(dirname(path), specifier!)
      importers.set(target, [...(importers.get(target) ?? []), path])
    }
  }
  const areas = readdirSync(join(root, 'e2e')).filter((name) => !shared.test(`e2e/${name}/`))
  return { areas, importersOf: (path) => importers.get(path) ?? [] }
}

/** Everything in the working tree that git does not ignore, with a hash of its contents. */
const contents = (): Readonly<Record<string, string>> => {
  const paths = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n')
  const files = [...new Set(paths)].filter((path) => path !== '' && existsSync(join(root, path)))
  const hashOf = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest('base64')
  return Object.fromEntries(files.map((path) => [path, hashOf(path)]))
}

/** The paths that two states of the working tree do not share, or not with the same contents. */
export const differing = (before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((path) => before[path] !== now[path])

/** The files that have changed since a check last succeeded, which `remember` says that it has now. */
export const changedSinceSuccess = (check: string) => {
  const file = join(root, '.cache/checked', `${check}.json`)
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
  const now = contents()
  const remember = () => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(now))
  }
  return { files: differing(before, now), remember }
}

/** Unit tests that read files of the repository, which imports do not show. */
const readsFiles = /root\.ts'|import\.meta|MatchFileSnapshot|globSync|readdirSync|readSources/

/** What to give `vitest related` for the changed files: they and the tests that read files. `all` if that is not enough. */
export const relatedToUnits = (changed: readonly string[]): readonly string[] | 'all' => {
  // Data and configuration, and what makes modules of the tables of specs.
  if (
    changed.length > 300 ||
    changed.some((path) => !/\.(tsx?|mjs|md|css)$|^\./.test(path) || /config\.ts$|projections/.test(path))
  )
    return 'all'
  if (changed.length === 0) return []
  const tests = globSync('{specs,fixtures,mock-server,src,tools}/**/*.test.{ts,tsx}', { cwd: root })
  const isInSpecs = changed.some((path) => path.startsWith('specs/'))
  const reading = tests.filter(
    (path) => (isInSpecs && path.startsWith('src')) || readsFiles.test(readFileSync(join(root, path), 'utf8')),
  )
  return [...new Set([...changed.filter((path) => existsSync(join(root, path))), ...reading])]
}
