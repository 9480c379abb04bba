import { assumed, section } from './clause.ts'
import { limits } from '../model/limits.ts'

export const mail = section('Emails', '/__mock/?tab=mails', {
  'An email confirms each inquiry.': assumed({
    'mail.receipt.sent': {
      text: 'Each accepted inquiry sends an email to its address that confirms the receipt and contains the reference number, each additional one to the address of the first; a rejected inquiry sends none.',
      at: ['submitInquiry', 'submitAdditional'],
    },
  }),
  'An email tells that an answer or a call was given.': assumed({
    'mail.answer.status': {
      text: 'An answer sets the status of the inquiry to ANSWERED and appears on the page of the inquiry on my page.',
      at: 'myInquiries',
    },
    'mail.answer.links': {
      text: 'The email about an answer has a written answer, a link to rate it, with channelType CALL after a call, and one to send an additional inquiry to the first inquiry, or a new inquiry without a customer.',
      at: ['survey', 'additional'],
    },
    'mail.journey.whole': `A member reads an invoice, sends an inquiry, receives an answer, rates it with the link in the email, and sends ${limits.additionalMax} additional inquiries with the other link; one more is rejected.`,
  }),
  'Emails are in the language of the inquiry and link to the product.': assumed(
    {
      'mail.link.record':
        'Each link of an email is absolute and opens a page that the reader can open on the site of the inquiry; an email about an inquiry of a member links to the page of that inquiry.',
      'mail.language.request':
        'Each email is in the language of the request that sent the inquiry, or of the title of an inquiry whose language is not known.',
    },
    { at: 'inquiry' },
  ),
})
