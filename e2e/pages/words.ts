import { translate, type MessageKey } from '#specs/messages/index.ts'
import type { Locale } from '../support/deployment.ts'

type Values = { readonly [place: string]: string | number }

/** The texts of one language, by message key. */
export const wordsOf =
  (locale: Locale) =>
  (key: MessageKey, values?: Values): string =>
    translate(locale, key, values)

export type Words = ReturnType<typeof wordsOf>

/** A text as a pattern, for a name that begins or ends with it. */
export const pattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
