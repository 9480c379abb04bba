import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { createI18n } from '#specs/messages/i18n.ts'
import type { Namespace } from '#specs/messages/index.ts'
import { locales, type Locale } from '#specs/model/locale.ts'
import { resources } from '#specs/messages/translate.ts'
import type { SiteConfig } from '../site.ts'
import { screenReady, screenTexts } from './router/load-screen.tsx'
import { Root } from './root.tsx'

const textsOf = Object.fromEntries(locales.map((locale) => [locale, createI18n(locale, resources)]))

export interface PageRequest {
  readonly site: SiteConfig
  readonly locale: Locale
  /** Path without a query. */
  readonly path: string
}

/** A page while its data is loading, which the browser shows until the scripts have arrived. */
export interface RenderedPage {
  /** HTML of the page. */
  readonly html: string
  readonly title: string
  readonly description: string
  /** Source of its screen in `src/app/screens`; undefined for the not-found page. */
  readonly file: string | undefined
  /** The namespaces of its texts, besides `common`. */
  readonly namespaces: readonly Namespace[]
}

/** Renders a page as React renders it first in the browser: nobody is known to be signed in, and no data is loaded. */
export const renderPage = async ({ site, locale, path }: PageRequest): Promise<RenderedPage> => {
  await screenReady(path)
  const texts = textsOf[locale]!
  const html = renderToString(
    <Root
      site={site}
      texts={texts}
      queryClient={new QueryClient()}
      router={(app) => <StaticRouter location={path}>{app}</StaticRouter>}
    />,
  )
  const { title, description, file, namespaces } = screenTexts(path, site.site)
  return {
    html,
    title: `${texts.t(title)} | ${texts.t(`brand.${site.site}`)}`,
    description: texts.t(description, { ns: 'myPage' }),
    file,
    namespaces,
  }
}
