import type { ClauseReport, ClauseRow, ClauseState, TestRow } from './clause-report.ts'
import { reportScript, reportStyle } from './report-style.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string | number) => String(text).replace(/[&<>"']/g, (character) => entities[character]!)

const states: readonly ClauseState[] = ['failed', 'passed', 'not run', 'pending', 'untestable', 'retired']
const classes = ['product', 'assumed', 'hardening'] as const
const sites = ['public', 'gov', 'fin']
const locales = ['ko', 'en', 'ja']

const slug = (state: string) => state.replace(' ', '-')
const symbols: Record<string, string> = { passed: '✓', failed: '✗', skipped: '–' }

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const totals = ({ totals: { clauses, tests } }: ClauseReport) => {
  const row = (name: (typeof classes)[number]) => {
    const cells = states.map((state) => `<td>${clauses[name][state]}</td>`).join('')
    const all = states.reduce((sum, state) => sum + clauses[name][state], 0)
    return `<tr><th scope="row">${name}</th>${cells}<td>${all}</td></tr>`
  }
  const heads = states.map((state) => `<th scope="col">${state}</th>`).join('')
  return `<div class="wide" tabindex="0" role="region" aria-label="Totals"><table class="totals"><caption>Clauses by class</caption>
<thead><tr><th scope="col">class</th>${heads}<th scope="col">all</th></tr></thead>
<tbody>${classes.map(row).join('')}</tbody></table></div>
<p>Tests: <strong>${tests.passed} passed</strong>, <strong>${tests.failed} failed</strong>, ${tests.skipped} skipped.</p>`
}

const links = ({ attachments }: TestRow) =>
  attachments.map(({ name, path }) => `<a href="${escaped(encodeURI(path))}">${escaped(name)}</a>`).join(' ')

const outcome = (test: TestRow) => {
  const reason = test.skipReason ? `<p>Skipped: ${escaped(test.skipReason)}</p>` : ''
  const errors = test.errors.map((error) => `<pre>${escaped(error)}</pre>`).join('')
  return `<li class="${test.state}"><span class="state">${test.state}</span> ${escaped(test.title)}
<small>${escaped(test.place)} · ${escaped(test.file)}:${test.line} · ${seconds(test.durationMs)}</small> ${links(test)}${reason}${errors}</li>`
}

const placeCells = ({ places }: ClauseRow) =>
  sites
    .flatMap((site) => locales.map((locale) => `${site}/${locale}`))
    .map((place) => {
      const state = places[place]
      return state
        ? `<td class="place ${state}"><span aria-hidden="true">${symbols[state]}</span><span class="sr">${state}</span></td>`
        : '<td class="place"></td>'
    })
    .join('')

const clauseRow = (row: ClauseRow, tests: readonly TestRow[]) => {
  const own = row.tests.map((index) => tests[index]!)
  const proofs =
    own.length > 0
      ? `<details${row.state === 'failed' ? ' open' : ''}><summary>${own.length} ${own.length === 1 ? 'test' : 'tests'}</summary><ul>${own.map(outcome).join('')}</ul></details>`
      : ''
  const origin = row.section === undefined ? row.class : `${row.class}, section ${row.section}`
  const reason = [
    row.untestable && `<p>Not testable: ${escaped(row.untestable)}</p>`,
    row.retired && `<p>Retired: ${escaped(row.retired)}</p>`,
  ].join('')
  return `<tr data-area="${row.area}" data-class="${row.class}" data-state="${slug(row.state)}">
<th scope="row" id="${row.id}"><code>${row.id}</code><p>${escaped(row.text)}</p><small>${origin}${row.isPending ? ', pending' : ''}</small>${reason}${proofs}</th>
<td class="state ${slug(row.state)}">${row.state}</td>${placeCells(row)}</tr>`
}

const choice = (name: string, values: readonly string[]) =>
  `<label>${name} <select name="${name}"><option value="">all</option>${values
    .map((value) => `<option value="${slug(value)}">${value}</option>`)
    .join('')}</select></label>`

const heads = `<thead>
<tr><th scope="col" rowspan="2">clause</th><th scope="col" rowspan="2">state</th>${sites
  .map((site) => `<th scope="colgroup" colspan="3">${site}</th>`)
  .join('')}</tr>
<tr>${sites.flatMap(() => locales.map((locale) => `<th scope="col">${locale}</th>`)).join('')}</tr>
</thead>`

/** Tests that name no clause and therefore do not appear in the table. */
const strays = ({ tests }: ClauseReport) => {
  const unnamed = tests.filter(({ clauses }) => clauses.length === 0)
  return unnamed.length > 0 ? `<h2>Tests without a clause</h2><ul>${unnamed.map(outcome).join('')}</ul>` : ''
}

/** The report as a self-contained HTML page. */
export const reportPage = (report: ClauseReport): string => {
  const { run, clauses, tests } = report
  const areas = [...new Set(clauses.map(({ area }) => area))].toSorted()
  const ran = `${run.startedAt.slice(0, 19).replace('T', ' ')} UTC, ${seconds(run.durationMs)}, ${run.workers} workers, ${run.target}, Node ${run.node}, Playwright ${run.playwright}`
  const errors = run.errors.map((error) => `<pre>${escaped(error)}</pre>`).join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Clauses: ${report.totals.tests.passed} tests passed, ${report.totals.tests.failed} failed</title>
<style>${reportStyle}</style>
</head>
<body>
<main>
<h1>Requirements and test coverage</h1>
<p>${escaped(ran)}. ${run.isWhole ? 'Complete run.' : '<strong>Partial run: other tests may cover what is missing here.</strong>'}</p>
${errors}
${totals(report)}
${strays(report)}
<form id="filter" role="search" aria-label="Clauses">
${choice('area', areas)} ${choice('class', classes)} ${choice('state', states)}
<label>text <input type="search" name="text"></label>
<output aria-live="polite">${clauses.length} clauses</output>
</form>
<div class="wide" tabindex="0" role="region" aria-label="Table of clauses">
<table id="clauses"><caption>Clauses by site and language</caption>
${heads}
<tbody>
${clauses.map((row) => clauseRow(row, tests)).join('\n')}
</tbody></table>
</div>
<p>Open a trace with <code>node_modules/.bin/playwright show-trace</code> and its path.</p>
</main>
<script>${reportScript}</script>
</body>
</html>
`
}
