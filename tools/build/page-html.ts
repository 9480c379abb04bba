import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#specs/model/locale.ts'
import type { RenderedPage } from '#src/app/render-page.tsx'
import { readManifest, scriptsOf } from './manifest.ts'
import { pageModules } from './namespaces.ts'
import { startNotice } from './start-notice.ts'

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The styles stay in the page, which saves a round trip before the first paint. */
const withStyles = (html: string, dist: string) =>
  html.replace(
    /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g,
    (_, file: string) =>
      `<style>${readFileSync(join(dist, file), 'utf8').replaceAll('url(./', 'url(/assets/')}</style>`,
  )

/** Scripts must not delay the text that is already in the page. */
const atLowPriority = (html: string) =>
  html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')

interface Rendered extends RenderedPage {
  readonly locale: Locale
  /** Path of the page in the route table, or `anyPath`. */
  readonly route: string
}

interface PageScripts {
  /** URLs of the scripts of the page, which run before that of the site. */
  readonly scripts: readonly string[]
  /** URLs of what they import. */
  readonly imported?: Iterable<string>
}

/** Puts a rendered page into the HTML of its site, with the scripts that take it over. */
export const fillPage = (page: string, rendered: Rendered, { scripts, imported = [] }: PageScripts): string => {
  const { html, title, description, locale, route, file } = rendered
  const siteScript = page.lastIndexOf('<script type="module"')
  const added = [
    ...scripts.map((url) => `<script type="module" crossorigin src="${url}"></script>`),
    ...Array.from(imported, (url) => `<link rel="modulepreload" crossorigin href="${url}">`),
  ]
  const head = [
    `<meta name="description" content="${escaped(description)}">`,
    file === undefined ? '<meta name="robots" content="noindex">' : '',
    '</head>',
  ]
  const root = `<div id="root" data-route="${escaped(route)}" data-locale="${locale}" data-scripts="${scripts.length}">${html}</div>`
  return atLowPriority(page.slice(0, siteScript) + added.join('') + page.slice(siteScript))
    .replace(/<html lang="\w+">/, `<html lang="${locale}" data-fonts="system">`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => head.join(''))
    .replace('<div id="root"></div>', () => root)
}

/** Makes the HTML of the pages of an app from its built page. */
export const pageHtml = (dist: string, app: string) => {
  const manifest = readManifest(dist)
  const built = withStyles(readFileSync(join(dist, 'apps', app, 'index.html'), 'utf8'), dist)
  return (rendered: Rendered): string => {
    const needed = pageModules(rendered.locale, rendered).map((module) => scriptsOf(manifest, module))
    const scripts = needed.map(([script]) => script!)
    const imported = new Set(needed.flat())
    for (const url of imported) if (scripts.includes(url) || built.includes(`"${url}"`)) imported.delete(url)
    return fillPage(built.replace(startNotice(), startNotice([rendered.locale])), rendered, { scripts, imported })
  }
}
