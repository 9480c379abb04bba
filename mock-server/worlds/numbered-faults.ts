import type { Fault } from '#specs/contract/control.ts'
import { nextNumber } from './next-number.ts'

/** Faults with ids: an id up to the last one stays, unless it is there twice; the others get new ids. */
export const numberedFaults = (faults: readonly Fault[], last: number): Fault[] => {
  const sent = new Set(faults.map(({ id }) => id))
  const taken = new Set<number>()
  let newest = last
  return faults.map((fault) => {
    const { id } = fault
    const isKept = id !== undefined && id <= newest && !taken.has(id)
    const given = isKept ? id : nextNumber(newest, (next) => sent.has(next) || taken.has(next))
    taken.add(given)
    newest = Math.max(newest, given)
    return { ...fault, id: given }
  })
}
