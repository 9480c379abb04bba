import type { Locator, Page } from '@playwright/test'
import type { Locale } from '../literals/sites.ts'
import { wordsOf, type Words } from './words.ts'

/** The library, a page with files to download. */
export class LibraryPage {
  readonly words: Words
  readonly page: Page
  readonly groups: Locator
  /** All download buttons. */
  readonly buttons: Locator
  readonly failure: Locator

  constructor(page: Page, locale: Locale) {
    this.page = page
    this.words = wordsOf(locale)
    const main = page.getByRole('main')
    this.groups = main.getByRole('region')
    this.buttons = main.getByRole('button', { name: new RegExp(this.words('file.download')) })
    this.failure = main.getByRole('alert')
  }

  async open(search = '') {
    await this.page.goto(`/support/library${search}`)
  }

  group(heading: string): Locator {
    return this.page.getByRole('region', { name: heading, exact: true })
  }

  /** An item, by the heading of its title. */
  item(title: string): Locator {
    return this.groups
      .getByRole('rowgroup')
      .filter({ has: this.page.getByRole('heading', { level: 3, name: title, exact: true }) })
  }

  download(name: string): Locator {
    return this.page.getByRole('button', { name: this.words('file.downloadNamed', { name }), exact: true })
  }
}
