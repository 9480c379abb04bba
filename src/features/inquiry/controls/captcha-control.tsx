import { captchaKinds } from '#specs/rules/captcha.ts'
import type { ControlProps } from './control.ts'

export const CaptchaControl = ({ inquiry, locale, error, Captcha }: ControlProps) => (
  <Captcha
    id="captchaValue"
    locale={locale}
    value={inquiry.draft.captchaValue}
    attempt={inquiry.captchaRound}
    error={error}
    onChallenge={(key, kind) => {
      // A new challenge has a new answer, so the typed value is cleared.
      if (key !== inquiry.draft.captchaKey && inquiry.draft.captchaValue !== '') inquiry.setDerived('captchaValue', '')
      inquiry.setDerived('captchaKey', key)
      inquiry.setDerived('captchaCategory', captchaKinds[kind])
    }}
    onChange={(value) => inquiry.change('captchaValue', value)}
  />
)
