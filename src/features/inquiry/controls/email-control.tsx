import { useText } from '../../../i18n/language.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { labelOf, type ControlProps } from './control.ts'

/** Email address for the reply. It is read-only if the account's address is known. */
export const EmailControl = ({ field, inquiry, member, error }: ControlProps) => {
  const text = useText()
  const isKnown = Boolean(member?.email)
  return (
    <Field
      id="emailAddress"
      label={text(labelOf(field))}
      isRequired
      requirementLabel={text('form.required')}
      hint={text(isKnown ? 'form.emailAddress.known' : 'form.emailAddress.hint')}
      error={error}
    >
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        value={inquiry.draft.emailAddress}
        readOnly={isKnown}
        onChange={(value) => inquiry.change('emailAddress', value)}
      />
    </Field>
  )
}
