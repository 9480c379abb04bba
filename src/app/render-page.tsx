import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import en from 'virtual:messages/en'
import enForm from 'virtual:messages/en/inquiryForm'
import enMyPage from 'virtual:messages/en/myPage'
import enSurvey from 'virtual:messages/en/survey'
import ja from 'virtual:messages/ja'
import jaForm from 'virtual:messages/ja/inquiryForm'
import jaMyPage from 'virtual:messages/ja/myPage'
import jaSurvey from 'virtual:messages/ja/survey'
import ko from 'virtual:messages/ko'
import koForm from 'virtual:messages/ko/inquiryForm'
import koMyPage from 'virtual:messages/ko/myPage'
import koSurvey from 'virtual:messages/ko/survey'
import type { Locale } from '#specs/messages/locale.ts'
import { textIn } from '../i18n/translator.tsx'
import type { SiteConfig } from '../site.ts'
import { screenReady, screenTexts } from './router/load-screen.tsx'
import { Root } from './root.tsx'

const texts = {
  ko: { ...ko, ...koForm, ...koMyPage, ...koSurvey },
  en: { ...en, ...enForm, ...enMyPage, ...enSurvey },
  ja: { ...ja, ...jaForm, ...jaMyPage, ...jaSurvey },
}

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
  /** Path of its row in the route table; undefined for the not-found page. */
  readonly route: string | undefined
}

/** Renders a page as React renders it first in the browser: nobody is known to be signed in, and no data is loaded. */
export const renderPage = async ({ site, locale, path }: PageRequest): Promise<RenderedPage> => {
  await screenReady(path)
  const language = { locale, texts: texts[locale] }
  const html = renderToString(
    <Root
      site={site}
      language={language}
      queryClient={new QueryClient()}
      router={(app) => <StaticRouter location={path}>{app}</StaticRouter>}
    />,
  )
  const { title, description, route } = screenTexts(path, site.site)
  const text = textIn(language)
  return { html, title: `${text(title)} | ${text(`brand.${site.site}`)}`, description: text(description), route }
}
