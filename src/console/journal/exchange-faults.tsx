import { useQuery } from '@tanstack/react-query'
import CircleX from 'lucide-react/icons/circle-x'
import { useRef, useState } from 'react'
import type { Exchange } from '#specs/contract/control-record.ts'
import type { Fault } from '#specs/contract/control-fault.ts'
import { matchesFault } from '#specs/rules/faults.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FaultForm } from '../faults/fault-form.tsx'
import { FaultTable } from '../faults/fault-table.tsx'
import { pathOf } from '../operations.ts'
import { worldQuery } from '../queries.ts'
import { useConsoleParams } from '../use-console-params.ts'
import { faultFrom, lacksBody } from '#specs/rules/fault-from.ts'

const label = 'Faults for this request'

/** The faults for the request of an exchange. They can be changed here, and one can be made of the response. */
export const ExchangeFaults = ({ exchange }: { readonly exchange: Exchange }) => {
  const { world: id } = useConsoleParams()
  const { data: world } = useQuery(worldQuery(id))
  const [draft, setDraft] = useState<Fault>()
  const section = useRef<HTMLElement>(null)
  const request = { ...exchange, pattern: pathOf(exchange.operationId) }
  const faults = (world?.faults ?? []).filter((fault) => matchesFault(fault, request))
  const isNew = draft !== undefined && draft.id === undefined
  const close = () => {
    setDraft(undefined)
    section.current?.focus()
  }
  return (
    <section ref={section} tabIndex={-1} aria-label={label} className="flex min-w-0 flex-col gap-3">
      {faults.length > 0 && <FaultTable label={label} faults={faults} onEdit={setDraft} />}
      <Button
        size="sm"
        variant="quiet"
        className="self-start"
        aria-expanded={isNew}
        onClick={() => setDraft(isNew ? undefined : faultFrom(exchange))}
      >
        <CircleX aria-hidden size={16} />
        <span>Answer this instead</span>
      </Button>
      {isNew && lacksBody(exchange) && (
        <p className="text-sm text-ink-soft">
          The journal does not have this body as JSON. Enter the body of the fault.
        </p>
      )}
      {draft && <FaultForm key={draft.id ?? 'new'} initial={draft} isFirst onClose={close} />}
    </section>
  )
}
