/** The signed-in personas and their email addresses. */
export const emails = {
  main: 'minseo.kim@example.com',
  'main-overseas': 'olivia.reed@example.com',
  'main-eea': 'lukas.weber@example.com',
  'main-limited': 'jiho.park@example.com',
  sub: 'yuna.lee@example.com',
  'sub-role-user': 'doyun.choi@example.com',
  biz: 'seoyeon.han@example.com',
  'biz-pistt': 'gunwoo.jung@example.com',
  partner: 'haneul.seo@example.com',
} as const
export type SignedInPersona = keyof typeof emails

export type Persona = 'anonymous' | SignedInPersona

/** All personas, including the anonymous visitor. */
export const personas: readonly Persona[] = ['anonymous', ...(Object.keys(emails) as SignedInPersona[])]

export const emailOf = (persona: Persona): string | undefined => (persona === 'anonymous' ? undefined : emails[persona])
