import { limits } from './limits.ts'

/** What every form says about an email address that it does not accept. */
export const emailCheck = ['form.emailCheck', { max: limits.emailMax }] as const

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
