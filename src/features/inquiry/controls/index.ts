import { memo, type ComponentType } from 'react'
import { isSearched, type Field } from '#specs/model/inquiry-fields.ts'
import { sentShare } from '../form-state.ts'
import { CaptchaControl } from './captcha-control.tsx'
import { CategoryControl, PrimaryControl } from './category-controls.tsx'
import { ChoiceControl } from './choice-control.tsx'
import { ConsentControl } from './consent-control.tsx'
import { ContentControl } from './content-control.tsx'
import type { ControlProps, FieldForm } from './control.ts'
import { EmailControl } from './email-control.tsx'
import { FilesControl } from './files-control.tsx'
import { PhoneControl } from './phone-control.tsx'
import { TextControl } from './text-control.tsx'

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
export const controls = {
  primary: row(PrimaryControl, (form) => ({ list: inquiryOf(form).category.primaries })),
  category: row(CategoryControl, (form) => {
    const { type, category } = inquiryOf(form)
    const { details, entries, paths } = category
    return {
      isSearched: isSearched({ type }),
      hasPrimary: form.draft.primaryCode !== '',
      details,
      entries,
      list: paths,
    }
  }),
  text: row(TextControl, nothing),
  textarea: row(ContentControl, ({ locale, contentMax, inquiry }) => ({
    locale,
    max: contentMax,
    guidance: inquiry?.category.guidance,
  })),
  email: row(EmailControl, (form) => ({ isKnown: inquiryOf(form).isEmailKnown })),
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
