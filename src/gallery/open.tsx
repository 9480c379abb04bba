import './gallery.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { BrowserRouter } from 'react-router-dom'
import { resources } from '#specs/messages/translate.ts'
import { firstLocale } from '../i18n/chosen-locale.ts'
import { startLanguage } from '../i18n/language.ts'
import type { Site } from '#specs/model/site.ts'
import { Gallery } from './gallery.tsx'

/** Renders the gallery in the language that the visitor chose. */
export const openGallery = (themes: { readonly [S in Site]: string }): void => {
  const locale = firstLocale('public')
  const texts = startLanguage(locale, resources, locale)
  const root = document.getElementById('root')
  if (!root) throw new Error('Failed to open the gallery: the page has no element "root". Add it to the html.')
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <BrowserRouter>
          <Gallery themes={themes} />
        </BrowserRouter>
      </I18nextProvider>
    </StrictMode>,
  )
}
