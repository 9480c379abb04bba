/**
 * A path whose letters, digits and `-._~` are not percent-encoded. Encoded or not, it is the same path (RFC 3986, section
 * 6.2.2.2).
 */
export const plainPath = (path: string): string =>
  path.includes('%') ? path.replace(/%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi, decodeURIComponent) : path

/** Splits a URL into its path, see `plainPath`, and its query without the question mark. */
export const splitUrl = (url: string) => {
  const queryStart = url.indexOf('?')
  if (queryStart < 0) return { path: plainPath(url), search: '' }
  return { path: plainPath(url.slice(0, queryStart)), search: url.slice(queryStart + 1) }
}
