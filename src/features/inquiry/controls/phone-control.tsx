import { PhoneInput } from '../../../phone/phone-input.tsx'
import type { Inquiry } from '../use-inquiry.ts'
import { useFieldTexts } from './control-frame.tsx'
import type { ControlProps } from './control.ts'

interface PhoneProps extends ControlProps<'phone'>, Pick<Inquiry['draft'], 'country' | 'cntryNo' | 'plus'> {
  readonly change: Inquiry['change']
}

/** The phone number of the form. */
export const PhoneControl = ({ field, value, error, change, country, cntryNo, plus }: PhoneProps) => (
  <PhoneInput
    id={field.name}
    countryId="country"
    phone={{ country, cntryNo, plus, cellphoneNo: value }}
    isRequired
    hint={useFieldTexts(field).hint}
    error={error}
    autoComplete="tel-national"
    onChange={change}
  />
)
