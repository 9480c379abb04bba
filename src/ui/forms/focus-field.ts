const focusable = 'input:not([type="hidden"], [tabindex="-1"]), textarea, select, button, [tabindex="0"]'

/**
 * Scrolls the field into view and focuses its control. In a group, focuses the first invalid control, else the first.
 */
export const focusField = (id: string): void => {
  const named = document.getElementById(id)
  if (!named) return
  const within = [`:is(${focusable})[aria-invalid='true']`, focusable]
  const control = named.matches(focusable)
    ? named
    : (within.map((each) => named.querySelector<HTMLElement>(each)).find((found) => found !== null) ?? named)
  const field = named.closest('[data-field]') ?? named
  // Label, hint and error are above the control, and the browser would scroll only the control into view.
  field.scrollIntoView({ block: field.clientHeight > innerHeight ? 'start' : 'center' })
  control.focus({ preventScroll: true })
}
