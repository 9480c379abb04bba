const focusable = 'input:not([type="hidden"], [tabindex="-1"]), textarea, select, button, [tabindex="0"]'

/** Brings a field with its label into view and puts the focus into its control, or into the first one of its group. */
export const focusField = (id: string): void => {
  const named = document.getElementById(id)
  if (!named) return
  const control = named.matches(focusable) ? named : (named.querySelector<HTMLElement>(focusable) ?? named)
  const field = named.closest('[data-field]') ?? named
  // Label, hint and error stand above the control, and the browser's own way shows the control alone.
  field.scrollIntoView({ block: field.clientHeight > innerHeight ? 'start' : 'center' })
  control.focus({ preventScroll: true })
}
