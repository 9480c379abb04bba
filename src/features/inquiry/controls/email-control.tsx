import { emailProblem } from '#specs/rules/email.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ControlFrame } from './control-frame.tsx'
import type { ControlProps } from './control.ts'

/** Email address for the reply. It is read-only if the account's address is known. */
export const EmailControl = ({
  field,
  value,
  error,
  onChange,
  isKnown,
}: ControlProps<'email'> & { readonly isKnown: boolean }) => (
  <ControlFrame
    field={field}
    error={error}
    hint={(error && emailProblem(value)) || (isKnown ? 'form.emailAddress.known' : undefined)}
  >
    <TextField
      type="email"
      inputMode={field.inputMode}
      autoComplete={field.autocomplete}
      value={value}
      readOnly={isKnown}
      read={field.read}
      onChange={onChange}
    />
  </ControlFrame>
)
