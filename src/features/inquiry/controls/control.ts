import type { ComponentType } from 'react'
import type { Locale } from '#specs/messages/locale.ts'
import type { Field } from '#specs/rules/inquiry-fields.ts'
import type { Inquiry } from '../use-inquiry.ts'
import type { User } from '#specs/contract/member.ts'
import type { MessageKey } from '#specs/messages/index.ts'
import type { CaptchaKind } from '#specs/rules/captcha.ts'

/** What every control of the form is given: its row, the form, and its own error in words. */
export interface ControlProps {
  readonly field: Field
  readonly inquiry: Inquiry
  readonly member: User | null
  readonly locale: Locale
  readonly error: string | undefined
  readonly Captcha: ComponentType<CaptchaProps>
}

/** What the form asks of a captcha; the page hands one in, because a feature does not import another. */
export interface CaptchaProps {
  readonly id: string
  readonly locale: Locale
  readonly value: string
  /** A higher number asks for another riddle. */
  readonly attempt: number
  readonly error: string | undefined
  readonly onChallenge: (key: string, kind: CaptchaKind) => void
  readonly onChange: (value: string) => void
}

/** The label of a field is the message `form.<name>.label`. */
export const labelOf = ({ name }: Field) => `form.${name}.label` as MessageKey
