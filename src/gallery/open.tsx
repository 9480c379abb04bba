import './gallery.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { firstLocale } from '../i18n/chosen-locale.ts'
import { startLanguage } from '../i18n/language.ts'
import { TranslatorProvider } from '../i18n/translator.tsx'
import { Gallery } from './gallery.tsx'

/** Renders the gallery in the language that the visitor chose. */
export const openGallery = async (): Promise<void> => {
  const language = await startLanguage(firstLocale('public'))
  const root = document.getElementById('root')
  if (!root) throw new Error('Failed to open the gallery: the page has no element "root". Add it to the html.')
  createRoot(root).render(
    <StrictMode>
      <TranslatorProvider first={language}>
        <BrowserRouter>
          <Gallery />
        </BrowserRouter>
      </TranslatorProvider>
    </StrictMode>,
  )
}
