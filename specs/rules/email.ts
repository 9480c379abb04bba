import { limits } from './limits.ts'

/** What every form says about an email address that it does not accept. */
export const emailCheck = ['form.emailCheck', { max: limits.emailMax }] as const

/** The syntax of `input type=email` in HTML, plus a dot in the domain. */
export const isEmail = (value: string): boolean =>
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i.test(
    value,
  )
