const focusable = 'input:not([type="hidden"], [tabindex="-1"]), textarea, select, button, [tabindex="0"]'

/** A field with its label, hint and error, and its control. In a group, the first invalid control, else the first. */
const partsOf = (id: string) => {
  const named = document.getElementById(id)
  if (!named) return undefined
  const within = [`:is(${focusable})[aria-invalid='true']`, focusable]
  const control = named.matches(focusable)
    ? named
    : (within.map((each) => named.querySelector<HTMLElement>(each)).find((found) => found !== null) ?? named)
  return { field: named.closest('[data-field]') ?? named, control }
}

/** Scrolls a field into view and focuses its control. */
export const focusField = (id: string): void => {
  const { field, control } = partsOf(id) ?? {}
  // Label, hint and error are above the control, and the browser would scroll only the control into view.
  field?.scrollIntoView({ block: field.clientHeight > innerHeight ? 'start' : 'center' })
  control?.focus({ preventScroll: true })
}

/** Space above and below, as `scroll-padding-block` reserves it. */
const padding = 24

/**
 * Focuses the first field with an error. The summary is at the top of the view if it fits together with the field, else
 * the label of the field.
 */
export const focusFirstError = (id: string, summary: HTMLElement | null): void => {
  const { field, control } = partsOf(id) ?? {}
  if (!field) return
  const height = summary ? field.getBoundingClientRect().bottom - summary.getBoundingClientRect().top : Infinity
  const start = summary && height <= innerHeight - 2 * padding ? summary : field
  start.scrollIntoView()
  control?.focus({ preventScroll: true })
}
