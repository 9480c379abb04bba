import Check from 'lucide-react/icons/check'
import { useId, type FocusEventHandler, type ReactNode, type Ref } from 'react'
import { choiceClass } from './choice-styles.ts'
import { FieldError, FieldHint, FieldMark } from './field-texts.tsx'

export interface CheckboxProps {
  label: ReactNode
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  id?: string
  isRequired?: boolean
  /** The word for required or optional. */
  requirementLabel?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  /** Id of a text elsewhere that describes it. */
  describedBy?: string | undefined
  isDisabled?: boolean
  onBlur?: FocusEventHandler<HTMLInputElement>
  ref?: Ref<HTMLInputElement>
  /** Content below the checkbox that is not part of its name, such as a button that shows the terms. */
  children?: ReactNode
}

/** Checkbox with its own error. */
export const Checkbox = (props: CheckboxProps) => {
  const {
    label,
    isChecked,
    onChange,
    isRequired = false,
    requirementLabel,
    hint,
    error,
    describedBy,
    isDisabled,
    onBlur,
    ref,
    children,
  } = props
  const made = useId()
  const id = props.id ?? made
  const described = [
    requirementLabel && !isRequired && `${id}-mark`,
    hint && `${id}-hint`,
    error && `${id}-error`,
    describedBy,
  ]
  return (
    <div data-field={id} className="flex flex-col gap-1.5">
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {/* The whole row is a target of at least 44 px. Its padding at the top lies in the space above the field. */}
      <label className="relative -mt-2.5 flex min-h-11 items-start gap-2.5 py-2.5">
        <input
          type="checkbox"
          id={id}
          ref={ref}
          checked={isChecked}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
          aria-required={isRequired || undefined}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          className={`peer ${choiceClass} rounded-sm`}
        />
        <Check
          aria-hidden
          size={16}
          strokeWidth={3}
          className="pointer-events-none absolute top-[calc(0.15em+12px)] left-0.5 text-on-brand opacity-0 peer-checked:opacity-100 peer-disabled:text-ink-faint forced-colors:hidden"
        />
        <span className="peer-disabled:text-ink-faint">
          <span>{label}</span>
          {requirementLabel && (
            <span className="ml-[0.3em]">
              <FieldMark id={`${id}-mark`} isRequired={isRequired}>
                {requirementLabel}
              </FieldMark>
            </span>
          )}
        </span>
      </label>
      {children && <div className="-mt-1.5 pl-7.5">{children}</div>}
      {hint && (
        <div className="-mt-2 pl-7.5">
          <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
        </div>
      )}
    </div>
  )
}
