import type { Mail } from '#specs/contract/control.ts'
import { localeOfText, type Locale } from '#specs/model/locale.ts'
import { translate } from '#specs/messages/translate.ts'
import { pageOrigin } from '../../http/origin.ts'
import { nameIn } from '../localized.ts'
import type { MockOptions } from '../../options.ts'
import type { MockRequest } from '../../http/request.ts'
import { memberRecord } from '../../worlds/people.ts'
import type { MailRecord, RecordOf } from '../../worlds/model.ts'
import { nextNumber } from '../../worlds/next-number.ts'
import type { World } from '../../worlds/world.ts'
import { receiptMail, type MailSubject } from './write-mail.ts'

/** The number of emails that a world keeps. */
const mailsMax = 10_000

/** The person who sent an inquiry; for the signed-in persona with the overrides of the world. */
const senderOf = ({ member, settings }: World, persona: string) =>
  persona === settings.persona ? member : memberRecord(persona)

/** What an email about an inquiry needs to know. The language is that of the request that sent the inquiry. */
export const mailSubjectOf = (world: World, inquiry: RecordOf<'inquiries'>, requested?: Locale): MailSubject => {
  const locale = requested ?? inquiry.locale ?? localeOfText(inquiry.title)
  const name = senderOf(world, inquiry.persona)?.name
  return {
    inquiry,
    // The fixtures are on several sites. The first one has them all.
    site: inquiry.sites[0]!,
    locale,
    // What a person typed stays as it is.
    name: inquiry.inquiryPersonName ?? (name && nameIn(name, locale)),
    isCustomer: world.tables.accounts.get(inquiry.persona) !== undefined,
  }
}

/** Puts an email into the outbox. Returns its id, or null if nobody's address is known. */
export const sendMail = async (
  world: World,
  subject: MailSubject,
  mail: Pick<MailRecord, 'kind' | 'answerId' | 'subject' | 'body'>,
): Promise<number | null> => {
  const { inquiry, site, locale } = subject
  const to = inquiry.emailAddress ?? senderOf(world, inquiry.persona)?.email
  if (to === undefined) return null
  const { mails } = world.tables
  const mailId = nextNumber(mails.rows.at(-1)?.mailId ?? 0, (id) => mails.get(id) !== undefined)
  const { inquiryId } = inquiry
  const from = translate(locale, 'from')
  await mails.put({ ...mail, mailId, inquiryId, site, locale, from, to, sentAt: world.nowIso })
  if (mails.rows.length > mailsMax) mails.remove(mails.rows[0]!.mailId)
  return mailId
}

/** Sends the receipt of an inquiry that was just stored. */
export const sendReceipt = async (world: World, inquiry: RecordOf<'inquiries'>, locale: Locale): Promise<void> => {
  const subject = mailSubjectOf(world, inquiry, locale)
  await sendMail(world, subject, { kind: 'RECEIPT', answerId: null, ...receiptMail(subject) })
}

/** An email as the control plane returns it, with absolute links. */
export const mailView = ({ body, ...mail }: MailRecord, request: MockRequest, options: MockOptions): Mail => ({
  ...mail,
  body: body.map((block) =>
    'rel' in block
      ? { rel: block.rel, label: block.label, url: pageOrigin(mail.site, request, options) + block.path }
      : block,
  ),
})
