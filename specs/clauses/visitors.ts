import { assumed, clauses, section } from './clause.ts'

export const visitors = section('Visitors and accounts', '/login', {
  'Everybody can read the support pages and send an inquiry without an account.': [
    '/support',
    clauses({
      'member.anonymous.may-browse': [
        '1.3',
        'An anonymous visitor can open the home page, the inquiry entry page and every inquiry form.',
      ],
      'member.anonymous.may-browse-landing': [
        '1.3',
        'An anonymous visitor can open the landing page of customer support.',
      ],
      'member.anonymous.may-browse-notices': ['1.3 1.2', 'An anonymous visitor can read the notices.'],
      'member.anonymous.may-browse-faq': ['1.3 1.2', 'An anonymous visitor can read and search the FAQ.'],
      'member.anonymous.may-browse-library': ['1.3 1.2', 'An anonymous visitor can see the library.'],
      'member.anonymous.may-browse-news': ['1.3 1.2', 'An anonymous visitor can read the service news.'],
      'member.anonymous.may-browse-incidents': ['1.3 1.2', 'An anonymous visitor can read the log of an incident.'],
    }),
  ],
  'Customers sign in with a main, sub or business account, or as a member of a partner.': clauses({
    'member.kind.main': ['1.4', 'A signed-in user can be a main account.'],
    'member.kind.business': ['1.4', 'A signed-in user can be a business account.'],
    'member.kind.partner': ['1.4', 'A signed-in user can be a partner member.'],
  }),
  'The account has an email address, a name, roles, a type and a country.': [
    '/mypage/manage',
    {
      ...clauses({
        'member.country.kr-tax-bill': [
          '1.5',
          { text: 'The country KR gives access to the tax bill.', at: 'User.cntryCd' },
        ],
        'member.user.type-sub': ['3.13', { text: 'The userType Sub marks a sub account.', at: 'User.userType' }],
        'member.user.country': [
          '3.13',
          { text: 'A user has the country code in the field cntryCd.', at: 'User.cntryCd' },
        ],
        'member.user.partner-group': [
          '3.13',
          { text: 'The mbrGrpCd PATR marks a member of the partner group.', at: 'User.mbrGrpCd' },
        ],
      }),
      ...clauses(
        {
          'member.user.email': ['3.13', 'A user has the field email.'],
          'member.user.name': ['3.13', 'A user has the field name.'],
          'member.user.roles': ['3.13', 'A user has the field roles.'],
        },
        { at: 'User' },
      ),
    },
  ],
  'A name is shown in the writing of the chosen language.': assumed({
    'member.name.language': {
      text: 'The names of Korean members, sub accounts, companies and partners are in Latin letters in en and in Japanese in ja; names that a person typed are not changed.',
      at: 'member',
    },
  }),
  'The login page brings visitors back to the page that they came from.': {
    ...clauses({
      'member.login.return-url': ['2.29', 'A redirect to login passes the page to return to as returnUrl.'],
    }),
    ...assumed({
      'member.login.lists-accounts':
        'The login page at /login lists the accounts that can sign in by role and says that they need no password; Korean names are in Latin letters in en, and beside their Katakana in ja.',
      'member.login.signs-in':
        'Choosing an account on the login page signs in as that persona and opens the page given by returnUrl, or the home page without one or with one that is not a path on the same origin.',
      'member.login.continues':
        'A signed-in user can continue from the login page with the same account, to the page given by returnUrl.',
    }),
  },
  'A sign-in holds on all sites and tabs until the user signs out.': assumed({
    'member.session.all-sites': { text: 'A sign-in applies to all three sites.', at: 'member' },
    'member.session.unknown': {
      text: 'A session that the server does not know counts as none: 401 UNAUTHORIZED where one is required, else the visitor is anonymous.',
      at: 'member',
    },
    'member.sign-out.offered': 'The header of every page offers a signed-in user a way to sign out.',
    'member.sign-out.failed':
      'A failed sign-out is reported in an alert that offers to try again; the user stays signed in.',
    'member.sign-out.other-tabs':
      'When a user signs in or out in one tab, the other tabs of the site show it at once, as new tabs do; a sign-out does not count as an expired session.',
  }),
  'Named test accounts stand for every kind of user.': [
    '/__mock/?tab=links',
    assumed(
      {
        'member.persona.main':
          'The personas are anonymous visitors, main accounts in KR, the US and the EEA and with fewer roles, sub accounts, business accounts and a partner; the setting member overrides their fields.',
      },
      { at: 'Account.persona' },
    ),
  ],
})
