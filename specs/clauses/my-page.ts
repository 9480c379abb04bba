import { assumed, clauses } from './clause.ts'

/** The my-page area: its routes, its menu by role, its data. */
export const myPage = {
  ...clauses(2, {
    'my-page.status.route': 'The account status page opens at /mypage/status.',
    'my-page.status.usage': 'The status page shows the usage.',
    'my-page.status.tax-bill': 'The status page shows the tax bill.',
    'my-page.manage.route': 'The account management page opens at /mypage/manage.',
    'my-page.manage.password-route': 'The password page opens at /mypage/manage/password.',
    'my-page.billing.route': 'The billing page opens at /mypage/billing.',
    'my-page.questions.route-bare': 'The inquiry list of the user opens at /mypage/myquestion.',
    'my-page.questions.route-all': 'All inquiries of the user are listed at /mypage/myquestion/all.',
    'my-page.questions.route-service': 'The service inquiries of the user are listed at /mypage/myquestion/service.',
    'my-page.questions.route-solution': 'The solution inquiries of the user are listed at /mypage/myquestion/solution.',
    'my-page.questions.route-trouble': 'The trouble inquiries of the user are listed at /mypage/myquestion/trouble.',
    'my-page.questions.route-general': 'The general inquiries of the user are listed at /mypage/myquestion/general.',
    'my-page.questions.route-sales': 'The sales inquiries of the user are listed at /mypage/myquestion/sales.',
    'my-page.train-history.route': 'The train history page opens at /mypage/trainHistory.',
    'my-page.alarm.route': 'The alarm page opens at /mypage/alarm.',
    'my-page.solution.route': 'The solution usage page opens at /mypage/solution.',
    'my-page.menu.filtered': 'The my-page menu shows only what the roles of the user allow.',
  }),
  ...clauses(6, {
    'my-page.manage.sub-to-password':
      'A sub account that opens /mypage/manage is redirected to /mypage/manage/password.',
    'my-page.menu.manage-hidden': 'A user with ROLE_SUB_ROLE_USER does not see the manage item.',
    'my-page.menu.main-sees-all': 'A main account with every path role sees every my-page item of its site.',
    'my-page.menu.usage-role': 'The usage requires its path role.',
    'my-page.menu.tax-bill-role': 'The tax bill requires its path role.',
    'my-page.menu.billing-role': 'The billing item requires its path role.',
    'my-page.menu.train-history-role': 'The train history item requires its path role.',
    'my-page.menu.alarm-role': 'The alarm item requires its path role.',
    'my-page.menu.solution-role': 'The solution item requires its path role.',
    'my-page.menu.status-by-usage': 'The usage path role alone is sufficient for the status item.',
    'my-page.menu.status-by-tax-bill':
      'The tax-bill path role is sufficient for the status item when the country is KR.',
    'my-page.menu.status-tax-bill-abroad': 'Outside KR, the tax-bill path role is not sufficient for the status item.',
    'my-page.train-history.fin-only': 'The train history exists only on the fin site.',
  }),
  ...clauses(7, {
    'my-page.questions.empty': 'An inquiry list on my page without entries shows the message for an empty list.',
  }),
  ...assumed({
    'my-page.access.anonymous-to-login':
      'An anonymous visitor who opens a my-page URL is redirected to login with returnUrl.',
    'my-page.access.no-access-page': 'A my-page URL that the user may not see shows the no-access page.',
    'my-page.access.unauthorized': 'A my-page endpoint returns 401 without a signed-in user.',
    'my-page.access.forbidden': 'A my-page endpoint returns 403 if the roles of the user do not allow its path.',
    'my-page.access.reason': 'The no-access page states the reason.',
    'my-page.role.usage': 'The path role of the usage is ROLE_PATH_USAGE.',
    'my-page.role.tax-bill': 'The path role of the tax bill is ROLE_PATH_TAXBILL.',
    'my-page.role.billing': 'The path role of billing is ROLE_PATH_BILLING.',
    'my-page.role.train-history': 'The path role of the train history is ROLE_PATH_TRAIN_HISTORY.',
    'my-page.role.alarm': 'The path role of the alarms is ROLE_PATH_ALARM.',
    'my-page.role.solution': 'The path role of the solutions is ROLE_PATH_SOLUTION.',
    'my-page.role.none-for-manage': 'The manage page requires no path role.',
    'my-page.role.none-for-questions': 'The inquiry list of the user requires no path role.',
    'my-page.role.sub-by-own-roles': 'The menu of a sub account is filtered by the roles of that account.',
    'my-page.manage.hidden-still-leads':
      'With ROLE_SUB_ROLE_USER, the URL /mypage/manage still redirects to the password page.',
    'my-page.questions.detail-route': 'One inquiry of the user opens at /mypage/myquestion/{type}/{inquiryId}.',
    'my-page.questions.own-only': 'The inquiry list of the user contains no inquiry of another user.',
    'my-page.questions.page-in-address':
      'The URL of the inquiry list on my page contains its page number as page, counted from 1.',
    'my-page.questions.status-shown':
      'An inquiry on my page shows its status RECEIVED, IN_PROGRESS, ANSWERED or CLOSED in words.',
    'my-page.questions.rate-link': 'Each answer to an inquiry on my page has a link to rate it.',
    'my-page.questions.further-link':
      'An answered inquiry on my page has a link to send an additional inquiry within its limits.',
    'my-page.questions.filter-period': 'The inquiry list on my page can be filtered by period.',
    'my-page.questions.gov-label': 'On gov, the inquiry list on my page shows the label of gov for general inquiries.',
    'my-page.status.month': 'The usage and the tax bill can be viewed by month.',
    'my-page.status.csv': 'The usage can be downloaded as CSV.',
    'my-page.status.sum': 'In each usage row, the use amount minus the discounts equals the demand amount.',
    'my-page.status.chart-with-table': 'Each chart on my page has a table with the same values.',
    'my-page.password.rule': 'A new password has 8 to 16 characters of letters, digits and symbols.',
    'my-page.password.not-recent': 'A new password must differ from the last three passwords.',
    'my-page.alarm.saved': 'Changes to the alarm switches are stored.',
  }),
}
