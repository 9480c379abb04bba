import type { Locator, Page } from '@playwright/test'
import type { Locale } from '../literals/sites.ts'
import { wordsOf, type Words } from './words.ts'

/** The page of one article, such as a notice, a news item or an FAQ item. */
export class ArticlePage {
  readonly words: Words
  readonly page: Page
  readonly heading: Locator
  readonly content: Locator
  /** The alert that the article exists in Korean only. */
  readonly koreanOnly: Locator
  readonly copyLink: Locator
  readonly print: Locator
  readonly back: Locator
  readonly neighbours: Locator
  readonly downloads: Locator
  /** The alert of a failed download. */
  readonly failedDownload: Locator

  constructor(page: Page, locale: Locale) {
    this.page = page
    this.words = wordsOf(locale)
    const main = page.getByRole('main')
    this.heading = page.getByRole('heading', { level: 1 })
    this.content = main.getByRole('article')
    this.koreanOnly = main.getByText(this.words('article.onlyInKorean'))
    this.copyLink = main.getByRole('button', { name: this.words('article.copyLink') })
    this.print = main.getByRole('button', { name: this.words('article.print') })
    this.back = main.getByRole('link', { name: this.words('article.back') })
    this.neighbours = main.getByRole('navigation', { name: this.words('article.neighbours') })
    this.downloads = main.getByRole('button', { name: new RegExp(this.words('file.download')) })
    this.failedDownload = main.getByRole('alert')
  }

  download(name: string): Locator {
    return this.page.getByRole('button', { name: this.words('file.downloadNamed', { name }) })
  }

  /** Calls of `window.print()` since the page was opened. Call `watchPrinting` before. */
  printed = () => this.page.evaluate(() => (window as unknown as { printed?: number }).printed ?? 0)

  async watchPrinting() {
    await this.page.addInitScript(() => {
      const counter = window as unknown as { printed?: number }
      window.print = () => {
        counter.printed = (counter.printed ?? 0) + 1
      }
    })
  }
}
