/** Personas with an account. */
export const signedInPersonas = [
  'main',
  'main-overseas',
  'main-eea',
  'main-limited',
  'sub',
  'sub-role-user',
  'biz',
  'biz-pistt',
  'partner',
] as const

/** The groups of accounts on the login page. */
export const accountGroups = {
  main: ['main', 'main-overseas', 'main-eea', 'main-limited'],
  sub: ['sub', 'sub-role-user'],
  business: ['biz', 'biz-pistt'],
  partner: ['partner'],
} as const satisfies { readonly [group: string]: readonly (typeof signedInPersonas)[number][] }

/** All personas; `anonymous` means that nobody is signed in. */
export const personas = ['anonymous', ...signedInPersonas] as const
