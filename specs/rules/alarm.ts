import type { ClauseId } from '../clauses/index.ts'
import type { AlarmSettings } from '../contract/my-page-records.ts'
import type { Message } from '../messages/i18n.ts'
import { emailCheck } from './email.ts'
import { isEmail, readEmail } from '../model/typed-text.ts'
import { limits } from '../model/limits.ts'
import type { ReadPhone, TypedPhone } from './phone.ts'
import { hasVisibleText } from './visible-text.ts'

export type AlarmRecipient = AlarmSettings['recipientList'][number]

/** A recipient in the form, which knows the country and a typed plus. */
export type TypedRecipient = AlarmRecipient & Partial<Pick<TypedPhone, 'country' | 'plus'>>

/** The phone number of a recipient as it is read: no country means that of any with the calling code. */
export const phoneOf = ({ cntryNo, cellphoneNo, country = '', plus = '' }: TypedRecipient): TypedPhone => ({
  cntryNo,
  cellphoneNo,
  country,
  plus,
})

/** The categories of alarms, in display order. */
export const alarmCategories = ['INCIDENT', 'MAINTENANCE', 'BILLING', 'MARKETING'] as const
/** The channels by which alarms are sent. */
export const alarmChannels = ['mail', 'sms'] as const

const isCallingCode = (text: string) => /^\d{1,4}$/.test(text)

/** A recipient as its fields read it. */
export const readRecipient = (recipient: TypedRecipient, readPhone: ReadPhone): TypedRecipient => {
  const phone = readPhone(phoneOf(recipient))
  return {
    ...recipient,
    emailAddress: readEmail(recipient.emailAddress),
    ...(phone.is === 'number' && { cellphoneNo: phone.digits, ...(recipient.plus && { plus: '' }) }),
  }
}

interface RecipientRule {
  readonly clause: ClauseId
  readonly field: keyof AlarmRecipient
  readonly isValid: (recipient: TypedRecipient, readPhone: ReadPhone) => boolean
  readonly message: Message<'myPage'>
}

/** Rules for a recipient of alarms, in the order of its fields. */
export const recipientRules: readonly RecipientRule[] = [
  {
    clause: 'my-page.alarm.recipient-name',
    field: 'name',
    isValid: ({ name }) => hasVisibleText(name) && name.length <= limits.alarmNameMax,
    message: ['alarm.error.name', { max: limits.alarmNameMax }],
  },
  {
    clause: 'my-page.alarm.recipient-name',
    field: 'emailAddress',
    isValid: ({ emailAddress }) => hasVisibleText(emailAddress),
    message: 'form.noEmail',
  },
  {
    clause: 'my-page.alarm.recipient-name',
    field: 'emailAddress',
    isValid: ({ emailAddress }) =>
      !hasVisibleText(emailAddress) || (isEmail(emailAddress) && emailAddress.length <= limits.emailMax),
    message: emailCheck,
  },
  {
    clause: 'my-page.alarm.recipient-phone',
    field: 'cntryNo',
    isValid: ({ cntryNo, cellphoneNo }) => (cellphoneNo === '' && cntryNo === '') || isCallingCode(cntryNo),
    message: 'alarm.error.cntryNo',
  },
  {
    clause: 'my-page.alarm.recipient-phone',
    field: 'cellphoneNo',
    isValid: (recipient, readPhone) =>
      recipient.cellphoneNo === '' ||
      !isCallingCode(recipient.cntryNo) ||
      readPhone(phoneOf(recipient)).is !== 'invalid',
    message: 'alarm.error.cellphoneNo',
  },
  {
    clause: 'inquiry.phone.other-country',
    field: 'cellphoneNo',
    isValid: (recipient, readPhone) =>
      recipient.cellphoneNo === '' || readPhone(phoneOf(recipient)).is !== 'otherCountry',
    message: 'form.phoneOtherCountry',
  },
]

/** The failed rules of all recipients, with the place of each recipient. */
export const failedRecipientRules = (recipients: readonly TypedRecipient[], readPhone: ReadPhone) =>
  recipients.flatMap((recipient, index) =>
    recipientRules.filter(({ isValid }) => !isValid(recipient, readPhone)).map((rule) => ({ ...rule, index })),
  )

interface SwitchRule {
  readonly clause: ClauseId
  readonly field: (typeof alarmChannels)[number]
  /** Whether a recipient receives what is sent by the channel. */
  readonly reaches: (recipient: AlarmRecipient) => boolean
  readonly message: Message<'myPage'>
}

/** A channel that is switched on needs a recipient. */
export const switchRules: readonly SwitchRule[] = [
  { clause: 'my-page.alarm.switch-recipient', field: 'mail', reaches: () => true, message: 'alarm.error.mail' },
  {
    clause: 'my-page.alarm.switch-recipient',
    field: 'sms',
    reaches: ({ cellphoneNo }) => cellphoneNo !== '',
    message: 'alarm.error.sms',
  },
]

/** The failed rules of all categories, with the place of each category. */
export const failedSwitchRules = ({ recipientList, switchList }: AlarmSettings) =>
  switchList.flatMap((row, index) =>
    switchRules
      .filter(({ field, reaches }) => row[field] && !recipientList.some(reaches))
      .map((rule) => ({ ...rule, index })),
  )
