import type { Persona } from '#specs/contract/member.ts'

/** What each persona is for. */
export const personaTexts: { readonly [Name in Persona]: string } = {
  anonymous: 'nobody is signed in',
  main: 'main account in Korea with every permission',
  'main-overseas': 'main account in the United States, without tax invoices',
  'main-eea': 'main account in Germany, who sees the data-protection notice',
  'main-limited': 'main account without the usage, billing and notification permissions',
  sub: 'sub account with the usage, billing and notification permissions; changes its password instead of the account settings',
  'sub-role-user': 'sub account that signed in with a role, without account settings',
  biz: 'business account, which can ask for emergency support',
  'biz-pistt': 'business account of a public institution',
  partner: 'partner member, who decides whether to share inquiries',
}
