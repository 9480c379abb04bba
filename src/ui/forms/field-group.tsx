import type { ReactNode } from 'react'
import { FieldContext } from './field-ids.ts'
import { FieldError, FieldHint, FieldMark } from './field-texts.tsx'

export interface FieldGroupProps {
  id: string
  legend: string
  isRequired?: boolean | undefined
  requirementLabel?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  /** `radiogroup` around a `RadioGroup`, the only group that can itself be required or invalid. */
  role?: 'group' | 'radiogroup'
  className?: string
  children: ReactNode
}

/** Several controls with one legend, hint and error. */
export const FieldGroup = (props: FieldGroupProps) => {
  const {
    id,
    legend,
    isRequired = false,
    requirementLabel,
    hint,
    error,
    role = 'group',
    className = '',
    children,
  } = props
  const described = [requirementLabel && !isRequired && `${id}-mark`, hint && `${id}-hint`, error && `${id}-error`]
  const state = role === 'radiogroup' && { 'aria-required': isRequired, 'aria-invalid': Boolean(error) }
  return (
    <fieldset
      id={id}
      role={role}
      data-field={id}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
      {...state}
      className={`flex min-w-0 flex-col gap-1.5 ${className}`}
    >
      <legend className="contents">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{legend}</span>
          {requirementLabel && (
            <FieldMark id={`${id}-mark`} isRequired={isRequired}>
              {requirementLabel}
            </FieldMark>
          )}
        </span>
      </legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <FieldContext value={{ isInvalid: Boolean(error), isRequired: false }}>{children}</FieldContext>
    </fieldset>
  )
}
