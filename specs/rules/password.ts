import type { ClauseId } from '../clauses/index.ts'
import type { Message } from '../messages/i18n.ts'
import { limits } from '../model/limits.ts'

interface PasswordRule {
  readonly clause: ClauseId
  /** Only the server knows `recent`; pages pass an empty array. */
  readonly isValid: (password: string, recent: readonly string[]) => boolean
  readonly message: Message<'myPage'>
}

const symbols = /[!-/:-@[-`{-~]/

/** Rules for a new password, in the order in which they are checked. */
export const passwordRules: readonly PasswordRule[] = [
  {
    clause: 'my-page.password.rule',
    // The range from ! to ~ contains all ASCII letters, digits and symbols, but no space.
    isValid: (password) =>
      password.length >= limits.passwordMin &&
      password.length <= limits.passwordMax &&
      /^[!-~]+$/.test(password) &&
      /[a-z]/i.test(password) &&
      /\d/.test(password) &&
      symbols.test(password),
    message: ['password.rule', { min: limits.passwordMin, max: limits.passwordMax }],
  },
  {
    clause: 'my-page.password.not-recent',
    isValid: (password, recent) => !recent.slice(0, limits.passwordHistorySize).includes(password),
    message: ['password.recent', { max: limits.passwordHistorySize }],
  },
]
