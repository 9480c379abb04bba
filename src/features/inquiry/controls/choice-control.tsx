import { useTranslation } from 'react-i18next'
import { translateKey } from '#specs/messages/i18n.ts'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { ControlFrame } from './control-frame.tsx'
import type { ControlProps } from './control.ts'
import { Terms } from './terms.tsx'

/** Radio group. */
export const ChoiceControl = ({ field, value, error, onChange }: ControlProps<'choice'>) => {
  const { t } = useTranslation('inquiryForm')
  const hints = field.choiceHints ?? {}
  return (
    <ControlFrame field={field} error={error} role="radiogroup">
      <RadioGroup
        isInline
        choices={Object.entries(field.choices).map(([each, label]) => {
          const hint = hints[each]
          return { value: each, label: translateKey(t, label), hint: hint && translateKey(t, hint) }
        })}
        value={value}
        onChange={onChange}
      />
      {field.terms && (
        <div>
          <Terms terms={field.terms} />
        </div>
      )}
    </ControlFrame>
  )
}
