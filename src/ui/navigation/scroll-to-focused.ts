import type { FocusEvent } from 'react'

/**
 * For the `onFocus` of a row that scrolls horizontally. Browsers do not scroll to an item of which a part is visible. Only
 * for the keyboard: an item that moved between the press and the release of the pointer would not be clicked.
 */
export const scrollToFocused = ({ target }: FocusEvent<HTMLElement>): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
