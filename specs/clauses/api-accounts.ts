import { assumed, clauses, section } from './clause.ts'
import { limits } from '../model/limits.ts'

export const apiAccounts = section('API of captchas, surveys and accounts', '/__mock/?tab=contract', {
  'The API serves and verifies captchas.': [
    '/__mock/?tab=contract&operation=verifyCaptcha',
    {
      ...clauses({
        'call.captcha.verify.category-upper-case': [
          '7.16',
          'The captchaCategory of the verify request is in upper case.',
        ],
      }),
      ...clauses(
        {
          'call.captcha.old-key': ['7.11', 'POST /api/security/captcha creates a legacy captcha.'],
          'call.captcha.receipt-key': ['7.12', 'POST /api/security/receipt-captcha creates a receipt captcha.'],
          'call.captcha.audio-key': ['7.13', 'GET /api/security/audio-captcha creates an audio captcha.'],
          'call.captcha.sound': ['7.14', 'GET /api/security/audio-captcha/sound returns an audio file.'],
          'call.captcha.image': ['7.15', 'GET /api/security/captcha/image returns the captcha image.'],
          'call.captcha.verify': ['7.16', 'GET /api/security/captcha/verify checks a captcha value.'],
          'call.captcha.ui': ['7.17', 'GET /api-rcapt/rcaptUi returns the captcha for the page.'],
          'call.captcha.question': ['7.18', 'GET /api-rcapt/question returns the question of a captcha.'],
        },
        { proof: 'api' },
      ),
      ...assumed({
        'call.captcha.receipt-key.json-body':
          'POST /api/security/receipt-captcha accepts JSON; the page sends width 360 and height 123.',
        'call.captcha.verify.bare-answer': 'The verify endpoint returns true or false without a wrapping object.',
      }),
    },
  ],
  'The API serves surveys and additional inquiries.': [
    '/__mock/?tab=contract&operation=answerSurvey',
    {
      ...clauses(
        {
          'call.survey.call-data': ['7.21', 'GET /api/support/inquiry/{id}/call returns the survey data of a call.'],
          'call.survey.answer-data': [
            '7.21',
            'GET /api/support/inquiry/{id}/answer/{answerId} returns the survey data of an answer.',
          ],
          'call.additional.condition': [
            '7.22',
            'GET /api/support/inquiry/{id}/additional-condition returns the condition of an additional inquiry.',
          ],
        },
        { proof: 'api' },
      ),
      ...assumed({
        'call.survey.answer-answer':
          'POST /api/support/inquiry/{id}/answer/{answerId} stores the rating of an answer, and POST /api/support/inquiry/{id}/call that of a phone call.',
        'call.survey.data.form-of-register-date': {
          text: 'The field isSurvey of the survey data is Y or N; its registerDate has five numbers in UTC+9: year, month, day, hour, minute.',
          at: ['Survey.isSurvey', 'Survey.registerDate'],
        },
        'call.additional.condition.first-answer-form':
          'The firstAnswerDate of the additional condition has five numbers in UTC+9: year, month, day, hour, minute.',
        'call.additional.submit':
          'POST /api/support/inquiry/{id}/additional sends an additional inquiry, a multipart form of content and attachFile.',
      }),
    },
  ],
  'The API returns the account and my page.': [
    '/__mock/?tab=contract&operation=session',
    {
      ...clauses(
        {
          'call.member.alarm-init': ['7.10', 'GET /api-member/member/alarm/init returns the contact data of the user.'],
        },
        { proof: 'api' },
      ),
      ...assumed({
        'call.member.session': {
          text: 'GET /api-member/member/session returns the signed-in user as member, with the fields email, name, roles, userType, cntryCd and mbrGrpCd, and null without one.',
          at: ['session', 'User'],
        },
        'call.member.sign-in': {
          text: 'POST /api-member/member/session signs in the persona of its body and returns member, or 400 for a persona that does not exist.',
          at: 'signIn',
        },
        'call.member.sign-out': 'DELETE /api-member/member/session signs out and returns 204.',
        'call.member.accounts':
          'GET /api-member/member/accounts lists each account with persona, name, email and description.',
        'call.my-page.usage': {
          text: 'GET /api/mypage/usage returns the usage; in each row, the use amount minus the discounts equals the demand amount.',
          at: 'UsageRow.demandAmount',
        },
        'call.my-page.usage-months':
          'GET /api/mypage/usage/month returns the totals of each month with usage, newest first.',
        'call.my-page.tax-bill': 'GET /api/mypage/tax-bill returns the tax bills.',
        'call.my-page.billing': 'GET /api/mypage/billing returns the billing data.',
        'call.my-page.payment-methods':
          'GET /api/mypage/payment-method returns the payment methods of the account, the default one first.',
        'call.my-page.inquiries': 'GET /api/mypage/inquiry returns the inquiries of the user.',
        'call.my-page.inquiry': {
          text: 'GET /api/mypage/inquiry/{id} returns one inquiry of the user with the fields that were sent, such as the support type, and with its additional inquiries and their content, attachments and answers, the oldest first.',
          at: ['MyInquiry.fieldList', 'MyInquiry.additionalInquiryList'],
        },
        'call.my-page.inquiry-file':
          'GET /api/mypage/inquiry/file/{fileNo} returns an attachment of an inquiry of the user.',
        'call.my-page.train-history':
          'GET /api/mypage/train-history returns the train history with the name on the certificates: that of the main account, for its sub accounts too.',
        'call.my-page.alarm': 'GET /api/mypage/alarm returns the alarm settings.',
        'call.my-page.solution': 'GET /api/mypage/solution returns the solutions.',
        'call.my-page.account': 'GET /api/mypage/account returns the account.',
        'call.my-page.sub-accounts': 'GET /api/mypage/sub-accounts returns the sub accounts.',
        'call.my-page.save-alarm': `PUT /api/mypage/alarm saves the alarm settings, with at most ${limits.alarmRecipientsMax} recipients.`,
        'call.my-page.save-password': 'PUT /api/mypage/password saves a new password.',
      }),
    },
  ],
})
