import { TextField } from '../../../ui/forms/text-field.tsx'
import { ControlFrame } from './control-frame.tsx'
import { useInquiryForm, type ControlProps } from './control.ts'

/** Email address for the reply. It is read-only if the account's address is known. */
export const EmailControl = ({ field, value, error, onChange }: ControlProps<'email'>) => {
  const { member } = useInquiryForm()
  const isKnown = Boolean(member?.email)
  return (
    <ControlFrame field={field} error={error} hint={isKnown ? 'form.emailAddress.known' : undefined}>
      <TextField
        type="email"
        inputMode={field.inputMode}
        autoComplete={field.autocomplete}
        value={value}
        readOnly={isKnown}
        onChange={onChange}
      />
    </ControlFrame>
  )
}
