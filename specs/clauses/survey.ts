import { assumed, clauses } from './clause.ts'

/** The satisfaction survey popup. */
export const survey = {
  ...clauses(2, {
    'survey.address.inquiry-id': 'The survey page reads inquiryId from its address.',
    'survey.address.answer-id': 'The survey page reads answerId from its address.',
    'survey.address.domain': 'The survey page reads domain from its address.',
    'survey.address.parent-inquiry-id': 'The survey page reads parentInquiryId from its address.',
    'survey.address.channel-type': 'The survey page reads channelType from its address.',
    'survey.form.shown-when-open': 'The survey shows once it is loaded, not expired and not yet answered.',
    'survey.form.hidden-while-loading': 'The survey does not show while its data is loading.',
    'survey.form.hidden-when-expired': 'The survey does not show when it has expired.',
    'survey.form.hidden-when-answered': 'The survey does not show when it was answered before.',
  }),
  ...clauses(4, {
    'survey.answered.closes': 'After the alert about a survey already answered the window closes.',
    'survey.expired.closes': 'After the alert about an expired survey the window closes.',
  }),
  ...clauses(8, {
    'survey.answered.alert': 'A survey already answered shows question.satisfaction.alertMsg.isSurvey in an alert.',
    'survey.expired.alert': 'An expired survey shows question.satisfaction.alertMsg.isExpired in an alert.',
    'survey.missing-id.alert': 'A survey address without inquiryId shows errorMessages.BAD_REQUEST.',
    'survey.missing-id.home': 'A survey address without inquiryId leads to the home page.',
    'survey.load-failure.alert': 'A survey that cannot be loaded shows errorMessages.BAD_REQUEST.',
    'survey.load-failure.home': 'A survey that cannot be loaded leads to the home page.',
  }),
  ...clauses(9, {
    'survey.link.expiry': 'The link to a survey expires after 10 days.',
  }),
  ...assumed({
    'survey.page.route': 'The survey popup opens at /support/satisfaction.',
    'survey.channel.call': 'With channelType=CALL the survey data comes from /api/support/inquiry/{id}/call.',
    'survey.channel.other':
      'With any other channelType the survey data comes from /api/support/inquiry/{id}/answer/{answerId}.',
    'survey.missing-id.answer-id': 'Outside channelType=CALL a missing answerId is treated as a missing inquiryId.',
    'survey.answered.wins-over-expired': 'A survey both answered and expired shows the answered message alone.',
    'survey.link.last-moment': 'A survey can be answered exactly 10 times 24 hours after registerDate, not 1 ms later.',
    'survey.link.server-clock': 'The page judges the expiry by the Date header of the answer, not by its own clock.',
    'survey.answer.score': 'A survey answer needs a score from 1 to 5.',
    'survey.answer.comment-optional': 'A survey answer can be sent without a comment.',
    'survey.answer.comment-max': 'The comment of a survey answer has at most 1000 characters.',
    'survey.answer.conflict-when-answered': 'A second answer to the same survey is refused with 409 CONFLICT.',
    'survey.answer.conflict-when-expired': 'An answer to an expired survey is refused with 409 CONFLICT.',
    'survey.domain.known-sites': 'A site is named in domain by public, gov, fin or one of its host names.',
    'survey.domain.no-foreign-redirect': 'A domain that is none of the three sites never becomes a redirect target.',
    'survey.window.close-refused': 'Where the window may not close itself the page stays and says it can be closed.',
    'survey.window.home-link': 'The survey page that could not close itself links to home.',
  }),
}
