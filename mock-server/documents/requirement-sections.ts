import { scenarios } from '#fixtures/scenarios/index.ts'
import { sections, type ClauseId } from '#specs/clauses/index.ts'
import type { RequirementClause, RequirementSection } from '#specs/contract/control.ts'
import { refusalClauses } from '#specs/contract/refusal.ts'
import { namespaces } from '#specs/messages/index.ts'
import { subjectOf } from '#specs/messages/subjects.ts'
import type { LimitContext } from '#specs/model/limits.ts'
import { clausesIn } from '#specs/requirements/remaining-work.ts'
import { additionalContentRules } from '#specs/rules/additional.ts'
import { recipientRules, switchRules } from '#specs/rules/alarm.ts'
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
  'specs/rules/alarm.ts': [...recipientRules, ...switchRules],
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

/** The keys of the messages of all rules. */
export const ruleMessages = [...new Set(ruleRows.flatMap(({ row }) => row.message ?? []))]

/** The texts of each message by its key. The keys of emails have `mail.` before them here. */
export const messageTexts: ReadonlyMap<string, { readonly [language: string]: string }> = new Map(
  Object.entries(namespaces).flatMap(([namespace, rows]) =>
    Object.entries(rows).map(([key, texts]) => [namespace === 'mail' ? `mail.${key}` : key, texts]),
  ),
)

const byCode: ReadonlyMap<string, ClauseId> = new Map(
  Object.entries(refusalClauses).map(([code, clause]) => [`error.${code}`, clause]),
)

/** The clause or the subject that a message is about. */
const topicOf = (key: string) => byCode.get(key) ?? subjectOf(key)

const messagesOf = (keys: Iterable<string>) =>
  [...keys].flatMap((key) => {
    const texts = messageTexts.get(key)
    return texts ? { key, texts } : []
  })

/** The words of a text that are keys of messages, such as `form.noTitle`. */
const keysIn = (text: string) => text.split(/[\s,;:]|\.(?!\w)/).filter((word) => messageTexts.has(word))

/** The operations that state a clause, by the id of the clause. */
const operationsByClause = () => {
  const pairs = operationsOf(openApi({ version: '' }) as Json).flatMap((operation) =>
    clausesIn(operation).map((clause) => ({ clause, id: operation['operationId'] as string })),
  )
  return Map.groupBy(pairs, ({ clause }) => clause)
}

const rulesOf = (id: string) => ruleRows.filter(({ clause }) => clause === id).map(({ row }) => row)

type Clauses = (typeof sections)[number]['sentences'][number]['clauses']

/** The keys of the messages that a clause or its rules name. */
const namedBy = ([id, { text }]: Clauses[number]) => [
  ...rulesOf(id).flatMap(({ message = [] }) => message),
  ...keysIn(text),
]

/** The requirements with what implements, describes and shows each clause. */
export const requirementSections = (): RequirementSection[] => {
  const operations = operationsByClause()
  const named = new Set(
    sections.flatMap(({ sentences }) => sentences.flatMap(({ clauses }) => clauses.flatMap(namedBy))),
  )
  const others = Map.groupBy(
    [...messageTexts.keys()].flatMap((key) => (named.has(key) ? [] : { key, topic: topicOf(key) })),
    ({ topic }) => topic,
  )
  const othersAbout = (topic: string) => others.get(topic)?.map(({ key }) => key) ?? []
  const stated = (clause: Clauses[number]): RequirementClause => {
    const [id, { text, class: binds, statements = [] }] = clause
    return {
      id,
      text,
      class: binds,
      statements: [...statements],
      operations: [...new Set(operations.get(id)?.map((each) => each.id))],
      rules: rulesOf(id),
      messages: messagesOf(new Set([...namedBy(clause), ...othersAbout(id)])),
      scenarios: scenarios
        .filter(({ clauses }) => clauses.includes(id))
        .map(({ name, title, site }) => ({ name, title, site })),
    }
  }
  const messagesAbout = (clauses: Clauses) =>
    [...new Set(clauses.map(([id]) => id.split('.', 2).join('.')))].flatMap(othersAbout)
  return sections.map(({ sentences, ...section }) => ({
    ...section,
    sentences: sentences.map(({ clauses, ...sentence }) => ({
      ...sentence,
      clauses: clauses.map(stated),
      messages: messagesOf(messagesAbout(clauses)),
    })),
  }))
}
