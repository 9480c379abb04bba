import type { RequirementClause, RequirementSection } from '#specs/contract/control.ts'
import type { ClauseResult } from '#specs/requirements/results.ts'

export type Results = ReadonlyMap<string, ClauseResult>

export interface Filter {
  /** The id of a clause, the number of a statement, words, or a message with its values. */
  readonly typed: string
  /** These are chosen values with commas between them; empty for all. */
  readonly classes: string
  readonly states: string
}

type Message = RequirementClause['messages'][number]

const textsOf = ({ texts }: Message) => Object.values(texts)

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

/**
 * The sections with the sentences and clauses that were found. The id of a clause finds its sentence with all clauses, and
 * so does a message of a sentence: a complete one, or a part of it if nothing else is found.
 */
export const filtered = (
  sections: readonly RequirementSection[],
  { typed, classes, states }: Filter,
  results: Results,
): readonly RequirementSection[] => {
  const text = typed.trim()
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const isNamed = (clauses: readonly RequirementClause[]) => clauses.some(({ id }) => id === text)
  const namesClause = sections.some(({ sentences }) => sentences.some(({ clauses }) => isNamed(clauses)))
  const isPart = (message: Message) => textsOf(message).some((each) => isOfMessage(text, each))
  const isWhole = (message: Message) => [message.key, ...textsOf(message)].includes(text)
  const isFound = (section: RequirementSection, sentence: string, clause: RequirementClause) => {
    if (/^\d\.\d+$/.test(text)) return clause.statements.includes(text)
    const own = clause.messages.flatMap((message) => [message.key, ...textsOf(message)])
    const all = [section.title, sentence, clause.id, clause.text, ...own].join('\n').toLowerCase()
    return includesAll(all, words) || clause.messages.some(isPart)
  }
  const foundBy = (isLabel: (message: Message) => boolean) =>
    sections
      .map((section) => ({
        ...section,
        sentences: section.sentences
          .map((sentence) => {
            const messages = sentence.messages.filter(isLabel)
            const clauses = sentence.clauses.filter((clause) => {
              if (namesClause) return isNamed(sentence.clauses)
              if (!isChosen(classes, clause.class) || !isChosen(states, results.get(clause.id)?.state)) return false
              return messages.length > 0 || isFound(section, sentence.text, clause)
            })
            return { ...sentence, clauses, messages }
          })
          .filter(({ clauses }) => clauses.length > 0),
      }))
      .filter(({ sentences }) => sentences.length > 0)
  const found = foundBy(isWhole)
  return found.length > 0 ? found : foundBy(isPart)
}
