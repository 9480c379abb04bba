import { translate, type MessageKey } from '#specs/messages/index.ts'
import type { Locale } from '../support/deployment.ts'

type Values = { readonly [placeholder: string]: string | number }

/** Looks up the texts of one language by message key. */
export const wordsOf =
  (locale: Locale) =>
  (key: MessageKey, values?: Values): string =>
    translate(locale, key, values)

/** A text that is no message, in each language. */
export type Localized = { readonly [L in Locale]: string }

export type Words = ReturnType<typeof wordsOf>

/** Escapes a text for use in a regular expression. */
export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
