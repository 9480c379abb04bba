import { normalized } from '#specs/rules/normalized.ts'

/** ASCII name for clients that do not support `filename*`; only characters that cannot break the header. */
const fallback = (name: string) => normalized(name, 'NFC').replace(/[^\w.()\- ]/g, '_')

/** Percent-encoded UTF-8 except for letters, digits and a few characters (RFC 8187). */
const extended = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Value of the Content-Disposition header for a download with this file name (RFC 6266). */
export const contentDisposition = (name: string): string =>
  `attachment; filename="${fallback(name)}"; filename*=UTF-8''${extended(name)}`
