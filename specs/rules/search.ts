const entities: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The text of an article without markup. For searching only; it is not sanitized for display. */
export const plainText = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? ' ')

/**
 * Normalizes a text or keyword for searching: ignores case and character width (`ＡＰＩ` equals `api`), collapses spaces.
 * A blank keyword becomes empty, so it matches every text.
 */
export const searchable = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** The code, or undefined if it is blank. */
export const nonBlankCode = (code: string | undefined): string | undefined => code?.trim() || undefined
