import { catalogue } from '#e2e/support/catalogue.ts'
import { contractDocument } from '#e2e/support/contract-document.ts'
import { escaped } from '#e2e/support/report-page.ts'
import { scenarios } from '#fixtures/scenarios/index.ts'
import { requirementSections } from '#mock-server/documents/requirement-sections.ts'
import type { RequirementClause, RequirementSection } from '#specs/contract/control.ts'
import { resultsOf, statedOperations, type ClauseResult, type ReportFile } from '#specs/requirements/results.ts'
import { leftOpen, statements } from '#specs/requirements/statements.ts'
import { readNeeds } from './verify/needs.ts'

/** Text of Markdown that a Vue template leaves as it is. */
const plain = (text: string) =>
  escaped(text)
    .replace(/[\\`*_[\]|]/g, String.raw`\$&`)
    .replaceAll('{', '&#123;')

/** A link to a page of the mock that serves the documents. */
const link = (href: string, text: string) => `<a href="${escaped(href)}" target="_blank">${escaped(text)}</a>`

/** A message with its texts, by which the search finds it. */
const message = ({ key, texts }: RequirementClause['messages'][number]) =>
  `${plain(key)}: ${Object.values(texts)
    .map((text) => `“${plain(text.replaceAll('\n', ' '))}”`)
    .join(' ')}`

/** The files with the tests of a clause. */
const testFiles = new Map<string, readonly string[]>()
for (const [file, tests] of Object.entries(readNeeds()))
  for (const id of new Set(Object.values(tests).flatMap(({ clauses }) => clauses)))
    testFiles.set(id, [...(testFiles.get(id) ?? []), file])

const statementLink = (number: string) => `[${number}](../statements.md#s${number})`

const clauseItem = ({ id, text, class: binds, ...facts }: RequirementClause, result: ClauseResult | undefined) => {
  const where = [
    `\`${id}\``,
    binds,
    ...facts.statements.map(statementLink),
    ...facts.operations.map((operation) => link(`/__mock/?tab=contract&operation=${operation}`, operation)),
    ...facts.rules.map(({ file, field }) => plain([file, field].filter(Boolean).join(', '))),
  ]
  const last = [
    ...(result === undefined ? [] : [`<strong>${result.state}</strong>`]),
    ...Object.entries(result?.places ?? {}).map(([place, state]) => `${place}: ${state}`),
    ...(result?.proofs ?? testFiles.get(id) ?? []).map(plain),
  ]
  const scenarios = facts.scenarios.map(({ name, title }) => link(`/__mock/enter?scenario=${name}`, title))
  const lines = [where, scenarios, facts.messages.map(message), last].map((parts) => parts.join(' · ')).filter(Boolean)
  return `- <a id="${id}"></a>${plain(text)}<br><small>${lines.join('<br>')}</small>`
}

/** A page of the product on its own site, or one of the mock. */
const pageLink = (path: string) =>
  link(path.startsWith('/__mock') ? path : `/__mock/enter?world=default&to=${encodeURIComponent(path)}`, 'See it')

const requirementPage = ({ title, path, sentences }: RequirementSection, results: ReadonlyMap<string, ClauseResult>) =>
  [
    `# ${title}`,
    pageLink(path),
    ...sentences.flatMap(({ text, clauses, messages }) => [
      `## ${plain(text)}`,
      clauses.map((clause) => clauseItem(clause, results.get(clause.id))).join('\n'),
      ...(messages.length > 0
        ? [`<details><summary>Other messages</summary><small>${messages.map(message).join('<br>')}</small></details>`]
        : []),
    ]),
  ].join('\n\n')

/** Every decision where the product specification is silent: operations, then clauses by section. */
const assumptionsPage = (sections: readonly RequirementSection[]) => {
  const operations = statedOperations(contractDocument.paths).filter(({ origin }) => origin === 'assumed')
  const assumed = sections.map(({ id, title, sentences }) => ({
    id,
    title,
    clauses: sentences
      .flatMap(({ clauses }) => clauses)
      .filter((clause) => clause.class === 'assumed' && !clause.id.startsWith('control.')),
  }))
  return [
    '# Assumptions',
    'The product specification leaves these points open, and we decided them. If your back end differs from one, its clause ends with a warning and the verdict does not change: accept the assumption, or list it in the baseline with your reason.',
    '## Operations',
    operations.map(({ id }) => `- ${link(`/__mock/?tab=contract&operation=${id}`, id)}`).join('\n'),
    ...assumed.flatMap(({ id: section, title, clauses }) =>
      clauses.length === 0
        ? []
        : [
            `## ${title}`,
            clauses.map(({ id, text }) => `- [${id}](requirements/${section}.md#${id}): ${plain(text)}`).join('\n'),
          ],
    ),
  ].join('\n\n')
}

/** Every statement of the product specification with what states and proves it here. */
const statementsPage = (sections: readonly RequirementSection[], results: ReadonlyMap<string, ClauseResult>) => {
  const pages = new Map(
    sections.flatMap(({ id, sentences }) =>
      sentences.flatMap(({ clauses }) => clauses.map((clause) => [clause.id, `requirements/${id}.md#${clause.id}`])),
    ),
  )
  const item = (id: string) => {
    const page = pages.get(id)
    const href = page === undefined ? `/__mock/?tab=contract&operation=${id.split('.')[1]}` : undefined
    const name = href === undefined ? `[${id}](${page})` : link(href, id)
    return [name, catalogue[id]!.class, results.get(id)?.state].filter(Boolean).join(' ')
  }
  const rows = statements(catalogue).map(({ number, sentences, clauses }) => {
    const open = number in leftOpen ? ['It leaves something open; we assumed:'] : []
    const texts = [...open, ...sentences.map(({ text, path }) => `${plain(text)} ${pageLink(path)}`)]
    const items = `<details><summary>${clauses.length}</summary>${clauses.map(item).join('<br>')}</details>`
    return `| <a id="s${number}"></a>${number} | ${texts.join('<br>')} | ${items} |`
  })
  return [
    '# Statements',
    'The product specification has 169 statements in nine sections: each bullet, row of a table and paragraph is one. 5.3 is the third of section 5. This page says which requirement and which clauses come from each. `report/index.html#statements` adds the calls, tests and results of your last run.',
    ['| statement | requirement | clauses |', '| --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n')
}

/** Every scenario with the link that opens it, at the section of its first clause. */
const scenariosPage = (sections: readonly RequirementSection[]) => {
  const groups = sections.map(({ title, sentences }) => {
    const ids = sentences.flatMap(({ clauses }) => clauses.map(({ id }) => id))
    return { title, rows: scenarios.filter(({ clauses: [first = ''] }) => ids.includes(first)) }
  })
  return [
    '# Scenarios',
    'A scenario is a named situation: a world with its user, time, records and faults, a page, and what to do there. Its link opens the page in that world, in a new tab. The developer bar follows the steps for you.',
    ...groups
      .filter(({ rows }) => rows.length > 0)
      .flatMap(({ title, rows }) => [
        `## ${title}`,
        [
          '| scenario | site | language | steps |',
          '| --- | --- | --- | --- |',
          ...rows.map(
            ({ name, title: text, site, locale, steps }) =>
              `| ${link(`/__mock/enter?scenario=${name}`, text)} | ${site} | ${locale} | ${steps.length} |`,
          ),
        ].join('\n'),
      ]),
  ].join('\n\n')
}

/** A page that is made from the sources. */
export interface GeneratedPage {
  /** The file within the documents. */
  readonly file: string
  readonly title: string
  readonly description: string
  readonly text: string
}

/** The pages of requirements, assumptions and scenarios, with the results of a report if there is one. */
export const generatedPages = (report?: ReportFile): readonly GeneratedPage[] => {
  const results = report === undefined ? new Map<string, ClauseResult>() : resultsOf(report)
  const sections = requirementSections()
  return [
    ...sections.map((section) => ({
      file: `requirements/${section.id}.md`,
      title: section.title,
      description: section.sentences[0]!.text,
      text: requirementPage(section, results),
    })),
    {
      file: 'statements.md',
      title: 'Statements',
      description: 'Every statement of the product specification with its clauses.',
      text: statementsPage(sections, results),
    },
    {
      file: 'assumptions.md',
      title: 'Assumptions',
      description: 'Every decision where the product specification is silent.',
      text: assumptionsPage(sections),
    },
    {
      file: 'scenarios.md',
      title: 'Scenarios',
      description: 'Every scenario with the link that opens it.',
      text: scenariosPage(sections),
    },
  ]
}
