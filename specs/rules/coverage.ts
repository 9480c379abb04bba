import * as z from 'zod'
import type { Coverage, Mistake, OperationCoverage } from '../contract/control-coverage.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { contract, type OperationId } from '../contract/index.ts'
import { codesOf, isMistake, refusals, type RefusalCode } from '../contract/refusal.ts'

/**
 * What is counted, as texts, so that the counts of worlds, processes and machines add up: `notices 200`,
 * `notices 400 BAD_REQUEST`, the same with the clause of a refusal and the field, `notices ?size` for a name that was sent,
 * `myInquiries ?status=CLOSED` for a value of an enumeration, and `notices !too-early` for another mistake. They have
 * only words of the contract. The operation `-` stands for none.
 */
export type Counts = ReadonlyMap<string, { readonly count: number; readonly exchange?: number | undefined }>

const rows: readonly (readonly [string, Endpoint])[] = Object.entries(contract)

/** The values of an enumeration, also of one that is only documented. */
const valuesOf = (schema: z.ZodType): readonly string[] => {
  const { enum: listed, 'x-if-used': ifUsed } = (schema.meta() ?? {}) as {
    enum?: readonly string[]
    'x-if-used'?: { readonly enum?: readonly string[] }
  }
  const inner = (schema.def as { readonly innerType?: z.ZodType }).innerType
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  return listed ?? ifUsed?.enum ?? (inner ? valuesOf(inner) : [])
}

const known = new Map<string, ReadonlyMap<string, readonly string[]>>()

/** The names that requests of an operation can have, each with its values if they are an enumeration. */
export const namesOf = (id: string, { query, form, body }: Endpoint): ReadonlyMap<string, readonly string[]> => {
  const found =
    known.get(id) ??
    new Map(
      [query, form, body].flatMap((part) =>
        part instanceof z.ZodObject
          ? Object.entries(part.shape).map(([name, schema]) => [name, valuesOf(schema as z.ZodType)] as const)
          : [],
      ),
    )
  known.set(id, found)
  return found
}

type State = OperationCoverage['neverMet'][number]

/** The states that a client of an operation can meet. */
const statesOf = (row: Endpoint): readonly State[] => [
  ...Object.keys(row.responses).flatMap((text): readonly State[] => {
    const status = Number(text)
    if (status < 400) return [{ status, code: null }]
    return codesOf(row, status).flatMap((code) => (code === 'UNKNOWN_WORLD' ? [] : [{ status, code }]))
  }),
  { status: 503, code: 'SERVICE_UNAVAILABLE' },
  { status: 0, code: null },
]

/** Any failure of the server is as good as the one that stands for them. */
const isMetBy = (state: State, met: State) =>
  state.status >= 500 ? met.status >= 500 : met.status === state.status && met.code === state.code

/** Of the counts those of an operation, with what follows it in their texts. */
const countsOf = (counts: Counts, id: string) =>
  [...counts].flatMap(([text, counted]) =>
    text.startsWith(`${id} `) ? [{ parts: text.slice(id.length + 1).split(' '), counted }] : [],
  )

const operationOf = (counts: Counts, id: string, row: Endpoint): OperationCoverage => {
  const own = countsOf(counts, id)
  const sent = new Set(own.map(({ parts: [first = ''] }) => first))
  const met = own
    .flatMap(({ parts: [status = '', code = null, clause], counted }) =>
      /^\d+$/.test(status) && clause === undefined ? [{ status: Number(status), code, ...counted }] : [],
    )
    .toSorted((a, b) => a.status - b.status)
  return {
    operationId: id as OperationId,
    origin: row.origin,
    requests: met.reduce((sum, { count }) => sum + count, 0),
    met,
    neverMet: statesOf(row).filter((state) => !met.some((each) => isMetBy(state, each))),
    neverSent: [...namesOf(id, row).keys()].filter((name) => !sent.has(`?${name}`)),
    valuesNeverSent: [...namesOf(id, row)].flatMap(([field, values]) =>
      values.filter((value) => !sent.has(`?${field}=${value}`)).map((value) => ({ field, value })),
    ),
  }
}

const mistakesOf = (counts: Counts, id: string | null): readonly Mistake[] =>
  countsOf(counts, id ?? '-').flatMap(
    ({ parts: [first = '', code, clause, field = null], counted }): readonly Mistake[] => {
      const of = { operationId: id as OperationId | null, ...counted }
      if (first.startsWith('!'))
        return [{ ...of, kind: first.slice(1) as Mistake['kind'], code: null, clause: null, field }]
      const isWrong = clause !== undefined && (id === null || isMistake(code as RefusalCode))
      return isWrong ? [{ ...of, kind: 'refused', code: code!, clause, field }] : []
    },
  )

/** What of the contract clients met and never met, and what they did wrongly. */
export const coverageOf = (counts: Counts, leftOut = 0, only?: string): Coverage => ({
  operations: rows.filter(([id]) => (only ?? id) === id).map(([id, row]) => operationOf(counts, id, row)),
  mistakes: [...rows.map(([id]) => id), null]
    .filter((id) => (only ?? id) === id)
    .flatMap((id) => mistakesOf(counts, id)),
  counts: Object.fromEntries([...counts].map(([text, { count }]) => [text, count])),
  leftOut,
})

/** The sum of several counts. */
export const mergedCounts = (all: readonly Pick<Coverage, 'counts'>[]): Counts => {
  const sum = new Map<string, { readonly count: number }>()
  for (const { counts } of all)
    for (const [text, count] of Object.entries(counts)) sum.set(text, { count: (sum.get(text)?.count ?? 0) + count })
  return sum
}

/** A code as it is counted: only those of the contract. */
export const countedCode = (code: string | null): string =>
  code === null ? '' : ` ${Object.hasOwn(refusals, code) ? code : 'OTHER'}`
