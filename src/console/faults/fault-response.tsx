import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { FieldGroup } from '../../ui/forms/field-group.tsx'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'
import type { FaultDraft } from './fault-draft.ts'

const repeatChoices = [
  { value: '', label: 'Always' },
  { value: '1', label: 'Once' },
]

interface FaultResponseProps {
  /** Prefix of the ids of the fields. */
  form: string
  draft: FaultDraft
  onChange: (part: Partial<FaultDraft>) => void
  bodyError: string | undefined
}

/** Fields of a fault that its effect requires. */
export const FaultResponse = ({ form, draft, onChange, bodyError }: FaultResponseProps) => {
  const { kind, status, code, message, body, delayMs, times } = draft
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-5">
        {kind !== 'delay' && kind !== 'abort' && (
          <Field id={`${form}-status`} label="Status">
            <TextField value={status} onChange={(value) => onChange({ status: value })} inputMode="numeric" />
          </Field>
        )}
        {kind === 'refusal' && (
          <>
            <Field id={`${form}-code`} label="Code">
              <TextField
                value={code}
                onChange={(value) => onChange({ code: value })}
                placeholder="INTERNAL_ERROR"
                spellCheck={false}
              />
            </Field>
            <Field id={`${form}-message`} label="Message">
              <TextField value={message} onChange={(value) => onChange({ message: value })} />
            </Field>
          </>
        )}
        <Field id={`${form}-delay`} label="Delay in ms">
          <TextField value={delayMs} onChange={(value) => onChange({ delayMs: value })} inputMode="numeric" />
        </Field>
        <Field id={`${form}-times`} label="Repeat count">
          <TextField
            value={times}
            onChange={(value) => onChange({ times: value })}
            inputMode="numeric"
            placeholder="always"
          />
        </Field>
      </div>
      <FieldGroup id={`${form}-repeat`} legend="Repeat" role="radiogroup">
        <RadioGroup isInline choices={repeatChoices} value={times} onChange={(value) => onChange({ times: value })} />
      </FieldGroup>
      {kind === 'body' && (
        <Field id={`${form}-body`} label="Body (JSON)" error={bodyError}>
          <TextArea
            rows={5}
            value={body}
            onChange={(value) => onChange({ body: value })}
            spellCheck={false}
            className="min-h-32 font-mono text-sm"
          />
        </Field>
      )}
    </>
  )
}
