import { fromUtf8, utf8 } from '../bytes.ts'

/** Maximum length of a recorded body in UTF-16 code units. */
const journalBodyMax = 16_384

/** A copy of the start of a text. A mere slice would keep the whole text in memory. */
export const startOf = (text: string, length: number): string => fromUtf8(utf8(text.slice(0, length)))

export const cut = (body: string): string =>
  body.length > journalBodyMax ? `${startOf(body, journalBodyMax)}… (${body.length} characters)` : body
