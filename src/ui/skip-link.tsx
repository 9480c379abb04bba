/**
 * The first stop of the tab key: past the header, into the page. Unseen until then even where a page is printed or
 * pictured whole. Moves the focus without a `#main` in the address.
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
