/**
 * First tab stop: skips the header. Hidden until focused, also in print and in full-page screenshots. Moves the focus
 * without adding `#main` to the URL.
 */
export const SkipLink = ({ children }: { children: string }) => (
  <a
    href="#main"
    onClick={(event) => {
      event.preventDefault()
      document.getElementById('main')?.focus()
    }}
    className="fixed top-2 left-2 z-(--z-skip) -translate-y-24 rounded-md bg-brand px-4 py-2 font-semibold text-on-brand opacity-0 focus:translate-y-0 focus:opacity-100"
  >
    {children}
  </a>
)
