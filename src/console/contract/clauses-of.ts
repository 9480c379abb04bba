import { catalogue, type Clause, type ClauseId } from '#specs/clauses/index.ts'
import type { Operation } from './document.ts'

const rows = (Object.entries(catalogue) as [ClauseId, Clause][]).filter(([, { retired }]) => retired === undefined)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Clauses about an operation: first its own, then those with a longer id, then those that name its path. */
export const clausesOf = ({ method, path, 'x-clause': clause }: Operation): (Clause & { readonly id: string })[] => {
  const named = new RegExp(`\\b${method} ${escaped(path)}(?![\\w/{.-])`)
  return rows
    .filter(([id, { text }]) => id === clause || id.startsWith(`${clause}.`) || named.test(text))
    .map(([id, row]) => ({ id, ...row }))
    .toSorted((a, b) => Number(b.id === clause) - Number(a.id === clause))
}
