import type { Locator, Page } from '@playwright/test'
import type { MessageKey } from '#specs/messages/i18n.ts'
import type { Locale } from '../literals/sites.ts'
import { ArticlePage } from './article-page.ts'

/** The list of service news, and the page of one item. */
export class NewsPage extends ArticlePage {
  readonly cards: Locator
  readonly pages: Locator
  /** The links to the lists of each type. */
  readonly tabs: Locator
  readonly products: Locator
  /** The field that filters the list by products, and those that are chosen. */
  readonly productFilter: Locator
  readonly chosenProducts: Locator

  constructor(page: Page, locale: Locale) {
    super(page, locale)
    this.cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
    this.pages = page.getByRole('navigation', { name: this.words('myQuestion.page') })
    this.tabs = page.getByRole('navigation', { name: this.words('news.types') }).getByRole('link')
    this.productFilter = page.getByRole('combobox', { name: this.words('news.product.label'), exact: true })
    // Each has a button that removes it.
    this.chosenProducts = page.locator('[data-field="news-products"]').getByRole('toolbar').locator('> :has(button)')
    this.products = page.getByRole('region', { name: this.words('news.products') })
  }

  async openList(search = '') {
    await this.page.goto(`/intro/news${search}`)
  }

  async open(serviceNewsNo: number | string) {
    await this.page.goto(`/intro/news/${serviceNewsNo}`)
  }

  tab(key: MessageKey): Locator {
    return this.tabs.and(this.page.getByRole('link', { name: this.words(key), exact: true }))
  }
}
