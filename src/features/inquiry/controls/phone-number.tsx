import { useRef, useState } from 'react'
import type { PhoneCountry } from '#specs/rules/phone.ts'
import { TextField, type TextFieldProps } from '../../../ui/forms/text-field.tsx'
import { usePhoneNumbers } from '../phone-checker.ts'

/** Changed text with its additions normalised. The separators that were there before stay. */
const withAdditions = (before: string, after: string, normalize: (typed: string) => string) => {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const rest = after.length - end
  return after.slice(0, start) + normalize(after.slice(start, rest)) + after.slice(rest)
}

interface PhoneNumberProps extends Omit<TextFieldProps, 'onChange'> {
  readonly chosen: PhoneCountry
  readonly normalize: (typed: string) => string
  readonly onChange: (digits: string) => void
}

/**
 * National number. Its value has digits only; a valid one is shown as people of the country write it. While it is
 * edited, its text stays as it is, so that nothing moves at the caret.
 */
export const PhoneNumber = ({ chosen, value, normalize, onChange, ...native }: PhoneNumberProps) => {
  const phones = usePhoneNumbers()
  const input = useRef<HTMLInputElement>(null)
  const [edited, setEdited] = useState({ text: '', value: null as string | null })
  // The value may also change from outside, for example when the account's number arrives.
  const text = edited.value === value ? edited.text : (phones?.nationalForm(chosen, value) ?? value)
  const change = (typed: string) => {
    const next = withAdditions(text, typed, normalize)
    const digits = normalize(next)
    const national = phones?.withoutTrunkPrefix(chosen, digits) ?? digits
    // The browser can fill in a field that is not edited.
    if (document.activeElement === input.current) setEdited({ text: next, value: national })
    onChange(national)
  }
  return (
    <TextField
      {...native}
      ref={input}
      value={text}
      onChange={change}
      onBlur={() => setEdited({ text: '', value: null })}
    />
  )
}
