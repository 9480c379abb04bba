/** The box that all controls in which one types or picks share. */
export const controlLook =
  'w-full min-h-12 rounded-md border border-edge bg-surface px-3.5 py-2 text-base text-ink transition-colors duration-100 ' +
  'hover:border-ink-faint focus-visible:border-brand focus-visible:outline-offset-0 ' +
  'aria-invalid:border-bad aria-invalid:bg-bad-soft ' +
  'read-only:border-line disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunk disabled:text-ink-faint'
