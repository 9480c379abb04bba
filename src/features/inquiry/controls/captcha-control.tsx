import type { ComponentType } from 'react'
import { captchaKinds } from '#specs/rules/captcha.ts'
import { ControlFrame } from './control-frame.tsx'
import type { Inquiry } from '../use-inquiry.ts'
import type { CaptchaProps } from '../../../forms/captcha-props.ts'
import type { ControlProps } from './control.ts'

interface CaptchaControlProps extends ControlProps<'captcha'>, Pick<CaptchaProps, 'attempt' | 'locale' | 'onReplace'> {
  /** Whether the draft has the key of a challenge. */
  readonly hasKey: boolean
  readonly derive: Inquiry['derive']
  readonly Captcha: ComponentType<CaptchaProps>
}

export const CaptchaControl = ({ field, value, error, onChange, hasKey, derive, ...props }: CaptchaControlProps) => {
  const { Captcha, ...captcha } = props
  return (
    <ControlFrame field={field} error={error} role="group">
      <Captcha
        id={field.name}
        value={value}
        {...captcha}
        hasError={error !== undefined}
        onChallenge={(challenge) => {
          if (challenge) derive({ captchaKey: challenge.key, captchaCategory: captchaKinds[challenge.kind] })
          // The answer goes with its challenge. What is typed while the next one loads must stay when it arrives.
          else if (hasKey) derive({ captchaKey: '', captchaValue: '' })
        }}
        onChange={onChange}
      />
    </ControlFrame>
  )
}
