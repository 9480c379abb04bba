import type { ComponentType } from 'react'
import type { Control } from '#specs/rules/inquiry-fields.ts'
import { CaptchaControl } from './captcha-control.tsx'
import { ChoiceControl } from './choice-control.tsx'
import { DetailControl, PrimaryControl } from './category-controls.tsx'
import { ConsentControl } from './consent-control.tsx'
import { ContentControl } from './content-control.tsx'
import type { ControlProps } from './control.ts'
import { EmailControl } from './email-control.tsx'
import { FilesControl } from './files-control.tsx'
import { PhoneControl } from './phone-control.tsx'
import { SearchControl } from './search-control.tsx'
import { TextControl } from './text-control.tsx'

/** Component for each kind of control. */
export const controls: { readonly [C in Control]: ComponentType<ControlProps> } = {
  search: SearchControl,
  primary: PrimaryControl,
  detail: DetailControl,
  choice: ChoiceControl,
  text: TextControl,
  digits: TextControl,
  email: EmailControl,
  phone: PhoneControl,
  textarea: ContentControl,
  files: FilesControl,
  consent: ConsentControl,
  captcha: CaptchaControl,
}
