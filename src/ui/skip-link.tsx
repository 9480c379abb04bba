/** The first stop of the tab key: past the header, into the page. Moves the focus without a `#main` in the address. */
export const SkipLink = ({ children }: { children: string }) => (
  <a
    href="#main"
    onClick={(event) => {
      event.preventDefault()
      document.getElementById('main')?.focus()
    }}
    className="fixed top-2 left-2 z-(--z-skip) -translate-y-24 rounded-md bg-brand px-4 py-2 font-semibold text-on-brand focus:translate-y-0"
  >
    {children}
  </a>
)
