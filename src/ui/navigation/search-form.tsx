import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, type KeyboardEvent, type SubmitEvent } from 'react'

export interface SearchFormProps {
  /** The keyword of the current results; empty if there is none. */
  readonly keyword: string
  /** Accessible name of the field. */
  readonly label: string
  /** The label, unless the page has a better hint. */
  readonly placeholder?: string
  /** Path that shows the results of a search by someone whose scripts have not loaded yet; the current one if omitted. */
  readonly action?: string
  /** Whether the button shows its name, where the search is what the page is for. */
  readonly isMain?: boolean
  /** Accessible names of the buttons. */
  readonly submit: string
  readonly clear: string
  /** Called with the trimmed keyword, which is empty when the search is cleared. */
  readonly onSearch: (keyword: string) => void
  readonly className?: string
}

/** Field for a keyword. The browser keeps what is typed, so that composed Korean and Japanese text is never replaced. */
export const SearchForm = ({
  keyword,
  label,
  placeholder = label,
  action,
  isMain = false,
  submit,
  clear,
  onSearch,
  className = '',
}: SearchFormProps) => {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(keyword)
  useEffect(() => {
    // The keyword also changes without the field, such as after going back.
    if (field.current && shown.current !== keyword) field.current.value = keyword
    shown.current = keyword
  }, [keyword])
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(field.current?.value.trim() ?? '')
  }
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter that ends a composition must not submit; Safari reports it only by key code.
    if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault()
  }
  return (
    <form role="search" action={action} onSubmit={send} className={`relative print:hidden ${className}`}>
      <input
        ref={field}
        type="text"
        name="searchKeyword"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        defaultValue={keyword}
        aria-label={label}
        placeholder={placeholder}
        onKeyDown={keyDown}
        className={`min-h-11 w-full rounded-md border border-edge bg-surface py-2 pl-3.5 hover:border-ink-faint focus-visible:border-brand focus-visible:outline-offset-0 ${isMain ? 'pr-17 sm:pr-32' : keyword === '' ? 'pr-13' : 'pr-24'}`}
      />
      <span className="absolute inset-y-0 right-1 flex items-center">
        {keyword !== '' && (
          <button
            type="button"
            aria-label={clear}
            onClick={() => {
              onSearch('')
              field.current?.focus()
            }}
            className="flex size-10 items-center justify-center rounded-md text-ink-faint hover:text-ink"
          >
            <X aria-hidden size={18} />
          </button>
        )}
        <button
          type="submit"
          aria-label={submit}
          className={`flex items-center justify-center gap-2 rounded-md ${isMain ? 'mr-1 min-h-11 bg-brand px-4 font-semibold text-on-brand hover:bg-brand-strong max-sm:px-3' : 'size-10 text-brand-ink hover:bg-brand-soft'}`}
        >
          <Search aria-hidden size={20} />
          {isMain && <span className="max-sm:hidden">{submit}</span>}
        </button>
      </span>
    </form>
  )
}
