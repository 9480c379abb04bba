import { assumed, clauses } from './clause.ts'

/** Sending an inquiry: judging, captcha, success, failure. */
export const inquirySending = {
  ...clauses(2, {
    'inquiry.success.to-my-questions': 'After success a signed-in user goes to /mypage/myquestion/all.',
    'inquiry.success.reload': 'After success the page of an anonymous visitor reloads.',
  }),
  ...clauses(4, {
    'inquiry.sending.validates-on-submit': 'Pressing send marks the form as submitted and judges its fields.',
    'inquiry.sending.scrolls-to-first-error': 'A send that is not valid scrolls to the first visible error.',
    'inquiry.sending.invalid-not-sent': 'An inquiry that is not valid is not sent.',
    'inquiry.sending.captcha-before-inquiry': 'Where a captcha is needed it is verified before the inquiry is sent.',
    'inquiry.sending.abuse-rechecked': 'Where no captcha is needed yet, the abuse status is asked again on send.',
    'inquiry.sending.abuse-demands-captcha': 'Abuse found on send demands a captcha in place of sending.',
    'inquiry.sending.no-abuse-sends': 'Without abuse the inquiry is sent straight away.',
    'inquiry.sending.button-disabled-in-flight': 'Send cannot be pressed again while a submission is under way.',
    'inquiry.success.answered-by-message': 'A sent inquiry is answered by a message.',
    'inquiry.success.fields-cleared': 'After success the fields of the form are cleared.',
  }),
  ...clauses(8, {
    'inquiry.failure.server-message': 'A refused inquiry shows the message of the server in an alert.',
    'inquiry.failure.captcha-cleared': 'The code INVALID_CAPTCHA clears the captcha value.',
    'inquiry.failure.captcha-marked': 'The code INVALID_CAPTCHA marks the captcha as failed.',
    'inquiry.success.complete-message': 'The success message is question.questionComplete.',
    'inquiry.success.biz-message': 'The success message of a business emergency is questionCompleteBiz.',
    'inquiry.success.email-in-complete': 'The message question.questionComplete carries the email address.',
    'inquiry.success.email-in-biz': 'The message questionCompleteBiz carries the email address.',
  }),
  ...assumed({
    'inquiry.sending.server-judges-again': 'The server judges every rule of the form again and refuses with 400.',
    'inquiry.sending.fields-before-captcha': 'The server judges the fields before the captcha.',
    'inquiry.sending.one-failure-own-code': 'An inquiry with one failing thing is refused with the code of that thing.',
    'inquiry.sending.many-failures-bad-request':
      'An inquiry with several failing things is refused with BAD_REQUEST and each code in errors.',
    'inquiry.sending.abuse-read-on-open': 'The abuse status is read when an anonymous visitor opens the form.',
    'inquiry.sending.abuse-anonymous-only': 'The abuse status is never asked for a signed-in user.',
    'inquiry.sending.error-summary': 'A failed send shows a summary at the top of the form that lists every error.',
    'inquiry.sending.summary-links': 'Each line of the error summary leads to its field.',
    'inquiry.sending.first-error-focused': 'A failed send puts the focus on the first field in error.',
    'inquiry.sending.errors-tied-to-fields': 'A field in error has aria-invalid and is described by its message.',
    'inquiry.sending.errors-clear-when-mended': 'After a failed send an error goes as soon as its field is mended.',
    'inquiry.sending.no-error-while-first-typing': 'No error shows while a field is typed in for the first time.',
    'inquiry.sending.double-click-once': 'A double click on send sends the inquiry once.',
    'inquiry.sending.waits-for-lists':
      'A send while the category list or the known number is on its way waits for it, and goes by what it brings.',
    'inquiry.sending.not-behind-a-message': 'While a message stands before the form, send does nothing.',
    'inquiry.sending.focus-kept-in-flight': 'The focus is not lost while the send button is disabled.',
    'inquiry.sending.composition-enter': 'Enter during a Korean or Japanese composition does not send.',
    'inquiry.failure.nothing-lost': 'After a failure every field, file and consent is still there.',
    'inquiry.failure.no-connection': 'A send without a connection says what happened and can be tried again.',
    'inquiry.success.receipt-number': 'The success message carries the receipt number of the inquiry.',
    'inquiry.success.is-a-dialog': 'The success message is a dialog in the page like every alert.',
    'inquiry.success.waits-for-button': 'The page goes on or reloads only after the success message was closed.',
    'inquiry.success.common-gets-complete': 'A business account that chose comm gets question.questionComplete.',
    'inquiry.success.prefilled-regained': 'Clearing after success does not take away what was filled in beforehand.',
    'inquiry.success.listed-in-questions': 'A sent inquiry of a signed-in user appears in my questions.',
  }),
}
