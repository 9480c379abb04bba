import type { Locale } from './locale.ts'

/** One text in each language. Placeholders are written `{{name}}`. */
export type Message = { readonly [L in Locale]: string }

/** A table of texts in three languages. A missing language is a compile error. */
export const messages = <const Keys extends string>(rows: { readonly [Key in Keys]: Message }) => rows

/** Values for the placeholders of a text. */
export type Values = { readonly [name: string]: string | number }

/** Fills the placeholders of a text. A placeholder without a value stays visible. */
export const interpolate = (text: string, values: Values = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => (name in values ? String(values[name]) : place))
