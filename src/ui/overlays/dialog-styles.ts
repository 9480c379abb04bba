import type { MouseEvent } from 'react'

export const backdropClass =
  'fixed inset-0 z-(--z-dialog) bg-scrim transition-opacity duration-150 data-starting-style:opacity-0 data-ending-style:opacity-0'

export const dialogClass =
  'fixed inset-0 z-(--z-dialog) m-auto flex h-fit max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] flex-col rounded-xl bg-surface text-ink shadow-dialog outline-none transition-opacity duration-150 data-starting-style:opacity-0 data-ending-style:opacity-0'

/** Keeps the focus when the backdrop is pressed; the browser would move it to the body. */
export const keepFocus = (event: MouseEvent) => event.preventDefault()
