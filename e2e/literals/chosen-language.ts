import type { BrowserContext } from '@playwright/test'
import { pagesOf } from '../mock-client/deployment.ts'
import { sites, type Locale } from './sites.ts'

/** The browser's own language by the language that the visitor has chosen: another one, so that it cannot pass for it. */
export const browserLocales: { readonly [L in Locale]: string } = { ko: 'en-GB', en: 'ja-JP', ja: 'ko-KR' }

/** Makes the pages of a context those of a visitor who has chosen a language before. */
export const chooseLanguage = async (context: BrowserContext, language: Locale): Promise<void> => {
  await context.addCookies(sites.map((site) => ({ name: `locale-${site}`, value: language, url: pagesOf(site) })))
  await context.addInitScript((chosen) => {
    // Only on the first load, so that a language chosen in the test is kept.
    if (location.protocol.startsWith('http') && !localStorage.getItem('locale')) localStorage.setItem('locale', chosen)
  }, language)
}
