/** Styles for native checkboxes and radio buttons. */
export const choiceClass =
  'mt-[0.15em] size-5 shrink-0 cursor-pointer appearance-none border border-edge bg-surface transition-colors duration-100 ' +
  'hover:border-brand checked:border-brand checked:bg-brand aria-invalid:border-bad in-aria-invalid:border-bad ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunk disabled:checked:bg-line forced-colors:appearance-auto'
