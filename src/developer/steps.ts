import type { ScenarioStep } from '#specs/contract/control-scenario.ts'
import { typeText, type Field } from '../ui/forms/type-text.ts'
import { expireSession, passMinutes } from './world.ts'

const named = <E extends Element>(
  selector: string,
  name: string,
  nameOf: (element: E) => string | null | undefined,
) => {
  const found = [...document.querySelectorAll<E>(selector)].find((element) => nameOf(element)?.trim().startsWith(name))
  if (!found) throw new Error(`Failed to follow the scenario: the page has no "${name}".`)
  return found
}

const labelOf = (field: HTMLInputElement | HTMLTextAreaElement) => field.ariaLabel ?? field.labels?.[0]?.textContent

const attach = (names: readonly string[], bytes: number) => {
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!field) throw new Error('Failed to follow the scenario: the page takes no files.')
  const files = new DataTransfer()
  for (const name of names) files.items.add(new File(['x'.repeat(bytes)], name))
  field.files = files.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Waits until the page has reacted. */
const nextFrame = () => new Promise((resolve) => void setTimeout(resolve, 50))

let isActing = false

/** Whether the bar acts on the page at the moment, so that a change of the focus is no act of the visitor. */
export const isBarActing = () => isActing

/** Acts on the page for the visitor. */
export const actOnPage = async (act: () => Promise<void>): Promise<void> => {
  isActing = true
  try {
    await act()
  } finally {
    isActing = false
  }
}

/** Types a text as a visitor does, who enters the field and leaves it. */
export const typeInto = (field: Field, text: string): void => {
  field.focus()
  typeText(field, text)
  field.blur()
}

/** Does what a step says. Throws if the page has nothing of that name. */
const take = async (step: ScenarioStep): Promise<void> => {
  if ('type' in step) typeInto(named<Field>('input, textarea', step.into, labelOf), step.type)
  else if ('check' in step) {
    const choice = named<HTMLInputElement>('input', step.check, labelOf)
    if (!choice.checked) choice.click()
  } else if ('open' in step) named<HTMLInputElement>('input, [role=combobox]', step.open, labelOf).click()
  else if ('attach' in step) attach(step.attach, step.bytes)
  else if ('passMinutes' in step) await passMinutes(step.passMinutes)
  else if ('expire' in step) await expireSession()
  else if ('block' in step) window.open = () => null
  else named<HTMLButtonElement>('button, a', step.press, ({ textContent }) => textContent).click()
}

/** Follows all steps, one in each frame, because a step may show what the next one uses. */
export const follow = (steps: readonly ScenarioStep[]): Promise<void> =>
  actOnPage(async () => {
    for (const step of steps) {
      await take(step)
      await nextFrame()
    }
  })
