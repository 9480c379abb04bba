import { assumed, clauses, section } from './clause.ts'
import { contentMax, limitText } from '../model/limits.ts'

export const inquiryFields = section('Fields of the inquiry form', '/support/question', {
  'An inquiry needs an email address.': {
    ...clauses({
      'inquiry.email.prefilled': ['6.2', 'The email of a signed-in user is prefilled.'],
      'inquiry.email.message': ['8.8', 'An invalid email address shows the email-check message.'],
    }),
    ...clauses(
      {
        'inquiry.email.required': ['5.2', 'An inquiry requires an email address.'],
        'inquiry.email.valid': ['5.2', 'The email address of an inquiry must be valid.'],
        'inquiry.email.read-only-when-known': [
          '5.2',
          'The email field is read-only when the email of the user is known.',
        ],
        'inquiry.email.max': ['9.2 5.2', 'The email address of an inquiry has at most 50 characters.'],
      },
      { proof: 'both', at: 'submitInquiry.emailAddress' },
    ),
    ...assumed({
      'inquiry.email.missing-message': 'A missing email address shows a message of its own, in every form.',
      'inquiry.email.read':
        'An email address is read without full-width and invisible characters, mailto:, a name with angle brackets, and a comma, semicolon or full stop at its end; the field shows what is read.',
      'inquiry.email.reason':
        'In every form, the message about the email address comes with the reason: no @ or more than one, several addresses, nothing before the @, a space, an invalid domain, characters that are not allowed, or the length.',
      'inquiry.email.known-too-long':
        'A known email address of more than 50 characters shows where it is changed, with a link: for main accounts to /mypage/manage, which says how, for sub accounts to the FAQ about accounts.',
      'inquiry.email.key-of-message': 'The message about the email address has the key form.emailCheck.',
    }),
  },
  'An inquiry needs a phone number that is valid in the chosen country.': {
    ...clauses({
      'inquiry.phone.country-choice': ['5.3', 'The mobile number field has a country selection.'],
      'inquiry.phone.digits-only': ['5.3', 'The mobile number field keeps only the digits of its input.'],
      'inquiry.phone.hyphen-hint': ['5.3', 'A hint at the mobile number field instructs the user to omit hyphens.'],
      'inquiry.phone.from-alarm-init': [
        '6.2 7.10',
        'The mobile number of a signed-in user is prefilled from the alarm init endpoint.',
      ],
      'inquiry.phone.not-prefilled-for-sub': ['6.5 6.2', 'The mobile number of a sub account is not prefilled.'],
      'inquiry.phone.default-country': ['9.15 3.9', 'The default country of the mobile number is KR.'],
      'inquiry.phone.default-calling-code': ['9.15 3.9', 'The default calling code of the mobile number is 82.'],
      'inquiry.phone.input-max': ['9.21', 'The phone field accepts at most 250 characters.'],
      'inquiry.phone.extension-max': [
        '9.21',
        {
          text: 'An extension of a phone number has up to 20 digits.',
          untestable: 'The field keeps only digits, so an extension can be neither typed nor sent.',
        },
      ],
    }),
    ...clauses(
      {
        'inquiry.phone.required': ['5.3', 'An inquiry requires a mobile number.'],
        'inquiry.phone.valid-for-country': ['5.3', 'The mobile number must be valid for the selected country.'],
        'inquiry.phone.leading-zero-stripped': ['5.3', 'A leading 0 of the mobile number is removed.'],
        'inquiry.phone.national-min': ['9.21', 'A national number of fewer than 2 digits is not valid.'],
        'inquiry.phone.national-max': ['9.21', 'A national number of more than 17 digits is not valid.'],
      },
      { proof: 'both', at: 'submitInquiry.cellphoneNo' },
    ),
    ...assumed({
      'inquiry.phone.countries-by-name':
        'The country is selected by countryAccrName, so US and CA are separate options.',
      'inquiry.phone.calling-code-sent': 'Only the calling code, such as 82, is sent as cntryNo.',
      'inquiry.phone.national-number-sent': 'Only the national number, such as 1012345678, is sent as cellphoneNo.',
      'inquiry.phone.one-zero-only': 'If a mobile number has several leading zeros, only one is removed.',
      'inquiry.phone.zero-kept-while-typing': 'The leading 0 stays in the field until the inquiry is sent.',
      'inquiry.phone.landline-valid': {
        text: 'A landline number that is valid for its country is accepted.',
        at: 'submitInquiry.cellphoneNo',
      },
      'inquiry.phone.shared-calling-code':
        'The form accepts a number only for the selected country, even if other countries share its calling code.',
      'inquiry.phone.server-judges-calling-code': {
        text: 'The server receives only the calling code, so it accepts a number that is valid for any country with that code.',
        at: 'submitInquiry.cellphoneNo',
      },
      'inquiry.phone.composition':
        'Full-width digits typed with an input method become half-width digits once, when the composition ends.',
      'inquiry.phone.national-format':
        'The hint of the phone field shows a valid number as people of the selected country write it; the field itself keeps the digits.',
      'inquiry.phone.prefilled-format': 'A prefilled phone number is shown as its digits, such as 1000000010.',
      'inquiry.phone.caret-stays': 'While a phone number is typed, the caret stays where the visitor put it.',
      'inquiry.phone.format-not-sent':
        'A phone number is sent as its digits without the leading 0, and not as the hint shows it.',
      'inquiry.phone.trunk-prefix':
        'A number typed with another trunk prefix of its country, such as 8 in Russia, is sent without that prefix.',
      'inquiry.phone.international':
        'A number typed or pasted with its calling code, after a plus, 00 or neither, is read as a number of that country; a plus is remembered beside the digits.',
      'inquiry.phone.other-country':
        'A number with the calling code of another country is rejected with that reason, and the form offers to change the country.',
      'inquiry.phone.country-gone': 'A stored country that does not exist becomes the default country.',
      'inquiry.phone.digits-of-every-script': 'Digits of every script become the digits 0 to 9.',
      'inquiry.phone.example-by-country': 'The hint of the phone field has an example number of the selected country.',
      'inquiry.phone.country-aliases':
        'A country is also found by its name in English, in the language of the country and in Spanish.',
      'inquiry.phone.country-first-group':
        'The list of countries begins with KR, JP, US and the country that the visitor chose last.',
      'inquiry.phone.country-each-keystroke':
        'While a Korean name of a country is typed, every keystroke lists the country, also in the middle of a syllable.',
      'inquiry.phone.country-composition': 'The list of countries is filtered while text is being composed.',
      'inquiry.phone.one-message': 'Every error of the phone number checker shows the same message.',
    }),
  },
  'An inquiry needs a title and a content of limited length.': {
    ...clauses({
      'inquiry.content.counter': ['5.6 2.20', 'A counter shows the length of the content while it is typed.'],
      'inquiry.content.red-above-limit': [
        '5.6',
        `The content counter turns red above ${limitText(contentMax)} characters.`,
      ],
      'inquiry.title.message': ['8.8', 'A missing title shows the no-title message.'],
      'inquiry.content.empty-message': ['8.8', 'Missing content shows the no-content message.'],
      'inquiry.content.limit-message': ['8.8', 'Content that is too long shows the content-limit message.'],
    }),
    ...clauses(
      {
        'inquiry.title.required': ['5.5', { text: 'An inquiry requires a title.', at: 'submitInquiry.title' }],
        'inquiry.content.required': ['5.6', { text: 'An inquiry requires content.', at: 'submitInquiry.content' }],
        'inquiry.content.max': [
          '9.1 5.6',
          {
            text: `The content of an inquiry has at most ${limitText(contentMax)} characters.`,
            at: 'submitInquiry.content',
          },
        ],
      },
      { proof: 'both' },
    ),
    ...assumed({
      'inquiry.title.without-limit': {
        text: 'The title of an inquiry has no specific length limit.',
        at: 'submitInquiry.title',
      },
      'inquiry.content.typing-never-blocked': `The content field allows typing more than ${limitText(contentMax)} characters.`,
      'inquiry.content.typed-of-5000': `The content counter has the format {typed} / ${limitText(contentMax)}.`,
      'inquiry.content.announced-after-pause':
        'The counter is announced after a pause in typing, not on every keystroke.',
      'inquiry.title.key-of-message': 'The message about a missing title has the key form.noTitle.',
      'inquiry.content.key-of-empty-message': 'The message about missing content has the key form.noContent.',
      'inquiry.content.key-of-limit-message':
        'The message about content that is too long has the key form.contentLimit.',
    }),
    ...assumed(
      {
        'inquiry.content.counts-utf16': 'The counter counts UTF-16 units, so that an emoji may count as two.',
        'inquiry.content.line-break-is-one': 'A line break counts as one character.',
        'inquiry.content.line-breaks-normalised': 'A line break received as CR LF is counted and stored as LF.',
      },
      { at: 'submitInquiry.content' },
    ),
  },
  'Name, department and level are optional, and a field counts only where it is visible.': [
    '/support/question/sales',
    {
      ...clauses({
        'inquiry.name.prefilled': ['6.2', 'The name of a signed-in user is prefilled.'],
      }),
      ...assumed({
        'inquiry.field.spaces-are-empty': {
          text: 'A text that contains only spaces and invisible characters counts as empty, in every form.',
          at: 'document',
        },
        'inquiry.field.not-asked-not-sent': 'A field that is not visible is absent from the multipart body.',
        'inquiry.field.not-asked-not-judged': {
          text: 'The server does not validate a field that is not visible in the form.',
          at: 'submitInquiry',
        },
        'inquiry.name.optional': {
          text: 'The field inquiryPersonName is visible to everyone and optional.',
          at: 'submitInquiry.inquiryPersonName',
        },
        'inquiry.department.optional': 'Sales inquiries have the optional field departmentName.',
        'inquiry.level.optional': 'Sales inquiries have the optional field levelName.',
      }),
    },
  ],
  'A sales inquiry needs the company and may need the scale.': {
    ...clauses({
      'inquiry.scale.message': ['8.8', 'An invalid scale shows the scale-error message.'],
    }),
    ...clauses(
      {
        'inquiry.corp-name.required': [
          '5.7',
          { text: 'A sales inquiry requires the company name.', at: 'submitInquiry.corpName' },
        ],
        'inquiry.corp-name.max': [
          '9.2 5.7',
          { text: 'The company name has at most 50 characters.', at: 'submitInquiry.corpName' },
        ],
      },
      { proof: 'both' },
    ),
    ...clauses(
      {
        'inquiry.scale.required': ['5.8', 'The category SALES_INVOC_003 requires a scale on every site except fin.'],
        'inquiry.scale.not-required-on-fin': ['5.8', 'The category SALES_INVOC_003 requires no scale on the fin site.'],
        'inquiry.scale.digits-only': ['5.8', 'The scale accepts only digits.'],
        'inquiry.scale.max': ['9.3 5.8', 'The scale has at most 10 characters.'],
      },
      { proof: 'both', at: 'submitInquiry.scale' },
    ),
    ...assumed({
      'inquiry.corp-name.sales-only': 'Only sales inquiries have the field corpName.',
      'inquiry.scale.asked-with-category': 'The field scale is visible only for SALES_INVOC_003 on public and gov.',
      'inquiry.scale.read':
        'Spaces and separators of thousands are removed from the scale; any other character stays and shows the scale-error message.',
      'inquiry.scale.key-of-message': 'The message about the scale has the key form.scaleError.',
    }),
  },
})
