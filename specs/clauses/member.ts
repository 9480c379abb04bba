import { assumed, clauses } from './clause.ts'

/** Who uses the product: kinds of users, login, session, personas. */
export const member = {
  ...clauses(1, {
    'member.anonymous.may-browse': 'An anonymous visitor can browse the support pages.',
    'member.kind.main': 'A signed-in user can be a main account.',
    'member.kind.business': 'A signed-in user can be a business account.',
    'member.kind.partner': 'A signed-in user can be a partner member.',
    'member.country.kr-tax-bill': 'The country KR gives access to the tax bill.',
  }),
  ...clauses(2, {
    'member.login.return-url': 'A redirect to login carries the page to return to as returnUrl.',
  }),
  ...clauses(3, {
    'member.user.email': 'A user carries email.',
    'member.user.name': 'A user carries name.',
    'member.user.roles': 'A user carries roles.',
    'member.user.type-sub': 'The userType Sub marks a sub account.',
    'member.user.country': 'A user carries the country code as cntryCd.',
    'member.user.partner-group': 'The mbrGrpCd PATR marks a member of the partner group.',
  }),
  ...assumed({
    'member.login.route': 'The login page opens at /login.',
    'member.login.lists-accounts': 'The login page lists the accounts one can sign in with.',
    'member.login.signs-in': 'Choosing an account on the login page signs in as that persona.',
    'member.login.goes-back': 'After signing in the page of returnUrl opens.',
    'member.login.return-url-absent': 'Signing in without a returnUrl leads to the home page.',
    'member.login.foreign-return-url': 'A returnUrl that is no path on the same origin leads to the home page.',
    'member.session.nobody': 'Without a signed-in user the session call answers member null.',
    'member.session.somebody': 'With a signed-in user the session call answers that user as member.',
    'member.session.all-sites': 'A sign-in counts on all three sites of the same world.',
    'member.session.all-tabs': 'A sign-in counts in all tabs of the same world.',
    'member.session.without-control-plane': 'Login and logout work where the control plane is switched off.',
    'member.session.unknown-persona': 'Signing in as a persona that does not exist is refused with 400.',
    'member.sign-out.offered': 'A signed-in user finds a way to sign out in the header of every page.',
    'member.persona.anonymous': 'The persona anonymous is nobody signed in.',
    'member.persona.main': 'The persona main is a main account of country KR with all path roles.',
    'member.persona.main-of-us': 'The persona main-overseas is a main account of country US.',
    'member.persona.limited':
      'The persona main-limited lacks the usage, billing and alarm roles and has the tax-bill role in KR.',
    'member.persona.sub': 'The persona sub is a sub account with userType Sub.',
    'member.persona.role-user': 'The persona sub-role-user is a sub account with ROLE_SUB_ROLE_USER.',
    'member.persona.biz': 'The persona biz is a business account with ROLE_ACCOUNT_BIZ.',
    'member.persona.pistt': 'The persona biz-pistt is a business account with ROLE_ACCOUNT_PISTT.',
    'member.persona.partner': 'The persona partner has mbrGrpCd PATR and partnerInit N.',
    'member.persona.laid-over': 'Any other user is made by laying the fields of member over a persona.',
  }),
}
