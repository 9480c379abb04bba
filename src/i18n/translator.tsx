import { createContext, use, useState, type ReactNode } from 'react'
import type { MessageKey } from '#specs/messages/index.ts'
import type { Locale } from '#specs/messages/locale.ts'
import { interpolate, type Values } from '#specs/messages/message.ts'

export type Texts = Readonly<Record<string, string>>

/** A language with its texts by message key. */
export interface Language {
  readonly locale: Locale
  readonly texts: Texts
}

/** Translates a message into the visitor's language. `count` selects between `…_one` and `…_other`. */
export type Text = (key: MessageKey | PluralKey, values?: Values) => string
type PluralKey = MessageKey extends infer Key ? (Key extends `${infer Base}_other` ? Base : never) : never

/** The function that translates into a language. */
export const textIn = ({ locale, texts }: Language): Text => {
  const plurals = new Intl.PluralRules(locale)
  return (key, values) => {
    const count = values?.['count']
    const plural = typeof count === 'number' ? texts[`${key}_${plurals.select(count)}`] : undefined
    return interpolate(plural ?? texts[key] ?? key, values)
  }
}

interface Translator {
  readonly locale: Locale
  readonly text: Text
  readonly change: (language: Language) => void
}

const Context = createContext<Translator | null>(null)

interface TranslatorProviderProps {
  /** The language of the first render. */
  readonly first: Language
  readonly children: ReactNode
}

/** Gives the language to all components inside, and lets them change it. */
export const TranslatorProvider = ({ first, children }: TranslatorProviderProps) => {
  const [current, setCurrent] = useState(() => ({ locale: first.locale, text: textIn(first) }))
  const change = (next: Language) => setCurrent({ locale: next.locale, text: textIn(next) })
  return <Context value={{ ...current, change }}>{children}</Context>
}

export const useTranslator = (): Translator => {
  const translator = use(Context)
  if (!translator)
    throw new Error('Failed to translate: there is no language. Put <TranslatorProvider> around the app.')
  return translator
}

export const useText = (): Text => useTranslator().text
