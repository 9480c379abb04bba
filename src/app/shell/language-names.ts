import type { Locale } from '#specs/messages/locale.ts'

/** Each language in its own words. Not messages, because they are never translated. */
export const languageNames: { readonly [L in Locale]: string } = { ko: '한국어', en: 'English', ja: '日本語' }
