import type { ClauseId } from './index.ts'

/** Clauses of the product that no passing test names yet, by area. Take an id off when its proof is in. */
// One id a line, so that a diff shows each one that was proved.
// prettier-ignore
export const pending: { readonly [area: string]: readonly ClauseId[] } = {
}
