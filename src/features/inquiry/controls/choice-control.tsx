import type { MessageKey } from '#specs/messages/index.ts'
import { choices } from '#specs/rules/inquiry-fields.ts'
import { useText } from '../../../i18n/language.ts'
import { FieldGroup } from '../../../ui/forms/field-group.tsx'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { labelOf, type ControlProps } from './control.ts'
import { Terms, hasTerms } from './terms.tsx'

/** Radio group. The label of each choice is the message `form.<name>.<value>`. */
export const ChoiceControl = ({ field, inquiry, error }: ControlProps) => {
  const text = useText()
  if (field.name === 'attachFile') return null
  const { name } = field
  return (
    <FieldGroup
      id={name}
      role="radiogroup"
      legend={text(labelOf(field))}
      isRequired={field.isRequired}
      requirementLabel={text('form.required')}
      hint={field.hint && text(field.hint)}
      error={error}
    >
      <RadioGroup
        isInline
        choices={(choices[name] ?? []).map((value) => ({ value, label: text(`form.${name}.${value}` as MessageKey) }))}
        value={inquiry.draft[name]}
        onChange={(value) => inquiry.change(name, value)}
      />
      {hasTerms(name) && (
        <div>
          <Terms name={name} />
        </div>
      )}
    </FieldGroup>
  )
}
