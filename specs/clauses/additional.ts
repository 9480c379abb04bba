import { assumed, clauses, section } from './clause.ts'
import { contentMax, limitText, limits } from '../model/limits.ts'

export const additional = section('Additional inquiries', '/support/question', {
  'An answered inquiry can be followed up.': {
    ...clauses({
      'additional.page.code-parameter': ['2.27', 'The page of the additional inquiry reads code from its path.'],
      'additional.address.parent-inquiry-id': [
        '2.27',
        'The page of the additional inquiry reads parentInquiryId from its URL.',
      ],
      'additional.address.domain': ['2.27', 'The page of the additional inquiry reads domain from its URL.'],
    }),
    ...assumed({
      'additional.page.route':
        'The additional inquiry opens at /support/question/additional/{code}, where code is the detail category code.',
      'additional.page.checks-first': 'No form is rendered before the condition of the additional inquiry is known.',
      'additional.page.category':
        'The page of the additional inquiry shows its category, how many are still possible and until when (UTC +9), and to the member who sent the first inquiry its title and the first lines of the last answer.',
    }),
  },
  'A follow-up is refused without a customer, without an inquiry and above the limit.': {
    ...clauses({
      'additional.no-customer.message': [
        '8.10',
        'Without a customerId, the page shows question.additionalInquiryMsg1.',
      ],
      'additional.no-customer.home': ['8.10', 'Without a customerId, the page redirects to the home page.'],
      'additional.over-limit.message': ['8.10', 'Over the limit, the page shows question.additionalInquiryMsg2.'],
      'additional.limit.count': [
        '9.11',
        {
          text: `At most ${limits.additionalMax} additional inquiries can be sent.`,
          at: 'AdditionalCondition.inquiryCount',
        },
      ],
      'additional.limit.days': [
        '9.11',
        {
          text: `An additional inquiry can be sent within ${limits.additionalDays} days of the first answer.`,
          at: 'AdditionalCondition.firstAnswerDate',
        },
      ],
      'additional.over-limit.login': [
        '8.10',
        'Over the limit, the page redirects to login after the message is closed.',
      ],
    }),
    ...assumed({
      'additional.limit.conflict': {
        text: `The server accepts an additional inquiry until exactly ${limits.additionalDays} times 24 hours after firstAnswerDate and up to an inquiryCount of ${limits.additionalMax - 1}; 1 ms later, or with an inquiryCount of ${limits.additionalMax}, it returns 409 CONFLICT.`,
        at: ['submitAdditional', 'AdditionalCondition.firstAnswerDate', 'AdditionalCondition.inquiryCount'],
      },
      'additional.limit.original': {
        text: 'The id in both endpoints of the additional inquiry is parentInquiryId; an additional inquiry to an additional one belongs to the original, whose limits and condition apply.',
        at: 'additional',
      },
      'additional.missing-id.alert':
        'Without parentInquiryId, or with one that does not exist, the page of the additional inquiry shows errorMessages.BAD_REQUEST and then redirects to the home page.',
      'additional.no-customer.forms': 'A customerId that is null, absent or empty counts as no customerId.',
      'additional.over-limit.new-inquiry': 'After that login, the visitor continues with a new inquiry.',
    }),
  },
  'A follow-up has a content and files, and is sent as any inquiry.': assumed({
    'additional.content.required': {
      text: `An additional inquiry requires content of at most ${limitText(contentMax)} characters.`,
      at: 'submitAdditional.content',
    },
    'additional.files.rules': {
      text: 'The files of an additional inquiry follow the same rules as the files of an inquiry.',
      at: 'submitAdditional.attachFile',
    },
    'additional.form.fields':
      'The form of an additional inquiry has the message and the attachments of the inquiry form, with their rules.',
    'additional.form.draft': 'The draft of an additional inquiry survives a reload and is deleted when it was sent.',
    'additional.send.success': 'After an additional inquiry was sent, the page shows its reference number and ways on.',
    'additional.send.refused':
      'If sending an additional inquiry fails, an alert shows the reason, every value and file is kept, and it can be sent again; if it is no longer possible, the page shows the message about that.',
  }),
})
