/** The script of the site, after those of the page. */
const entry = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(-1)?.getAttribute('src')

/**
 * Whether this document is older than the build on the server, whose files have other names then. Called when a file
 * could not be loaded: an outdated page needs a reload, any other a retry.
 */
export const isOutdated = async (): Promise<boolean> => {
  const src = entry()
  // The dev server's files keep their names.
  if (!src || import.meta.env.DEV) return false
  try {
    const response = await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } })
    const html = await response.text()
    return response.ok && html.includes('type="module"') && !html.includes(src)
  } catch {
    return false
  }
}
