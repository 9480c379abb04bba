import { catalogue as written, type Clause, type ClauseId as WrittenClauseId } from '#specs/clauses/index.ts'
import { documentClauses, type DocumentClauseId } from '../report/document-clauses.ts'

/** A clause of `specs/clauses`, which the compiler checks, or one of the OpenAPI document, which `clause` checks. */
export type ClauseId = WrittenClauseId | DocumentClauseId

/** Every clause by its id: those of `specs/clauses` and those that the OpenAPI document states. */
export const catalogue: { readonly [id: string]: Clause } = { ...written, ...documentClauses }
