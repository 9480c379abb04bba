const entities: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** What a person reads of an article: its text without markup. For searching, never for showing. */
export const plainText = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? ' ')

/**
 * A text, or a keyword, as it is searched: whatever its case and width (`ＡＰＩ` is api), with single spaces. A keyword
 * of nothing but spaces is in every text.
 */
export const searchable = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** A code that was given: nothing and a single space count as not given. */
export const givenCode = (code: string | undefined): string | undefined => code?.trim() || undefined
