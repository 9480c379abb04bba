import { assumed, clauses, section } from './clause.ts'
import { limits } from '../model/limits.ts'

export const myPage = section('My page', '/mypage/status', {
  'Users see their usage and tax invoices.': {
    ...clauses({
      'my-page.status.route': ['2.31', 'The account status page opens at /mypage/status.'],
      'my-page.status.usage': ['2.31', 'The status page shows the usage.'],
      'my-page.status.tax-bill': ['2.31', 'The status page shows the tax bill.'],
      'my-page.status.tax-bill-empty': [
        '7.31',
        'The status page without tax bills shows the message for an empty list.',
      ],
    }),
    ...assumed({
      'my-page.status.month': {
        text: 'The endpoints of usage, bills and tax bills return one month or all months, newest first.',
        at: 'my-page',
      },
      'my-page.status.month-choice':
        'The status page shows the usage and the tax bill of the chosen month, and its URL contains the chosen part and month.',
      'my-page.status.csv':
        'The usage can be downloaded as CSV, with a UTF-8 mark and quoted values, and no text of it is run as a formula by a spreadsheet.',
      'my-page.status.chart-with-table':
        'Each chart on my page has a table with the same values, is hidden from screen readers and distinguishes its values by patterns too.',
      'my-page.status.tax-bill-print':
        'A tax invoice and a bill name supplier and recipient with their registration numbers; a tax invoice, a bill, a certificate of completion and the usage of a month, which it names, are printed without the rest of their pages.',
    }),
  },
  'Main accounts manage their account and sub accounts; passwords can be changed.': {
    ...clauses({
      'my-page.manage.route': ['2.31', 'The account management page opens at /mypage/manage.'],
      'my-page.manage.password-route': ['2.31', 'The password page opens at /mypage/manage/password.'],
      'my-page.manage.sub-to-password': [
        '6.5 2.31',
        'A sub account that opens /mypage/manage is redirected to /mypage/manage/password.',
      ],
    }),
    ...assumed({
      'my-page.manage.account':
        'The management page shows name, email address, phone number, company, country, date of registration, last sign-in, last change of the password and, if there is one, the partner, and links to the password page.',
      'my-page.manage.country-name':
        'The management page names the country as GET /api/countryCode/getList does, and shows its code if that call fails.',
      'my-page.manage.sub-accounts':
        'The management page lists the sub accounts of the account with login id, name, permissions, status and last sign-in.',
    }),
  },
  'A new password follows the rules for passwords.': [
    '/mypage/manage/password',
    assumed({
      'my-page.password.rule': {
        text: `A new password has ${limits.passwordMin} to ${limits.passwordMax} characters of letters, digits and symbols.`,
        at: 'PasswordChange.newPassword',
      },
      'my-page.password.errors-at-fields':
        'Errors of the password page and of recipients of alarms are shown at their fields: what is missing, what breaks a rule, a different repetition, and what the server rejects.',
      'my-page.password.failed-keeps':
        'If the password cannot be changed or the alarm settings cannot be saved, the page shows an error and keeps every value.',
      'my-page.password.changed':
        'After the password was changed, the page shows a confirmation and empties the fields.',
      'my-page.password.not-recent': {
        text: `A new password must differ from the last ${limits.passwordHistorySize} passwords.`,
        at: 'PasswordChange.newPassword',
      },
    }),
  ],
  'Users see their bills and payments.': {
    ...clauses({
      'my-page.billing.route': ['2.31', 'The billing page opens at /mypage/billing.'],
      'my-page.billing.empty': ['7.31', 'The billing page without bills shows the message for an empty list.'],
    }),
    ...assumed({
      'my-page.billing.month':
        'The billing page shows the bill of the chosen month, whose amounts add up, and lists the payments of all months with their status.',
      'my-page.billing.history-choice':
        'A bill that is chosen in the payment history has the focus and stands in the window; the history marks its row.',
      'my-page.billing.forecast': {
        text: 'The bill of the running month has forecastAmount: totalAmount by its ended days, at least 1, times all of its days. The page marks the month, shows this as an estimate, and for each bill the change to the previous one with sign and word.',
        at: 'BillingRow.forecastAmount',
      },
      'my-page.billing.overdue':
        'The billing page says of each overdue bill how much was due when, where to pay a transfer, what follows and where to ask, and shows its total in the color of errors.',
      'my-page.billing.payment-methods':
        'The billing page lists the payment methods with the last digits of their numbers.',
    }),
  },
  'Users see their inquiries with the answers.': {
    ...clauses({
      'my-page.questions.route-bare': ['2.31', 'The inquiry list of the user opens at /mypage/myquestion.'],
      'my-page.questions.route-all': ['2.31', 'All inquiries of the user are listed at /mypage/myquestion/all.'],
      'my-page.questions.route-service': [
        '2.31',
        'The service inquiries of the user are listed at /mypage/myquestion/service.',
      ],
      'my-page.questions.route-solution': [
        '2.31',
        'The solution inquiries of the user are listed at /mypage/myquestion/solution.',
      ],
      'my-page.questions.route-trouble': [
        '2.31',
        'The trouble inquiries of the user are listed at /mypage/myquestion/trouble.',
      ],
      'my-page.questions.route-general': [
        '2.31',
        'The general inquiries of the user are listed at /mypage/myquestion/general.',
      ],
      'my-page.questions.route-sales': [
        '2.31',
        'The sales inquiries of the user are listed at /mypage/myquestion/sales.',
      ],
      'my-page.questions.empty': [
        '7.31',
        'An inquiry list on my page without entries shows the message for an empty list.',
      ],
    }),
    ...assumed({
      'my-page.questions.detail-route':
        'One inquiry of the user opens at /mypage/myquestion/{type}/{inquiryId}; one of type EXPER is listed under all and opens with the type experience.',
      'my-page.questions.line-breaks':
        'My page shows what a customer wrote, content and fields, with the line breaks that were typed.',
      'my-page.questions.own-only': {
        text: 'The inquiry list of the user contains no inquiry of another user, and the attachment of an inquiry can be downloaded only by the user who sent it.',
        at: ['myInquiries', 'myInquiryFile'],
      },
      'my-page.questions.status-shown':
        'An inquiry on my page shows its status RECEIVED, IN_PROGRESS, ANSWERED or CLOSED in words.',
      'my-page.questions.case-status': {
        text: 'An answered or closed inquiry with an additional inquiry that has no answer is IN_PROGRESS again, in the list, its filter and the detail, until that is answered too.',
        at: 'MyInquiryItem.status',
      },
      'my-page.questions.case-row': {
        text: 'An item of the inquiry list is a case: the original inquiry with additionalInquiryList, the oldest first. Its row shows their number and, on demand, each with time and status. Those that a server sends apart have rows of their own.',
        at: 'MyInquiryCase.additionalInquiryList',
      },
      'my-page.questions.rate-link':
        'Each answer on my page, written or by phone (with channelType CALL), has a link to rate it, and an answered inquiry one to send an additional inquiry; where that is not possible, the page states the reason instead.',
      'my-page.questions.filter-period': {
        text: 'GET /api/mypage/inquiry filters the inquiries by startYmd and endYmd, both days included, by status, and by the words of searchKeyword in number, title and content, as the FAQ search does.',
        at: ['myInquiries.startYmd', 'myInquiries.status', 'myInquiries.searchKeyword'],
      },
      'my-page.questions.ratable': {
        text: `An answer, written or by phone, can be rated until exactly ${limits.surveyDays} times 24 hours after registerDate, but not 1 ms later and not a second time.`,
        at: ['InquiryAnswer.ratable', 'PhoneAnswer'],
      },
      'my-page.questions.further-status': {
        text: `The field further.status of an inquiry on my page is OPEN while an additional inquiry can be sent, else NOT_ANSWERED, NO_CUSTOMER, OVER_DAYS (more than ${limits.additionalDays} days after the first answer) or OVER_COUNT (${limits.additionalMax} additional inquiries).`,
        at: 'MyInquiry.further',
      },
      'my-page.questions.filter-status-control':
        'The inquiry list on my page can be filtered by status, period and text, which stay when another type is chosen; its URL contains them as status, startYmd, endYmd and searchKeyword, and invalid values are ignored.',
      'my-page.questions.no-match':
        'An inquiry list on my page whose filters match nothing shows a message about it and a button to clear the filters.',
      'my-page.questions.period-order':
        'An end date before the start date, or a date of which only parts were entered, is reported at its field, and the list does not change; such a period in the URL is reported too and does not filter the list.',
      'my-page.questions.detail-thread':
        'The page of an inquiry shows the question, its answers, the additional inquiries and their answers, the attachments as downloads, the reference number and the status, and once, at the end, that one of them has no answer.',
    }),
  },
  'The fin site shows the history of training.': {
    ...clauses({
      'my-page.train-history.route': ['2.31', 'The train history page opens at /mypage/trainHistory.'],
      'my-page.train-history.fin-only': ['6.8 2.31', 'The train history exists only on the fin site.'],
      'my-page.train-history.empty': [
        '7.31',
        'The train history page without entries shows the message for an empty list.',
      ],
    }),
    ...assumed({
      'my-page.train-history.shown':
        'The train history page lists each course with its date, status and certificate number, newest first; each number links to the certificate with the name of the trainee, the course, its date and the number.',
    }),
  },
  'Users choose their notifications.': {
    ...clauses({
      'my-page.alarm.route': ['2.31', 'The alarm page opens at /mypage/alarm.'],
    }),
    ...assumed({
      'my-page.alarm.recipient-name': {
        text: `A recipient of alarms requires a name of at most ${limits.alarmNameMax} characters and a valid email address of at most ${limits.emailMax}.`,
        at: ['AlarmSettings.recipientList.name', 'AlarmSettings.recipientList.emailAddress'],
      },
      'my-page.alarm.recipient-phone': {
        text: 'The mobile number of a recipient of alarms is optional; with the country code, it is validated like the number of an inquiry.',
        at: 'AlarmSettings.recipientList.cellphoneNo',
      },
      'my-page.alarm.switch-recipient': {
        text: 'A channel that is switched on for a category requires a recipient: for SMS one with a mobile number. The page warns at the category before it is saved, and the server rejects it at the switch.',
        at: 'AlarmSettings.switchList',
      },
      'my-page.alarm.page':
        'The alarm page shows the recipients and, for each category of incidents, maintenance, billing and marketing, whether it is sent by email and by SMS; its save button stores them with PUT /api/mypage/alarm and confirms it.',
      'my-page.alarm.unsaved-kept':
        'Unsaved changes of the alarm settings are announced, survive leaving the page and a reload, and can be discarded.',
    }),
  },
  'Users see the solutions that they use.': {
    ...clauses({
      'my-page.solution.route': ['2.31', 'The solution usage page opens at /mypage/solution.'],
      'my-page.solution.empty': [
        '7.31',
        'The solution usage page without entries shows the message for an empty list.',
      ],
    }),
    ...assumed({
      'my-page.solution.rows':
        'The solution usage page lists each solution with its period and its status; with two or more, it leads from one to the next and shows the chosen one alone, which the URL contains.',
    }),
  },
})
