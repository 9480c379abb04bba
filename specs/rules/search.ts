import { normalized } from './normalized.ts'

/**
 * Normalizes a text or keyword for searching: ignores case and character width (`ＡＰＩ` equals `api`), collapses spaces.
 * A blank keyword becomes empty, so it matches every text.
 */
export const searchable = (text: string): string => normalized(text, 'NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** The code, or undefined if it is blank. */
export const nonBlankCode = (code: string | undefined): string | undefined => code?.trim() || undefined
