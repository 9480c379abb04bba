// The suites' own list, because they do not import the code that they test.
export const sites = ['public', 'gov', 'fin'] as const
export type Site = (typeof sites)[number]

export const locales = ['ko', 'en', 'ja'] as const
export type Locale = (typeof locales)[number]
