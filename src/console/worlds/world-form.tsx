import type { Persona } from '#specs/contract/member.ts'
import { personas } from '#specs/model/personas.ts'
import { sites } from '#specs/model/site.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { personaTexts } from '../persona-texts.ts'
import { RequestError } from '../request-error.tsx'
import type { WorldDraft } from './world-draft.ts'

interface WorldFormProps {
  /** Prefix of the field ids. */
  prefix: string
  draft: WorldDraft
  onChange: (change: Partial<WorldDraft>) => void
  error: Error | null
  isBusy: boolean
  /** Label of the submit button. */
  action: string
  /** Text beside the button. */
  status?: string
  onSend: () => void
  onCancel?: (() => void) | undefined
  /** Whether to show name and clock, which only a new world is given here. */
  isNew?: boolean
}

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** Form for the settings of a world. */
export const WorldForm = (props: WorldFormProps) => {
  const { prefix, draft, onChange, error, isBusy, action, status = '', onSend, onCancel, isNew = false } = props
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <div className="grid items-start gap-4 *:min-w-0 md:grid-cols-2 xl:grid-cols-3">
        {isNew && (
          <Field id={`${prefix}-id`} label="Name" hint="Letters, digits, - and _; generated when empty">
            <TextField value={draft.id} onChange={(id) => onChange({ id })} autoComplete="off" spellCheck={false} />
          </Field>
        )}
        <Field id={`${prefix}-persona`} label="Persona" hint={personaTexts[draft.persona as Persona]}>
          <Select
            options={choices(personas)}
            value={draft.persona}
            onChange={(persona) => onChange({ persona })}
            placeholder=""
          />
        </Field>
        <Field id={`${prefix}-site`} label="Site" hint="Applies to the first port only">
          <Select options={choices(sites)} value={draft.site} onChange={(site) => onChange({ site })} placeholder="" />
        </Field>
        {isNew && (
          <Field id={`${prefix}-now`} label="Clock (UTC+9)" hint="Real time when empty">
            <TextField type="datetime-local" step={1} value={draft.now} onChange={(now) => onChange({ now })} />
          </Field>
        )}
        <Field id={`${prefix}-latency`} label="Latency in ms" hint="A number, or a range such as 50-200">
          <TextField value={draft.latency} onChange={(latency) => onChange({ latency })} inputMode="numeric" />
        </Field>
        <Field id={`${prefix}-seed`} label="Seed" hint="The same seed gives the same random values">
          <TextField value={draft.seed} onChange={(seed) => onChange({ seed })} autoComplete="off" />
        </Field>
        <Field
          id={`${prefix}-extensions`}
          label="Allowed extensions"
          hint={isNew ? 'Comma-separated; defaults when empty' : 'Comma-separated'}
        >
          <TextField value={draft.extensions} onChange={(extensions) => onChange({ extensions })} spellCheck={false} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        {isNew && (
          <Checkbox
            id={`${prefix}-frozen`}
            label="Frozen clock"
            isChecked={draft.frozen}
            onChange={(frozen) => onChange({ frozen })}
          />
        )}
        <Checkbox
          id={`${prefix}-abuse`}
          label="Abuse: anonymous inquiries require a captcha"
          isChecked={draft.abuse}
          onChange={(abuse) => onChange({ abuse })}
        />
        <Checkbox
          id={`${prefix}-partner`}
          label="Partner member (partnerInit N)"
          isChecked={draft.partner}
          onChange={(partner) => onChange({ partner })}
        />
        <Checkbox
          id={`${prefix}-strict`}
          label="Strict ownership: only the owner of an inquiry can rate it or send follow-up inquiries"
          isChecked={draft.strictOwnership}
          onChange={(strictOwnership) => onChange({ strictOwnership })}
        />
      </div>
      <RequestError error={error} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="sm" isBusy={isBusy}>
          {action}
        </Button>
        {onCancel && (
          <Button size="sm" variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <span role="status" className="text-sm font-medium text-good">
          {status}
        </span>
      </div>
    </form>
  )
}
