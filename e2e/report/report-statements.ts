import { leftOpen, statements } from '#specs/requirements/statements.ts'
import { statedOperations } from '#specs/requirements/remaining-work.ts'
import { catalogue } from '../support/catalogue.ts'
import type { ClauseReport, ClauseRow } from './clause-report.ts'
import { contractDocument, operations } from '../mock-client/contract-document.ts'
import { escaped } from './escaped.ts'

const paths = new Map(operations.map(({ id, method, path }) => [id, `${method} ${path}`]))
const stated = statedOperations(contractDocument.paths)

/** The calls that clauses are about, as `GET /api/support/notice`. */
const callsOf = (ids: readonly string[]) =>
  stated
    .filter((operation) => ids.some((id) => operation.clauses.includes(id) || id.startsWith(`call.${operation.id}.`)))
    .map(({ id }) => paths.get(id)!)

const list = (items: readonly string[]) => `<ul>${[...new Set(items)].map((item) => `<li>${item}</li>`).join('')}</ul>`

interface StatementsView {
  /** The clauses that are shown, with their HTML. */
  readonly clauseItem: (id: string) => string | undefined
  /** HTML for the page that shows a sentence. */
  readonly pageItem: (path: string) => string
}

/**
 * The statements of the specification in their order, each with the requirement, its clauses, its pages and calls. Each row
 * has an address, such as `#s5.3`.
 */
export const statementsHtml = ({ clauseItem, pageItem }: StatementsView): string => {
  const body = statements(catalogue).map(({ number, sentences, clauses }) => {
    const [section, position] = number.split('.')
    const open = number in leftOpen ? '<p>It leaves something open; we assumed:</p>' : ''
    const own = clauses.flatMap((id) => clauseItem(id) ?? [])
    const calls = callsOf(clauses.filter((id) => catalogue[id]!.statements !== undefined))
    const cells = [
      open + list(sentences.map(({ text }) => escaped(text))),
      `<details><summary>${own.length} ${own.length === 1 ? 'clause' : 'clauses'}</summary><ul>${own.map((item) => `<li>${item}</li>`).join('')}</ul></details>`,
      list([...sentences.map(({ path }) => pageItem(path)), ...calls.map(escaped)]),
    ]
    return `<tr id="s${number}"><th scope="row">${number}<br><small>section ${section}, no. ${position}</small></th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  })
  return `<table><caption>The ${body.length} statements of the specification, with what states them here</caption>
<thead><tr><th scope="col">statement</th><th scope="col">requirement</th><th scope="col">clauses</th><th scope="col">pages and calls</th></tr></thead>
<tbody>
${body.join('\n')}
</tbody></table>`
}

const resultOf = (row: ClauseRow, { tests }: ClauseReport) => {
  const passed = row.tests.filter((index) => tests[index]!.state === 'passed').length
  const files = [...new Set(row.tests.map((index) => tests[index]!.file))].join(', ')
  const count = row.tests.length === 0 ? '' : `, ${passed} of ${row.tests.length} tests`
  return `<span class="state ${row.state.replace(' ', '-')}">${row.result ?? row.state}</span>${count} <small>${escaped(files)}</small>`
}

/** The statements in a report, with the results of its run. */
export const statementsTable = (report: ClauseReport): string => {
  const rows = new Map(report.clauses.map((row) => [row.id, row]))
  const clauseItem = (id: string) => {
    const row = rows.get(id)
    return row && `<a href="#${id}"><code>${id}</code></a> <small>${row.class}</small> ${resultOf(row, report)}`
  }
  return `<details id="statements"><summary>The statements of the specification, in its order</summary>
<div class="wide" tabindex="0" role="region" aria-label="Statements">
${statementsHtml({ clauseItem, pageItem: escaped })}
</div>
</details>`
}
