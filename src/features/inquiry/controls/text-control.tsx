import { TextField } from '../../../ui/forms/text-field.tsx'
import { ControlFrame } from './control-frame.tsx'
import type { ControlProps } from './control.ts'

const widths = { short: 'max-w-44', medium: 'md:max-w-80' }

/** Single-line text. */
export const TextControl = ({ field, value, error, onChange }: ControlProps<'text'>) => (
  <ControlFrame field={field} error={error}>
    <TextField
      value={value}
      className={field.width && widths[field.width]}
      inputMode={field.inputMode ?? 'text'}
      autoComplete={field.autocomplete ?? 'off'}
      read={field.read}
      onChange={onChange}
    />
  </ControlFrame>
)
