import type { Locator, Page } from '@playwright/test'
import type { Locale } from '../literals/sites.ts'
import { openInApp } from './open-in-app.ts'
import { wordsOf, type Words } from './words.ts'

/** The pages of the FAQ: categories, lists and search results. */
export class FaqPage {
  readonly words: Words
  readonly field: Locator
  readonly searchButton: Locator
  readonly chips: Locator
  readonly tabs: Locator
  /** The cards of the categories above the list at /support/faq. */
  readonly cards: Locator
  /** The visible questions; each is a button that opens its answer. */
  readonly questions: Locator
  /** How many questions there are. */
  readonly total: Locator
  readonly paths: Locator
  readonly pathsToggle: Locator
  readonly product: Locator
  readonly more: Locator
  readonly pages: Locator
  readonly marks: Locator
  readonly retry: Locator
  readonly #page: Page

  constructor(page: Page, locale: Locale) {
    const words = wordsOf(locale)
    const main = page.getByRole('main')
    this.#page = page
    this.words = words
    this.field = page.getByRole('textbox', { name: words('faq.search.title') })
    this.searchButton = page.getByRole('search').getByRole('button', { name: words('list.search') })
    this.chips = page.getByRole('list', { name: words('faq.search.chips') }).getByRole('link')
    this.tabs = page.getByRole('navigation', { name: words('faq.list.tabs') }).getByRole('link')
    this.cards = main.getByRole('list', { name: words('faq.list.tabs'), exact: true })
    this.questions = main.getByRole('heading', { level: 2 }).getByRole('button')
    this.total = page.locator('#faq-total')
    this.paths = page.getByRole('region', { name: words('faq.search.paths') })
    this.pathsToggle = this.paths.getByRole('button')
    this.product = page.getByRole('combobox', { name: words('faq.product.label') })
    this.more = page.getByRole('button', { name: words('faq.list.more') })
    this.pages = page.getByRole('navigation', { name: words('faq.list.page') })
    this.marks = main.locator('mark')
    this.retry = main.getByRole('button', { name: words('error.retry') })
  }

  /** Opens a list and waits for its first question. */
  async open(path = '/all') {
    await this.goto(path)
    await this.questions.first().waitFor()
  }

  async goto(path: string) {
    await this.#page.goto(`/support/faq${path}`)
  }

  /** Goes to a list without loading the page again. */
  async openInApp(path: string) {
    await openInApp(this.#page, `/support/faq${path}`)
  }

  question(title: string): Locator {
    return this.questions.filter({ hasText: title })
  }

  /** The answer of an open question. */
  answer(title: string): Locator {
    return this.#page.getByRole('listitem').filter({ has: this.#page.getByRole('button').filter({ hasText: title }) })
  }

  async search(keyword: string) {
    await this.field.fill(keyword)
    await this.field.press('Enter')
  }

  /** Chooses a product in the drop-down list. */
  async choose(product: string) {
    await this.product.click()
    await this.#page.getByRole('option', { name: product, exact: true }).click()
  }
}
