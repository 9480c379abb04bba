import type { i18n, TFunction } from 'i18next'
import { createI18n, translateMessage, type Message, type MessageKey } from './i18n.ts'
import { namespaces, type Namespace } from './index.ts'
import type { TextKey } from '../model/inquiry-field.ts'
import { locales, type Locale } from '../model/locale.ts'

const everyNamespace = Object.keys(namespaces) as Namespace[]

const textsIn = (locale: Locale, rows: (typeof namespaces)[Namespace]) =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([key, { [locale]: text }]) => (text === undefined ? [] : [[key, text]])),
  )

/** All texts, as i18next reads them: by language, namespace and key. */
export const resources = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.fromEntries(everyNamespace.map((name) => [name, textsIn(locale, namespaces[name])])),
  ]),
)

let shared: i18n | undefined
let namespaceOf: ReadonlyMap<string, Namespace> | undefined

/** The namespace of each key. i18next would look for a key in one namespace after the other, in each language. */
const findNamespaces = () =>
  new Map(everyNamespace.toReversed().flatMap((name) => Object.keys(namespaces[name]).map((key) => [key, name])))

/** Translates the message of a row, of any namespace, outside of a page: in the mock, in emails and in documents. */
export const translate = (locale: Locale, message: Message | TextKey): string => {
  namespaceOf ??= findNamespaces()
  const name = namespaceOf.get(typeof message === 'string' ? message : message[0])
  const text = typeof message === 'string' && name && resources[locale]![name]![message]
  if (text && !text.includes('{{')) return text
  shared ??= createI18n(locale, resources)
  return translateMessage(shared.getFixedT(locale, name ?? everyNamespace) as TFunction<Namespace>, message as Message)
}

/** Whether a text is the key of a message without placeholders. */
export const isMessageKey = (text: string): text is MessageKey =>
  everyNamespace.some((name) => {
    const rows: { readonly [key: string]: { readonly ko: string } } = namespaces[name]
    return Object.hasOwn(rows, text) && !rows[text]!.ko.includes('{{')
  })
