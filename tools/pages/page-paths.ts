import type { Site } from '#specs/model/site.ts'

/** Whether a path has a file extension. If the file does not exist, the response is 404 and not a page. */
export const namesFile = (path: string) => /\.\w+$/.test(path)

/** The app that serves a path of a site: its own, or the component gallery. */
export const appOf = (site: Site, path: string) => (/^\/gallery\/?$/.test(path) ? 'gallery' : site)
