/** The kinds of captcha with their value of `captchaCategory`. */
export const captchaKinds = { receipt: 'RECEIPT', audio: 'AUDIO', legacy: 'CAPTCHA' } as const
export type CaptchaKind = keyof typeof captchaKinds

export const captchaKindOf = (category: string | undefined): CaptchaKind | undefined =>
  (['receipt', 'audio', 'legacy'] as const).find((kind) => captchaKinds[kind] === category?.toUpperCase())

/** Whether the answer to a question consists of digits, as far as its words say. */
export const asksForDigits = (question: string): boolean => /숫자|자리|\bdigits?\b|\bnumbers?\b|数字|桁/i.test(question)

/** Size of the pictures in pixels. */
export const captchaPicture = { width: 360, height: 123 } as const
