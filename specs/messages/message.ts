import type { Locale } from './locale.ts'

/** One text in each language. Places for values are written `{{name}}`. */
export type Message = { readonly [L in Locale]: string }

/** A table of texts: one row is one text in three languages; a missing language does not compile. */
export const messages = <const Keys extends string>(rows: { readonly [Key in Keys]: Message }) => rows

/** Values for the places of a text. */
export type Values = { readonly [name: string]: string | number }

/** A text with its places filled. A place without a value stays visible, so that the lack is seen. */
export const interpolate = (text: string, values: Values = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => (name in values ? String(values[name]) : place))
