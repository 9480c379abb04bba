import { ownerOf } from '../../handlers/access.ts'
import { inquiryItem } from '../../handlers/my-inquiries.ts'
import { Refusal } from '../../http/refusal.ts'
import { problemResponse } from '../../http/responses.ts'
import { accepts, json, on, openTo, response, takePart, type Behaviours } from './behaviour.ts'

interface Part {
  readonly inquiryId: number
  readonly status: string
  readonly additionalInquiryList: readonly unknown[]
}

const answered = (part: Part): Part =>
  part.status === 'IN_PROGRESS' && part.additionalInquiryList.length > 0 ? { ...part, status: 'ANSWERED' } : part

/** Users, what is theirs, and what becomes of an inquiry. */
export const ofPeople = {
  'forbidden-anonymous': {
    stage: response((sent, { locale }) =>
      sent.refusal?.code === 'UNAUTHORIZED' ? problemResponse(new Refusal('FORBIDDEN'), locale) : sent,
    ),
  },
  'tax-bill-of-all': on(
    ['taxBill'],
    openTo(() => true),
  ),
  'usage-of-all': on(
    ['usage', 'usageMonths'],
    openTo(({ member }) => member !== null),
  ),
  'signed-in-for-ever': on(['signOut'], async (exchange, next) => {
    const { world } = exchange
    const { persona, member } = world.settings
    takePart(exchange)
    const sent = await next(exchange)
    world.change({ persona, member })
    return sent
  }),
  'inquiries-of-all': on(
    ['myInquiries'],
    json((page, { world }) => ({
      ...page,
      content: world.tables.inquiries.rows.map((record) => inquiryItem(record)),
    })),
  ),
  'wrong-status': on(
    ['myInquiry'],
    response((sent, { locale }) =>
      sent.refusal?.detail.clause === 'hardening.access.foreign-question'
        ? problemResponse(new Refusal('FORBIDDEN'), locale)
        : sent,
    ),
  ),
  'old-password': on(['savePassword'], accepts('my-page.password.not-recent', null)),
  'password-17': on(
    ['savePassword'],
    accepts(
      'my-page.password.rule',
      null,
      ({ input }) => (input!.body as { readonly newPassword: string }).newPassword.length === 17,
    ),
  ),
  'not-listed': on(
    ['myInquiries'],
    json((page, { world: { submissions } }) => ({
      ...page,
      content: page.content.filter(({ inquiryId }: Part) => !submissions.some((sent) => sent.inquiryId === inquiryId)),
    })),
  ),
  'no-receipt': on(
    ['submitInquiry', 'submitAdditional'],
    response((sent, exchange) => {
      const { mails } = exchange.world.tables
      for (const { mailId } of mails.rows.filter(({ kind }) => kind === 'RECEIPT')) {
        takePart(exchange)
        mails.remove(mailId)
      }
      return sent
    }),
  ),
  'case-answered': on(
    ['myInquiries', 'myInquiry'],
    json((found) => (found.content?.map ? { ...found, content: found.content.map(answered) } : answered(found))),
  ),
  'ratable-for-ever': on(
    ['myInquiry'],
    json((inquiry) => ({
      ...inquiry,
      answerList: inquiry.answerList.map((answer: object) => ({ ...answer, ratable: true })),
    })),
  ),
  'alarm-lost': on(['saveAlarm'], async (exchange, next) => {
    const { world } = exchange
    const { alarms } = world.tables
    const before = alarms.get(ownerOf(world))
    takePart(exchange)
    const sent = await next(exchange)
    if (before) await alarms.put(before)
    else alarms.remove(ownerOf(world))
    return sent
  }),
} satisfies Behaviours
