import { assumed, section } from './clause.ts'

export const mail = section('Emails', '/__mock/?tab=mails', {
  'An email confirms each inquiry.': assumed({
    'mail.receipt.sent': {
      text: 'Each accepted inquiry and additional inquiry sends an email that confirms the receipt and contains the reference number.',
      at: ['submitInquiry', 'submitAdditional'],
    },
    'mail.receipt.refused': { text: 'A rejected inquiry sends no email.', at: 'submitInquiry' },
    'mail.receipt.recipient': {
      text: 'A receipt is sent to the email address of the inquiry; that of an additional inquiry is sent to the address of the first one.',
      at: 'submitInquiry',
    },
  }),
  'An email tells that an answer or a call was given.': assumed({
    'mail.answer.status': {
      text: 'An answer sets the status of the inquiry to ANSWERED and appears on the page of the inquiry on my page.',
      at: 'myInquiries',
    },
    'mail.answer.links': {
      text: 'The email about a written answer has the answer, a link to rate it and one to send an additional inquiry.',
      at: 'survey',
    },
    'mail.answer.no-customer': {
      text: 'The email about an answer to an inquiry without a customer links to a new inquiry, not to an additional one.',
      at: 'additional',
    },
    'mail.answer.follow-up': {
      text: 'The email about an answer to an additional inquiry names the first inquiry in its links.',
      at: 'additional',
    },
    'mail.call.link': {
      text: 'The email after an answer by phone has a link to the survey with channelType CALL.',
      at: 'survey',
    },
    'mail.journey.whole':
      'A member reads an invoice, sends an inquiry, receives an answer, rates it with the link in the email, and sends five additional inquiries with the other link; the sixth is rejected.',
  }),
  'Emails are in the language of the inquiry and link to the product.': assumed(
    {
      'mail.link.record':
        'Each email about an inquiry of a member links to the page of that inquiry; every other email links only to pages that the reader can open.',
      'mail.language.request': 'A receipt is in the language of the request that sent the inquiry.',
      'mail.language.answer': 'The email about an answer is in the language of the request that sent the inquiry.',
      'mail.language.fixture': 'For an inquiry without a known language, the language of its title counts.',
      'mail.link.absolute': 'Each link of an email is absolute and opens its page on the site of the inquiry.',
    },
    { at: 'inquiry' },
  ),
})
