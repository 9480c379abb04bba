/** Splits a URL into its path and its query without the question mark. */
export const splitUrl = (url: string) => {
  const queryStart = url.indexOf('?')
  if (queryStart < 0) return { path: url, search: '' }
  return { path: url.slice(0, queryStart), search: url.slice(queryStart + 1) }
}
