import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { translateKey } from '#specs/messages/i18n.ts'
import type { FieldWith } from '#specs/model/inquiry-fields.ts'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { TermsText } from '../../../ui/content/terms-text.tsx'
import { ControlFrame, useFieldTexts } from './control-frame.tsx'
import type { ControlProps } from './control.ts'

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

/** Button that shows the terms of a consent. */
const Terms = ({ terms }: { readonly terms: FieldWith<'consent'>['terms'] }) => {
  const { t } = useTranslation('inquiryForm')
  const [isRead, setRead] = useState(false)
  return (
    <>
      <button
        type="button"
        className="min-h-8 text-sm text-ink-soft underline underline-offset-3 hover:text-ink"
        onClick={() => setRead(true)}
      >
        {t('form.terms.read')}
      </button>
      <Dialog
        isOpen={isRead}
        title={translateKey(t, terms.title)}
        close={t('shell.close')}
        onClose={() => setRead(false)}
      >
        <TermsText text={translateKey(t, terms.text)} />
      </Dialog>
    </>
  )
}
