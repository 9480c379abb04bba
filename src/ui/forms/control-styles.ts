/** Box shared by all text fields and selects. */
export const controlClass =
  'w-full min-h-12 rounded-md border px-3.5 py-2 text-base transition-colors duration-100 ' +
  'hover:border-ink-faint focus-visible:border-brand focus-visible:outline-offset-0 ' +
  'aria-invalid:border-bad forced-colors:aria-invalid:border-2 forced-colors:aria-invalid:border-[Mark] aria-invalid:shadow-[0_0_0_3px_var(--color-bad-soft)] ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunk disabled:text-ink-faint'

/** Colours of an editable control; read-only controls have their own. */
export const enabledClass = 'border-edge bg-surface text-ink'
