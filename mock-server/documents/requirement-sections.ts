import { scenarios } from '#fixtures/scenarios/index.ts'
import type { RequirementClause, RequirementSection } from '#specs/contract/control.ts'
import { namespaces } from '#specs/messages/index.ts'
import type { LimitContext } from '#specs/model/limits.ts'
import { sections } from '#specs/requirements/index.ts'
import { clausesIn } from '#specs/requirements/results.ts'
import { additionalContentRules } from '#specs/rules/additional.ts'
import { recipientRules } from '#specs/rules/alarm.ts'
import { countRule, duplicateRule, fileRules, readableRule } from '#specs/rules/inquiry-files.ts'
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

const usual: LimitContext = { type: 'general', site: 'public' }

const ruleFiles: { readonly [file: string]: readonly RuleRow[] } = {
  'specs/rules/inquiry.ts': rules,
  'specs/rules/inquiry-files.ts': [...fileRules, countRule, readableRule, duplicateRule],
  'specs/rules/additional.ts': additionalContentRules(usual),
  'specs/rules/alarm.ts': recipientRules,
  'specs/rules/password.ts': passwordRules,
  'specs/rules/survey.ts': ratingRules,
}

/** The key of a message, also of one that depends on the inquiry or names files. */
const keyOf = (message: unknown): string | undefined =>
  typeof message === 'function'
    ? keyOf(message({ ...usual, names: '', extensions: '' }))
    : [message].flat().find((part) => typeof part === 'string')

const ruleRows = Object.entries(ruleFiles).flatMap(([file, rows]) =>
  rows.map(({ clause, field, message }) => {
    const key = keyOf(message)
    return { clause, row: { file, ...(field !== undefined && { field }), ...(key !== undefined && { message: key }) } }
  }),
)

const messageTexts = new Map(
  Object.values(namespaces).flatMap((rows) => Object.entries<{ readonly [language: string]: string }>(rows)),
)

/** The words of a text that can be keys of messages, such as `form.noTitle`. */
const keysIn = (text: string) => text.split(/[\s,;:]|\.(?!\w)/).filter((word) => word.includes('.'))

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
  const stated = ([id, row]: (typeof sections)[number]['sentences'][number]['clauses'][number]): RequirementClause => {
    const rules = ruleRows.filter(({ clause }) => clause === id).map((each) => each.row)
    const keys = new Set([...rules.map(({ message = '' }) => message), ...keysIn(row.text)])
    return {
      id,
      text: row.text,
      class: row.class,
      operations: [...new Set(operations.get(id)?.map((each) => each.id))],
      rules,
      messages: [...keys].flatMap((key) => {
        const texts = messageTexts.get(key)
        return texts ? { key, texts } : []
      }),
      scenarios: scenarios
        .filter(({ clauses }) => clauses.includes(id))
        .map(({ name, title, site }) => ({ name, title, site })),
    }
  }
  return sections.map(({ sentences, ...section }) => ({
    ...section,
    sentences: sentences.map(({ clauses, ...sentence }) => ({ ...sentence, clauses: clauses.map(stated) })),
  }))
}
