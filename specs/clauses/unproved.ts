import type { ClauseId } from './index.ts'

/**
 * Clauses outside the product specification that no passing test names yet, by area. The list may only get shorter: take
 * an id off when its proof is in. A new clause of a screen that does not exist yet may be added.
 */
// One id a line, so that a diff shows each one that was proved.
// prettier-ignore
export const unproved: { readonly [area: string]: readonly ClauseId[] } = {
}
