import { defects } from '#specs/contract/defects.ts'
import { pickSome, seededRandom, seededState } from '../../worlds/random.ts'
import { startFailure } from '../command-line.ts'

export interface Selection {
  /** Parts of names, clauses or sentences. */
  readonly only?: readonly string[] | undefined
  readonly sample?: string | undefined
  readonly seed: string
  readonly shard?: string | undefined
}

/** The defects that change what the product does. */
const all = defects.flatMap(([name, clause, text]) => (clause === null ? [] : [{ name, clause, text }]))

export type Defect = (typeof all)[number]

/** The value of an option as a whole number from 1. */
export const wholeNumber = (option: string, value: string): number => {
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value)
  throw startFailure(`"${value}" is not a valid value of --${option}`, `Set --${option} to a whole number from 1.`)
}

const inShard = (shard: string) => {
  const [, part = '0', parts = '0'] = /^(\d+)\/(\d+)$/.exec(shard) ?? []
  if (Number(part) < 1 || Number(part) > Number(parts))
    throw startFailure(`"${shard}" is not a valid shard`, 'Set --shard to a part of the whole, such as 1/4.')
  return (_: Defect, index: number) => index % Number(parts) === Number(part) - 1
}

/** The defects that the options select, in the order of the list. Throws a start failure if there are none. */
export const selected = ({ only, sample, seed, shard }: Selection): readonly Defect[] => {
  const words = only?.map((word) => word.toLowerCase())
  const found = all.filter((defect) => {
    const text = Object.values(defect).join(' ').toLowerCase()
    return words?.some((word) => text.includes(word)) ?? true
  })
  const random = seededRandom(seededState(seed))
  const chosen = new Set(sample === undefined ? found : pickSome(random, found, wholeNumber('sample', sample)))
  const kept = found.filter((defect) => chosen.has(defect)).filter(shard === undefined ? () => true : inShard(shard))
  if (kept.length === 0) throw startFailure('the options select no defect', 'List the defects with --list.')
  return kept
}
