import type { ComponentType } from 'react'
import type { Field } from '#specs/rules/inquiry-fields.ts'
import { CaptchaControl } from './captcha-control.tsx'
import { CategoryControl, PrimaryControl } from './category-controls.tsx'
import { ChoiceControl } from './choice-control.tsx'
import { ConsentControl } from './consent-control.tsx'
import { ContentControl } from './content-control.tsx'
import type { ControlProps } from './control.ts'
import { EmailControl } from './email-control.tsx'
import { FilesControl } from './files-control.tsx'
import { PhoneControl } from './phone-control.tsx'
import { TextControl } from './text-control.tsx'

/** Component for each kind of control. */
export const controls: { readonly [Control in Field['control']]: ComponentType<ControlProps<Control>> } = {
  primary: PrimaryControl,
  category: CategoryControl,
  text: TextControl,
  textarea: ContentControl,
  email: EmailControl,
  phone: PhoneControl,
  choice: ChoiceControl,
  consent: ConsentControl,
  files: FilesControl,
  captcha: CaptchaControl,
  hidden: () => null,
}
