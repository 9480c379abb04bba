import type { Locale } from '../messages/locale.ts'

/** The kinds of captcha, by the category that is sent with the answer. */
export const captchaKinds = { receipt: 'RECEIPT', audio: 'AUDIO', legacy: 'CAPTCHA' } as const
export type CaptchaKind = keyof typeof captchaKinds

/** The captcha that a reader of this language sees first. */
export const firstCaptcha = (locale: Locale): CaptchaKind => (locale === 'ja' ? 'legacy' : 'receipt')

/** The kind behind the switch: the sound, and from the sound back to the picture. */
export const otherCaptcha = (kind: CaptchaKind, locale: Locale): CaptchaKind =>
  kind === 'audio' ? firstCaptcha(locale) : 'audio'

export const captchaKindOf = (category: string | undefined): CaptchaKind | undefined =>
  (['receipt', 'audio', 'legacy'] as const).find((kind) => captchaKinds[kind] === category?.toUpperCase())

/** The question box of a picture, in px. */
export const captchaPicture = { width: 360, height: 123 } as const
