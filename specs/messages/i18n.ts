import { createInstance, type i18n, type InterpolationMap, type Resource, type TFunction } from 'i18next'
import type { namespaces, Namespace } from './index.ts'
import type { TextKey } from '../model/inquiry-field.ts'
import { fallbackLocale, type Locale } from '../model/locale.ts'

type Rows = typeof namespaces

/** The texts by namespace and key, as i18next's types read them: the Korean ones, which name the placeholders. */
type Texts = {
  readonly [N in Namespace]: { readonly [Key in keyof Rows[N]]: Rows[N][Key] extends { ko: infer Text } ? Text : never }
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Texts
    defaultNS: 'common'
    fallbackNS: 'common'
    keySeparator: false
    strictKeyChecks: true
  }
}

type IsPlain<Text> = object extends InterpolationMap<Text> ? true : false
type Plain<Table> = { [Key in keyof Table]: IsPlain<Table[Key]> extends true ? Key : never }[keyof Table]
type WithValues<Table> = {
  [Key in keyof Table]: IsPlain<Table[Key]> extends true ? never : readonly [Key, InterpolationMap<Table[Key]>]
}[keyof Table]

/** The key of a text without placeholders, in a namespace or in `common`. */
export type MessageKey<N extends Namespace = Namespace> = { [M in N | 'common']: Plain<Texts[M]> }[N | 'common']

/** A message of a row: a key, or a key with the values of its placeholders, such as `['form.corpNameLimit', { max: 50 }]`. */
export type Message<N extends Namespace = Namespace> =
  | MessageKey<N>
  | { [M in N | 'common']: WithValues<Texts[M]> }[N | 'common']

/** A text with placeholders or with the text of another key. */
const isComposed = (text: string) => text.includes('{{') || text.includes('$t(')

/**
 * Reads plain texts from their tables. Most texts are plain, and i18next tries everything that it can do with a key for
 * each of them, which took 20 ms of the start of the form.
 */
const withPlainTexts = (instance: i18n): i18n => {
  const getFixedT = instance.getFixedT.bind(instance) as (...args: unknown[]) => TFunction
  const fixedT = (language: string | null, namespace: unknown, ...others: unknown[]) => {
    const translate = getFixedT(language, namespace, ...others) as (...args: unknown[]) => unknown
    if (typeof namespace !== 'string') return translate
    const plain = (key: string, ...values: unknown[]) => {
      const tables = instance.getDataByLanguage(language ?? instance.language) as Tables | undefined
      const text = values.length > 0 ? undefined : (tables?.[namespace]?.[key] ?? tables?.['common']?.[key])
      return text === undefined || isComposed(text) ? translate(key, ...values) : text
    }
    return Object.assign(plain, translate)
  }
  return Object.assign(instance, { getFixedT: fixedT })
}

type Tables = { readonly [namespace: string]: { readonly [key: string]: string } | undefined }

/**
 * An i18next instance, the only place that knows its options. It is ready at once: texts are in `resources` or are added
 * as bundles, and are never loaded by i18next. Keys contain dots. React and JSON escape, so i18next does not.
 */
export const createI18n = (locale: Locale, resources: Resource = {}): i18n => {
  const instance = createInstance()
  void instance.init({
    lng: locale,
    resources,
    initAsync: false,
    defaultNS: 'common',
    fallbackNS: 'common',
    fallbackLng: fallbackLocale,
    keySeparator: false,
    interpolation: { escapeValue: false },
  })
  return withPlainTexts(instance)
}

/** The text that the row of a field names. */
export const translateKey = (t: TFunction<'inquiryForm'>, key: TextKey): string => t(key as MessageKey<'inquiryForm'>)

/** Translates the message of a row with the `t` of a component that names the namespace of the message. */
export const translateMessage = <N extends Namespace>(t: TFunction<N>, message: Message<N>): string => {
  const untyped = t as unknown as (key: string, values?: object) => string
  return typeof message === 'string' ? untyped(message) : untyped(...(message as [string, object]))
}
