import { execFileSync } from 'node:child_process'
import { root } from './files.ts'

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

/** The lines of the server half that have changed since a commit. */
export const changedLines = (commit: string) =>
  linesOf(execFileSync('git', ['diff', '-U0', commit, '--', 'specs', 'mock-server'], { cwd: root, encoding: 'utf8' }))
