/** Floating box of lists and menus. */
export const popupClass =
  'rounded-md border border-line bg-surface text-ink shadow-floating outline-none transition-opacity duration-100 ' +
  'data-starting-style:opacity-0 data-ending-style:opacity-0'

/** Row of a list to choose from. */
export const optionLook =
  'grid min-h-(--option-height) snap-start grid-cols-[1.25rem_1fr] items-center gap-2 px-3 py-2 text-base outline-none select-none ' +
  'data-highlighted:bg-brand-soft data-highlighted:text-brand-ink data-selected:font-semibold data-disabled:text-ink-faint'
