const focusable = 'input:not([type="hidden"], [tabindex="-1"]), textarea, select, button, [tabindex="0"]'

/** Brings a field with its label into view and puts the focus into its control, or into the wrong one, else the first, of its group. */
export const focusField = (id: string): void => {
  const named = document.getElementById(id)
  if (!named) return
  const within = [`:is(${focusable})[aria-invalid='true']`, focusable]
  const control = named.matches(focusable)
    ? named
    : (within.map((each) => named.querySelector<HTMLElement>(each)).find((found) => found !== null) ?? named)
  const field = named.closest('[data-field]') ?? named
  // Label, hint and error stand above the control, and the browser's own way shows the control alone.
  field.scrollIntoView({ block: field.clientHeight > innerHeight ? 'start' : 'center' })
  control.focus({ preventScroll: true })
}
