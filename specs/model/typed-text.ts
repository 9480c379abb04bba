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

/** Converts CR LF, which browsers send, to LF, so that a line break counts as one character. */
export const normalizeLineBreaks = (text: string) => text.replace(/\r\n/g, '\n')

/** The syntax of `input type=email` in HTML, plus a dot in the domain. */
export const isEmail = (value: string): boolean =>
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i.test(
    value,
  )

/**
 * The address in what people type or paste: full-width characters, invisible ones, `mailto:`, `Name <address>` and a
 * comma, semicolon or full stop at the end. A text that is no address after that stays as it is.
 */
export const readEmail = (typed: string): string => {
  const text = typed
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu, '')
    .replace(/[。｡]/g, '.')
  const inBrackets = /^[^<>]*<([^<>]*)>[\s,;.]*$/.exec(text)?.[1] ?? text
  const address = inBrackets
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/(?<![\s,;.])[\s,;.]+$/, '')
    .trim()
  return isEmail(address) ? address : typed
}
