/** Focuses the heading of the page, when what had the focus disappears. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('h1[tabindex]')?.focus()
