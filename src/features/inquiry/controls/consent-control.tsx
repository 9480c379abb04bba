import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { useFieldTexts } from './control-frame.tsx'
import type { ControlProps } from './control.ts'
import { Terms } from './terms.tsx'

/** Consent checkbox with a button that shows its terms. */
export const ConsentControl = ({ field, value, error, onChange }: ControlProps<'consent'>) => (
  <Checkbox
    id={field.name}
    {...useFieldTexts(field)}
    error={error}
    isChecked={value === 'Y'}
    onChange={(isChecked) => onChange(isChecked ? 'Y' : 'N')}
  >
    <Terms terms={field.terms} />
  </Checkbox>
)
