import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { clausesOf } from './clauses-of.ts'
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
