import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { readLists, trackedLists } from './gate-lists.ts'

/** The lists of one commit. A list is undefined if it cannot be read there. */
export interface Ancestor {
  readonly commit: string
  readonly lists: ReturnType<typeof readLists>
}

export interface History {
  /** Every commit since the one in specs/clauses/gate-base that touched a list, with that one. Newest first. */
  readonly ancestors: readonly Ancestor[]
  /** Why there is nothing to compare with; printed. */
  readonly missing?: string
  /** Why the history must not be trusted; fails the gate. */
  readonly problem?: string
}

const baseFile = 'specs/clauses/gate-base'

/** Reads the lists of the earlier commits of a repository. */
export const readHistory = (root = join(import.meta.dirname, '..')): History => {
  const git = (args: readonly string[], input?: string) => {
    try {
      return execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        input,
        stdio: ['pipe', 'pipe', 'ignore'],
        maxBuffer: 2 ** 30,
      })
    } catch {
      return undefined
    }
  }
  if (git(['rev-parse', '--verify', 'HEAD']) === undefined)
    return { ancestors: [], missing: 'There is no git history.' }
  const base = git(['show', `HEAD:${baseFile}`])?.trim()
  if (!base) return { ancestors: [], problem: `${baseFile} cannot be read in HEAD. Restore it.` }
  if (git(['merge-base', '--is-ancestor', base, 'HEAD']) === undefined) {
    if (git(['rev-parse', '--is-shallow-repository'])?.trim() === 'true')
      return { ancestors: [], missing: `Commit ${base} is not in this shallow clone. Fetch the whole history.` }
    return { ancestors: [], problem: `${baseFile} names ${base}, which is not an ancestor of HEAD. Restore it.` }
  }

  const rows = Object.values(trackedLists)
  const paths = [...rows.flatMap(({ paths }) => paths), baseFile]
  // Commits that change no list have the lists of their parents. Branches that began before the base may lack them.
  // --ancestry-path also keeps commits of merged branches, which the history of a path otherwise leaves out.
  const range = ['rev-list', '--ancestry-path', `${base}..HEAD`, '--', ...paths]
  const commits = [...(git(range) ?? '').split('\n').filter(Boolean), base]
  const objects = commits.flatMap((commit) => paths.map((path) => `${commit}:${path}`))
  const texts = readObjects(git(['cat-file', '--batch'], `${objects.join('\n')}\n`) ?? '', objects)

  const moved = commits.find((commit) => {
    const earlier = texts.get(`${commit}:${baseFile}`)?.trim()
    return earlier !== undefined && earlier !== base
  })
  if (moved) return { ancestors: [], problem: `${baseFile} differs from commit ${moved.slice(0, 9)}. Restore it.` }
  const listsOf = (commit: string) =>
    readLists((paths) => paths.map((path) => texts.get(`${commit}:${path}`)).find((text) => text !== undefined))
  return { ancestors: commits.map((commit) => ({ commit: commit.slice(0, 9), lists: listsOf(commit) })) }
}

/** The contents of the objects in the output of `git cat-file --batch`. Objects that do not exist are left out. */
const readObjects = (output: string, objects: readonly string[]): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>()
  const bytes = Buffer.from(output)
  let at = 0
  for (const object of objects) {
    const end = bytes.indexOf('\n', at)
    if (end === -1) break
    const size = /^[0-9a-f]+ blob (\d+)$/.exec(bytes.toString('utf8', at, end))?.[1]
    at = end + 1
    if (size === undefined) continue
    texts.set(object, bytes.toString('utf8', at, at + Number(size)))
    at += Number(size) + 1
  }
  return texts
}
