import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { locales, type Locale } from '#specs/model/locale.ts'
import { sites, type Site } from '#specs/model/site.ts'
import { anyPath } from '#src/app/router/start-page.ts'
import type * as Renderer from '#apps/render.ts'
import type { BuiltPage } from '#src/app/built-pages.ts'
import { compressed } from './compress.ts'
import { pageHtml } from './page-html.ts'

/** The path of the not-found page, which no screen has. */
const notFound = '/404'

/** A page in `pages/<site>/<language>`. */
export interface PageFile {
  /** As Express matches it. */
  readonly route: string
  readonly params: BuiltPage['params']
  /** Without its extension. */
  readonly file: string
  /** For `ETag`. */
  readonly hashes: { readonly [L in Locale]: string }
}

/** What `pages/index.json` has. */
export type PageIndex = { readonly [S in Site]: { readonly pages: readonly PageFile[]; readonly notFound: PageFile } }

/** What `apps/render.ts` exports, as it was built into a folder. */
const loadRenderer = async (dist: string) =>
  (await import(pathToFileURL(join(dist, 'server', 'render.mjs')).href)) as typeof Renderer

const write = async (file: string, content: string | Buffer) => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** Pages are many, and the best compression takes ten times as long for a few hundred bytes. */
const quality = 9

/** Says what the build does; in a terminal on one line. */
export const say = (text: string): void => {
  process.stdout.write(process.stdout.isTTY ? `\r\u001B[K${text}` : `${text}\n`)
}

/** Writes each page of the sites in each language, with compressed copies and an index. */
export const writePages = async (dist: string): Promise<void> => {
  const { render, pagesOfSite } = await loadRenderer(dist)
  const total = sites.reduce((sum, site) => sum + pagesOfSite(site).length + 1, 0)
  let written = 0
  const writeSite = async (site: Site) => {
    const htmlOf = pageHtml(dist, site)
    const writePage = async ({ route, params, path }: BuiltPage): Promise<PageFile> => {
      const file = path === '/' ? '/index' : path
      const hashes = locales.map(async (locale) => {
        const html = Buffer.from(htmlOf({ ...(await render({ site, locale, path })), locale, route }))
        const { br, gzip } = await compressed(html, quality)
        const name = join(dist, 'pages', site, locale, `${file}.html`)
        await Promise.all([write(name, html), write(`${name}.br`, br), write(`${name}.gz`, gzip)])
        return [locale, createHash('sha256').update(html).digest('base64url').slice(0, 16)]
      })
      const made = Object.fromEntries(await Promise.all(hashes)) as PageFile['hashes']
      written += 1
      if (process.stdout.isTTY || written % 10 === 0) say(`Building page ${written} of ${total} …`)
      return { route, params, file, hashes: made }
    }
    const pages = await Promise.all(pagesOfSite(site).map(writePage))
    return [site, { pages, notFound: await writePage({ route: notFound, params: {}, path: notFound }) }]
  }
  const index = Object.fromEntries(await Promise.all(sites.map(writeSite)))
  await write(join(dist, 'pages', 'index.json'), JSON.stringify(index))
}

/**
 * Writes the Korean pages of a site where a static host finds them: each as the index of its folder, so that any host
 * serves it, and `404.html` for the pages of records and for unknown paths.
 */
export const writeStaticPages = async (dist: string, site: Site, renderer: string): Promise<void> => {
  const { render, pagesOfSite } = await loadRenderer(renderer)
  const htmlOf = pageHtml(dist, site)
  const writePage = async (route: string, path: string, file: string) =>
    write(join(dist, file), htmlOf({ ...(await render({ site, locale: 'ko', path })), locale: 'ko', route }))
  const pages = pagesOfSite(site).filter(({ path }) => !path.split('/').includes('-'))
  await Promise.all(pages.map(({ route, path }) => writePage(route, path, join(path, 'index.html'))))
  await writePage(anyPath, anyPath, '404.html')
}
