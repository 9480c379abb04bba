import { useQuery } from '@tanstack/react-query'
import type { Fault } from '#specs/contract/control-fault.ts'
import { faultPresets, withFault } from '../../api/faults.ts'
import { documentQuery } from '../contract/document.ts'
import { useFaults, worldQuery } from '../queries.ts'
import { useConsoleParams } from '../use-console-params.ts'
import { RecordForm } from '../worlds/record-form.tsx'
import { effectWords, faultWords, rareWords, targetWords } from './fault-words.ts'

/** The names of the values that have words: `when` for `when.query`. */
const namesOf = (words: object) => Object.keys(words).map((path) => path.split('.', 1)[0] as keyof Fault)

/** A preset replaces conditions and effect. It keeps the requests, unless it is for some operations. */
const presets = Object.fromEntries(
  Object.entries(faultPresets).map(([name, preset]) => {
    const replaced = namesOf({ ...(preset.operations && targetWords), ...effectWords, ...rareWords })
    return [name, Object.fromEntries(replaced.map((each) => [each, preset[each]]))]
  }),
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
