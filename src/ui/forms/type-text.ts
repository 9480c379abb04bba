export type Field = HTMLInputElement | HTMLTextAreaElement

/** Types a text into a field of the app, so that React notices. */
export const typeText = (field: Field, text: string): void => {
  // React ignores an input event if it knows the value already, as it does after hydration.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
