import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales, type Locale } from '#specs/model/locale.ts'
import type { Site } from '#specs/model/site.ts'
import type { RenderedPage } from '#src/app/render-page.tsx'
import { facesFor, facesOf } from './fonts.ts'
import { fontStyles, readManifest, scriptsOf } from './page-files.ts'
import { startNotice } from './start-notice.ts'

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The same page in each language, for search engines, which read absolute URLs only. */
const alternates = (url: string) =>
  locales.map((locale) => `<link rel="alternate" hreflang="${locale}" href="${escaped(url)}?lang=${locale}">`).join('')

/** Scripts must not delay the styles and the text that are already in the page. */
const atLowPriority = (html: string) =>
  html.replace(/<(script type="module"|link rel="(?:modulepreload|preload)")/g, '<$1 fetchpriority="low"')

/** Styles of a build for use in a page: their addresses are relative to the file. */
const readStyles = (dist: string, file: string) =>
  readFileSync(join(dist, file), 'utf8').replaceAll('url(./', 'url(/assets/')

/**
 * Splits a built page into what it shows and what it loads. The styles stay in the page, which saves a round trip before
 * the first paint. Their links, the scripts and the preloads of these are loaded later. The links are disabled; they tell
 * Vite's loader that these files are there.
 */
const splitPage = (html: string, dist: string) => {
  const loaded: string[] = []
  const shown = html.replace(
    /<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g,
    (tag) => {
      const [, href] = /rel="stylesheet" crossorigin href="([^"]+)"/.exec(tag) ?? []
      loaded.push(href ? `<link rel="stylesheet" href="${href}" disabled>` : tag)
      return href ? `<style>${readStyles(dist, href)}</style>` : ''
    },
  )
  return { shown, loaded: loaded.join('') }
}

const withoutTags = (html: string) => html.replace(/<[^<>]*>/g, '')

interface Address {
  readonly locale: Locale
  /** `https://support.example`. */
  readonly origin: string
  /** Encoded path without a query. */
  readonly path: string
}

/** Makes the HTML of a site's pages from its built page: `pageHtml(dist, 'gov')(rendered, address)`. */
export const pageHtml = (dist: string, site: Site) => {
  const manifest = readManifest(dist)
  const { shown, loaded } = splitPage(readFileSync(join(dist, 'apps', site, 'index.html'), 'utf8'), dist)
  const facesIn = Object.fromEntries(
    locales.map((locale) => [locale, facesOf(readStyles(dist, fontStyles(manifest, locale)))]),
  ) as { readonly [L in Locale]: ReturnType<typeof facesOf> }
  return ({ html, title, description, route }: RenderedPage, { locale, origin, path }: Address): string => {
    const preloads = scriptsOf(manifest, site, route, locale)
      .filter((file) => !loaded.includes(`href="${file}"`))
      .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
    const fonts = facesFor(facesIn[locale], withoutTags(html)).map(
      ({ url }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`,
    )
    const head = [
      `<meta name="description" content="${escaped(description)}">`,
      route === undefined ? '<meta name="robots" content="noindex">' : alternates(origin + path),
      `<template id="loaded-later">`,
      ...[loaded, ...preloads, `<link rel="stylesheet" crossorigin href="${fontStyles(manifest, locale)}">`, ...fonts],
      '</template>',
    ].join('')
    // Replaced by functions, because "$" has a meaning in replacement texts.
    return atLowPriority(
      shown
        .replace(/<html lang="\w+">/, `<html lang="${locale}" data-fonts="system">`)
        .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
        .replace('</head>', () => `${head}</head>`)
        .replace(startNotice(locales), () => startNotice([locale]))
        .replace(
          '<div id="root"></div>',
          () => `<div id="root" data-static="${locale} ${escaped(path)}">${html}</div>`,
        ),
    )
  }
}
