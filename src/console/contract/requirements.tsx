import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import type { StatedClause } from './document.ts'

interface RequirementsProps {
  clauses: readonly StatedClause[] | undefined
  /** What they are about. */
  of: string
  /** How many are visible before the button is pressed. */
  shownAtFirst?: number
}

/** The requirements for a place of the document. */
export const Requirements = ({ clauses = [], of, shownAtFirst = 0 }: RequirementsProps) => {
  const [isWhole, setIsWhole] = useState(false)
  const shown = clauses.slice(0, isWhole ? clauses.length : shownAtFirst)
  const count = `${clauses.length} requirement${clauses.length === 1 ? '' : 's'}`
  const label = isWhole ? 'Show fewer' : `Show ${shownAtFirst > 0 ? 'all ' : ''}${count}`
  return (
    <>
      {shown.length > 0 && (
        <ul className="flex flex-col gap-2 text-sm">
          {shown.map(({ id, text, class: binds }) => (
            <li key={id}>
              <p>{text}</p>
              <p className="flex flex-wrap items-baseline gap-x-2">
                <code className="text-xs break-all text-ink-faint">{id}</code>
                <Badge tone={binds === 'product' ? 'brand' : 'neutral'}>{binds}</Badge>
              </p>
            </li>
          ))}
        </ul>
      )}
      {clauses.length > shownAtFirst && (
        <Button
          size="sm"
          variant="quiet"
          className="self-start"
          aria-expanded={isWhole}
          aria-label={`${label} of ${of}`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {label}
        </Button>
      )}
    </>
  )
}
