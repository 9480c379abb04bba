import { useCallback, type ComponentType } from 'react'
import type { Field } from '#specs/model/inquiry-fields.ts'
import type { FieldForm } from './control.ts'
import { controls } from './index.ts'

interface AnyControlProps {
  readonly field: Field
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

interface FieldControlProps extends Pick<AnyControlProps, 'field' | 'error'> {
  readonly form: FieldForm
}

/** The control of a field, with its value and the translated error. */
export const FieldControl = ({ field, error, form }: FieldControlProps) => {
  const { name } = field
  const { draft, change } = form
  // Files have no value in the draft; their control uses the attachments of the form.
  const onChange = useCallback((value: string) => change({ [name]: value }), [name, change])
  const { Component, read } = controls[field.control]
  // The table has a component for the control of each row, which the compiler cannot follow.
  const Control = Component as unknown as ComponentType<AnyControlProps>
  const value = name === 'attachFile' ? '' : draft[name]
  return <Control field={field} value={value} error={error} onChange={onChange} {...read(form)} />
}
