import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#specs/model/limits.ts'
import type { AlarmSettings } from '#specs/contract/my-page-records.ts'
import { translateMessage } from '#specs/messages/i18n.ts'
import type { User } from '#specs/model/visitor.ts'
import { failedRecipientRules, failedSwitchRules, readRecipient } from '#specs/rules/alarm.ts'
import { send } from '../../../../api/send.ts'
import { alarmQuery } from '../../../../api/queries/my-page.ts'
import { countries } from '../../../../api/queries/country.ts'
import { RestoredNotice } from '../../../../forms/restored-notice.tsx'
import { useLocale } from '../../../../i18n/language.ts'
import { phoneChecker, usePhoneNumbers } from '../../../../phone/phone-checker.ts'
import {
  AlarmRecipients,
  AlarmSwitches,
  recipientFieldId,
  switchId,
} from '../../../../features/my-page/alarm-fields.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { FormErrors } from '../../../../forms/form-errors.tsx'
import { SaveRow, type SaveState } from '../../../../forms/send-row.tsx'
import { useFormErrors } from '../../../../forms/use-form-errors.ts'
import { SessionExpired, useSaveForOwner } from '../../../parts/saving.tsx'
import { toAlarmSettings, useAlarmDraft } from './use-alarm-draft.ts'

interface AlarmFormProps {
  readonly owner: User
  readonly isExpired: boolean
  readonly saved: AlarmSettings
  readonly onErrors: (count: number) => void
}

/** Form with the channels of each category and the recipients. */
export const AlarmForm = ({ owner, isExpired, saved, onErrors }: AlarmFormProps) => {
  const { t } = useTranslation('myPage')
  const client = useQueryClient()
  const saveForOwner = useSaveForOwner(owner)
  const [locale] = useLocale()
  const { data: countryList } = useQuery(countries(locale))
  const form = useAlarmDraft(owner.email, saved, countryList)
  const { draft, isChanged, isRestored, isCountryDropped, change, reset } = form
  const [result, setResult] = useState<SaveState>({ is: 'editing' })
  const [attempts, setAttempts] = useState(0)

  const readPhone = usePhoneNumbers()?.readPhone
  const failed =
    attempts === 0 || !readPhone
      ? []
      : failedRecipientRules(
          draft.recipientList.map((each) => readRecipient(each, readPhone)),
          readPhone,
        )
  // What nobody would receive is said before it is saved.
  const unheard = new Map(
    failedSwitchRules(draft).map(({ index, field, message }) => [switchId(index, field), message] as const),
  )
  const { errorOf, summary } = useFormErrors({
    t,
    errors: Object.fromEntries([
      ...(attempts === 0 ? [] : [...unheard].map(([id, message]) => [id, { message }] as const)),
      ...failed.map(({ index, field, message }) => [recipientFieldId(index, field), { message }] as const),
    ]),
    focusRequest: attempts,
    onErrors,
  })

  const save = async () => {
    setResult({ is: 'editing' })
    const phoneNumbers = await client.ensureQueryData(phoneChecker()).catch(() => undefined)
    if (!phoneNumbers) return setResult({ is: 'failed', failure: { message: 'error.unreachable' } })
    setAttempts(attempts + 1)
    const recipientList = draft.recipientList.map((each) => readRecipient(each, phoneNumbers.readPhone))
    // Enter saves without leaving the field, which then shows what is read and sent.
    if (JSON.stringify(recipientList) !== JSON.stringify(draft.recipientList)) change({ recipientList })
    if (failedRecipientRules(recipientList, phoneNumbers.readPhone).length > 0) return
    if (failedSwitchRules({ ...draft, recipientList }).length > 0) return
    setResult({ is: 'saving' })
    const sent = toAlarmSettings({ ...draft, recipientList })
    const outcome = await saveForOwner((running) => send('saveAlarm', { body: sent }, running))
    if (outcome.is === 'saved') {
      client.setQueryData(alarmQuery(owner.email).queryKey, outcome.result)
      reset()
      setAttempts(0)
    }
    setResult(outcome.is === 'cancelled' ? { is: 'editing' } : outcome)
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {isExpired && <SessionExpired isObstacle={result.is === 'notOwner'}>{t('alarm.expired')}</SessionExpired>}
      {(isRestored || isCountryDropped) && !isExpired && (
        <RestoredNotice text={t('alarm.restored')} dropped={isCountryDropped ? t('form.country.label') : ''} />
      )}
      <FormErrors {...summary} />
      <section aria-labelledby="switches">
        <h2 id="switches" className="mb-3 text-lg">
          {t('alarm.switches')}
        </h2>
        <AlarmSwitches
          switches={draft.switchList}
          onChange={(switchList) => change({ switchList })}
          warningOf={(id) => {
            const message = unheard.get(id)
            return message && translateMessage(t, message)
          }}
        />
      </section>
      <section aria-labelledby="recipients">
        <h2 id="recipients" className="text-lg">
          {t('alarm.recipients')}
        </h2>
        <p className="mb-3 text-sm text-ink-soft">{t('alarm.recipients.hint', { max: limits.alarmRecipientsMax })}</p>
        <AlarmRecipients
          recipients={draft.recipientList}
          onChange={(recipientList) => change({ recipientList })}
          errorOf={errorOf}
        />
      </section>
      <SaveRow
        state={result}
        text={t('alarm.save')}
        busyText={t('alarm.saving')}
        failed={t('alarm.failed')}
        kept={t('alarm.kept')}
        className="border-t border-line pt-5"
      >
        <Button
          variant="quiet"
          // It keeps the focus when nothing is left to discard.
          aria-disabled={!isChanged}
          onClick={() => {
            reset()
            setAttempts(0)
            setResult({ is: 'editing' })
          }}
        >
          {t('alarm.discard')}
        </Button>
        <p role="status" className={result.is === 'saved' && !isChanged ? 'text-good' : 'text-ink-soft'}>
          {isChanged ? t('alarm.unsaved') : result.is === 'saved' && t('alarm.saved')}
        </p>
      </SaveRow>
    </form>
  )
}
