import type { Combobox } from '@base-ui/react/combobox'
import type { SearchOption } from './combobox-row.tsx'

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** Whether an option is found by what is typed: a part of its label, hint or keywords, whatever the width and case. */
export const matches = ({ label, keywords = '', hint = '' }: SearchOption, typed: string) =>
  folded(`${label} ${keywords} ${hint}`).includes(folded(typed.trim()))

export const isSame = (one: SearchOption | null, other: SearchOption | null) =>
  one?.value === other?.value && one?.label === other?.label

/** So many rows are made at once; more as one scrolls, so that a thousand options open as quickly as ten. */
export const rowsAtOnce = 100

/** Whether so little is left below in a list that the next rows should be made. */
export const isNearEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement) =>
  scrollTop + 2 * clientHeight > scrollHeight

/** With the list closed Escape would empty the field and what is chosen. */
export const keepOnEscape: Combobox.Input.Props['onKeyDown'] = (event) => {
  if (event.key === 'Escape' && event.currentTarget.ariaExpanded === 'false') event.preventBaseUIHandler()
}
