const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** The value of a decimal digit of any script. Unicode keeps the ten digits of a script in one run that begins with 0. */
const valueOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (isDigit(zero - 1)) zero -= 1
  return String((code - zero) % 10)
}

/** A text with the decimal digits of every script as 0 to 9. */
export const plainDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, valueOf)

/** Keeps only the digits of a text, as 0 to 9. */
export const digitsOf = (typed: string): string => plainDigits(typed).replace(/\D/g, '')

/**
 * A whole number without its separators and spaces, such as 1000 for `1,000`. A text with anything else, such as
 * `1.5` or `-3`, stays: it must not become another number.
 */
export const readNumber = (typed: string): string => {
  const text = plainDigits(typed).replace(/[\s\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
  const isNumber = /^\d+$|^\d{1,3}(?:[,，'’٬]\d{3})+$/.test(text)
  return isNumber ? text.replace(/\D/g, '') : typed
}
