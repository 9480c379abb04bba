import { useQuery } from '@tanstack/react-query'
import type { Fault } from '#specs/contract/control-fault.ts'
import { faultPresets, withFault } from '../../api/faults.ts'
import { documentQuery } from '../contract/document.ts'
import { useFaults, worldQuery } from '../queries.ts'
import { useConsoleParams } from '../use-console-params.ts'
import { RecordForm } from '../worlds/record-form.tsx'
import { effectWords, faultWords } from './fault-words.ts'

/** A preset replaces the whole effect and keeps the requests. */
const presets = Object.fromEntries(
  Object.entries(faultPresets).map(([name, effect]) => [
    name,
    Object.fromEntries(Object.keys(effectWords).map((path) => [path, effect[path as keyof Fault]])),
  ]),
)

interface FaultFormProps {
  /** What the form shows at first. With an id, it changes this fault. */
  readonly initial: Fault
  /** Whether a new fault applies before all others. */
  readonly isFirst?: boolean
  /** Called after saving and by Cancel; without it, the form stays. */
  readonly onClose?: (() => void) | undefined
}

/** Adds a fault to the selected world, or changes one: requests, effect and repeat count. */
export const FaultForm = ({ initial, isFirst = false, onClose }: FaultFormProps) => {
  const { world: id } = useConsoleParams()
  const { data: world } = useQuery(worldQuery(id))
  const { data: document } = useQuery(documentQuery)
  const save = useFaults(id)
  const schema = document?.components.schemas?.Fault
  const isNew = initial.id === undefined
  const faults = world?.faults ?? []
  const at = isNew ? (isFirst ? 0 : faults.length) : faults.findIndex((fault) => fault.id === initial.id)
  return (
    schema && (
      <RecordForm
        name={isNew ? 'New fault' : 'Fault'}
        save={save}
        schema={schema}
        words={faultWords}
        values={initial}
        at={String(at)}
        toBody={(changes) => (now: readonly Fault[]) => withFault(now, { ...initial, ...changes }, isFirst)}
        action={isNew ? 'Add fault' : 'Save fault'}
        done="Added."
        isNew={isNew && Object.keys(initial).length > 0}
        presets={presets}
        {...(onClose && { onSaved: onClose, onCancel: onClose })}
      />
    )
  )
}
