import { sections, type Clause, type ClauseId } from '../clauses/index.ts'
import type { Subject } from '../messages/subjects.ts'

/** How many statements each section of the product specification has: each bullet, row of a table and paragraph is one. */
const counts = [8, 33, 16, 9, 18, 11, 31, 14, 29]

/**
 * The numbers of all statements, in order: `5.3` is the third of section 5. The specification itself is not part of the
 * repository.
 */
export const statementNumbers: readonly string[] = counts.flatMap((count, section) =>
  Array.from({ length: count }, (_, i) => `${section + 1}.${i + 1}`),
)

/** The statements that leave something open ("is not shown"), with the subjects of the clauses that we assumed instead. */
export const leftOpen: { readonly [statement: string]: readonly (Subject | ClauseId)[] } = {
  // What the server does with an inquiry.
  '1.8': ['mail.receipt', 'mail.answer', 'inquiry.receipt', 'my-page.questions'],
  // The path of the login page.
  '2.29': ['member.login', 'call.member'],
  // The routes of all notices, of a keyword and of a category.
  '2.33': ['landing.notice-strip.show-all-route', 'landing.hero.search', 'faq.page'],
  // The response to an inquiry.
  '3.16': ['call.inquiry.submit.answer', 'call.answer.wrapped', 'call.idempotency'],
  // How the notice strip moves.
  '4.9': ['landing.notice-strip'],
  // What else is checked of a phone number.
  '5.18': ['inquiry.phone'],
  // What the server enforces.
  '6.11': ['my-page.access', 'library.download', 'inquiry.sending.server-judges-again'],
  // Paths of details, lists and settings.
  '7.26': [
    ...(['call.notice', 'call.faq', 'call.news', 'call.event-log', 'call.survey', 'call.additional'] as const),
    ...(['call.my-page', 'call.member', 'call.file'] as const),
  ],
  // Other errors of the server.
  '8.14': ['error.status', 'error.body', 'error.validation', 'error.page', 'inquiry.phone.one-message'],
  // Limits of my page.
  '9.29': ['my-page.password', 'my-page.alarm', 'my-page.billing', 'my-page.status'],
}

/** A statement of the specification with what states it here. */
export interface Statement {
  readonly number: string
  /** The sentences of the requirements whose clauses name it, with the page that shows each. */
  readonly sentences: readonly { readonly text: string; readonly path: string }[]
  /** Ids of the clauses that name it, and of those that fill in what it leaves open. */
  readonly clauses: readonly string[]
}

const isAbout = (id: string, subject: string) => id === subject || id.startsWith(`${subject}.`)

/** All statements in the order of the specification, with the clauses of a catalogue. */
export const statements = (catalogue: { readonly [id: string]: Clause }): readonly Statement[] => {
  const clauses = Object.entries(catalogue).filter(([, { retired }]) => retired === undefined)
  const sentences = sections.flatMap((section) => section.sentences)
  return statementNumbers.map((number) => {
    const fills = (id: string) => leftOpen[number]?.some((subject) => isAbout(id, subject)) === true
    const named = clauses.filter(([, clause]) => clause.statements?.includes(number))
    const assumed = clauses.filter(([id, clause]) => clause.class === 'assumed' && fills(id))
    const ids = new Set([...named, ...assumed].map(([id]) => id))
    return {
      number,
      sentences: sentences.filter((sentence) => sentence.clauses.some(([id]) => ids.has(id))),
      clauses: [...ids],
    }
  })
}
