import type { ClauseId } from '../clauses/index.ts'
import type { AlarmSettings } from '../contract/my-page-records.ts'
import type { Message } from '../messages/i18n.ts'
import { emailCheck, isEmail } from './email.ts'
import { limits } from './limits.ts'
import { isPhoneOf, type PhoneCheck } from './phone.ts'
import { hasVisibleText } from './visible-text.ts'

export type AlarmRecipient = AlarmSettings['recipientList'][number]

/** The categories of alarms, in display order. */
export const alarmCategories = ['INCIDENT', 'MAINTENANCE', 'BILLING', 'MARKETING'] as const
/** The channels by which alarms are sent. */
export const alarmChannels = ['mail', 'sms'] as const

const isCallingCode = (text: string) => /^\d{1,4}$/.test(text)

interface RecipientRule {
  readonly clause: ClauseId
  readonly field: keyof AlarmRecipient
  readonly isValid: (recipient: AlarmRecipient, isPhone: PhoneCheck) => boolean
  readonly message: Message<'myPage'>
}

/** Rules for a recipient of alarms, in the order of its fields. */
const recipientRules: readonly RecipientRule[] = [
  {
    clause: 'my-page.alarm.recipient-name',
    field: 'name',
    isValid: ({ name }) => hasVisibleText(name) && name.length <= limits.alarmNameMax,
    message: ['alarm.error.name', { max: limits.alarmNameMax }],
  },
  {
    clause: 'my-page.alarm.recipient-email',
    field: 'emailAddress',
    isValid: ({ emailAddress }) => isEmail(emailAddress) && emailAddress.length <= limits.emailMax,
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
    // A recipient has no country, so that the rules of all countries with the calling code apply.
    isValid: ({ cntryNo, cellphoneNo }, isPhone) =>
      cellphoneNo === '' || !isCallingCode(cntryNo) || isPhoneOf({ cntryNo, country: '', cellphoneNo }, isPhone),
    message: 'alarm.error.cellphoneNo',
  },
]

/** The failed rules of all recipients, with the place of each recipient. */
export const failedRecipientRules = (recipients: readonly AlarmRecipient[], isPhone: PhoneCheck) =>
  recipients.flatMap((recipient, index) =>
    recipientRules.filter(({ isValid }) => !isValid(recipient, isPhone)).map((rule) => ({ ...rule, index })),
  )
