/** Everybody who can be signed in, by the email that is known of them and cannot be another one. */
export const emails = {
  main: 'minseo.kim@example.com',
  'main-overseas': 'olivia.reed@example.com',
  'main-limited': 'jiho.park@example.com',
  sub: 'yuna.lee@example.com',
  'sub-role-user': 'doyun.choi@example.com',
  biz: 'seoyeon.han@example.com',
  'biz-pistt': 'gunwoo.jung@example.com',
  partner: 'haneul.seo@example.com',
} as const
export type SignedIn = keyof typeof emails

export type Persona = 'anonymous' | SignedIn

/** Nobody, then everybody. */
export const personas: readonly Persona[] = ['anonymous', ...(Object.keys(emails) as SignedIn[])]

/** The email that is known of a persona. */
export const knownEmail = (persona: Persona): string | undefined =>
  persona === 'anonymous' ? undefined : emails[persona]
