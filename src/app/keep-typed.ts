import { typeText, type Field } from '../ui/forms/type-text.ts'

const nameOf = ({ name, id, ariaLabel }: Field) => name || id || ariaLabel

/** Keeps what a visitor types into the fields of a built page until the app has it. */
export const keepTyped = (root: HTMLElement) => {
  const fields = [...root.querySelectorAll<Field>('input, textarea')]
  let focused: EventTarget | null = document.activeElement
  root.addEventListener('focusin', ({ target }) => (focused = target))
  return {
    /** Hands the texts to React, which begins to take over the elements. */
    takeOver: () => {
      for (const field of fields) {
        const { value, defaultValue } = field
        if (value === defaultValue) continue
        // React takes over an element at once if somebody uses it.
        field.dispatchEvent(new Event('focusin', { bubbles: true }))
        typeText(field, value)
      }
    },
    /** Moves texts and focus to the elements that React renders again where an extension has changed the page. */
    restore: () => {
      for (const old of fields.filter(({ isConnected }) => !isConnected)) {
        const field = [...root.querySelectorAll<Field>(old.tagName)].find((each) => nameOf(each) === nameOf(old))
        if (!field) continue
        if (old.value !== old.defaultValue && old.value !== field.value) typeText(field, old.value)
        if (old === focused) field.focus()
      }
    },
  }
}
