import type { ByLocale } from '../model/locale.ts'

/** A table of texts by key. Placeholders are written `{{name}}`. A text that a complete language does not have is a compile error. */
export const messages = <const Rows extends { readonly [key: string]: ByLocale<string> }>(rows: Rows): Rows => rows
