import { assumed, clauses, section } from './clause.ts'

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
      'my-page.status.month-choice': 'The status page shows the usage and the tax bill of the chosen month.',
      'my-page.status.csv': 'The usage can be downloaded as CSV.',
      'my-page.status.sum': {
        text: 'In each usage row, the use amount minus the discounts equals the demand amount.',
        at: 'UsageRow.demandAmount',
      },
      'my-page.status.chart-with-table': 'Each chart on my page has a table with the same values.',
      'my-page.status.csv-safe':
        'The CSV file has a UTF-8 mark and quoted values, and no text of it is run as a formula by a spreadsheet.',
      'my-page.status.usage-print': 'The printed usage names its month.',
      'my-page.status.tax-bill-print': 'The status page prints a tax invoice without the rest of the page.',
      'my-page.status.chart-patterns':
        'The charts on my page are hidden from screen readers and distinguish their values by patterns too.',
      'my-page.status.view-in-address': 'The URL of the status page contains the chosen part and month.',
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
        'The management page shows the name, email address, phone number, company, country, date of registration, last sign-in and last change of the password.',
      'my-page.manage.country-name':
        'The management page names the country as GET /api/countryCode/getList does, and shows its code if that call fails.',
      'my-page.manage.partner':
        'The management page shows the name of the partner and since when, for an account that has one.',
      'my-page.manage.sub-accounts':
        'The management page lists the sub accounts of the account with login id, name, permissions, status and last sign-in.',
      'my-page.manage.password-link': 'The management page links to the password page.',
      'my-page.manage.hidden-still-leads':
        'With ROLE_SUB_ROLE_USER, the URL /mypage/manage still redirects to the password page.',
    }),
  },
  'A new password follows the rules for passwords.': [
    '/mypage/manage/password',
    assumed({
      'my-page.password.rule': {
        text: 'A new password has 8 to 16 characters of letters, digits and symbols.',
        at: 'PasswordChange.newPassword',
      },
      'my-page.password.errors-at-fields':
        'Errors of the password page are shown at their fields: a missing current password, a new password that breaks the rule, a different repetition, and what the server rejects.',
      'my-page.password.failed-keeps':
        'If the password cannot be changed, the page shows an error and keeps every value.',
      'my-page.password.changed':
        'After the password was changed, the page shows a confirmation and empties the fields.',
      'my-page.password.not-recent': {
        text: 'A new password must differ from the last three passwords.',
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
      'my-page.billing.month': 'The billing page shows the bill of the chosen month, whose amounts add up.',
      'my-page.billing.history': 'The billing page lists the payments of all months with their status.',
      'my-page.billing.payment-methods':
        'The billing page lists the payment methods with the last digits of their numbers.',
      'my-page.billing.print': 'A printed bill contains neither the menu nor the payment methods.',
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
      'my-page.questions.detail-route': 'One inquiry of the user opens at /mypage/myquestion/{type}/{inquiryId}.',
      'my-page.questions.own-only': {
        text: 'The inquiry list of the user contains no inquiry of another user.',
        at: 'myInquiries',
      },
      'my-page.questions.page-in-address':
        'The URL of the inquiry list on my page contains its page number as page, counted from 1.',
      'my-page.questions.status-shown':
        'An inquiry on my page shows its status RECEIVED, IN_PROGRESS, ANSWERED or CLOSED in words.',
      'my-page.questions.case-status': {
        text: 'An answered inquiry with an additional inquiry that has no answer is IN_PROGRESS again, in the list, its filter and the detail, until that is answered too.',
        at: 'MyInquiryItem.status',
      },
      'my-page.questions.rate-link': 'Each answer to an inquiry on my page has a link to rate it.',
      'my-page.questions.further-link':
        'An answered inquiry on my page has a link to send an additional inquiry within its limits.',
      'my-page.questions.filter-period': {
        text: 'GET /api/mypage/inquiry filters the inquiries by startYmd and endYmd, both days included.',
        at: 'myInquiries.startYmd',
      },
      'my-page.questions.filter-status': {
        text: 'GET /api/mypage/inquiry filters the inquiries by status.',
        at: 'myInquiries.status',
      },
      'my-page.questions.search': {
        text: 'GET /api/mypage/inquiry searches number, title and content for the words of searchKeyword, as the FAQ search does.',
        at: 'myInquiries.searchKeyword',
      },
      'my-page.questions.thread': {
        text: 'An inquiry on my page contains its additional inquiries with their content, attachments and answers, the oldest first.',
        at: 'MyInquiry.additionalInquiryList',
      },
      'my-page.questions.ratable': {
        text: 'An answer can be rated until exactly 10 times 24 hours after registerDate, but not 1 ms later and not a second time.',
        at: 'InquiryAnswer.ratable',
      },
      'my-page.questions.further-status': {
        text: 'The field further.status of an inquiry on my page is OPEN while an additional inquiry can be sent.',
        at: 'MyInquiry.further',
      },
      'my-page.questions.further-blocked': {
        text: 'The field further.status of an inquiry on my page is NOT_ANSWERED without an answer, NO_CUSTOMER without a customerId, OVER_DAYS more than 5 days after the first answer, and OVER_COUNT with 5 additional inquiries.',
        at: 'MyInquiry.further',
      },
      'my-page.questions.file-own-only': {
        text: 'The attachment of an inquiry can be downloaded only by the user who sent it.',
        at: 'myInquiryFile',
      },
      'my-page.questions.filter-status-control': 'The inquiry list on my page can be filtered by status.',
      'my-page.questions.filter-text-control': 'The inquiry list on my page can be filtered by text.',
      'my-page.questions.filters-in-address':
        'The URL of the inquiry list on my page contains its filters as status, startYmd, endYmd and searchKeyword, and invalid values are ignored.',
      'my-page.questions.filters-across-types':
        'The filters of the inquiry list on my page stay when another type is chosen.',
      'my-page.questions.no-match':
        'An inquiry list on my page whose filters match nothing shows a message about it and a button to clear the filters.',
      'my-page.questions.period-order':
        'An end date before the start date is reported at its field, and the list does not change; such a period in the URL is reported too and does not filter the list.',
      'my-page.questions.period-unfinished':
        'A date of which only parts were entered is reported at its field, and the list does not change.',
      'my-page.questions.experience-detail':
        'An inquiry of type EXPER is listed under /mypage/myquestion/all and opens at /mypage/myquestion/experience/{inquiryId}.',
      'my-page.questions.sent-fields': {
        text: 'An inquiry on my page shows the support type, the scale and the Work Suite account that were sent with it.',
        at: 'MyInquiry.fieldList',
      },
      'my-page.questions.detail-thread':
        'The page of an inquiry shows the question, its answers, the additional inquiries and their answers, the reference number and the status.',
      'my-page.questions.detail-download': 'The attachments of an inquiry can be downloaded on its page.',
      'my-page.questions.detail-missing':
        'The page of an inquiry that does not exist or belongs to another user shows the not-found page.',
      'my-page.questions.rate-unavailable':
        'An answer that has been rated or whose survey has expired has no link to rate it, and the page states the reason.',
      'my-page.questions.further-unavailable':
        'An inquiry to which no additional inquiry can be sent has no link to send one, and the page states the reason.',
      'my-page.questions.phone-answer': {
        text: 'An inquiry on my page contains its answer by phone, which can be rated until exactly 10 times 24 hours after it, but not 1 ms later and not a second time.',
        at: 'PhoneAnswer',
      },
      'my-page.questions.phone-answer-rate':
        'The page of an inquiry shows an answer by phone among the written answers, with a link to rate it by channelType CALL, or the reason why it cannot be rated.',
      'my-page.questions.filter-period-control': 'The inquiry list on my page can be filtered by period.',
      'my-page.questions.gov-label':
        'On gov, the inquiry list on my page shows the label of gov for general inquiries.',
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
        'The train history page lists each course with its date, status and certificate number, newest first.',
      'my-page.train-history.certificate':
        'Each certificate number on the train history page links to the certificate of completion with the name of the trainee, the course, its date and the number.',
      'my-page.train-history.certificate-print':
        'The train history page prints a certificate of completion without the rest of the page.',
      'my-page.train-history.trainee-name': {
        text: 'GET /api/mypage/train-history returns the name on the certificate: that of the main account, for its sub accounts too.',
        at: 'trainHistory',
      },
    }),
  },
  'Users choose their notifications.': {
    ...clauses({
      'my-page.alarm.route': ['2.31', 'The alarm page opens at /mypage/alarm.'],
    }),
    ...assumed({
      'my-page.alarm.saved': { text: 'Changes to the alarm switches are stored.', at: 'saveAlarm' },
      'my-page.alarm.recipient-name': {
        text: 'A recipient of alarms requires a name of at most 50 characters.',
        at: 'AlarmSettings.recipientList.name',
      },
      'my-page.alarm.recipient-email': {
        text: 'A recipient of alarms requires a valid email address of at most 50 characters.',
        at: 'AlarmSettings.recipientList.emailAddress',
      },
      'my-page.alarm.recipient-phone': {
        text: 'The mobile number of a recipient of alarms is optional; with the country code, it is validated like the number of an inquiry.',
        at: 'AlarmSettings.recipientList.cellphoneNo',
      },
      'my-page.alarm.page':
        'The alarm page shows the recipients and, for each category of incidents, maintenance, billing and marketing, whether it is sent by email and by SMS.',
      'my-page.alarm.saved-by-page':
        'The save button of the alarm page replaces the settings with PUT /api/mypage/alarm, and the page shows a confirmation.',
      'my-page.alarm.failed-keeps':
        'If saving the alarm settings fails, the page shows an error and keeps every choice and recipient.',
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
      'my-page.solution.rows': 'The solution usage page lists each solution with its period and its status.',
      'my-page.solution.menu':
        'With two or more solutions, the solution usage page leads from one to the next and shows the chosen one alone, which the URL contains.',
    }),
  },
})
