import type { Page } from '@playwright/test'
import type { Message, MessageKey } from '#specs/messages/i18n.ts'
import type { AnyMessageKey } from '#specs/messages/index.ts'
import { translate } from '#specs/messages/translate.ts'
import type { Locale } from '../literals/sites.ts'

type Values = { readonly [placeholder: string]: string | number }

/** Looks up the texts of one language by message key. A text with placeholders needs their values. */
export interface Words {
  (key: MessageKey): string
  (key: AnyMessageKey, values: Values): string
}

export const wordsOf =
  (locale: Locale): Words =>
  (key: AnyMessageKey | MessageKey, values?: Values) =>
    translate(locale, (values ? [key, values] : key) as Message)

/** A text that is no message, in each language. */
export type Localized = { readonly [L in Locale]: string }

/** The alert of a failed inquiry, or of one whose outcome is unknown. */
export const failureIn = (page: Page, words: Words) =>
  page.getByRole('alertdialog', {
    name: new RegExp([words('inquiry.notSent'), words('sending.unknown')].map(escapeRegExp).join('|')),
  })

/** Escapes a text for use in a regular expression. */
export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
