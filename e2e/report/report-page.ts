import { escaped } from './escaped.ts'
import { mutantsOfClause } from './mutants-of-clause.ts'
import { sections } from '#specs/clauses/index.ts'
import type { ClauseReport, ClauseRow, ClauseState, RunMetadata, TestRow } from './clause-report.ts'
import { documentClauses } from './document-clauses.ts'
import { commandOf, failedStep, valuesOf } from './failure-block.ts'
import { locales, sites, type Site } from '../literals/sites.ts'
import { reportScript, reportStyle } from './report-style.ts'

const states: readonly ClauseState[] = ['failed', 'passed', 'not run', 'untestable', 'retired']
const classes = ['product', 'assumed', 'hardening'] as const

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
  attachments
    .filter(({ name }) => !name.startsWith('scenario: '))
    .map(({ name, path }) => `<a href="${escaped(encodeURI(path))}">${escaped(name)}</a>`)
    .join(' ')

const sourceLink = ({ file, line, judged }: TestRow) =>
  judged ? escaped(file) : `<a href="sources/${escaped(encodeURI(file))}.html#L${line}">${escaped(file)}:${line}</a>`

/** What was expected and found, in one line. */
const difference = (error: string) =>
  valuesOf(error)
    .map((line) => line.trim())
    .join(' ')

/** What each part of the page needs of the whole. */
interface Context {
  /** The texts of the clauses, by id. */
  readonly texts: ReadonlyMap<string, string>
  /** The origin of a console. */
  readonly origin: string
}

/** Where `npm start` serves the console and the documents; the sites are on the next ports. */
const startPort = 5100
const startOrigin = `http://127.0.0.1:${startPort}`

/** The sentence of each clause by id, with its section and where the documents have it. */
const requirements = new Map<string, { readonly text: string; readonly path: string }>(
  sections.flatMap(({ id: section, title, sentences }) =>
    sentences.flatMap(({ text, clauses }) =>
      clauses.map(
        ([id]) => [id, { text: `${title}: ${text}`, path: `/docs/requirements/${section}.html#${id}` }] as const,
      ),
    ),
  ),
)

/** A clause as a link to its requirement in the documents, or to its operation if it derives from the contract. */
const clauseLink = (id: string, { origin }: Context) => {
  const { path } = requirements.get(id) ?? {}
  const operation = id in documentClauses && `${origin}/__mock/?tab=contract&operation=${id.split('.')[1]}`
  const href = path === undefined ? operation : startOrigin + path
  return href ? `<a href="${escaped(href)}">${escaped(id)}</a>` : escaped(id)
}

const requirementLine = (id: string, context: Context) =>
  `<p><code>${clauseLink(id, context)}</code> <small>${escaped(requirements.get(id)?.text ?? '')}</small></p>`

/** One line about a failure; the rest of the message is closed. */
const failure = (test: TestRow, error: string, context: Context) => {
  const { id, example, message } = failedStep(test, error)
  const shown =
    id === undefined ? difference(message) : `${id}: ${context.texts.get(id)} (${example}) ${difference(message)}`
  return `<details class="failure"><summary>${escaped(shown)}</summary><pre>${escaped(error)}</pre></details>
${(id === undefined ? test.clauses : [id]).map((each) => requirementLine(each, context)).join('')}`
}

