import { assumed, clauses } from './clause.ts'

/** Sending an inquiry: validation, captcha, success, failure. */
export const inquirySending = {
  ...clauses({
    'inquiry.success.to-my-questions': ['2.21 4.2', 'After success, a signed-in user goes to /mypage/myquestion/all.'],
    'inquiry.success.reload': ['2.21 4.2', 'After success, the page of an anonymous visitor reloads.'],
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
    'inquiry.success.answered-by-message': ['4.2', 'A message is shown after an inquiry is sent.'],
    'inquiry.success.fields-cleared': ['4.2', 'After success, the fields of the form are cleared.'],
    'inquiry.failure.server-message': ['8.1 4.2', 'A rejected inquiry shows the message of the server in an alert.'],
    'inquiry.failure.captcha-cleared': ['8.1', 'The code INVALID_CAPTCHA clears the captcha value.'],
    'inquiry.failure.captcha-marked': ['8.1', 'The code INVALID_CAPTCHA marks the captcha as failed.'],
    'inquiry.success.complete-message': ['8.12', 'The success message is question.questionComplete.'],
    'inquiry.success.biz-message': ['8.12 6.3', 'The success message of a business emergency is questionCompleteBiz.'],
    'inquiry.success.email-in-complete': ['8.12', 'The message question.questionComplete contains the email address.'],
    'inquiry.success.email-in-biz': ['8.12', 'The message questionCompleteBiz contains the email address.'],
  }),

  ...assumed({
    'inquiry.sending.server-judges-again':
      'The server checks every rule of the form again and returns 400 for violations.',
    'inquiry.sending.fields-before-captcha': 'The server validates the fields before the captcha.',
    'inquiry.sending.one-failure-own-code':
      'If an inquiry has exactly one error, the server rejects it with the code of that error.',
    'inquiry.sending.many-failures-bad-request':
      'If an inquiry has several errors, the server rejects it with BAD_REQUEST and lists each code in errors.',
    'inquiry.sending.abuse-read-on-open': 'The abuse status is requested when an anonymous visitor opens the form.',
    'inquiry.sending.abuse-anonymous-only': 'The abuse status is never requested for a signed-in user.',
    'inquiry.sending.error-summary': 'A failed send shows a summary at the top of the form that lists every error.',
    'inquiry.sending.summary-links': 'Each line of the error summary links to its field.',
    'inquiry.sending.first-error-focused': 'A failed send moves the focus to the first field with an error.',
    'inquiry.sending.summary-in-view':
      'After a failed send, the heading of the error summary and the first field with an error are in view if both fit.',
    'inquiry.sending.label-in-view':
      'If the error summary and the first field with an error do not both fit, the label of the field is at the top of the view after a failed send.',
    'inquiry.sending.errors-in-title': 'The title of the page begins with the number of errors until they are fixed.',
    'inquiry.sending.link-beside-button':
      'While fields have errors, a link beside the send button states their number and leads to the error summary.',
    'inquiry.sending.errors-tied-to-fields':
      'A field with an error has aria-invalid and is described by its error message.',
    'inquiry.sending.errors-clear-when-mended':
      'After a failed send, an error disappears as soon as its field is corrected.',
    'inquiry.sending.no-error-while-first-typing':
      'No error is shown while the user types in a field for the first time.',
    'inquiry.sending.double-click-once': 'Double-clicking send sends the inquiry once.',
    'inquiry.sending.waits-for-lists':
      'If the category list or the prefilled phone number is still loading, send waits for it and uses the result.',
    'inquiry.sending.not-behind-a-message': 'While a message is open over the form, send does nothing.',
    'inquiry.sending.waits-for-files':
      'Send waits for chosen files that are still being checked and sends them with the inquiry.',
    'inquiry.sending.stops-for-rejected-file':
      'If a chosen file is rejected after send was pressed, the inquiry is not sent.',
    'inquiry.sending.focus-kept-in-flight': 'The focus is not lost while the send button is disabled.',
    'inquiry.sending.composition-enter':
      'Pressing Enter during Korean or Japanese text composition does not send the inquiry.',
    'inquiry.sending.progress-at-button':
      'While an inquiry with files is being sent, a progress bar directly above the send button shows how many bytes of how many were sent.',
    'inquiry.sending.progress-waits':
      'When all bytes are sent, the progress says that the server has to respond; this is announced politely.',
    'inquiry.sending.leaving-asks':
      'The browser asks for confirmation before the visitor leaves the site while an inquiry is being sent.',
    'inquiry.failure.nothing-lost': 'After a failure, every field, file and consent is preserved.',
    'inquiry.failure.says-kept': 'The alert of a failed send always contains inquiry.kept after the message.',
    'inquiry.failure.send-again':
      'The alert of a failed send has a button that sends the inquiry again and a button that closes the alert.',
    'inquiry.failure.no-connection':
      'Without a network connection, a failed send shows error.unreachable and can be retried.',
    'inquiry.success.receipt-number': 'The success message contains the reference number of the inquiry.',
    'inquiry.success.is-a-dialog': 'The success message is an in-page dialog, like every alert.',
    'inquiry.success.waits-for-button': 'The page navigates or reloads only after the success message is closed.',
    'inquiry.success.common-gets-complete':
      'After a business account sends a trouble inquiry with comm, the page shows question.questionComplete.',
    'inquiry.success.edits-in-flight-kept':
      'Changes made while an inquiry is being sent are kept in the form after success, because they were not sent.',
    'inquiry.success.prefilled-regained': 'Clearing the fields after success preserves prefilled values.',
    'inquiry.success.listed-in-questions': 'A sent inquiry of a signed-in user appears in the inquiry list on my page.',
  }),
}
