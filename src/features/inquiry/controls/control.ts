import type { ComponentType } from 'react'
import type { Locale } from '#specs/model/locale.ts'
import type { Field, FieldWith } from '#specs/model/inquiry-fields.ts'
import type { LimitContext } from '#specs/model/limits.ts'
import type { User } from '#specs/model/visitor.ts'
import type { CaptchaProps } from '../../../forms/captcha-props.ts'
import type { Status } from '../form-state.ts'
import type { Inquiry } from '../use-inquiry.ts'

/** Props of every control: its row, its value, and its translated error. */
export interface ControlProps<Control extends Field['control']> {
  readonly field: FieldWith<Control>
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/**
 * What a form gives to its controls. `change` and the other functions keep their identity, so that a key renders one
 * control again and not all of them.
 */
export interface FieldForm extends Pick<Inquiry, 'draft' | 'change' | 'attachments' | 'extensions'>, LimitContext {
  readonly status: Status
  readonly locale: Locale
  /** What only the inquiry form has. */
  readonly inquiry?: {
    readonly member: User | null
    readonly category: Inquiry['category']
    readonly derive: Inquiry['derive']
    readonly captchaRound: number
    readonly replaceCaptcha: Inquiry['replaceCaptcha']
    readonly Captcha: ComponentType<CaptchaProps>
  }
}
