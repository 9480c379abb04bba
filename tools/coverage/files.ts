import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { escaped } from '#e2e/report/escaped.ts'
import { reportStyle } from '#e2e/report/report-style.ts'
import { catalogue } from '#specs/clauses/index.ts'
import type { Coverage, Mistake, OperationCoverage } from '#specs/contract/control-coverage.ts'
import { isMistake, type RefusalCode } from '#specs/contract/refusal.ts'
import { mistakeWords, neverSentNames, stateName } from '#specs/rules/coverage-words.ts'
import { junitOf, type JunitCase } from '../verify/junit-cases.ts'
import type { Judgement, Requirement } from './judge.ts'

export interface Result {
  readonly coverage: Coverage
  readonly judgement: Judgement
  /** As ISO 8601. */
  readonly startedAt: string
}

const texts: { readonly [id: string]: { readonly text: string } } = catalogue

/** What was wrong, in one line. */
const mistakeLine = ({ operationId, kind, code, clause, field, count }: Mistake) => {
  const what = kind === 'refused' ? `${code} ${clause}: ${texts[clause ?? '']?.text ?? ''}` : mistakeWords[kind]
  return `${[operationId ?? 'no operation', field].filter(Boolean).join(' ')}, ${count} ×: ${what}`
}

const missingOf = (operation: OperationCoverage) => [
  ...operation.neverMet.map(stateName),
  ...neverSentNames(operation).map((name) => `?${name}`),
]

/** Without the errors that only a mistake of the client meets. */
const untried = ({ neverMet, ...operation }: OperationCoverage) =>
  missingOf({ ...operation, neverMet: neverMet.filter(({ code }) => !isMistake(code as RefusalCode)) })

const gapLine = ({ operation, state, known }: Requirement) =>
  `${operation} ${state}${known === undefined ? '' : ` (${known})`}`

/** The verdict as lines of a terminal. */
export const linesOf = ({ coverage, judgement }: Result): readonly string[] => {
  const { operations } = coverage
  const called = operations.filter(({ requests }) => requests > 0)
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)]
  const unmet = judgement.requirements.filter(({ isMet }) => !isMet)
  return [
    `Operations called: ${called.length} of ${operations.length}`,
    ...section('Mistakes:', judgement.mistakes.filter((each) => !each.isAllowed).map(mistakeLine)),
    ...section('Allowed mistakes:', judgement.mistakes.filter((each) => each.isAllowed).map(mistakeLine)),
    ...section('Required, and not met:', unmet.filter(({ known }) => known === undefined).map(gapLine)),
    ...section('Known gaps:', unmet.filter(({ known }) => known !== undefined).map(gapLine)),
    ...section('Known gaps to remove or renew:', judgement.stale),
    ...section(
      'Never tried, of the operations that were called:',
      called.flatMap((each) => {
        const missing = untried(each)
        return missing.length === 0 ? [] : [`${each.operationId}: ${missing.join(', ')}`]
      }),
    ),
    ...section('Never called:', [
      operations
        .filter(({ requests }) => requests === 0)
        .map(({ operationId }) => operationId)
        .join(', '),
    ]),
    ...(coverage.leftOut > 0 ? [`Not counted, because a world counts 600 things: ${coverage.leftOut}`] : []),
  ]
}

const junitCases = ({ judgement }: Result): readonly JunitCase[] => {
  const base = { ms: 0, clauses: [], message: '', details: '' }
  return [
    ...judgement.requirements.map(({ operation, state, isMet, known }): JunitCase => {
      const kind = isMet ? 'passed' : known === undefined ? 'failure' : 'skipped'
      const message = isMet ? '' : (known ?? 'No request met this state.')
      return { ...base, suite: 'required', classname: operation, name: state, kind, message, details: message }
    }),
    ...judgement.mistakes.map((each): JunitCase => {
      const line = mistakeLine(each)
      const name = each.clause ?? each.kind
      const said = {
        name,
        message: line,
        details: line,
        kind: each.isAllowed ? ('skipped' as const) : ('failure' as const),
      }
      return {
        ...base,
        suite: 'mistakes',
        classname: each.operationId ?? 'none',
        clauses: each.clause ? [each.clause] : [],
        ...said,
      }
    }),
  ]
}

const list = (title: string, items: readonly string[]) =>
  items.length === 0 ? '' : `<h2>${title}</h2><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`

const rowOf = (operation: OperationCoverage) => {
  const met = operation.met.map((state) => `<span class="passed">${escaped(stateName(state))} × ${state.count}</span>`)
  return `<tr><th scope="row"><code>${operation.operationId}</code></th><td>${operation.origin}</td><td>${operation.requests}</td><td>${met.join('<br>')}</td><td>${escaped(missingOf(operation).join(', '))}</td></tr>`
}

const pageOf = ({ coverage, judgement, startedAt }: Result) => {
  const { mistakes, requirements, stale, text } = judgement
  const heads = ['Operation', 'Origin', 'Requests', 'Met', 'Never met or sent']
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Coverage of clients</title><style>${reportStyle}</style></head>
<body><main><h1>Coverage of clients</h1>
<p><strong>${escaped(text)}</strong></p><p><small>${escaped(startedAt)}</small></p>
${list(
  'Mistakes',
  mistakes.map((each) => `${mistakeLine(each)}${each.isAllowed ? ' (allowed)' : ''}`),
)}
${list('Required, and not met', requirements.filter(({ isMet }) => !isMet).map(gapLine))}
${list('Known gaps to remove or renew', stale)}
<h2>Operations</h2>
<div class="wide" tabindex="0" role="region" aria-label="Operations"><table>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${coverage.operations.map(rowOf).join('\n')}</tbody></table></div>
</main></body></html>
`
}

/** Writes coverage.json, coverage.xml and coverage.html into a folder. */
export const writeFiles = (folder: string, result: Result): void => {
  const { coverage, judgement, startedAt } = result
  mkdirSync(folder, { recursive: true })
  const files = {
    // One line, as `--merge` reads it.
    'coverage.json': `${JSON.stringify({ startedAt, ...coverage, ...judgement })}\n`,
    'coverage.xml': junitOf(junitCases(result), startedAt),
    'coverage.html': pageOf(result),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}
