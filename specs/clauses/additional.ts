import { assumed, clauses, section } from './clause.ts'
import { contentMax, limitText } from '../model/limits.ts'

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
      'additional.page.route': 'The additional inquiry opens at /support/question/additional/{code}.',
      'additional.page.subject':
        'The page of the additional inquiry shows the member who sent the first inquiry its title and the first lines of the last answer.',
      'additional.page.code-is-detail': 'The code in the path of the additional inquiry is the detail category code.',
      'additional.page.checks-first': 'No form is rendered before the condition of the additional inquiry is known.',
      'additional.page.category': 'The page of the additional inquiry shows all levels of the category of its code.',
      'additional.page.remaining':
        'The page of the additional inquiry shows how many are still possible and until when, with the label UTC +9.',
      'additional.domain.continues-there':
        'A link to the additional inquiry whose domain is another of the three sites continues on that site.',
      'additional.domain.no-foreign-redirect':
        'On the page of the additional inquiry, a domain that is not one of the three sites never becomes a redirect target.',
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
        { text: 'At most 5 additional inquiries can be sent.', at: 'AdditionalCondition.inquiryCount' },
      ],
      'additional.limit.days': [
        '9.11',
        {
          text: 'An additional inquiry can be sent within 5 days of the first answer.',
          at: 'AdditionalCondition.firstAnswerDate',
        },
      ],
      'additional.over-limit.login': [
        '8.10',
        'Over the limit, the page redirects to login after the message is closed.',
      ],
    }),
    ...assumed({
      'additional.limit.last-moment': {
        text: 'An additional inquiry is allowed until exactly 5 times 24 hours after firstAnswerDate, but not 1 ms later.',
        at: 'AdditionalCondition.firstAnswerDate',
      },
      'additional.limit.last-count': {
        text: 'An inquiryCount of 4 allows an additional inquiry, but an inquiryCount of 5 does not.',
        at: 'AdditionalCondition.inquiryCount',
      },
      'additional.limit.server-clock':
        'The page checks the 5 days against the Date header of the response, not against its own clock.',
      'additional.limit.conflict': {
        text: 'The server rejects an additional inquiry over its limit with 409 CONFLICT.',
        at: 'submitAdditional',
      },
      'additional.limit.original': {
        text: 'An additional inquiry to an additional inquiry belongs to the original one, whose limits and condition apply.',
        at: 'additional',
      },
      'additional.id.is-parent': {
        text: 'The id in both endpoints of the additional inquiry is parentInquiryId.',
        at: 'additional',
      },
      'additional.missing-id.alert':
        'Without parentInquiryId, or with one that does not exist, the page of the additional inquiry shows errorMessages.BAD_REQUEST and then redirects to the home page.',
      'additional.load-failure.retry': 'If the condition cannot be loaded, the page offers to load it again.',
      'additional.no-customer.forms': 'A customerId that is null, absent or empty counts as no customerId.',
      'additional.over-limit.new-inquiry': 'After that login, the visitor continues with a new inquiry.',
    }),
  },
  'A follow-up has a content and files, and is sent as any inquiry.': assumed({
    'additional.content.required': { text: 'An additional inquiry requires content.', at: 'submitAdditional.content' },
    'additional.content.max': {
      text: `The content of an additional inquiry has at most ${limitText(contentMax)} characters.`,
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
      'If sending an additional inquiry fails, an alert shows the reason, every value and file is kept, and the inquiry can be sent again.',
    'additional.send.closed':
      'If an additional inquiry is no longer possible when it is sent, the page shows the message about that.',
  }),
})
