import { assumed } from './clause.ts'

/** Sessions that end or begin elsewhere while an inquiry is being written. */
export const inquirySession = {
  ...assumed({
    'inquiry.session.expiry-stops-sending':
      'If the session has expired when an inquiry is sent, the inquiry is not stored, a focused notice states the reason, and every value and file is kept.',
    'inquiry.session.expiry-on-return':
      'A visitor who returns to the tab after the session has expired sees the notice without sending.',
    'inquiry.session.expiry-keeps-fields':
      'After the session has expired, the form does not turn into the form of an anonymous visitor.',
    'inquiry.session.resumes':
      'The notice links to the login page. After the same person signs in, the form has every value and file again and can be sent.',
    'inquiry.session.hidden-after-reload':
      'After the session has expired and the page was reloaded, the draft is hidden until its owner signs in again.',
    'inquiry.session.newer-draft-wins':
      'What was typed after a reload without a session replaces the hidden draft when its owner signs in.',
    'inquiry.session.dropped-for-another': 'A hidden draft is deleted when someone other than its owner signs in.',
    'inquiry.session.signed-in-elsewhere':
      'If the visitor has signed in on another tab, the form first shows a notice instead of sending, applies the email of the account, and keeps every other value and file.',
  }),
}
