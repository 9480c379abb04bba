/** Personas with an account. */
export const signedInPersonas = [
  'main',
  'main-overseas',
  'main-limited',
  'sub',
  'sub-role-user',
  'biz',
  'biz-pistt',
  'partner',
] as const

/** All personas; `anonymous` means that nobody is signed in. */
export const personas = ['anonymous', ...signedInPersonas] as const
