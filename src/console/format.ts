import { inKorea } from '../ui/forms/korean-time.ts'

/** Quotes a text for a POSIX shell. */
export const shellQuote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** Formats an instant of the mock: `2026-11-20 09:15:00`. */
export const readable = (instant: string): string => inKorea(Date.parse(instant)).replace('T', ' ')

/** Marks a field of the console as required. */
export const required = { isRequired: true, requirementLabel: 'required' } as const
