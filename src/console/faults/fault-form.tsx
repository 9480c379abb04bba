import { useId, useState } from 'react'
import type { Fault } from '#specs/contract/control-world.ts'
import { faultPresets, withFault } from '../../api/faults.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Combobox } from '../../ui/select/combobox.tsx'
import { FieldGroup } from '../../ui/forms/field-group.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { operationOptions } from '../operations.ts'
import { useFaults } from '../queries.ts'
import { RequestError } from '../request-error.tsx'
import { required } from '../required.ts'
import { useConsoleParams } from '../use-console-params.ts'
import { draftOf, type FaultDraft, type FaultKind, faultOf, type FaultTarget } from './fault-draft.ts'
import { FaultResponse } from './fault-response.tsx'

const targetChoices: readonly { readonly value: FaultTarget; readonly label: string }[] = [
  { value: 'operation', label: 'One operation' },
  { value: 'path', label: 'A method and path' },
  { value: 'any', label: 'All requests' },
]
const kindChoices: readonly { readonly value: FaultKind; readonly label: string }[] = [
  { value: 'refusal', label: 'Refusal' },
  { value: 'body', label: 'Different body' },
  { value: 'delay', label: 'Delay only' },
  { value: 'abort', label: 'Drop connection' },
  { value: 'malformed', label: 'Malformed JSON' },
]
const methods = [
  { value: 'any', label: 'any method' },
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ value: method, label: method })),
]

interface FaultFormProps {
  /** What the form shows at first. With an id, it changes this fault. */
  readonly initial: FaultDraft
  /** Whether a new fault applies before all others. */
  readonly isFirst?: boolean
  /** Called after saving and by Cancel; without it, the form stays. */
  readonly onClose?: (() => void) | undefined
}

/** Adds a fault to the selected world, or changes one: requests, effect and repeat count. */
export const FaultForm = ({ initial, isFirst, onClose }: FaultFormProps) => {
  const form = useId()
  const { world } = useConsoleParams()
  const [draft, setDraft] = useState(initial)
  const [errors, setErrors] = useState<{ field: 'operation' | 'body'; text: string }>()
  const { mutate: change, error, isPending, isSuccess, reset } = useFaults(world)
  const set = (part: Partial<FaultDraft>) => {
    setDraft({ ...draft, ...part })
    setErrors(undefined)
    reset()
  }
  /** What the effect leaves out is empty. */
  const setEffect = (effect: Fault) => {
    const { id, target, operationId, method, path, enabled } = draft
    set({ ...draftOf(effect), id, target, operationId, method, path, enabled })
  }
  const send = () => {
    if (draft.target === 'operation' && draft.operationId === '')
      return setErrors({ field: 'operation', text: 'Choose an operation.' })
    try {
      const fault = faultOf(draft)
      change((now) => withFault(now, fault, isFirst), { onSuccess: () => onClose?.() })
    } catch {
      setErrors({ field: 'body', text: 'Not valid JSON.' })
    }
  }
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <FieldGroup id={`${form}-aim`} legend="Applies to" role="radiogroup">
        <RadioGroup
          isInline
          choices={targetChoices}
          value={draft.target}
          onChange={(value) => set({ target: value as FaultTarget })}
        />
      </FieldGroup>
      <div className="grid items-start gap-4 md:grid-cols-2">
        {draft.target === 'operation' && (
          <Field
            id={`${form}-operation`}
            label="Operation"
            {...required}
            error={errors?.field === 'operation' ? errors.text : undefined}
          >
            <Combobox
              options={operationOptions}
              value={draft.operationId}
              onChange={(operationId) => set({ operationId })}
              placeholder="Find by name or path"
              noMatch="No matching operation."
            />
          </Field>
        )}
        {draft.target === 'path' && (
          <>
            <Field id={`${form}-method`} label="Method">
              <Select
                options={methods}
                value={draft.method || 'any'}
                onChange={(method) => set({ method: method === 'any' ? '' : method })}
                placeholder=""
              />
            </Field>
            <Field id={`${form}-path`} label="Path">
              <TextField
                value={draft.path}
                onChange={(path) => set({ path })}
                placeholder="/api/support/faq/{faqId}"
                spellCheck={false}
              />
            </Field>
          </>
        )}
      </div>
      <FieldGroup id={`${form}-presets`} legend="Presets">
        <div className="flex flex-wrap gap-1.5">
          {Object.entries(faultPresets).map(([name, effect]) => (
            <Button key={name} size="sm" variant="secondary" onClick={() => setEffect(effect)}>
              {name}
            </Button>
          ))}
        </div>
      </FieldGroup>
      <FieldGroup id={`${form}-kind`} legend="Effect" role="radiogroup">
        <RadioGroup
          isInline
          choices={kindChoices}
          value={draft.kind}
          onChange={(value) => set({ kind: value as FaultKind })}
        />
      </FieldGroup>
      <FaultResponse
        form={form}
        draft={draft}
        onChange={set}
        bodyError={errors?.field === 'body' ? errors.text : undefined}
      />
      <RequestError error={error} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="sm" isBusy={isPending}>
          {initial.id === undefined ? 'Add fault' : 'Save fault'}
        </Button>
        {onClose && (
          <Button size="sm" variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        )}
        <span role="status" className="text-sm font-medium text-good">
          {isSuccess && 'Added.'}
        </span>
      </div>
    </form>
  )
}
