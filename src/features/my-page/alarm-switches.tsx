import { useTranslation } from 'react-i18next'
import { alarmChannels } from '#specs/rules/alarm.ts'
import type { AlarmSettings } from '#specs/contract/my-page-records.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx'

type Switches = AlarmSettings['switchList']

interface AlarmSwitchesProps {
  readonly switches: Switches
  readonly onChange: (switches: Switches) => void
}

/** Table with a row for each category and a checkbox for each channel. */
export const AlarmSwitches = ({ switches, onChange }: AlarmSwitchesProps) => {
  const { t } = useTranslation('myPage')
  return (
    <table className="w-full max-w-[44rem] border-t border-ink">
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
        {switches.map((row) => (
          <tr key={row.category} className="border-b border-line">
            <th scope="row" className="py-3 pr-3 text-left font-normal">
              <span className="block font-medium">{t(`alarm.${row.category}`)}</span>
              <span className="text-sm text-ink-soft">{t(`alarm.${row.category}.text`)}</span>
            </th>
            {alarmChannels.map((channel) => (
              <td key={channel} className="px-2">
                <div className="mx-auto mt-2.5 w-7">
                  <Checkbox
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
