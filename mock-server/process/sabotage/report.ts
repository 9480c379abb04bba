import type { Defect } from './selection.ts'

export interface Run {
  readonly result: 'passed' | 'failed' | 'timed out'
  readonly ms: number
  /** The last lines of the output; absent if it passed. */
  readonly output?: string
}

export interface Verdict extends Defect {
  /** A defect is noticed if the command fails twice with it; if it then passes, it is unreliable. */
  readonly result: 'noticed' | 'unnoticed' | 'flaky'
  /** Whether the defect has changed anything that the mock did. */
  readonly isReached: boolean
  readonly runs: readonly Run[]
}

/** A defect with its clause as a line. */
export const lineOf = ({ name, clause, text }: Defect): string => `${name.padEnd(24)} ${text} (${clause})`

const countOf = (verdicts: readonly Verdict[], result: Verdict['result']): number =>
  verdicts.filter((verdict) => verdict.result === result).length

/** The noticed defects as a percentage, rounded down: 100 means all. */
export const percentOf = (verdicts: readonly Verdict[]): number =>
  Math.floor((100 * countOf(verdicts, 'noticed')) / verdicts.length)

/** A line for a README. */
export const badgeOf = (verdicts: readonly Verdict[]): string => {
  const counts = `${countOf(verdicts, 'noticed')}/${verdicts.length}`
  const color = percentOf(verdicts) >= 80 ? 'brightgreen' : percentOf(verdicts) >= 50 ? 'yellow' : 'red'
  const image = `https://img.shields.io/badge/defects_noticed-${encodeURIComponent(counts)}-${color}`
  return `![Defects noticed: ${counts}](${image})`
}

/** What a person reads at the end. */
export const summaryOf = (verdicts: readonly Verdict[]): string => {
  // Without a server, nobody sees what is sent.
  const isObserved = verdicts.some(({ isReached }) => isReached)
  const part = (title: string, result: Verdict['result'], isShown: (verdict: Verdict) => boolean = () => true) => {
    const lines = verdicts.filter((verdict) => verdict.result === result && isShown(verdict)).map(lineOf)
    return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`), '']
  }
  return [
    '',
    ...part('Flaky: the command failed and then passed', 'flaky'),
    ...part('Unnoticed', 'unnoticed', ({ isReached }) => isReached || !isObserved),
    ...part(
      'Unnoticed, because nothing was sent that they change',
      'unnoticed',
      (each) => !each.isReached && isObserved,
    ),
    `${countOf(verdicts, 'noticed')} of ${verdicts.length} defects noticed (${percentOf(verdicts)} %)`,
    badgeOf(verdicts),
  ].join('\n')
}

/** A test for each defect, which fails unless the defect was noticed. The texts of the list need no escaping in XML. */
export const junitOf = (verdicts: readonly Verdict[]): string => {
  const seconds = (runs: readonly Run[]) => (runs.reduce((sum, { ms }) => sum + ms, 0) / 1000).toFixed(3)
  const cases = verdicts.map(({ name, clause, text, result, runs }) => {
    const failure = result === 'noticed' ? '' : `<failure message="${result}: ${text}"/>`
    return `<testcase classname="${clause}" name="${name}" time="${seconds(runs)}">${failure}</testcase>`
  })
  const failures = verdicts.length - countOf(verdicts, 'noticed')
  const counts = `name="sabotage" tests="${verdicts.length}" failures="${failures}"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n<testsuite ${counts}>\n${cases.join('\n')}\n</testsuite>\n</testsuites>\n`
}
