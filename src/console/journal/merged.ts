import type { Exchange } from '#specs/contract/control-record.ts'

/** As many as the journal of a world keeps. */
const exchangesMax = 1000

/** Adds newer exchanges to those that are known. After a reset of the world, their numbers begin again. */
export const merged = (known: readonly Exchange[], newer: readonly Exchange[]): readonly Exchange[] => {
  if (newer.length === 0) return known
  const isReset = newer[0]!.number <= (known.at(-1)?.number ?? 0)
  return isReset ? newer : [...known, ...newer].slice(-exchangesMax)
}
