/** Splits a URL into its path and its query without the question mark. */
export const splitUrl = (url: string) => {
  const queryStart = url.indexOf('?')
  if (queryStart < 0) return { path: url, search: '' }
  return { path: url.slice(0, queryStart), search: url.slice(queryStart + 1) }
}

/** Whether the percent-encoding of a path is valid UTF-8. */
export const isWellFormed = (path: string) => {
  if (!path.includes('%')) return path !== ''
  try {
    // The comparison uses the result: a bundler would drop the call as pure otherwise.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
