import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AlarmRecipient } from '#specs/rules/alarm.ts'
import { limits } from '#specs/rules/limits.ts'
import type { MessageKey } from '#specs/messages/i18n.ts'
import { digitsOf } from '#specs/rules/phone.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { focusField } from '../../ui/forms/focus-field.ts'
import { TextField } from '../../ui/forms/text-field.tsx'

/** Id of a control, by which the error summary links to it. */
export const recipientFieldId = (index: number, field: string) => `recipient-${index}-${field}`

const columns = [
  { field: 'name', label: 'form.inquiryPersonName.label', type: 'text', autoComplete: 'off', max: undefined },
  { field: 'emailAddress', label: 'form.emailAddress.label', type: 'email', autoComplete: 'off', max: undefined },
  { field: 'cntryNo', label: 'form.country.label', type: 'tel', autoComplete: 'off', max: 4 },
  { field: 'cellphoneNo', label: 'form.cellphoneNo.label', type: 'tel', autoComplete: 'off', max: 250 },
] as const satisfies readonly {
  field: keyof AlarmRecipient
  label: MessageKey<'myPage'>
  [property: string]: unknown
}[]

interface AlarmRecipientsProps {
  readonly recipients: readonly AlarmRecipient[]
  readonly onChange: (recipients: AlarmRecipient[]) => void
  /** The error of a field, by its id. */
  readonly errorOf: (id: string) => string | undefined
}

/** Editable list of the people who are notified. */
export const AlarmRecipients = ({ recipients, onChange, errorOf }: AlarmRecipientsProps) => {
  const { t } = useTranslation('myPage')
  const addId = useId()
  const add = () => {
    onChange([...recipients, { name: '', emailAddress: '', cntryNo: '82', cellphoneNo: '' }])
    // After the new fields have been rendered.
    setTimeout(() => focusField(recipientFieldId(recipients.length, 'name')))
  }
  const remove = (index: number) => {
    onChange(recipients.filter((_, i) => i !== index))
    document.getElementById(addId)?.focus()
  }
  return (
    <div className="flex flex-col gap-4">
      {recipients.length === 0 && <p className="text-ink-soft">{t('alarm.recipients.none')}</p>}
      {recipients.map((recipient, index) => (
        <fieldset
          // Recipients have no id of their own.
          key={index}
          className="grid min-w-0 gap-x-3 gap-y-3 rounded-lg border border-line p-4 sm:grid-cols-[7rem_minmax(0,1fr)_auto] xl:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_6.5rem_minmax(0,1.2fr)_auto]"
        >
          <legend className="sr-only">{t('alarm.recipient', { number: index + 1 })}</legend>
          {columns.map(({ field, label, type, max, autoComplete }) => {
            const id = recipientFieldId(index, field)
            const isPhone = field === 'cntryNo' || field === 'cellphoneNo'
            return (
              <Field
                key={field}
                id={id}
                label={t(label)}
                error={errorOf(id)}
                isRequired={!isPhone}
                {...(field === 'cellphoneNo' && { requirementLabel: t('form.optional') })}
                className={`text-sm ${isPhone ? '' : 'sm:max-xl:col-span-3'} ${field === 'cellphoneNo' ? 'sm:max-xl:col-span-1' : ''}`}
              >
                <TextField
                  type={type}
                  autoComplete={autoComplete}
                  {...(max && { maxLength: max })}
                  value={recipient[field]}
                  onChange={(value) =>
                    onChange(
                      recipients.map((each, i) =>
                        i === index ? { ...each, [field]: isPhone ? digitsOf(value) : value } : each,
                      ),
                    )
                  }
                />
              </Field>
            )
          })}
          <Button
            variant="secondary"
            className="min-h-12 self-end"
            aria-label={t('alarm.removeNamed', { number: index + 1 })}
            onClick={() => remove(index)}
          >
            {t('form.attachFile.removeShort')}
          </Button>
        </fieldset>
      ))}
      <div>
        <Button
          id={addId}
          variant="secondary"
          aria-disabled={recipients.length >= limits.alarmRecipientsMax}
          onClick={add}
        >
          <Plus aria-hidden size={18} />
          <span>{t('alarm.add')}</span>
        </Button>
      </div>
    </div>
  )
}
