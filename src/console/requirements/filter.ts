import type { RequirementClause, RequirementSection } from '#specs/contract/control.ts'
import type { ClauseResult } from '#specs/requirements/results.ts'

export type Results = ReadonlyMap<string, ClauseResult>

export interface Filter {
  /** The id of a clause, words, or a message with its values. */
  readonly typed: string
  /** These are chosen values with commas between them; empty for all. */
  readonly classes: string
  readonly states: string
}

const textsOf = ({ messages }: RequirementClause) => messages.flatMap(({ texts }) => Object.values(texts))

const withoutNumbers = (text: string) => text.replace(/\{\{\w+\}\}|\d[\d,]*/g, '').toLowerCase()

/** Whether a text is a message with its values, such as `Not attached: a.png`, or a part of one with its numbers. */
const isOfMessage = (typed: string, message: string) => {
  const part = withoutNumbers(typed)
  if (part.trim() !== '' && withoutNumbers(message).includes(part)) return true
  const parts = message.split(/\{\{\w+\}\}/)
  return typed.startsWith(parts[0]!) && typed.endsWith(parts.at(-1)!) && parts.every((each) => typed.includes(each))
}

const includesAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word))

const isChosen = (chosen: string, value: string | undefined) =>
  chosen === '' || (value !== undefined && chosen.split(',').includes(value))

/** The sections with the sentences and clauses that were found. The id of a clause finds its sentence with all clauses. */
export const filtered = (
  sections: readonly RequirementSection[],
  { typed, classes, states }: Filter,
  results: Results,
): readonly RequirementSection[] => {
  const text = typed.trim()
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const isNamed = (clauses: readonly RequirementClause[]) => clauses.some(({ id }) => id === text)
  const namesClause = sections.some(({ sentences }) => sentences.some(({ clauses }) => isNamed(clauses)))
  return sections
    .map((section) => ({
      ...section,
      sentences: section.sentences
        .map((sentence) => ({
          ...sentence,
          clauses: sentence.clauses.filter((clause) => {
            if (namesClause) return isNamed(sentence.clauses)
            if (!isChosen(classes, clause.class) || !isChosen(states, results.get(clause.id)?.state)) return false
            const keys = clause.messages.map(({ key }) => key)
            const all = [section.title, sentence.text, clause.id, clause.text, ...keys, ...textsOf(clause)].join('\n')
            return (
              includesAll(all.toLowerCase(), words) || textsOf(clause).some((message) => isOfMessage(text, message))
            )
          }),
        }))
        .filter(({ clauses }) => clauses.length > 0),
    }))
    .filter(({ sentences }) => sentences.length > 0)
}
