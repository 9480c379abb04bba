import { useState } from 'react'
import { catalogue, type Clause, type ClauseId } from '#specs/clauses/index.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import type { Operation } from './document.ts'

const shownAtFirst = 6

/** Clauses about an operation, its own clause first. */
export const Requirements = ({ operation }: { operation: Operation }) => {
  const [isWhole, setIsWhole] = useState(false)
  const clauses = clausesOf(operation)
  return (
    <>
      <ul className="flex flex-col gap-2 text-sm">
        {clauses.slice(0, isWhole ? clauses.length : shownAtFirst).map(({ id, text, class: binds }) => (
          <li key={id}>
            <p>{text}</p>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <code className="text-xs break-all text-ink-faint">{id}</code>
              <Badge tone={binds === 'product' ? 'brand' : 'neutral'}>{binds}</Badge>
            </p>
          </li>
        ))}
      </ul>
      {clauses.length > shownAtFirst && (
        <Button
          size="sm"
          variant="quiet"
          className="self-start"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer requirements' : `Show all ${clauses.length} requirements`}
        </Button>
      )}
    </>
  )
}

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
