import { assumed } from './clause.ts'

/** The emails that the product sends. They stay in the outbox of a world. */
export const mail = {
  ...assumed({
    'mail.receipt.sent':
      'Each accepted inquiry and additional inquiry sends an email that confirms the receipt and contains the reference number.',
    'mail.receipt.refused': 'A rejected inquiry sends no email.',
    'mail.receipt.recipient':
      'A receipt is sent to the email address of the inquiry; that of an additional inquiry is sent to the address of the first one.',
    'mail.answer.status':
      'An answer sets the status of the inquiry to ANSWERED and appears on the page of the inquiry on my page.',
    'mail.answer.links':
      'The email about a written answer has the answer, a link to rate it and one to send an additional inquiry.',
    'mail.answer.no-customer':
      'The email about an answer to an inquiry without a customer links to a new inquiry, not to an additional one.',
    'mail.answer.follow-up': 'The email about an answer to an additional inquiry names the first inquiry in its links.',
    'mail.call.link': 'The email after an answer by phone has a link to the survey with channelType CALL.',
    'mail.link.record':
      'Each email about an inquiry of a member links to the page of that inquiry; every other email links only to pages that the reader can open.',
    'mail.language.request': 'A receipt is in the language of the request that sent the inquiry.',
    'mail.language.answer': 'The email about an answer is in the language of the request that sent the inquiry.',
    'mail.language.fixture': 'For an inquiry without a known language, the language of its title counts.',
    'mail.journey.whole':
      'A member reads an invoice, sends an inquiry, receives an answer, rates it with the link in the email, and sends five additional inquiries with the other link; the sixth is rejected.',
    'mail.link.absolute': 'Each link of an email is absolute and opens its page on the site of the inquiry.',
  }),
}
