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
  },
  'A page opens only for users who are allowed to see it.': {
    ...assumed({
      'my-page.route.first-item': 'The URL /mypage opens the first my-page item of the user.',
    }),
    ...assumed(
      {
        'my-page.access.anonymous-to-login':
          'An anonymous visitor who opens a my-page URL is redirected to login with returnUrl.',
        'my-page.access.no-access-page':
          'A my-page URL that the user may not see shows the no-access page with the reason; the menu states it for each missing item, and the status page for the tax invoices outside KR.',
        'my-page.access.unauthorized':
          'A my-page endpoint returns 401 without a signed-in user; 401 and 403 take precedence over 400.',
        'my-page.access.forbidden': {
          text: 'A my-page endpoint returns 403 without its role, for a sub account its own: ROLE_PATH_USAGE, ROLE_PATH_TAXBILL (in KR), ROLE_PATH_BILLING, ROLE_PATH_TRAIN_HISTORY, ROLE_PATH_ALARM or ROLE_PATH_SOLUTION; account and inquiries require none.',
          at: [
            'my-page',
            'usage',
            'usageMonths',
            'taxBill',
            'billing',
            'paymentMethods',
            'trainHistory',
            'alarm',
            'saveAlarm',
            'solution',
          ],
        },
      },
      { at: 'my-page' },
    ),
  },
  'An expired session loses no entries.': assumed({
    'my-page.session.notice':
      'If the session has expired when alarm settings or a password are saved, or when the visitor returns to their tab, a focused notice states the reason, nothing is stored, and every entry is kept.',
    'my-page.session.resumes':
      'After the same person signs in again, the alarm page has every unsaved change, and the password page has no password; for another account, neither is saved.',
  }),
})
