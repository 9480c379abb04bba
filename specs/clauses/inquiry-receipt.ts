import { assumed } from './clause.ts'

/** The receipt of a sent inquiry, which stays readable after the success message. */
export const inquiryReceipt = {
  ...assumed({
    'inquiry.receipt.own-line':
      'In the success message, the reference number is on a separate line, and one click selects it.',
    'inquiry.receipt.copied': 'A button beside the reference number copies the number, and a status confirms it.',
    'inquiry.receipt.copy-refused':
      'If the number cannot be copied, a status shows that copying failed, and the number is selected.',
    'inquiry.receipt.kept-for-anonymous':
      'After the reload, the form shows an anonymous visitor the receipt in a status: reference number, email address and next steps.',
    'inquiry.receipt.focused':
      'After the reload, the heading of the receipt has the focus and the document title begins with it, on that page only.',
    'inquiry.receipt.printed': 'A button prints the receipt without the rest of the page.',
    'inquiry.receipt.on-every-form':
      'The receipt is on the forms of all inquiry types of the site, also after a reload.',
    'inquiry.receipt.links':
      'The receipt links to the home page and to another inquiry, and for members to My inquiries.',
    'inquiry.receipt.in-my-questions':
      'After a member has sent an inquiry, My inquiries shows the receipt in a status.',
    'inquiry.receipt.row-marked':
      'In My inquiries, the row of the inquiry of the receipt has aria-current, a visible label and another background.',
    'inquiry.receipt.closed':
      'A receipt that was closed does not come back, and the focus moves to the heading of the page.',
    'inquiry.receipt.replaced': 'Sending another inquiry replaces the receipt.',
    'inquiry.receipt.gone-after-sign-in': 'The receipt of an anonymous visitor is deleted when somebody signs in.',
    'inquiry.receipt.gone-after-sign-out': 'The receipt of a member is deleted when the member signs out.',
    'inquiry.receipt.gone-for-another': 'The receipt of a member is deleted when somebody else signs in.',
  }),
}
