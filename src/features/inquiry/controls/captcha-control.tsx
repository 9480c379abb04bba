import { captchaKinds } from '#specs/rules/captcha.ts'
import { ControlFrame } from './control-frame.tsx'
import { useInquiryForm, type ControlProps } from './control.ts'

export const CaptchaControl = ({ field, value, error, onChange }: ControlProps<'captcha'>) => {
  const { draft, setDerived, state, locale, Captcha } = useInquiryForm()
  return (
    <ControlFrame field={field} error={error} role="group">
      <Captcha
        id={field.name}
        locale={locale}
        value={value}
        attempt={state.captchaRound}
        hasError={error !== undefined}
        onChallenge={(challenge) => {
          if (challenge) {
            setDerived('captchaKey', challenge.key)
            setDerived('captchaCategory', captchaKinds[challenge.kind])
          } else if (draft.captchaKey !== '') {
            // The answer goes with its challenge. What is typed while the next one loads must stay when it arrives.
            setDerived('captchaKey', '')
            setDerived('captchaValue', '')
          }
        }}
        onChange={onChange}
      />
    </ControlFrame>
  )
}
