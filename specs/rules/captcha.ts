import type { Locale } from '../messages/locale.ts'

/** The kinds of captcha with their value of `captchaCategory`. */
export const captchaKinds = { receipt: 'RECEIPT', audio: 'AUDIO', legacy: 'CAPTCHA' } as const
export type CaptchaKind = keyof typeof captchaKinds

/** The captcha that is shown first in a language. */
export const firstCaptcha = (locale: Locale): CaptchaKind => (locale === 'ja' ? 'legacy' : 'receipt')

/** The kind that the switch leads to: audio, or from audio back to the picture. */
export const otherCaptcha = (kind: CaptchaKind, locale: Locale): CaptchaKind =>
  kind === 'audio' ? firstCaptcha(locale) : 'audio'

export const captchaKindOf = (category: string | undefined): CaptchaKind | undefined =>
  (['receipt', 'audio', 'legacy'] as const).find((kind) => captchaKinds[kind] === category?.toUpperCase())

/** Size of the pictures in pixels. */
export const captchaPicture = { width: 360, height: 123 } as const
