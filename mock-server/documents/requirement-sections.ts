import { scenarios } from '#fixtures/scenarios/index.ts'
import type { RequirementClause, RequirementSection } from '#specs/contract/control.ts'
import { namespaces } from '#specs/messages/index.ts'
import { sections } from '#specs/requirements/index.ts'
import { clausesIn } from '#specs/requirements/results.ts'
import { recipientRules } from '#specs/rules/alarm.ts'
import { countRule, fileRules } from '#specs/rules/inquiry-files.ts'
import { rules } from '#specs/rules/inquiry.ts'
import { passwordRules } from '#specs/rules/password.ts'
import { ratingRules } from '#specs/rules/survey.ts'
import { operationsOf, type Json } from './openapi-components.ts'
import { openApi } from './openapi.ts'

interface RuleRow {
  readonly clause: string
  readonly field?: string
  readonly message?: unknown
}

const ruleFiles: { readonly [file: string]: readonly RuleRow[] } = {
  'specs/rules/inquiry.ts': rules,
  'specs/rules/inquiry-files.ts': [...fileRules, countRule],
  'specs/rules/alarm.ts': recipientRules,
  'specs/rules/password.ts': passwordRules,
  'specs/rules/survey.ts': ratingRules,
}

const keyOf = (message: unknown) => [message].flat().find((part) => typeof part === 'string')

const ruleRows = Object.entries(ruleFiles).flatMap(([file, rows]) =>
  rows.map(({ clause, field, message }) => {
    const key = keyOf(message)
    return { clause, row: { file, ...(field !== undefined && { field }), ...(key !== undefined && { message: key }) } }
  }),
)

const messageKeys = new Set(Object.values(namespaces).flatMap(Object.keys))

/** The operations that state a clause, by the id of the clause. */
const operationsByClause = () => {
  const pairs = operationsOf(openApi({ version: '' }) as Json).flatMap((operation) =>
    clausesIn(operation).map((clause) => ({ clause, id: operation['operationId'] as string })),
  )
  return Map.groupBy(pairs, ({ clause }) => clause)
}

/** The requirements with what implements, describes and shows each clause. */
export const requirementSections = (): RequirementSection[] => {
  const operations = operationsByClause()
  const stated = ([id, row]: (typeof sections)[number]['sentences'][number]['clauses'][number]): RequirementClause => ({
    id,
    text: row.text,
    class: row.class,
    operations: [...new Set(operations.get(id)?.map((each) => each.id))],
    rules: ruleRows.filter(({ clause }) => clause === id).map(({ row }) => row),
    messages: row.text.split(/[\s,;:]|\.(?!\w)/).filter((word) => messageKeys.has(word)),
    scenarios: scenarios
      .filter(({ clauses }) => clauses.includes(id))
      .map(({ name, title, site }) => ({ name, title, site })),
  })
  return sections.map(({ sentences, ...section }) => ({
    ...section,
    sentences: sentences.map(({ text, clauses }) => ({ text, clauses: clauses.map(stated) })),
  }))
}
