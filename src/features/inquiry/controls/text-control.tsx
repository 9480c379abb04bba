import { useText } from '../../../api/language.ts'
import { Field } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { labelOf, type ControlProps } from './control.ts'

export const TextControl = ({ field, inquiry, error }: ControlProps) => {
  const text = useText()
  if (field.name === 'attachFile') return null
  const { name } = field
  return (
    <Field
      id={name}
      label={text(labelOf(field))}
      isRequired={field.isRequired}
      mark={text(field.isRequired ? 'form.required' : 'form.optional')}
      error={error}
    >
      <TextField
        value={inquiry.draft[name]}
        autoComplete={name === 'inquiryPersonName' ? 'name' : 'off'}
        onChange={(value) => inquiry.change(name, value)}
      />
    </Field>
  )
}
