import { useRef, useState } from 'react'
import type { PhoneCountry } from '#specs/rules/phone.ts'
import { TextField, type TextFieldProps } from '../../../ui/forms/text-field.tsx'
import { usePhoneNumbers } from '../../../phone/phone-checker.ts'

interface PhoneNumberProps extends Omit<TextFieldProps, 'onChange'> {
  readonly chosen: PhoneCountry
  readonly normalize: (typed: string) => string
  readonly onChange: (digits: string) => void
}

/**
 * National number: digits only, at every moment. A trunk prefix such as 8 in Russia is no part of the value; it stays
 * in the field until the field is left, so that nothing moves at the caret.
 */
export const PhoneNumber = ({ chosen, value, normalize, onChange, ...native }: PhoneNumberProps) => {
  const phones = usePhoneNumbers()
  const input = useRef<HTMLInputElement>(null)
  const [edited, setEdited] = useState({ digits: '', value: null as string | null })
  const change = (typed: string) => {
    const digits = normalize(typed)
    const national = phones?.withoutTrunkPrefix(chosen, digits) ?? digits
    // The browser can fill in a field that is not edited.
    if (document.activeElement === input.current) setEdited({ digits, value: national })
    onChange(national)
  }
  return (
    <TextField
      {...native}
      ref={input}
      // The value may also change from outside, for example when the account's number arrives.
      value={edited.value === value ? edited.digits : value}
      onChange={change}
      onBlur={() => setEdited({ digits: '', value: null })}
    />
  )
}
