import type { ReactNode } from 'react'
import { FieldContext } from './field-ids.ts'
import { FieldError, FieldHint, FieldMark } from './field-texts.tsx'

export interface FieldProps {
  /** Becomes the id of the control inside. */
  id: string
  label: string
  isRequired?: boolean | undefined
  /** The word for required or optional. */
  requirementLabel?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  className?: string
  /** One of our controls, which reads its ids from the context. Further controls need a `label` of their own. */
  children: ReactNode
}

/** Label, hint, error and one control, in this order. */
export const Field = ({
  id,
  label,
  isRequired = false,
  requirementLabel,
  hint,
  error,
  className = '',
  children,
}: FieldProps) => {
  const labelId = `${id}-label`
  const described = [requirementLabel && !isRequired && `${id}-mark`, hint && `${id}-hint`, error && `${id}-error`]
  const describedBy = described.filter(Boolean).join(' ') || undefined
  return (
    <div data-field={id} className={`flex flex-col gap-1.5 ${className}`}>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <label id={labelId} htmlFor={id} className="font-semibold">
          {label}
        </label>
        {requirementLabel && (
          <FieldMark id={`${id}-mark`} isRequired={isRequired}>
            {requirementLabel}
          </FieldMark>
        )}
      </div>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <FieldContext value={{ id, labelId, describedBy, isInvalid: Boolean(error), isRequired }}>
        {children}
      </FieldContext>
    </div>
  )
}
