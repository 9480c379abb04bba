/** What a client that knows no UTF-8 names shows: signs that cannot break the header, and the ending. */
const fallback = (name: string) => name.normalize('NFC').replace(/[^\w.()\- ]/g, '_')

/** RFC 8187: everything but letters, digits and a few signs as bytes of UTF-8. */
const extended = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Content-Disposition of a file to be saved under this name (RFC 6266). */
export const contentDisposition = (name: string): string =>
  `attachment; filename="${fallback(name)}"; filename*=UTF-8''${extended(name)}`
