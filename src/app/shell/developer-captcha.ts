import { callControl } from '../../api/control.ts'
import type { Field } from '../../ui/forms/type-text.ts'
import { typeInto } from './developer-steps.ts'
import { thisWorld } from './developer-world.ts'

/** Types the answer of the captcha that the page shows. Throws if it shows none. */
export const solveCaptcha = async (): Promise<void> => {
  const field = document.querySelector<Field>('[id$=captchaValue-answer]')
  const [newest] = await callControl('captchas', thisWorld())
  if (!field || !newest) throw new Error('Failed to solve the captcha: this page shows none. Set the flag "abuse".')
  typeInto(field, newest.value)
}
