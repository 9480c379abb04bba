import type { Clause } from '#specs/clauses/index.ts'

/** The committed number of proofs of a clause, with the reason if it was reduced. */
export interface ProofCount {
  readonly count: number
  readonly fewerProofs?: string
}

type Rows<Row> = { readonly [id: string]: Row }

/** What the gate compares with earlier commits. */
export interface Lists {
  readonly frozen: Rows<Partial<Pick<Clause, 'text' | 'class'>>>
  readonly proofs: Rows<ProofCount>
  /** These lists may only get shorter. */
  readonly pending: readonly string[]
  readonly unproved: readonly string[]
  readonly notImplemented: readonly string[]
  /** All operations of the contract. */
  readonly operations: readonly string[]
}

const idsIn = (text: string) => [...text.matchAll(/'([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+)'/g)].map(([, id]) => id!)
const operationsIn = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, id]) => id!)

/** Ids were once a plain list. */
const frozenIn = (text: string): Lists['frozen'] =>
  text.startsWith('{')
    ? (JSON.parse(text) as Lists['frozen'])
    : Object.fromEntries(text.split('\n').map((id) => [id, {}]))

/** How to read each list: its path, followed by the paths that it had in earlier commits. */
export const trackedLists: {
  readonly [Name in keyof Lists]: { readonly paths: readonly string[]; readonly parse: (text: string) => Lists[Name] }
} = {
  frozen: { paths: ['specs/clauses/frozen.json', 'specs/clauses/ids.txt'], parse: frozenIn },
  proofs: { paths: ['specs/clauses/proofs.json'], parse: (text) => JSON.parse(text) as Lists['proofs'] },
  pending: { paths: ['specs/clauses/pending.ts', 'specs/clauses/owed.ts'], parse: idsIn },
  unproved: { paths: ['specs/clauses/unproved.ts'], parse: idsIn },
  notImplemented: {
    paths: ['mock-server/handlers/not-implemented.ts', 'mock-server/handlers/not-yet.ts'],
    parse: operationsIn,
  },
  operations: {
    paths: ['specs/contract/openapi.json'],
    parse: (text) => [...text.matchAll(/"operationId": "(\w+)"/g)].map(([, id]) => id!),
  },
}

/** All lists in one state of the repository. A list is undefined if there is no text of it or it cannot be parsed. */
export const readLists = (textAt: (paths: readonly string[]) => string | undefined) => {
  const parsed = Object.entries(trackedLists).map(([name, { paths, parse }]) => {
    const text = textAt(paths)
    try {
      return [name, text === undefined ? undefined : (parse as (text: string) => unknown)(text)]
    } catch {
      return [name, undefined]
    }
  })
  return Object.fromEntries(parsed) as { readonly [Name in keyof Lists]: Lists[Name] | undefined }
}
