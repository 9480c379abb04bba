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

const collect = (locale: Locale) =>
  Object.fromEntries(everyNamespace.map((name) => [name, textsIn(locale, namespaces[name])]))

const collected = new Map<Locale, ReturnType<typeof collect>>()
const textsOf = (locale: Locale) => {
  const texts = collected.get(locale) ?? collect(locale)
  collected.set(locale, texts)
  return texts
}

/** All texts, as i18next reads them: by language, namespace and key. They are collected when a language is read. */
export const resources: { readonly [locale: string]: ReturnType<typeof textsOf> } = Object.defineProperties(
  {},
  Object.fromEntries(locales.map((locale) => [locale, { enumerable: true, get: () => textsOf(locale) }])),
)

let shared: i18n | undefined
let namespaceOf: ReadonlyMap<string, Namespace> | undefined

const findNamespaces = () =>
  new Map(everyNamespace.toReversed().flatMap((name) => Object.keys(namespaces[name]).map((key) => [key, name])))

/** The texts of keys without values by language and key, as they never change. */
const plain = new Map<string, string>()

/** Translates the message of a row, of any namespace, outside of a page: in the mock, in emails and in documents. */
export const translate = (locale: Locale, message: Message | TextKey): string => {
  const id = typeof message === 'string' ? `${locale} ${message}` : undefined
  const known = id === undefined ? undefined : plain.get(id)
  if (known !== undefined) return known
  shared ??= createI18n(locale, resources)
  namespaceOf ??= findNamespaces()
  // i18next would look for a key in one namespace after the other, in each language.
  const name = namespaceOf.get(typeof message === 'string' ? message : message[0])
  const t = shared.getFixedT(locale, name ?? everyNamespace) as TFunction<Namespace>
  const text = translateMessage(t, message as Message)
  if (id !== undefined && name !== undefined) plain.set(id, text)
  return text
}

/** Whether a text is the key of a message without placeholders. */
export const isMessageKey = (text: string): text is MessageKey =>
  everyNamespace.some((name) => {
    const rows: { readonly [key: string]: { readonly ko: string } } = namespaces[name]
    return Object.hasOwn(rows, text) && !rows[text]!.ko.includes('{{')
  })
