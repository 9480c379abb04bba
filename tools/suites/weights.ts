import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '#e2e/support/catalogue.ts'
import { root } from '../root.ts'

/** The record of totals, a Markdown table: what is counted, the highest number, and why it is that high. */
export const recordFile = 'tools/suites/weights.md'

export interface Weight {
  readonly name: string
  readonly count: number
}

/** The totals of the files that git tracks, without those that were deleted since the last commit. */
export const weigh = (): readonly Weight[] => {
  const list = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  const files = list.split('\n').filter((file) => file !== '' && existsSync(join(root, file)))
  const lines = files
    .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1)
  const live = Object.values(catalogue).filter(({ retired }) => retired === undefined)
  return [
    { name: 'lines of TS, TSX, MJS and CSS', count: lines.reduce((sum, count) => sum + count, 0) },
    { name: 'tracked files', count: files.length },
    { name: 'live clauses', count: live.length },
  ]
}

/** What is above the record, in one line each. */
export const overweight = (weights: readonly Weight[], record: string): readonly string[] =>
  weights.flatMap(({ name, count }) => {
    const [, recorded] = new RegExp(`^\\| ${name} +\\| +([\\d,]+) `, 'm').exec(record) ?? []
    if (recorded === undefined) return [`${recordFile} has no row "${name}". Add it.`]
    const max = Number(recorded.replaceAll(',', ''))
    return count <= max ? [] : [`${name}: ${count}, at most ${max}. Remove some, or raise ${recordFile} and say why.`]
  })
