import { recordNumberMax } from '#specs/contract/bounds.ts'

/** The number of a new record: after the largest one or, if that is the largest possible, the largest free one. */
export const nextNumber = (largest: number, isTaken: (number: number) => boolean): number => {
  let next = largest + 1
  if (next > recordNumberMax) for (next = recordNumberMax; isTaken(next);) next -= 1
  return next
}
