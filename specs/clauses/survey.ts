import { assumed, clauses, section } from './clause.ts'
import { limits } from '../model/limits.ts'

export const survey = section('Satisfaction survey', '/support', {
  'The survey opens from the link in an answer.': {
    ...clauses({
      'survey.address.inquiry-id': ['2.26', 'The survey page reads inquiryId from its URL.'],
      'survey.address.answer-id': ['2.26', 'The survey page reads answerId from its URL.'],
      'survey.address.domain': ['2.26', 'The survey page reads domain from its URL.'],
      'survey.address.parent-inquiry-id': ['2.26', 'The survey page reads parentInquiryId from its URL.'],
      'survey.address.channel-type': ['2.26', 'The survey page reads channelType from its URL.'],
      'survey.link.expiry': [
        '9.10',
        { text: `The link to a survey expires after ${limits.surveyDays} days.`, at: 'survey', proof: 'both' },
      ],
    }),
    ...assumed({
      'survey.channel.call':
        'With channelType=CALL, the survey data comes from /api/support/inquiry/{id}/call, else from /api/support/inquiry/{id}/answer/{answerId}.',
      'survey.link.server-clock': `The page checks the expiry of a survey and the ${limits.additionalDays} days of an additional inquiry against the Date header of the response, not against its own clock.`,
    }),
  },
  'An answer gets a score and an optional comment.': {
    ...clauses({
      'survey.answer.rates': ['1.2', 'An answer to an inquiry can be rated.'],
    }),
    ...assumed({
      'survey.answer.score': {
        text: `A survey answer requires a score from 1 to 5; its comment is optional and has at most ${limits.surveyCommentMax} UTF-16 units, as every text is counted.`,
        at: ['SurveyAnswer.score', 'SurveyAnswer.comment'],
      },
      'survey.answer.conflict-when-expired': {
        text: `A survey can be answered until exactly ${limits.surveyDays} times 24 hours after registerDate; the server returns 409 CONFLICT for an answer that arrives 1 ms later, and for a second answer to the same survey.`,
        at: ['survey', 'answerCallSurvey', 'answerAnswerSurvey'],
      },
      'survey.score.radio-group':
        'The scores 1 to 5 are a required radio group, and the words for 1 and 5 are visible at its ends.',
      'survey.comment.counter': `The comment shows how many of its ${limits.surveyCommentMax} characters are used, and accepts more so that nothing is cut off.`,
      'survey.answer.sent-once': 'A double click sends a rating once.',
      'survey.answer.refused':
        'If a rating is not sent, the page shows the reason, or the message about closed surveys if the survey was closed meanwhile, and keeps the score and the comment.',
    }),
  },
  'The form is shown while the survey is open.': {
    ...clauses({
      'survey.form.shown-when-open': [
        '2.26',
        'The survey is shown only when it is loaded, not expired and not yet answered.',
      ],
      'survey.form.hidden-while-loading': ['2.26', 'The survey is not shown while its data is loading.'],
      'survey.form.hidden-when-expired': ['2.26', 'The survey is not shown when it has expired.'],
      'survey.form.hidden-when-answered': ['2.26', 'The survey is not shown when it has already been answered.'],
    }),
    ...assumed({
      'survey.page.route':
        'The survey popup opens at /support/satisfaction and shows the member who sent the inquiry its title and the first lines of the answer that is rated.',
      'survey.domain.continues-there':
        'The link to a survey or an additional inquiry whose domain is another of the three sites, by name or by host name, continues on that site; any other domain never becomes a redirect target.',
      'survey.form.errors':
        'A rating with errors is not sent: a summary lists them, and the focus moves to the first of them.',
      'survey.draft.kept':
        'The entered score and comment of a survey survive a reload and leaving the page in the same tab, until they are sent; nobody else sees them.',
    }),
  },
  'A survey that is answered, expired or missing shows why.': {
    ...clauses({
      'survey.answered.closes': ['4.7', 'After the alert about an already answered survey, the window closes.'],
      'survey.expired.closes': ['4.7', 'After the alert about an expired survey, the window closes.'],
      'survey.answered.alert': [
        '8.9',
        'An already answered survey shows question.satisfaction.alertMsg.isSurvey in an alert.',
      ],
      'survey.expired.alert': ['8.9', 'An expired survey shows question.satisfaction.alertMsg.isExpired in an alert.'],
      'survey.missing-id.alert': ['8.9', 'A survey URL without inquiryId shows errorMessages.BAD_REQUEST.'],
      'survey.missing-id.home': ['8.9', 'A survey URL without inquiryId redirects to the home page.'],
      'survey.load-failure.alert': ['8.9', 'A survey that cannot be loaded shows errorMessages.BAD_REQUEST.'],
      'survey.load-failure.home': ['8.9', 'A survey that cannot be loaded redirects to the home page.'],
    }),
    ...assumed({
      'survey.missing-id.answer-id':
        'Unless channelType is CALL, a missing answerId is treated as a missing inquiryId.',
      'survey.answered.wins-over-expired':
        'A survey that is both answered and expired shows only the answered message.',
    }),
  },
  'After the survey, visitors see thanks and where to go.': assumed({
    'survey.window.close-refused':
      'If the window cannot close itself, the page stays open, shows that the user can close it and links to the home page.',
    'survey.thanks.ways-on':
      'After a rating, the page thanks, links to the inquiries of a member, else to the FAQ, and has a button that closes its window.',
  }),
})
