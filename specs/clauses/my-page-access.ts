import { assumed, clauses, section } from './clause.ts'

export const myPageAccess = section('Access to my page', '/mypage/status', {
  'Roles decide which items the menu shows.': {
    ...clauses({
      'my-page.menu.filtered': ['2.32 6.7', 'The my-page menu shows only what the roles of the user allow.'],
      'my-page.menu.manage-hidden': ['6.6', 'A user with ROLE_SUB_ROLE_USER does not see the manage item.'],
      'my-page.menu.main-sees-all': ['6.7', 'A main account with every path role sees every my-page item of its site.'],
      'my-page.menu.usage-role': ['6.7', 'The usage tab is shown only to users with the usage path role.'],
      'my-page.menu.tax-bill-role': ['6.7', 'The tax invoice tab is shown only to users with the tax-bill path role.'],
      'my-page.menu.billing-role': ['6.7', 'The Billing menu item is shown only to users with the billing path role.'],
      'my-page.menu.train-history-role': [
        '6.7',
        'The Training history menu item is shown only to users with the train-history path role.',
      ],
      'my-page.menu.alarm-role': [
        '6.7',
        'The Notifications menu item is shown only to users with the alarm path role.',
      ],
      'my-page.menu.solution-role': [
        '6.7',
        'The Solution usage menu item is shown only to users with the solution path role.',
      ],
      'my-page.menu.status-by-usage': ['6.7 1.5', 'The usage path role alone is sufficient for the status item.'],
      'my-page.menu.status-by-tax-bill': [
        '6.7 1.5',
        'The tax-bill path role is sufficient for the status item when the country is KR.',
      ],
      'my-page.menu.status-tax-bill-abroad': [
        '6.7 1.5',
        'Outside KR, the tax-bill path role is not sufficient for the status item.',
      ],
      'my-page.menu.status-without-roles': [
        '6.7 1.5',
        'Without the usage path role and the tax-bill path role, the status item is not visible.',
      ],
    }),
    ...assumed({
      'my-page.role.usage': { text: 'The usage tab requires the role ROLE_PATH_USAGE.', at: ['usage', 'usageMonths'] },
      'my-page.role.tax-bill': { text: 'The tax invoice tab requires the role ROLE_PATH_TAXBILL.', at: 'taxBill' },
      'my-page.role.billing': {
        text: 'The billing page requires the role ROLE_PATH_BILLING.',
        at: ['billing', 'paymentMethods'],
      },
      'my-page.role.train-history': {
        text: 'The training history requires the role ROLE_PATH_TRAIN_HISTORY.',
        at: 'trainHistory',
      },
      'my-page.role.alarm': {
        text: 'The notification settings require the role ROLE_PATH_ALARM.',
        at: ['alarm', 'saveAlarm'],
      },
      'my-page.role.solution': { text: 'The solution page requires the role ROLE_PATH_SOLUTION.', at: 'solution' },
      'my-page.menu.sub-by-own-roles': 'The menu of a sub account is filtered by the roles of that account.',
    }),
    ...assumed(
      {
        'my-page.role.none-for-manage': 'The manage page requires no path role.',
        'my-page.role.none-for-questions': 'The inquiry list of the user requires no path role.',
        'my-page.role.sub-by-own-roles':
          'The my-page endpoints check the roles of the sub account itself, not those of its main account.',
      },
      { at: 'my-page' },
    ),
  },
  'A page opens only for users who are allowed to see it.': {
    ...assumed({
      'my-page.route.first-item': 'The URL /mypage opens the first my-page item of the user.',
      'my-page.route.no-item-of-site': 'On a site without the train history, the my-page menu does not mention it.',
    }),
    ...assumed(
      {
        'my-page.access.anonymous-to-login':
          'An anonymous visitor who opens a my-page URL is redirected to login with returnUrl.',
        'my-page.access.no-access-page': 'A my-page URL that the user may not see shows the no-access page.',
        'my-page.access.unauthorized': 'A my-page endpoint returns 401 without a signed-in user.',
        'my-page.access.forbidden': 'A my-page endpoint returns 403 if the roles of the user do not allow its path.',
        'my-page.access.before-request':
          'A my-page endpoint checks the session and the roles before it checks the request, so that 401 and 403 take precedence over 400.',
        'my-page.access.reason': 'The no-access page states the reason.',
        'my-page.access.reason-country': 'The status page shows a member outside KR why it has no tax invoices.',
        'my-page.access.reason-of-menu':
          'The my-page menu states for each item that the user may not open why it is missing.',
      },
      { at: 'my-page' },
    ),
  },
  'An expired session loses no entries.': assumed({
    'my-page.session.notice':
      'If the session has expired when alarm settings or a password are saved, nothing is stored, a focused notice states the reason, and every entry is kept.',
    'my-page.session.on-return':
      'A visitor who returns to the tab with the alarm page or the password page after the session has expired sees the notice without saving.',
    'my-page.session.resumes':
      'After the same person signs in again, the alarm page has every unsaved change, and the password page has no password.',
    'my-page.session.other-account':
      'Alarm settings and passwords are never saved for another account than the one they were entered for.',
  }),
})
