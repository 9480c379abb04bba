declare global {
  interface Window {
    /** The button of the static page that was clicked last, kept by the script of tools/start-notice.ts. */
    clickedEarly?: Element | null
  }
}

export type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

const nameOf = (element: Element) => `${element.tagName} ${element.ariaLabel ?? (element.id || element.textContent)}`

const usableIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('a, button, input, textarea')]

/** The element of the app that has the place of an element of the static page. It is often the same element. */
const successorOf = (element: Element, root: HTMLElement, before: readonly Element[]) => {
  const same = (each: Element) => nameOf(each) === nameOf(element)
  return usableIn(root).filter(same)[before.filter(same).indexOf(element)]
}

/** Types a text into a field of the app, so that React notices. */
export const type = (field: Field, text: string) => {
  // React ignores an input event if it knows the value already, as it does after hydration.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * A visitor may use the static page before the app takes it over. Call this before the first render, and the result after
 * it: the focus, typed text and a click on a button go to the elements that took the places of the old ones.
 */
export const keepUse = (root: HTMLElement): (() => void) => {
  const before = usableIn(root)
  const texts = () => before.filter(isField).map((field) => ({ field, text: field.value }))
  let typed = texts()
  let focused = document.activeElement
  const remember = () => {
    focused = document.activeElement
    typed = texts()
  }
  root.addEventListener('focusin', remember)
  root.addEventListener('input', remember)
  return () => {
    root.removeEventListener('focusin', remember)
    root.removeEventListener('input', remember)
    root.removeAttribute('data-static')
    if (focused && focused !== document.activeElement)
      successorOf(focused, root, before)?.focus({ preventScroll: true })
    for (const { field, text } of typed) {
      const successor = text !== field.defaultValue && successorOf(field, root, before)
      if (successor && isField(successor)) type(successor, text)
    }
    if (window.clickedEarly) successorOf(window.clickedEarly, root, before)?.click()
  }
}
