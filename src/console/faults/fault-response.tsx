import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { required } from '../required.ts'
import type { FaultDraft, FaultKind } from './fault-draft.ts'

interface ResponseField {
  readonly name: 'status' | 'code' | 'message' | 'delayMs' | 'times'
  readonly label: string
  readonly placeholder?: string
  readonly isNumber?: boolean
  /** The effects that have it; all by default. */
  readonly kinds?: readonly FaultKind[]
}

const fields: readonly ResponseField[] = [
  { name: 'status', label: 'Status', isNumber: true, kinds: ['refusal', 'body', 'malformed'] },
  { name: 'code', label: 'Code', placeholder: 'that of the status', kinds: ['refusal'] },
  { name: 'message', label: 'Message', kinds: ['refusal'] },
  { name: 'delayMs', label: 'Delay in ms', isNumber: true },
  { name: 'times', label: 'Repeat count', placeholder: 'always', isNumber: true },
]

interface FaultResponseProps {
  /** Prefix of the ids of the fields. */
  form: string
  draft: FaultDraft
  onChange: (part: Partial<FaultDraft>) => void
  bodyError: string | undefined
}

/** Fields of a fault that its effect requires. */
export const FaultResponse = ({ form, draft, onChange, bodyError }: FaultResponseProps) => (
  <>
    <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
      {fields
        .filter(({ kinds }) => kinds?.includes(draft.kind) ?? true)
        .map(({ name, label, placeholder, isNumber }) => (
          <Field
            key={name}
            id={`${form}-${name}`}
            label={label}
            {...(name === 'delayMs' && draft.kind === 'delay' && required)}
          >
            <TextField
              value={draft[name]}
              onChange={(value) => onChange({ [name]: value })}
              inputMode={isNumber ? 'numeric' : 'text'}
              placeholder={placeholder}
              spellCheck={name === 'message'}
            />
          </Field>
        ))}
    </div>
    {draft.kind === 'body' && (
      <Field id={`${form}-body`} label="Body (JSON)" {...required} error={bodyError}>
        <TextArea
          rows={5}
          value={draft.body}
          onChange={(body) => onChange({ body })}
          spellCheck={false}
          className="min-h-32 font-mono text-sm"
        />
      </Field>
    )}
  </>
)
