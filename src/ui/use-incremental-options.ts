import type { Combobox } from '@base-ui/react/combobox'
import { useState, type UIEventHandler } from 'react'
import type { SearchOption } from './combobox-row.tsx'

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** Whether an option is found by what is typed: a part of its label, hint or keywords, whatever the width and case. */
export const matches = ({ label, keywords = '', hint = '' }: SearchOption, typed: string) =>
  folded(`${label} ${keywords} ${hint}`).includes(folded(typed.trim()))

export const isSame = (one: SearchOption | null, other: SearchOption | null) =>
  one?.value === other?.value && one?.label === other?.label

/** So many rows are made at once; more as one scrolls, so that a thousand options open as quickly as ten. */
const rowsAtOnce = 100

/** So many options are offered; the others are found once fewer are left by what is typed. */
const optionsMax = 1000

/** How many rows of a list are made by now: those down to the chosen one, and more near the end of what is there. */
export const useIncrementalOptions = (count: number, chosen = 0) => {
  const fewest = rowsAtOnce + Math.max(0, chosen)
  const [rows, setRows] = useState(fewest)
  const onScroll: UIEventHandler<HTMLElement> = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
    if (scrollTop + 2 * clientHeight > scrollHeight && rows < count) setRows(rows + rowsAtOnce)
  }
  return { limit: Math.min(rows, optionsMax), begin: () => setRows(fewest), onScroll }
}

/** With the list closed Escape would empty the field and what is chosen. */
export const keepOnEscape: Combobox.Input.Props['onKeyDown'] = (event) => {
  if (event.key === 'Escape' && event.currentTarget.ariaExpanded === 'false') event.preventBaseUIHandler()
}
