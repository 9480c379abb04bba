import { createContext, useContext, type ComponentType } from 'react'
import type { Locale } from '#specs/messages/locale.ts'
import type { CaptchaKind } from '#specs/rules/captcha.ts'
import type { User } from '#specs/contract/member.ts'
import type { Field, FieldWith } from '#specs/rules/inquiry-fields.ts'
import type { InquiryType } from '#specs/rules/inquiry-types.ts'
import type { Status } from '../form-state.ts'
import type { Inquiry } from '../use-inquiry.ts'

/** Props of every control: its row, its value, and its translated error. */
export interface ControlProps<Control extends Field['control']> {
  readonly field: FieldWith<Control>
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** What the controls of every form need that has fields of the inquiry. */
interface FieldForm extends Pick<Inquiry, 'draft' | 'change' | 'attachments' | 'extensions'> {
  readonly status: Status
  readonly locale: Locale
  /** Guidance above the content. */
  readonly guidance: string | undefined
}

/** What the controls need that only the inquiry form has. */
interface InquiryForm extends Pick<Inquiry, 'draft' | 'change' | 'setDerived' | 'category' | 'state'> {
  readonly type: InquiryType
  readonly member: User | null
  readonly locale: Locale
  readonly Captcha: ComponentType<CaptchaProps>
}

/** Props of the captcha component. The page passes it in, because features do not import each other. */
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
}

const FieldContext = createContext<FieldForm | null>(null)
export const FieldFormProvider = FieldContext.Provider

export const useFieldForm = (): FieldForm => {
  const form = useContext(FieldContext)
  if (!form) throw new Error('Failed to render a control: it is not in a form. Wrap it in FieldFormProvider.')
  return form
}

const Context = createContext<InquiryForm | null>(null)
export const InquiryFormProvider = Context.Provider

export const useInquiryForm = (): InquiryForm => {
  const form = useContext(Context)
  if (!form)
    throw new Error('Failed to render a control: it is not in an inquiry form. Wrap it in InquiryFormProvider.')
  return form
}
