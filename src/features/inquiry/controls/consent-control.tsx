import { useText } from '../../../i18n/language.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { labelOf, type ControlProps } from './control.ts'
import { Terms, hasTerms } from './terms.tsx'

/** Consent checkbox with a button that shows its terms. */
export const ConsentControl = ({ field, inquiry, error }: ControlProps) => {
  const text = useText()
  if (field.name === 'attachFile') return null
  const { name } = field
  return (
    <Checkbox
      id={name}
      label={text(labelOf(field))}
      isRequired={field.isRequired}
      requirementLabel={text(field.isRequired ? 'form.required' : 'form.optional')}
      error={error}
      isChecked={inquiry.draft[name] === 'Y'}
      onChange={(isChecked) => inquiry.change(name, isChecked ? 'Y' : 'N')}
    >
      {hasTerms(name) && <Terms name={name} />}
    </Checkbox>
  )
}
