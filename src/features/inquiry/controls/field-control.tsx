import { type ComponentType, memo, useCallback } from 'react'
import { type Field, isSearched } from '#specs/model/inquiry-fields.ts'
import { sentShare } from '../form-state.ts'
import { CaptchaControl } from './captcha-control.tsx'
import { CategoryControl, PrimaryControl } from './category-controls.tsx'
import { ChoiceControl, ConsentControl } from './choice-controls.tsx'
import { EmailControl, TextAreaControl, TextControl } from './text-controls.tsx'
import type { ControlProps, FieldForm } from './control.ts'
import { FilesControl } from './files-control.tsx'
import { PhoneControl } from './phone-control.tsx'

type Own = keyof ControlProps<Field['control']>

/** A component, and what it reads of the form besides its own value. It renders again only if one of them changes. */
const row = <Props extends object>(Component: ComponentType<Props>, read: (form: FieldForm) => Omit<Props, Own>) => ({
  Component: memo(Component),
  read,
})
const nothing = () => ({})

const inquiryOf = ({ inquiry }: FieldForm) => {
  if (!inquiry) throw new Error('Failed to render a control: its form is not an inquiry form. Pass `inquiry`.')
  return inquiry
}

/** The row of each kind of control. */
const controls = {
  primary: row(PrimaryControl, (form) => ({ list: inquiryOf(form).category.primaries })),
  category: row(CategoryControl, (form) => {
    const { details, entries, paths, showAll } = inquiryOf(form).category
    return {
      isSearched: isSearched(form),
      hasPrimary: form.draft.primaryCode !== '',
      details,
      entries,
      list: paths,
      showAll,
    }
  }),
  text: row(TextControl, nothing),
  textarea: row(TextAreaControl, ({ type, site, locale, inquiry }) => ({
    type,
    site,
    locale,
    guidance: inquiry?.category.guidance,
  })),
  email: row(EmailControl, (form) => ({ member: inquiryOf(form).member })),
  phone: row(PhoneControl, (form) => {
    const { country, cntryNo, plus } = form.draft
    return { country, cntryNo, plus, change: form.change }
  }),
  choice: row(ChoiceControl, nothing),
  consent: row(ConsentControl, nothing),
  files: row(FilesControl, ({ attachments, extensions, locale, status }) => ({
    ...attachments,
    allowed: extensions,
    locale,
    sent: sentShare(status),
  })),
  captcha: row(CaptchaControl, (form) => {
    const { captchaRound: attempt, replaceCaptcha: onReplace, derive, Captcha } = inquiryOf(form)
    return { attempt, hasKey: form.draft.captchaKey !== '', locale: form.locale, derive, onReplace, Captcha }
  }),
  hidden: row(() => null, nothing),
}

interface AnyControlProps {
  readonly field: Field
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

interface FieldControlProps extends Pick<AnyControlProps, 'field' | 'error'> {
  readonly form: FieldForm
}

/** The control of a field, with its value and the translated error. */
export const FieldControl = ({ field, error, form }: FieldControlProps) => {
  const { name } = field
  const { draft, change } = form
  // Files have no value in the draft; their control uses the attachments of the form.
  const onChange = useCallback((value: string) => change({ [name]: value }), [name, change])
  const { Component, read } = controls[field.control]
  // The table has a component for the control of each row, which the compiler cannot follow.
  const Control = Component as unknown as ComponentType<AnyControlProps>
  const value = name === 'attachFile' ? '' : draft[name]
  return <Control field={field} value={value} error={error} onChange={onChange} {...read(form)} />
}
