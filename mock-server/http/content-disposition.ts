import { normalized } from '#specs/rules/normalized.ts'

/**
 * ASCII name for clients that do not support `filename*`; only characters that cannot break the header. With a number
 * if characters were replaced: several Korean names would become the same underscores.
 */
const fallback = (name: string, number: number | string) => {
  const ascii = normalized(name, 'NFC').replace(/[^\w.()\- ]/g, '_')
  return ascii === name ? name : ascii.replace(/(?=\.\w{1,10}$)|$/, `-${number}`)
}

/** Percent-encoded UTF-8 except for letters, digits and a few characters (RFC 8187). */
const extended = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/**
 * Value of the Content-Disposition header for a download with this file name (RFC 6266). `number` distinguishes the file
 * from others.
 */
export const contentDisposition = (name: string, number: number | string): string =>
  `attachment; filename="${fallback(name, number)}"; filename*=UTF-8''${extended(name)}`
