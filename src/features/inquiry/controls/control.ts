import type { ComponentType } from 'react'
import type { Locale } from '#specs/messages/locale.ts'
import type { Field } from '#specs/rules/inquiry-fields.ts'
import type { Inquiry } from '../use-inquiry.ts'
import type { User } from '#specs/contract/member.ts'
import type { MessageKey } from '#specs/messages/index.ts'
import type { CaptchaKind } from '#specs/rules/captcha.ts'

/** Props of every control: its row, the form, and its translated error. */
export interface ControlProps {
  readonly field: Field
  readonly inquiry: Inquiry
  readonly member: User | null
  readonly locale: Locale
  readonly error: string | undefined
  readonly Captcha: ComponentType<CaptchaProps>
}

/** Props of the captcha component. The page passes it in, because features do not import each other. */
export interface CaptchaProps {
  readonly id: string
  readonly locale: Locale
  readonly value: string
  /** Increase it to request a new challenge. */
  readonly attempt: number
  readonly error: string | undefined
  readonly onChallenge: (key: string, kind: CaptchaKind) => void
  readonly onChange: (value: string) => void
}

/** Message key of a field's label: `form.<name>.label`. */
export const labelOf = ({ name }: Field) => `form.${name}.label` as MessageKey
