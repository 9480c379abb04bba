import type { Locale } from '#specs/model/locale.ts'
import type { CaptchaKind } from '#specs/rules/captcha.ts'

/** Props of the captcha. The page passes it to the inquiry form, because features do not import each other. */
export interface CaptchaProps {
  readonly id: string
  readonly locale: Locale
  readonly value: string
  /** Increase it to request a new challenge. */
  readonly attempt: number
  readonly hasError: boolean
  /** Called with each challenge that is shown, and with null while one is loading. */
  readonly onChallenge: (challenge: { readonly key: string; readonly kind: CaptchaKind } | null) => void
  readonly onChange: (value: string) => void
  /** Called when the visitor asks for another challenge or another kind. The answer must be emptied. */
  readonly onReplace: () => void
}
