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
      'member.login.route': 'The login page opens at /login.',
      'member.login.lists-accounts': 'The login page lists the accounts that can sign in.',
      'member.login.groups': 'The login page groups the demo accounts by role and says that they need no password.',
      'member.login.latin-names':
        'The login page shows Korean names in Latin letters: in en alone, in ja beside their Katakana.',
      'member.login.signs-in': 'Choosing an account on the login page signs in as that persona.',
      'member.login.continues':
        'A signed-in user can continue from the login page with the same account, to the page given by returnUrl.',
      'member.login.goes-back': 'After sign-in, the page given by returnUrl opens.',
      'member.login.return-url-absent': 'Signing in without a returnUrl opens the home page.',
      'member.login.foreign-return-url':
        'Signing in with a returnUrl that is not a path on the same origin opens the home page.',
    }),
  },
  'A sign-in holds on all sites and tabs until the user signs out.': assumed({
    'member.session.fields': {
      text: 'The user that the session endpoint returns has the fields email, name, roles, userType, cntryCd and mbrGrpCd.',
      at: 'User',
    },
    'member.session.nobody': {
      text: 'Without a signed-in user, the session endpoint returns member null.',
      at: 'session',
    },
    'member.session.somebody': {
      text: 'With a signed-in user, the session endpoint returns that user as member.',
      at: 'session',
    },
    'member.session.all-sites': { text: 'A sign-in applies to all three sites.', at: 'member' },
    'member.session.all-tabs': 'A sign-in applies to all tabs.',
    'member.session.without-control-plane': {
      text: 'Login and logout work when the control plane is switched off.',
      at: 'signIn',
    },
    'member.session.unknown-persona': {
      text: 'The server returns 400 for a sign-in as a persona that does not exist.',
      at: 'signIn',
    },
    'member.sign-out.offered': 'The header of every page offers a signed-in user a way to sign out.',
    'member.sign-out.failed':
      'A failed sign-out is reported in an alert that offers to try again; the user stays signed in.',
    'member.sign-out.other-tabs':
      'When a user signs in or out in one tab, the other tabs of the site show it at once; a sign-out does not count as an expired session.',
  }),
  'Named test accounts stand for every kind of user.': [
    '/__mock/?tab=links',
    assumed(
      {
        'member.persona.anonymous': 'With the persona anonymous, no user is signed in.',
        'member.persona.main': 'The persona main is a main account with country KR and all path roles.',
        'member.persona.main-of-us': 'The persona main-overseas is a main account with country US.',
        'member.persona.main-of-eea':
          'The persona main-eea is a main account with country DE, in the European Economic Area.',
        'member.persona.limited':
          'The persona main-limited lacks the usage, billing and alarm roles and has the tax-bill role in KR.',
        'member.persona.sub': 'The persona sub is a sub account with userType Sub.',
        'member.persona.role-user': 'The persona sub-role-user is a sub account with ROLE_SUB_ROLE_USER.',
        'member.persona.biz': 'The persona biz is a business account with ROLE_ACCOUNT_BIZ.',
        'member.persona.pistt': 'The persona biz-pistt is a business account with ROLE_ACCOUNT_PISTT.',
        'member.persona.partner': 'The persona partner has mbrGrpCd PATR and partnerInit N.',
        'member.persona.laid-over':
          'Any other user is created by overriding fields of a persona with the setting member.',
      },
      { at: 'Account.persona' },
    ),
  ],
})
