import type { ClauseId } from '../clauses/index.ts'
import type { AlarmSettings } from '../contract/my-page-records.ts'
import type { Message } from '../messages/i18n.ts'
import { emailCheck, isEmail } from './email.ts'
import { limits } from './limits.ts'

export type AlarmRecipient = AlarmSettings['recipientList'][number]

/** The categories of alarms, in display order. */
export const alarmCategories = ['INCIDENT', 'MAINTENANCE', 'BILLING', 'MARKETING'] as const
/** The channels by which alarms are sent. */
export const alarmChannels = ['mail', 'sms'] as const

interface RecipientRule {
  readonly clause: ClauseId
  readonly field: keyof AlarmRecipient
  readonly isValid: (recipient: AlarmRecipient) => boolean
  readonly message: Message<'myPage'>
}

/** Rules for a recipient of alarms, in the order of its fields. */
const recipientRules: readonly RecipientRule[] = [
  {
    clause: 'my-page.alarm.recipient-name',
    field: 'name',
    isValid: ({ name }) => name.trim() !== '' && name.length <= limits.alarmNameMax,
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
    isValid: ({ cntryNo, cellphoneNo }) => (cellphoneNo === '' ? /^\d{0,4}$/ : /^\d{1,4}$/).test(cntryNo),
    message: 'alarm.error.cntryNo',
  },
  {
    clause: 'my-page.alarm.recipient-phone',
    field: 'cellphoneNo',
    isValid: ({ cellphoneNo }) => cellphoneNo === '' || /^\d{2,17}$/.test(cellphoneNo),
    message: 'alarm.error.cellphoneNo',
  },
]

/** The failed rules of all recipients, with the place of each recipient. */
export const failedRecipientRules = (recipients: readonly AlarmRecipient[]) =>
  recipients.flatMap((recipient, index) =>
    recipientRules.filter(({ isValid }) => !isValid(recipient)).map((rule) => ({ ...rule, index })),
  )
