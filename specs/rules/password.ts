import type { ClauseId } from '../clauses/index.ts'
import type { MessageKey } from '../messages/index.ts'

/** So many passwords cannot be used again: the one in use, and those before it. */
export const passwordsKept = 3

interface PasswordRule {
  readonly clause: ClauseId
  /** `recent` is known to the server alone; a page hands in none. */
  readonly isValid: (password: string, recent: readonly string[]) => boolean
  readonly message: MessageKey
}

const symbols = /[!-/:-@[-`{-~]/

/** What a new password must be, in the order in which it is judged. */
export const passwordRules: readonly PasswordRule[] = [
  {
    clause: 'my-page.password.rule',
    // From ! to ~ are all the letters, digits and symbols of a keyboard, and no space.
    isValid: (password) =>
      /^[!-~]{8,16}$/.test(password) && /[a-z]/i.test(password) && /\d/.test(password) && symbols.test(password),
    message: 'password.rule',
  },
  {
    clause: 'my-page.password.not-recent',
    isValid: (password, recent) => !recent.slice(0, passwordsKept).includes(password),
    message: 'password.recent',
  },
]
