import { useEffect, useState } from 'react'
import type { Country } from '#specs/contract/inquiry.ts'
import type { AlarmSettings } from '#specs/contract/my-page-records.ts'
import { alarmCategories, type TypedRecipient } from '#specs/rules/alarm.ts'
import { digitsOf } from '#specs/model/typed-text.ts'
import { nationalNumber } from '#specs/rules/phone.ts'
import { useUnsaved } from '../../../../session/unsaved.ts'
import { isObject, readStored, storeSoon } from '../../../../session/stored.ts'

const key = 'alarm'

/** The settings with what only the form knows: the country and the plus of a phone number. */
export interface AlarmDraft extends AlarmSettings {
  readonly recipientList: TypedRecipient[]
}

const isRecipient = (value: unknown): boolean =>
  isObject(value) && ['name', 'emailAddress', 'cntryNo', 'cellphoneNo'].every((name) => typeof value[name] === 'string')

const isSettings = (value: unknown): value is AlarmDraft =>
  isObject(value) &&
  Array.isArray(value.recipientList) &&
  value.recipientList.every(isRecipient) &&
  Array.isArray(value.switchList) &&
  value.switchList.every(isObject)

/** The settings in one order, so that two can be compared; a category that the server does not send is off. */
const normalized = ({ recipientList, switchList }: AlarmDraft): AlarmDraft => ({
  recipientList: recipientList.map(({ name, emailAddress, cntryNo, cellphoneNo, country, plus }) => ({
    name,
    emailAddress,
    cntryNo: digitsOf(cntryNo),
    cellphoneNo: digitsOf(cellphoneNo),
    ...(typeof country === 'string' && { country }),
    ...(typeof plus === 'string' && { plus }),
  })),
  switchList: alarmCategories.map((category) => {
    const { mail = false, sms = false } = switchList.find((each) => each.category === category) ?? {}
    return { category, mail, sms }
  }),
})

/** What is sent: a leading 0 of a phone number is removed, as in an inquiry. */
export const toAlarmSettings = ({ recipientList, switchList }: AlarmDraft): AlarmSettings => ({
  recipientList: recipientList.map(({ country: _country, plus: _plus, ...sent }) => ({
    ...sent,
    cellphoneNo: nationalNumber(sent.cellphoneNo),
  })),
  switchList,
})

/**
 * The settings as the member has changed them. Unsaved changes are stored in this tab for their owner. Restored recipients
 * whose country is not in the list, once it is known, get the default country.
 */
export const useAlarmDraft = (owner: string, saved: AlarmSettings, countries: readonly Country[] | undefined) => {
  const [stored] = useState(() => readStored(key, owner, isSettings))
  const [changed, setChanged] = useState(stored)
  const isGone = ({ cntryNo }: TypedRecipient) =>
    countries !== undefined && cntryNo !== '' && countries.every(({ countryNo }) => countryNo !== cntryNo)
  const isCountryDropped = changed !== undefined && stored !== undefined && stored.recipientList.some(isGone)
  const entered = normalized(changed ?? saved)
  const recipientList = entered.recipientList.map((each) =>
    isCountryDropped && isGone(each) ? { ...each, cntryNo: '82', country: 'KR' } : each,
  )
  const draft = { ...entered, recipientList }
  const isChanged = JSON.stringify(toAlarmSettings(draft)) !== JSON.stringify(toAlarmSettings(normalized(saved)))
  useUnsaved(isChanged)
  useEffect(() => storeSoon(key, owner, isChanged ? changed : undefined), [owner, changed, isChanged])
  return {
    draft,
    isChanged,
    /** Whether these are changes from before this page was opened. */
    isRestored: isChanged && changed === stored,
    /** Whether the country of a restored recipient was replaced. */
    isCountryDropped,
    change: (part: Partial<AlarmDraft>) => setChanged({ ...draft, ...part }),
    reset: () => setChanged(undefined),
  }
}
