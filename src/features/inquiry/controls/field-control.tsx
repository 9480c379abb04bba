import type { ComponentType } from 'react'
import type { Field } from '#specs/rules/inquiry-fields.ts'
import { useFieldForm } from './control.ts'
import { controls } from './index.ts'

interface AnyControlProps {
  readonly field: Field
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** The control of a field, with its value and the translated error. */
export const FieldControl = ({ field, error }: Pick<AnyControlProps, 'field' | 'error'>) => {
  const { draft, change } = useFieldForm()
  const { name } = field
  // The table has a component for the control of each row, which the compiler cannot follow.
  const Control = controls[field.control] as ComponentType<AnyControlProps>
  // Files have no value in the draft; their control uses the attachments of the form.
  if (name === 'attachFile') return <Control field={field} value="" error={error} onChange={() => undefined} />
  return <Control field={field} value={draft[name]} error={error} onChange={(value) => change(name, value)} />
}
