import * as z from 'zod'
import { fivePartTime, localized } from './wire.ts'
import { platformTypeCode } from './event-log.ts'
import { user } from './member.ts'
import { billingRow, myInquiryItem, taxBillRow } from './my-page-records.ts'
import { noticeItem } from './notice.ts'

/** The fields that a form can change, by kind of record: of the records of the world, and of the signed-in user. */
export const editableFields = {
  inquiries: myInquiryItem.pick({ status: true, title: true, regYmdt: true }),
  incidents: z.object({
    name: localized,
    platformTypeCode,
    startYmdt: fivePartTime,
    targetRecoveryYmdt: fivePartTime.nullable(),
    realRecoveryYmdt: fivePartTime.nullable().describe('null while the incident is ongoing.'),
  }),
  payments: z.object({
    paidYmd: billingRow.shape.paidYmd.describe('null while unpaid: the bill is then SCHEDULED or OVERDUE.'),
    paymentMethod: billingRow.shape.paymentMethod,
    taxBillStatus: taxBillRow.shape.status,
  }),
  notices: z.object({
    title: localized,
    typeCode: z.enum(['WORK', 'GUIDE', 'TRBL']),
    regYmdt: noticeItem.shape.regYmdt,
  }),
  user,
}
export type EditableKind = keyof typeof editableFields
export const editableKind = z.enum(Object.keys(editableFields) as [EditableKind, ...EditableKind[]])

const listOf = <Fields extends z.ZodType>(fields: Fields) =>
  z
    .array(
      z.object({
        key: z.string().describe('Its key in `data`; of the user, the persona.'),
        title: z.string().describe('In English where there is a translation; empty if it has none.'),
        fields,
      }),
    )
    .optional()

/** The records of the requested kind. */
export const editableRecords = z
  .object({
    inquiries: listOf(editableFields.inquiries),
    incidents: listOf(editableFields.incidents),
    payments: listOf(editableFields.payments),
    notices: listOf(editableFields.notices),
    user: listOf(editableFields.user).describe('Empty if nobody is signed in.'),
  })
  .meta({ id: 'EditableRecords' })
export type EditableRecords = z.infer<typeof editableRecords>
