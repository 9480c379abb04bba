/** Who can be signed in. */
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

/** The same and `anonymous`, who is nobody. */
export const personas = ['anonymous', ...signedInPersonas] as const
