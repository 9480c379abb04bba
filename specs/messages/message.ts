import type { ByLocale } from './locale.ts'

/** One text in each language. Placeholders are written `{{name}}`. */
export type Message = ByLocale<string>

/** A table of texts. A text that a complete language does not have is a compile error. */
export const messages = <const Rows extends { readonly [key: string]: Message }>(rows: Rows): Rows => rows
