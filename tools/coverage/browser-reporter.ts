import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Reporter } from '@playwright/test/reporter'
import { browserCounts, browserCoverage } from '#e2e/report/browser-counts.ts'
import { escaped } from '#e2e/report/escaped.ts'
import type { Coverage } from '#specs/contract/control-coverage.ts'
import { coverageOf, mergedCounts } from '#specs/rules/coverage.ts'
import { notInPages } from './not-in-pages.ts'

type Counted = Pick<Coverage, 'counts'>

/** States, names and values of the contract that no page has met, as texts such as `notices 503 SERVICE_UNAVAILABLE`. */
export const neverMetIn = (counted: readonly Counted[]): readonly string[] =>
  coverageOf(mergedCounts(counted))
    .operations.filter(({ origin }) => origin !== 'mock')
    .flatMap(({ operationId, neverMet, neverSent, valuesNeverSent }) =>
      [
        ...neverMet.map(({ status, code }) => [status, code].filter((each) => each !== null).join(' ')),
        ...neverSent.map((name) => `?${name}`),
        // The values of a name that was never sent say nothing more.
        ...valuesNeverSent.flatMap(({ field, value }) => (neverSent.includes(field) ? [] : `?${field}=${value}`)),
      ].map((text) => `${operationId} ${text}`),
    )

/** The reason why no page can meet something, by the first row that fits. */
export const reasonFor = (text: string): string | undefined => notInPages.find(([pattern]) => pattern.test(text))?.[1]

/** The part of the report about what of the contract no browser test has met. */
export const coverageHtml = (texts: readonly string[]): string => {
  const list = (own: readonly string[]) => own.map((text) => `<code>${escaped(text)}</code>`).join(' · ')
  const byReason = Map.groupBy(texts, (text) => reasonFor(text) ?? '')
  const open = byReason.get('') ?? []
  const reasons = [...byReason].flatMap(([reason, own]) =>
    reason === '' ? [] : `<li>${escaped(reason)} ${list(own)}</li>`,
  )
  const counts = `${open.length} states and names that no page met, ${texts.length - open.length} with a reason`
  return `<details><summary>The contract in the browser: ${counts}</summary><p>${list(open)}</p><ul>${reasons.join('')}</ul></details>`
}

/** Says in the report which states, names and values of the contract no browser test of the run has met. */
export default class BrowserReporter implements Reporter {
  printsToStdio() {
    return false
  }

  onBegin() {
    rmSync(browserCounts, { force: true })
  }

  onEnd() {
    if (!existsSync(browserCounts)) return
    const lines = readFileSync(browserCounts, 'utf8').trim().split('\n')
    writeFileSync(browserCoverage, coverageHtml(neverMetIn(lines.map((line) => JSON.parse(line) as Counted))))
  }
}
