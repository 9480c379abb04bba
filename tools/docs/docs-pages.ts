import { catalogue } from '#e2e/support/catalogue.ts'
import { contractDocument } from '#e2e/mock-client/contract-document.ts'
import { mutantsOfClause } from '#e2e/report/mutants-of-clause.ts'
import { escaped } from '#e2e/report/escaped.ts'
import { statementsHtml } from '#e2e/report/report-statements.ts'
import { scenarios } from '#fixtures/scenarios/index.ts'
import { requirementSections } from '#mock-server/documents/requirement-sections.ts'
import type { RequirementClause, RequirementSection } from '#specs/contract/control.ts'
import { statedOperations } from '#specs/requirements/remaining-work.ts'

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

const statementLink = (number: string) => `[${number}](../statements.md#s${number})`

const clauseItem = ({ id, text, class: binds, ...facts }: RequirementClause) => {
  const where = [
    `\`${id}\``,
    binds,
    ...facts.statements.map(statementLink),
    ...facts.operations.map((operation) => link(`/__mock/?tab=contract&operation=${operation}`, operation)),
    ...facts.rules.map(({ file, field }) => plain([file, field].filter(Boolean).join(', '))),
  ]
  const scenarios = facts.scenarios.map(({ name, title }) => link(`/__mock/enter?scenario=${name}`, title))
  const lines = [where, scenarios, facts.messages.map(message), [mutantsOfClause(id)]]
    .map((parts) => parts.join(' · '))
    .filter(Boolean)
  return `- <a id="${id}"></a>${plain(text)}<br><small>${lines.join('<br>')}</small>`
}

/** A page of the product on its own site, or one of the mock. */
const pageLink = (path: string) =>
  link(path.startsWith('/__mock') ? path : `/__mock/enter?world=default&to=${encodeURIComponent(path)}`, 'See it')

/** The results and tests of each clause are in the report of the suites. */
const resultsLink = link('/report/', 'Results of the last run')

const requirementPage = ({ title, path, sentences }: RequirementSection) =>
  [
    `# ${title}`,
    `${pageLink(path)} · ${resultsLink}`,
    ...sentences.flatMap(({ text, clauses, messages }) => [
      `## ${plain(text)}`,
      clauses.map(clauseItem).join('\n'),
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

/** Every statement of the product specification with what states it here. */
const statementsPage = (sections: readonly RequirementSection[]) => {
  const pages = new Map(
    sections.flatMap(({ id: section, sentences }) =>
      sentences.flatMap(({ clauses }) => clauses.map(({ id }) => [id, `/docs/requirements/${section}.html#${id}`])),
    ),
  )
  const item = (id: string) =>
    `${link(pages.get(id) ?? `/__mock/?tab=contract&operation=${id.split('.')[1]}`, id)} <small>${catalogue[id]!.class}</small>`
  return [
    '# Statements',
    'The product specification has 169 statements in nine sections: each bullet, row of a table and paragraph is one. 5.3 is the third of section 5. This page says which requirement and which clauses come from each.',
    link('/report/#statements', 'Statements with the results of the last run'),
    // Vue would take braces for its own.
    `<div v-pre>\n${statementsHtml({ clauseItem: item, pageItem: (path) => `${escaped(path)} ${pageLink(path)}` })}\n</div>`,
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

/** The pages of requirements, statements, assumptions and scenarios. */
export const generatedPages = (): readonly GeneratedPage[] => {
  const sections = requirementSections()
  return [
    ...sections.map((section) => ({
      file: `requirements/${section.id}.md`,
      title: section.title,
      description: section.sentences[0]!.text,
      text: requirementPage(section),
    })),
    {
      file: 'statements.md',
      title: 'Statements',
      description: 'Every statement of the product specification with its clauses.',
      text: statementsPage(sections),
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
