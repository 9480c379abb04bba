import { printable } from './printable.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as content or attribute of HTML or XML. */
export const escaped = (text: string | number) =>
  printable(String(text)).replace(/[&<>"']/g, (character) => entities[character]!)
