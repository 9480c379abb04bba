import Plus from 'lucide-react/icons/plus'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { alarmChannels, phoneOf, type TypedRecipient } from '#specs/rules/alarm.ts'
import { translateMessage } from '#specs/messages/i18n.ts'
import { emailProblem } from '#specs/rules/email.ts'
import { readEmail } from '#specs/model/typed-text.ts'
import { limits } from '#specs/model/limits.ts'
import type { AlarmSettings } from '#specs/contract/my-page-records.ts'
import { PhoneInput } from '../../phone/phone-input.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { focusField } from '../../ui/forms/focus-field.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx'

/** Id of the checkbox of a channel, by which the error summary links to it. */
export const switchId = (index: number, field: string) => `switch-${index}-${field}`
/** Id of a field of a recipient, likewise. */
export const recipientFieldId = (index: number, field: string) => `recipient-${index}-${field}`

const columns = [
  { field: 'name', label: 'form.inquiryPersonName.label', type: 'text', read: undefined },
  { field: 'emailAddress', label: 'form.emailAddress.label', type: 'email', read: readEmail },
] as const

interface AlarmRecipientsProps {
  readonly recipients: readonly TypedRecipient[]
  readonly onChange: (recipients: TypedRecipient[]) => void
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
  const change = (index: number, changes: Partial<TypedRecipient>) =>
    onChange(recipients.map((each, i) => (i === index ? { ...each, ...changes } : each)))
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
          className="grid min-w-0 gap-x-3 gap-y-3 rounded-lg border border-line p-4 sm:grid-cols-2"
        >
          <legend className="sr-only">{t('alarm.recipient', { number: index + 1 })}</legend>
          <div className="-mt-1 flex items-center justify-between gap-3 sm:col-span-2">
            <p aria-hidden className="font-semibold">
              {t('alarm.recipient', { number: index + 1 })}
            </p>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('alarm.removeNamed', { number: index + 1 })}
              onClick={() => remove(index)}
            >
              {t('form.attachFile.removeShort')}
            </Button>
          </div>
          {columns.map(({ field, label, type, read }) => {
            const id = recipientFieldId(index, field)
            const error = errorOf(id)
            const problem = error !== undefined && field === 'emailAddress' && emailProblem(recipient.emailAddress)
            return (
              <Field
                key={field}
                id={id}
                label={t(label)}
                hint={problem && translateMessage(t, problem)}
                error={error}
                isRequired
                className="text-sm"
              >
                <TextField
                  type={type}
                  autoComplete="off"
                  read={read}
                  value={recipient[field]}
                  onChange={(value) => change(index, { [field]: value })}
                />
              </Field>
            )
          })}
          <PhoneInput
            id={recipientFieldId(index, 'cellphoneNo')}
            countryId={recipientFieldId(index, 'cntryNo')}
            phone={phoneOf(recipient)}
            isRequired={false}
            requirementLabel={t('form.optional')}
            hint={t('form.cellphoneNo.hint')}
            error={errorOf(recipientFieldId(index, 'cntryNo')) ?? errorOf(recipientFieldId(index, 'cellphoneNo'))}
            autoComplete="off"
            className="text-sm sm:col-span-2"
            onChange={(changes) => change(index, changes)}
          />
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

type Switches = AlarmSettings['switchList']

interface AlarmSwitchesProps {
  readonly switches: Switches
  readonly onChange: (switches: Switches) => void
  /** The channels that nobody receives, by their ids. */
  readonly warningOf: (id: string) => string | undefined
}

/** Table with a row for each category and a checkbox for each channel. */
export const AlarmSwitches = ({ switches, onChange, warningOf }: AlarmSwitchesProps) => {
  const { t } = useTranslation('myPage')
  return (
    <table className="w-full border-t border-ink">
      <thead>
        <tr className="border-b border-line text-sm text-ink-faint">
          <th scope="col" className="py-3 pr-3 text-left font-medium">
            {t('alarm.category')}
          </th>
          {alarmChannels.map((channel) => (
            <th key={channel} scope="col" className="w-24 px-2 py-3 text-center font-medium sm:w-32">
              {t(`alarm.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {switches.map((row, index) => (
          <tr key={row.category} className="border-b border-line">
            <th scope="row" className="py-3 pr-3 text-left font-normal">
              <span className="block font-medium">{t(`alarm.${row.category}`)}</span>
              <span className="text-sm text-ink-soft">{t(`alarm.${row.category}.text`)}</span>
              {alarmChannels.map((channel) => {
                const id = switchId(index, channel)
                const warning = warningOf(id)
                return (
                  warning && (
                    <span
                      key={channel}
                      id={`${id}-warning`}
                      className="mt-1 flex items-start gap-1.5 text-sm text-warn"
                    >
                      <TriangleAlert aria-hidden size={16} className="mt-[0.2em] shrink-0" />
                      <span>{warning}</span>
                    </span>
                  )
                )
              })}
            </th>
            {alarmChannels.map((channel) => (
              <td key={channel} className="px-2">
                <div className="mx-auto mt-2.5 w-7">
                  <Checkbox
                    id={switchId(index, channel)}
                    describedBy={warningOf(switchId(index, channel)) && `${switchId(index, channel)}-warning`}
                    isChecked={row[channel]}
                    onChange={(isChecked) =>
                      onChange(switches.map((each) => (each === row ? { ...row, [channel]: isChecked } : each)))
                    }
                    label={
                      <VisuallyHidden>
                        {t('alarm.cell', {
                          category: t(`alarm.${row.category}`),
                          channel: t(`alarm.${channel}`),
                        })}
                      </VisuallyHidden>
                    }
                  />
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
