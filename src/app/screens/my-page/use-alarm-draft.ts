import { useEffect, useState } from 'react'
import type { AlarmSettings } from '#specs/contract/my-page-records.ts'
import { alarmCategories } from '#specs/rules/alarm.ts'
import { digitsOf } from '#specs/rules/phone.ts'
import { useUnsaved } from '../../../session/unsaved.ts'
import { isObject, readStored, store } from '../../../session/stored.ts'

const key = 'alarm'

const isRecipient = (value: unknown): boolean =>
  isObject(value) && ['name', 'emailAddress', 'cntryNo', 'cellphoneNo'].every((name) => typeof value[name] === 'string')

const isSettings = (value: unknown): value is AlarmSettings =>
  isObject(value) &&
  Array.isArray(value.recipientList) &&
  value.recipientList.every(isRecipient) &&
  Array.isArray(value.switchList) &&
  value.switchList.every(isObject)

/** The settings in one order, so that two can be compared; a category that the server does not send is off. */
const normalized = ({ recipientList, switchList }: AlarmSettings): AlarmSettings => ({
  recipientList: recipientList.map(({ name, emailAddress, cntryNo, cellphoneNo }) => ({
    name,
    emailAddress,
    cntryNo: digitsOf(cntryNo),
    cellphoneNo: digitsOf(cellphoneNo),
  })),
  switchList: alarmCategories.map((category) => {
    const { mail = false, sms = false } = switchList.find((each) => each.category === category) ?? {}
    return { category, mail, sms }
  }),
})

/** The settings as the member has changed them. Unsaved changes are stored in this tab for their owner. */
export const useAlarmDraft = (owner: string, saved: AlarmSettings) => {
  const [stored] = useState(() => readStored(key, owner, isSettings))
  const [changed, setChanged] = useState(stored)
  const draft = normalized(changed ?? saved)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(normalized(saved))
  useUnsaved(isChanged)
  useEffect(() => store(key, owner, isChanged ? changed : undefined), [owner, changed, isChanged])
  return {
    draft,
    isChanged,
    /** Whether these are changes from before this page was opened. */
    isRestored: isChanged && changed === stored,
    change: (part: Partial<AlarmSettings>) => setChanged({ ...draft, ...part }),
    reset: () => setChanged(undefined),
  }
}
