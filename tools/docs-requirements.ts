import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { escaped } from '#e2e/support/report-page.ts'
import { requirementSections } from '#mock-server/documents/requirement-sections.ts'
import type { RequirementClause, RequirementSection } from '#specs/contract/control.ts'
import { resultsOf, type ClauseResult, type ReportFile } from '#specs/requirements/results.ts'

/** Text of Markdown that a Vue template leaves as it is. */
const plain = (text: string) =>
  escaped(text)
    .replace(/[\\`*_[\]|]/g, String.raw`\$&`)
    .replaceAll('{', '&#123;')

const link = (href: string, text: string) => `<a href="${escaped(href)}" target="_blank">${escaped(text)}</a>`

const clauseItem = ({ id, text, class: binds, ...facts }: RequirementClause, result: ClauseResult | undefined) => {
  const parts = [
    binds,
    ...facts.scenarios.map(({ name, title }) => link(`/__mock/enter?scenario=${name}`, title)),
    ...facts.operations.map((operation) => link(`/__mock/?tab=contract&operation=${operation}`, operation)),
    ...facts.rules.map(({ file, field, message }) => plain([file, field, message].filter(Boolean).join(', '))),
    ...facts.messages.map(({ key, texts }) => plain([key, ...Object.values(texts)].join(', '))),
    ...(result === undefined ? [] : [`<strong>${result.state}</strong>`]),
    ...Object.entries(result?.places ?? {}).map(([place, state]) => `${place}: ${state}`),
    ...(result?.proofs ?? []).map(plain),
  ]
  return `- <a id="${id}"></a>\`${id}\`: ${plain(text)}<br>${parts.join(' · ')}`
}

const page = ({ title, path, sentences }: RequirementSection, results: ReadonlyMap<string, ClauseResult>) =>
  `${[
    `# ${title}`,
    link(path, 'See it'),
    ...sentences.map(({ text, clauses }) =>
      [`## ${plain(text)}`, clauses.map((clause) => clauseItem(clause, results.get(clause.id))).join('\n')].join(
        '\n\n',
      ),
    ),
  ].join('\n\n')}\n`

/** Writes a page of Markdown for each section of the requirements, with the results of a report if there is one. */
export const writeRequirementPages = (folder: string, report?: ReportFile): void => {
  const results = report === undefined ? new Map<string, ClauseResult>() : resultsOf(report)
  mkdirSync(folder, { recursive: true })
  for (const section of requirementSections()) writeFileSync(join(folder, `${section.id}.md`), page(section, results))
}
