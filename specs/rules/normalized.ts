/** Thirty combining marks in a row, the most that real text has, before a further one. */
const longRun = /\p{M}{30}(?=\p{M})/gu
const combiningGraphemeJoiner = '\u034f'

/**
 * A text in a Unicode normalization form, in time that grows with its length. Sorting a long run of combining marks is
 * quadratic, so such runs are broken up first, as in the stream-safe text format (UAX #15, 13).
 */
export const normalized = (text: string, form: 'NFC' | 'NFKC'): string =>
  text.replace(longRun, `$&${combiningGraphemeJoiner}`).normalize(form)
