import type { Combobox } from '@base-ui/react/combobox'
import { useMemo, useState, type UIEventHandler } from 'react'
import type { SearchOption } from './combobox-row.tsx'
import { searchKey } from './search-key.ts'

const keysOfOptions = new WeakMap<SearchOption, string>()

/** The search key of an option, computed when it is searched for the first time. */
const keyOf = (option: SearchOption) => {
  const known = keysOfOptions.get(option)
  if (known !== undefined) return known
  const { label, keywords = '', hint = '' } = option
  const key = searchKey(`${label} ${typeof keywords === 'string' ? keywords : keywords()} ${hint}`)
  keysOfOptions.set(option, key)
  return key
}

/** Whether label, hint or keywords contain the typed text, see `searchKey`. */
export const matches = (option: SearchOption, typed: string) =>
  option.isAction === true || keyOf(option).includes(searchKey(typed.trim()))

/** Whether they contain each of the typed words, in any order. */
export const matchesWords = (option: SearchOption, typed: string) =>
  typed.split(/\s+/).every((word) => matches(option, word))

export const isSame = (one: SearchOption | null, other: SearchOption | null) =>
  one?.value === other?.value && one?.label === other?.label

/** Rows rendered per step; more are rendered on scroll, so that 1000 options open as fast as ten. */
const rowsAtOnce = 100

/** Maximum number of options offered at once; typing narrows the list. */
const optionsMax = 1000

/** Number of rows to render: at least up to the selected one, and more when the end of the list is near. */
export const useIncrementalOptions = (count: number, chosen = 0) => {
  const [added, setAdded] = useState(0)
  const limit = Math.min(rowsAtOnce + Math.max(0, chosen) + added, optionsMax)
  const onScroll: UIEventHandler<HTMLElement> = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
    if (scrollTop + 2 * clientHeight > scrollHeight && limit < count) setAdded(added + rowsAtOnce)
  }
  return { limit, begin: () => setAdded(0), onScroll }
}

/** What is typed into the field of a list, and the options that it finds. */
export const useSearch = (options: readonly SearchOption[], isMatch = matches) => {
  const [typed, setTyped] = useState('')
  const found = useMemo(
    () => (typed === '' ? options : options.filter((option) => isMatch(option, typed))),
    [options, typed, isMatch],
  )
  return {
    isSearching: typed !== '',
    found,
    onInputValueChange: (text: string, { reason }: { readonly reason: string }) =>
      setTyped(reason === 'input-change' ? text.trim() : ''),
  }
}

/** With the list closed, Escape would clear the field and the selection. */
export const keepOnEscape: Combobox.Input.Props['onKeyDown'] = (event) => {
  if (event.key === 'Escape' && event.currentTarget.ariaExpanded === 'false') event.preventBaseUIHandler()
}