const outcome = (test: TestRow, context: Context) => {
  const { judged } = test
  const evidence = judged?.evidence
    ? `<details><summary>Exchanges</summary><pre>${escaped(judged.evidence)}</pre></details>`
    : ''
  const reason = test.skipReason ? `<p>Skipped: ${escaped(test.skipReason)}</p>` : ''
  const refusals = (test.refusals ?? []).map((refusal) => `<pre>server: ${escaped(refusal)}</pre>`).join('')
  const errors = test.errors.map((error) => failure(test, error, context)).join('') + refusals
  return `<li class="${test.state}"><span class="state">${judged?.result ?? test.state}</span> ${escaped(test.title)}
<small>${escaped(test.place)} · ${sourceLink(test)} · ${seconds(test.durationMs)}</small> ${links(test)}${test.state === 'failed' ? ` <button type="button" data-copy="${escaped(judged?.command ?? commandOf(test))}">Copy the command</button>` : ''}${reason}${errors}${evidence}</li>`
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

/** A scenario, as the report links to it. */
export interface LinkedScenario {
  readonly name: string
  readonly title: string
  readonly site: Site
  readonly clauses: readonly string[]
}

const scenarioLinks = (id: string, scenarios: readonly LinkedScenario[]) => {
  const own = scenarios.filter(({ clauses }) => clauses.includes(id))
  if (own.length === 0) return ''
  const items = own.map(({ name, title, site }) => {
    const port = startPort + 1 + sites.indexOf(site)
    return `<li><a href="http://127.0.0.1:${port}/__mock/enter?scenario=${name}">${escaped(title)}</a></li>`
  })
  return `<details><summary>${own.length} ${own.length === 1 ? 'scenario' : 'scenarios'} (open them while npm start runs)</summary><ul>${items.join('')}</ul></details>`
}

const clauseRow = (
  row: ClauseRow,
  tests: readonly TestRow[],
  scenarios: readonly LinkedScenario[],
  context: Context,
) => {
  const own = row.tests.map((index) => tests[index]!)
  const proofs =
    own.length > 0
      ? `<details><summary>${own.length} ${own.length === 1 ? 'test' : 'tests'}</summary><ul>${own.map((test) => outcome(test, context)).join('')}</ul></details>`
      : ''
  const statements = row.statements?.map((number) => `<a href="#s${number}">${number}</a>`).join(', ')
  const origin = statements === undefined ? row.class : `${row.class}, statement ${statements}`
  const reason = [
    row.because && `<p>Was of the class ${row.was}: ${escaped(row.because)}</p>`,
    row.untestable && `<p>Not testable: ${escaped(row.untestable)}</p>`,
    row.retired && `<p>Retired: ${escaped(row.retired)}</p>`,
    mutantsOfClause(row.id) && `<p>${mutantsOfClause(row.id)}</p>`,
  ].join('')
  return `<tr data-area="${row.area}" data-class="${row.class}" data-state="${slug(row.result ?? row.state)}">
<th scope="row" id="${row.id}">${requirementLine(row.id, context)}<p>${escaped(row.text)}</p><small>${origin}</small>${reason}${proofs}${scenarioLinks(row.id, scenarios)}</th>
<td class="state ${slug(row.state)}">${row.result ?? row.state}</td>${placeCells(row)}</tr>`
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

const statuses: Record<RunMetadata['status'], string> = {
  passed: 'All tests passed',
  failed: 'Tests failed',
  timedout: 'The run reached its time limit',
  interrupted: 'The run was interrupted',
}

/** The failed and the flaky tests, before everything else. */
const failures = ({ run, tests }: ClauseReport, context: Context) => {
  const failed = tests.filter(({ state }) => state === 'failed')
  const flaky = tests.filter(({ isFlaky }) => isFlaky)
  const errors = run.errors.map((error) => `<pre>${escaped(error)}</pre>`).join('')
  const list = (title: string, id: string, rows: readonly TestRow[], before = '') =>
    rows.length === 0 && before === ''
      ? ''
      : `<section id="${id}"><h2>${title}</h2>${before}<ul>${rows.map((test) => outcome(test, context)).join('')}</ul></section>`
  return list('Failed', 'failed', failed, errors) + list('Flaky: passed when it was repeated alone', 'flaky', flaky)
}

/** The tests of our own tools, which name no clause and therefore do not appear in the table. */
const ofTools = ({ tests }: ClauseReport, context: Context) => {
  const unnamed = tests.filter(({ clauses }) => clauses.length === 0)
  return unnamed.length > 0
    ? `<h2>Tests of our own tools</h2><ul>${unnamed.map((test) => outcome(test, context)).join('')}</ul>`
    : ''
}

/** The pictures of a scenario: its title, and a picture for each width. */
const picturesOf = ({ attachments }: TestRow) =>
  attachments.flatMap(({ name, path }) => {
    const [, title = '', width = ''] = /^scenario: (.*): (\d+ px)$/s.exec(name) ?? []
    return title === '' ? [] : [{ title, width, url: escaped(encodeURI(path)) }]
  })

/** The pictures of all scenarios, each in several widths. */
const gallery = ({ tests }: ClauseReport) => {
  const items = tests.flatMap((test) => {
    const pictures = picturesOf(test)
    const [first] = pictures
    if (!first) return []
    const widths = pictures.map(({ url, width }) => `<a href="${url}">${width}</a>`).join(' · ')
    return [
      `<li><figure><a href="${first.url}"><img src="${first.url}" alt="" loading="lazy"></a>
<figcaption>${escaped(first.title)} <small>${escaped(test.place)} · ${widths} · ${sourceLink(test)}</small></figcaption></figure></li>`,
    ]
  })
  return items.length > 0
    ? `<details id="gallery"><summary>Pictures of the scenarios (${items.length})</summary><ul>${items.join('')}</ul></details>`
    : ''
}

/** The tests that took longest. */
const slowest = ({ tests }: ClauseReport) => {
  const rows = tests
    .toSorted((a, b) => b.durationMs - a.durationMs)
    .slice(0, 30)
    .map(
      (test) =>
        `<li>${seconds(test.durationMs)} ${escaped(test.title)} <small>${escaped(test.place)} · ${sourceLink(test)}</small></li>`,
    )
  return rows.length > 0 ? `<details><summary>Slowest tests</summary><ol>${rows.join('')}</ol></details>` : ''
}

/** A complete run of the history. */
export interface PastRun {
  readonly startedAt: string
  readonly commit: string
  readonly durationMs: number
  readonly workers: number
  readonly passed: number
  readonly failed: number
}

/** The durations of the last complete runs as bars; those with failures are marked. */
const trend = (past: readonly PastRun[]) => {
  const last = past.slice(-30)
  if (last.length < 2) return ''
  const longest = Math.max(...last.map(({ durationMs }) => durationMs))
  const bars = last.map((each, i) => {
    const height = Math.max(1, (each.durationMs / longest) * 60)
    const what = `${each.startedAt.slice(0, 16).replace('T', ' ')}, ${each.commit}: ${seconds(each.durationMs)} with ${each.workers} workers, ${each.passed} passed, ${each.failed} failed`
    return `<rect class="${each.failed > 0 ? 'bad' : 'good'}" x="${i * 14}" y="${60 - height}" width="10" height="${height}"><title>${escaped(what)}</title></rect>`
  })
  return `<figure class="trend"><svg viewBox="0 0 ${last.length * 14} 60" height="60" role="img" aria-label="Durations of the last complete runs">${bars.join('')}</svg>
<figcaption>The last ${last.length} complete runs, ${seconds(last.at(-1)!.durationMs)} now</figcaption></figure>`
}

/** What the run was of. */
const extentOf = ({ isWhole, selected, target }: ClauseReport['run']) => {
  if (isWhole) return 'Complete run.'
  if (target !== undefined) return `Options: <code>${escaped(selected)}</code>`
  return `<strong>Partial run${selected === '' ? '' : ` of ${escaped(selected)}`}: other tests may cover what is missing here.</strong>`
}

/**
 * The report as a self-contained HTML page. Its clauses link to their scenarios under `npm start`. That of a partial run
 * lists only the clauses whose tests ran. `notes` is HTML that stands first, `origin` that of a console with the contract.
 */
export const reportPage = (
  report: ClauseReport,
  scenarios: readonly LinkedScenario[] = [],
  past: readonly PastRun[] = [],
  notes = '',
  origin = startOrigin,
): string => {
  const { run, tests } = report
  const context: Context = { origin, texts: new Map(report.clauses.map(({ id, text }) => [id, text])) }
  const clauses = run.isWhole ? report.clauses : report.clauses.filter((row) => row.tests.length > 0)
  const areas = [...new Set(clauses.map(({ area }) => area))].toSorted()
  const ran = `${run.commit === '' ? '' : `Commit ${run.commit}, `}${run.startedAt.slice(0, 19).replace('T', ' ')} UTC, ${seconds(run.durationMs)}, ${run.workers} workers${run.target === undefined ? '' : `, ${run.target}`}, Node ${run.node}, Playwright ${run.playwright}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${statuses[run.status]}: ${report.totals.tests.passed} tests passed, ${report.totals.tests.failed} failed</title>
<style>${reportStyle}</style>
</head>
<body>
<main>
<h1>Requirements and test coverage</h1>
<p>${run.target === undefined ? `<strong>${statuses[run.status]}.</strong> ` : ''}${escaped(ran)}. ${extentOf(run)}</p>
<p>The id of a clause links to its requirement in the documents, while npm start runs.</p>
${notes}
${trend(past)}
${failures(report, context)}
${totals(report)}
${ofTools(report, context)}
${gallery(report)}
${slowest(report)}
<form id="filter" role="search" aria-label="Clauses">
${choice('area', areas)} ${choice('class', classes)} ${choice('state', [...new Set([...clauses.flatMap(({ result }) => result ?? []), ...states])])}
<label>text <input type="search" name="text"></label>
<output aria-live="polite">${clauses.length} clauses</output>
</form>
<div class="wide" tabindex="0" role="region" aria-label="Table of clauses">
<table id="clauses"><caption>Clauses by site and language</caption>
${heads}
<tbody>
${clauses.map((row) => clauseRow(row, tests, scenarios, context)).join('\n')}
</tbody></table>
</div>
${tests.some(({ judged }) => judged) ? '' : '<p>Open a trace with <code>node_modules/.bin/playwright show-trace</code> and its path.</p>'}
</main>
<script>${reportScript}</script>
</body>
</html>
`
}

/** A source file as a page with a link target for each line. */
export const sourcePage = (file: string, text: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escaped(file)}</title>
<style>body { font: 13px/1.5 ui-monospace, monospace; margin: 16px; } ol { white-space: pre-wrap; } :target { background: #fff3c4; }</style>
</head>
<body>
<h1>${escaped(file)}</h1>
<ol>
${text
  .trimEnd()
  .split('\n')
  .map((line, i) => `<li id="L${i + 1}">${escaped(line)}</li>`)
  .join('\n')}
</ol>
</body>
</html>
`
