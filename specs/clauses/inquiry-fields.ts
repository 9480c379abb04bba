import { assumed, clauses, section } from './clause.ts'
import { contentMax, limitText, limits } from '../model/limits.ts'

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
        'inquiry.email.max': ['9.2 5.2', `The email address of an inquiry has at most ${limits.emailMax} characters.`],
      },
      { proof: 'both', at: 'submitInquiry.emailAddress' },
    ),
    ...assumed({
      'inquiry.email.missing-message': 'A missing email address shows a message of its own, in every form.',
      'inquiry.email.read':
        'An email address is read without full-width and invisible characters, mailto:, a name with angle brackets, and a comma, semicolon or full stop at its end; the field shows what is read.',
      'inquiry.email.reason':
        'In every form, the message about the email address comes with the reason: no @ or more than one, several addresses, nothing before the @, a space, an invalid domain, characters that are not allowed, or the length.',
      'inquiry.email.known-too-long': `A known email address of more than ${limits.emailMax} characters shows where it is changed, with a link: for main accounts to /mypage/manage, which says how, for sub accounts to the FAQ about accounts.`,
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
      'inquiry.phone.input-max': ['9.21', `The phone field accepts at most ${limits.phoneInputMax} characters.`],
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
        'inquiry.phone.national-min': [
          '9.21',
          `A national number of fewer than ${limits.nationalNumberMin} digits is not valid.`,
        ],
        'inquiry.phone.national-max': [
          '9.21',
          `A national number of more than ${limits.nationalNumberMax} digits is not valid.`,
        ],
      },
      { proof: 'both', at: 'submitInquiry.cellphoneNo' },
    ),
    ...assumed({
      'inquiry.phone.countries-by-name':
        'The country is selected by countryAccrName, so US and CA are separate options.',
      'inquiry.phone.calling-code-sent':
        'Only the calling code, such as 82, is sent as cntryNo, and only the digits of the national number without the leading 0, such as 1012345678, as cellphoneNo.',
      'inquiry.phone.one-zero-only':
        'The leading 0 stays in the field until the inquiry is sent; of several leading zeros, only one is removed.',
      'inquiry.phone.landline-valid': {
        text: 'A landline number that is valid for its country is accepted.',
        at: 'submitInquiry.cellphoneNo',
      },
      'inquiry.phone.shared-calling-code': {
        text: 'The form accepts a number only for the selected country; the server, which receives only the calling code, accepts it for any country with that code.',
        at: 'submitInquiry.cellphoneNo',
      },
      'inquiry.phone.national-format':
        'The hint of the phone field has an example number of the selected country and shows a valid number as people write it there; the field itself has the digits, also of a prefilled number.',
      'inquiry.phone.caret-stays': 'While a phone number is typed, the caret stays where the visitor put it.',
      'inquiry.phone.international':
        'A number typed or pasted with its calling code, after a plus, 00 or neither, or with a trunk prefix of its country is read as a number of that country; a plus is remembered beside the digits.',
      'inquiry.phone.other-country':
        'A number with the calling code of another country is rejected with that reason, and the form offers to change the country.',
      'inquiry.phone.digits-of-every-script':
        'Digits of every script become the digits 0 to 9; those typed with an input method do so once, when the composition ends.',
      'inquiry.phone.country-aliases':
        'A country is also found by its name in English, in its own language and in Spanish, and at every keystroke, also while a syllable is being composed; after a pause in typing, the number of countries that are left is announced.',
      'inquiry.phone.country-first-group':
        'The list of countries begins with KR, JP, US and the country that the visitor chose last.',
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
      'inquiry.content.typed-of-5000': `The content counter has the format {typed} / ${limitText(contentMax)}, and more can be typed.`,
      'inquiry.content.announced-after-pause':
        'The counter is announced after a pause in typing, not on every keystroke.',
    }),
    ...assumed(
      {
        'inquiry.content.counts-utf16':
          'The content is counted in UTF-16 units, so that an emoji may count as two; a line break, also CR LF, counts as one character and is stored as LF.',
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
        'inquiry.field.not-asked-not-sent': {
          text: 'A field that is not visible is absent from the multipart body, and the server does not validate it.',
          at: 'submitInquiry',
        },
        'inquiry.name.optional': {
          text: 'The field inquiryPersonName is visible to everyone and optional, and so are departmentName and levelName of sales inquiries.',
          at: 'submitInquiry.inquiryPersonName',
        },
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
          { text: `The company name has at most ${limits.corpNameMax} characters.`, at: 'submitInquiry.corpName' },
        ],
      },
      { proof: 'both' },
    ),
    ...clauses(
      {
        'inquiry.scale.required': ['5.8', 'The category SALES_INVOC_003 requires a scale on every site except fin.'],
        'inquiry.scale.not-required-on-fin': ['5.8', 'The category SALES_INVOC_003 requires no scale on the fin site.'],
        'inquiry.scale.digits-only': ['5.8', 'The scale accepts only digits.'],
        'inquiry.scale.max': ['9.3 5.8', `The scale has at most ${limits.scaleDigitsMax} characters.`],
      },
      { proof: 'both', at: 'submitInquiry.scale' },
    ),
    ...assumed({
      'inquiry.corp-name.sales-only': 'Only sales inquiries have the field corpName.',
      'inquiry.scale.asked-with-category': 'The field scale is visible only for SALES_INVOC_003 on public and gov.',
      'inquiry.scale.read':
        'Spaces and separators of thousands are removed from the scale; any other character stays and shows the scale-error message.',
    }),
  },
})
