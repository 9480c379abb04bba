import { assumed, clauses, section } from './clause.ts'

export const sending = section('Sending and drafts', '/support/question/general', {
  'The form is validated before it is sent, and each inquiry is sent once.': {
    ...clauses({
      'inquiry.sending.validates-on-submit': [
        '4.2',
        'Pressing send marks the form as submitted and validates its fields.',
      ],
      'inquiry.sending.scrolls-to-first-error': ['4.2', 'Sending an invalid form scrolls to the first visible error.'],
      'inquiry.sending.invalid-not-sent': ['4.2 5.1', 'An invalid inquiry is not sent.'],
      'inquiry.sending.captcha-before-inquiry': [
        '4.2',
        'If a captcha is required, it is verified before the inquiry is sent.',
      ],
      'inquiry.sending.abuse-rechecked': [
        '4.2',
        'If no captcha is required yet, the abuse status is requested again on send.',
      ],
      'inquiry.sending.abuse-demands-captcha': [
        '4.2',
        'If abuse is flagged on send, the form requires a captcha instead of sending.',
      ],
      'inquiry.sending.no-abuse-sends': ['4.2', 'If no abuse is flagged on send, the inquiry is sent immediately.'],
      'inquiry.sending.button-disabled-in-flight': [
        '4.2',
        'The send button is disabled while a submission is in progress.',
      ],
    }),
    ...assumed({
      'inquiry.sending.abuse-read-on-open':
        'The abuse status is requested when an anonymous visitor opens the form, and never for a signed-in user.',
      'inquiry.sending.error-summary':
        'A failed send shows a summary at the top of the form that lists every error, each with a link to its field.',
      'inquiry.sending.first-error-focused': 'A failed send moves the focus to the first field with an error.',
      'inquiry.sending.summary-in-view':
        'After a failed send, the heading of the error summary and the first field with an error are in view if both fit, else the label of the field is at the top of the view.',
      'inquiry.sending.errors-in-title': 'The title of the page begins with the number of errors until they are fixed.',
      'inquiry.sending.link-beside-button':
        'While fields have errors, a link beside the send button states their number and leads to the error summary.',
      'inquiry.sending.errors-tied-to-fields':
        'A field with an error has aria-invalid and is described by its error message.',
      'inquiry.sending.errors-clear-when-mended':
        'No error is shown while the user types in a field for the first time; after a failed send, an error disappears as soon as its field is corrected.',
      'inquiry.sending.double-click-once':
        'An inquiry is sent once, whatever is pressed while it is being sent or a message is open over the form.',
      'inquiry.sending.waits-for-lists':
        'Send waits for the category list, the prefilled phone number and chosen files that are still loading or being checked, and uses the result.',
      'inquiry.sending.stops-for-rejected-file':
        'If a chosen file is rejected after send was pressed or can no longer be read then, it is removed, an alert shows its name, and the inquiry is not sent.',
      'inquiry.sending.focus-kept-in-flight': 'The focus is not lost while the send button is disabled.',
      'inquiry.sending.composition-enter':
        'Pressing Enter during Korean or Japanese text composition does not send the inquiry.',
      'inquiry.sending.progress-at-button':
        'While an inquiry with files is being sent, a progress bar directly above the send button shows how many bytes of how many were sent, and in the end, announced politely, that the server has to respond.',
    }),
    ...assumed(
      {
        'inquiry.sending.server-judges-again':
          'The server checks every rule of the form again and returns 400 for violations.',
        'inquiry.sending.fields-before-captcha': 'The server validates the fields before the captcha.',
        'inquiry.sending.one-failure-own-code':
          'An inquiry with exactly one error is rejected with the code of that error, one with several errors with BAD_REQUEST and each code in errors.',
      },
      { at: 'submitInquiry' },
    ),
  },
  'A successful inquiry shows a message and the next page.': {
    ...clauses({
      'inquiry.success.to-my-questions': [
        '2.21 4.2',
        'After success, a signed-in user goes to /mypage/myquestion/all.',
      ],
      'inquiry.success.reload': ['2.21 4.2', 'After success, the page of an anonymous visitor reloads.'],
      'inquiry.success.answered-by-message': ['4.2', 'A message is shown after an inquiry is sent.'],
      'inquiry.success.fields-cleared': ['4.2', 'After success, the fields of the form are cleared.'],
      'inquiry.success.complete-message': ['8.12', 'The success message is question.questionComplete.'],
      'inquiry.success.biz-message': [
        '8.12 6.3',
        'The success message of a business emergency is questionCompleteBiz.',
      ],
      'inquiry.success.email-in-complete': [
        '8.12',
        'The message question.questionComplete contains the email address.',
      ],
      'inquiry.success.email-in-biz': ['8.12', 'The message questionCompleteBiz contains the email address.'],
    }),
    ...assumed({
      'inquiry.success.receipt-number': 'The success message contains the reference number of the inquiry.',
      'inquiry.success.is-a-dialog':
        'The success message is an in-page dialog, like every alert, and the page navigates or reloads only after it is closed.',
      'inquiry.success.common-gets-complete':
        'After a business account sends a trouble inquiry with comm, the page shows question.questionComplete.',
      'inquiry.success.edits-in-flight-kept':
        'Changes made while an inquiry is being sent are kept in the form after success, because they were not sent.',
      'inquiry.success.prefilled-regained': 'Clearing the fields after success preserves prefilled values.',
      'inquiry.success.listed-in-questions': {
        text: 'A sent inquiry of a signed-in user appears in the inquiry list on my page.',
        at: 'submitInquiry',
      },
    }),
  },
  'A failed inquiry shows the message of the server and loses nothing.': {
    ...clauses({
      'inquiry.failure.server-message': ['8.1 4.2', 'A rejected inquiry shows the message of the server in an alert.'],
      'inquiry.failure.captcha-cleared': ['8.1', 'The code INVALID_CAPTCHA clears the captcha value.'],
      'inquiry.failure.captcha-marked': ['8.1', 'The code INVALID_CAPTCHA marks the captcha as failed.'],
    }),
    ...assumed({
      'inquiry.failure.nothing-lost':
        'After a failure, every field, file and consent is preserved, and the alert always contains inquiry.kept after its message.',
      'inquiry.failure.send-again':
        'The alert of a failed send has a button that sends the inquiry again and a button that closes the alert.',
      'inquiry.failure.no-connection':
        'Without a network connection, a failed send shows error.unreachable and can be retried.',
    }),
  },
  'A receipt shows what was sent.': assumed({
    'inquiry.steps.shown': 'The app shows the progress of an inquiry as a row of steps.',
    'inquiry.receipt.copied':
      'The reference number is on a separate line that one click selects; a button copies it, and a status confirms it, or shows that copying failed and the number is selected.',
    'inquiry.receipt.kept-for-anonymous':
      'After the reload, the forms of all types show an anonymous visitor the receipt first, in a status: reference number, email address, title and first lines of what was sent, and next steps; the form then does not advise to sign in.',
    'inquiry.receipt.focused':
      'After the reload, the heading of the receipt has the focus and the document title begins with it, on that page only.',
    'inquiry.receipt.printed':
      'A button prints the receipt with the whole text of the inquiry, without the rest of the page.',
    'inquiry.receipt.links':
      'The receipt links to the home page and to another inquiry, and for members to My inquiries.',
    'inquiry.receipt.in-my-questions':
      'After a member has sent an inquiry, My inquiries shows the receipt in a status, and its row has aria-current, a visible label and another background.',
    'inquiry.receipt.closed':
      'A receipt that was closed does not come back, and the focus moves to the heading of the page; sending another inquiry replaces a receipt.',
    'inquiry.receipt.gone-after-sign-in':
      'The receipt of an anonymous visitor is deleted when somebody signs in, that of a member when the member signs out or somebody else signs in.',
  }),
  'Entries survive an expired session.': assumed({
    'inquiry.session.expiry-stops-sending':
      'If the session has expired when an inquiry is sent, it is not stored, a focused notice states the reason, and the form stays that of the member with every value and file.',
    'inquiry.session.expiry-on-return':
      'A visitor who returns to the tab after the session has expired sees the notice without sending.',
    'inquiry.session.resumes':
      'The notice links to the login page. After the same person signs in, the form has every value and file again and can be sent.',
    'inquiry.session.hidden-after-reload':
      'After a reload without the session, the draft is hidden until its owner signs in, unless something else was typed meanwhile, and deleted when somebody else signs in.',
    'inquiry.session.signed-in-elsewhere':
      'If the visitor has signed in on another tab, the form first shows a notice instead of sending, applies the email of the account, and keeps every other value and file.',
  }),
  'A draft is stored in the browser until the inquiry is sent.': assumed({
    'inquiry.draft.survives-reload':
      'The draft of an inquiry, also its category, survives a reload, a visit to the login page and a change of language.',
    'inquiry.draft.without-files': 'The draft of an inquiry never contains files, consents or a captcha value.',
    'inquiry.draft.per-site': 'Each inquiry type on each site has its own draft.',
    'inquiry.draft.gone-when-sent':
      'The draft is deleted when its inquiry is accepted, even if the visitor has left the form.',
    'inquiry.draft.address-wins':
      'The query parameters parentCode and code override the category of the draft, and a known email overrides its email.',
    'inquiry.draft.dropped-on-sign-out':
      'Signing out, or signing in as somebody else, deletes the draft of a member; signing in preserves that of an anonymous visitor.',
    'inquiry.draft.popups-do-not-read': 'Popups do not read drafts.',
    'inquiry.draft.stored-in-pauses':
      'The draft is stored within a second of a change and before the page is hidden or left, but not at every key.',
    'inquiry.draft.works-without-storage':
      'If session storage is full or forbidden, the form works without a stored draft.',
    'inquiry.draft.hidden-in-flight':
      'A visitor who returns to the form while its inquiry is being sent finds it empty, so that it is not sent twice; if sending fails, the draft is there again.',
  }),
  'Leaving a form with unsaved entries asks first.': assumed({
    'leaving.form.link':
      'A link to any page but the login page and the Back button ask for confirmation before they leave a form for inquiries, additional inquiries, ratings, alarm settings or passwords with unsaved entries; staying changes nothing.',
    'leaving.form.unload':
      'The browser asks for confirmation before it reloads or closes a form with unsaved entries, or leaves the site while an inquiry is being sent.',
    'leaving.form.saved': 'A form without unsaved entries can be left without a question.',
  }),
  'Any form can be sent again safely after a slow or failed request.': {
    ...assumed({
      'sending.unknown.told':
        'If the response to a request that may have changed data does not arrive, the page shows that the request may have been processed already, and not that it failed.',
      'sending.unknown.once':
        'What is sent again after that, also after a reload, has the same Idempotency-Key: there is one record and one email.',
      'sending.slow.told':
        'If sending takes 10 s, the page shows in the language of the page that it takes longer than usual, with a button to cancel it.',
      'sending.slow.cancel':
        'Cancelling a send keeps every entry. Before anything was sent, it stops the request; after that, the page shows that the request may have been processed already.',
      'sending.slow.limit': 'A send that makes no progress for 60 s ends, and its outcome is unknown.',
      'sending.key.new':
        'After a success, after an error response, and if something was changed after an unknown outcome, the next thing is sent with a new Idempotency-Key, without a message about the first one.',
    }),
    ...assumed(
      {
        'call.idempotency.same-content':
          'Within 24 hours, the same Idempotency-Key of the same person with the same content returns the first success again and creates no second record or email; that of somebody else is another key.',
        'call.idempotency.other-content':
          'The same Idempotency-Key of the same person with other content is rejected with 422 IDEMPOTENCY_KEY_REUSED.',
        'call.idempotency.success-only': 'A request that was rejected leaves its Idempotency-Key unused.',
        'call.idempotency.without-captcha':
          'The content is compared by fields and hashes of files without the captcha, and the captcha of a repetition is not verified.',
        'call.idempotency.malformed':
          'An Idempotency-Key that is empty, longer than 255 characters or not an ASCII string in double quotes is rejected with 400; the quotes can be missing.',
        'call.idempotency.kept':
          'A snapshot and the state file contain the Idempotency-Keys, so that a repetition after a kill or a restore changes nothing.',
        'call.idempotency.cross-origin': 'Pages of an allowed origin can send an Idempotency-Key.',
        'call.idempotency.documented':
          'The OpenAPI document has the parameter Idempotency-Key and the status 422 for the operations that a person sends something with, and for no others.',
      },
      { at: 'Idempotency-Key' },
    ),
  },
  'Forms announce their errors and restored entries.': assumed({
    'sending.errors.announced':
      'The errors of each attempt to send a form are announced, also if they are those of the attempt before.',
    'sending.restored.told':
      'Each form that restores entries shows a status about it, and the forms of inquiries and ratings have a button to start over, which focuses the heading.',
    'sending.restored.choices':
      'A stored choice that the lists no longer contain is replaced by the initial one, and the notice about the restored entries names its field.',
  }),
})
