import { useId, type ReactNode } from 'react'
import { choiceClass } from './choice-styles.ts'
import { FieldHint } from './field-texts.tsx'

export interface Choice {
  readonly value: string
  readonly label: ReactNode
  readonly hint?: ReactNode
}

export interface RadioGroupProps {
  choices: readonly Choice[]
  /** Empty if nothing is selected. */
  value: string
  onChange: (value: string) => void
  isDisabled?: boolean
  /** Horizontal where there is enough space. */
  isInline?: boolean
}

/** Radio buttons, in a `FieldGroup` with the role `radiogroup`. */
export const RadioGroup = ({ choices, value, onChange, isDisabled, isInline = false }: RadioGroupProps) => {
  const name = useId()
  return (
    <div className={`flex gap-x-6 gap-y-2.5 ${isInline ? 'flex-wrap' : 'flex-col'}`}>
      {choices.map((choice) => (
        <div key={choice.value}>
          <label className="flex min-h-6 items-start gap-2.5">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={isDisabled}
              onChange={() => onChange(choice.value)}
              aria-describedby={choice.hint ? `${name}-${choice.value}` : undefined}
              className={`peer ${choiceClass} rounded-full checked:shadow-[inset_0_0_0_4px_var(--color-surface)]`}
            />
            <span className="peer-disabled:text-ink-faint">{choice.label}</span>
          </label>
          {choice.hint && (
            <div className="pl-7.5">
              <FieldHint id={`${name}-${choice.value}`}>{choice.hint}</FieldHint>
            </div>
          )}
        </div>
      ))}
    </div>
  )
}
