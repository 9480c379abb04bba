import type { DraftName } from '#specs/rules/inquiry-draft.ts'
import { useText } from '../../../i18n/language.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { labelOf, type ControlProps } from './control.ts'

/** Autocomplete values for the browser. */
const autoComplete: { readonly [Name in DraftName]?: string } = {
  inquiryPersonName: 'name',
  corpName: 'organization',
  levelName: 'organization-title',
}

/** Single-line text. For digits, phones show the numeric keyboard, and the draft drops all other characters. */
export const TextControl = ({ field, inquiry, error }: ControlProps) => {
  const text = useText()
  if (field.name === 'attachFile') return null
  const { name } = field
  return (
    <Field
      id={name}
      label={text(labelOf(field))}
      isRequired={field.isRequired}
      requirementLabel={text(field.isRequired ? 'form.required' : 'form.optional')}
      hint={field.hint && text(field.hint)}
      error={error}
    >
      <TextField
        value={inquiry.draft[name]}
        inputMode={field.control === 'digits' ? 'numeric' : 'text'}
        autoComplete={autoComplete[name] ?? 'off'}
        onChange={(value) => inquiry.change(name, value)}
      />
    </Field>
  )
}
