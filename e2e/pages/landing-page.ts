import type { Locator, Page } from '@playwright/test'
import type { Locale } from '../literals/sites.ts'
import { wordsOf, type Words } from './words.ts'

/** The landing page of customer support. */
export class LandingPage {
  static readonly path = '/support'
  readonly words: Words
  readonly h1: Locator
  readonly search: Locator
  readonly popularWords: Locator
  readonly strip: Locator
  /** Links to notices; those that the strip does not show are hidden. */
  readonly notices: Locator
  readonly incidents: Locator
  readonly categories: Locator
  readonly questions: Locator
  readonly products: Locator
  readonly news: Locator
  readonly cards: Locator
  readonly #page: Page

  constructor(page: Page, locale: Locale) {
    this.#page = page
    this.words = wordsOf(locale)
    const main = page.getByRole('main')
    const region = (name: string) => main.getByRole('region', { name, exact: true })
    this.h1 = page.getByRole('heading', { level: 1 })
    this.search = main.getByRole('search').getByRole('textbox')
    this.popularWords = main.getByRole('navigation', { name: this.words('landing.keywords') })
    this.strip = region(this.words('notice.title'))
    this.notices = this.strip.locator('li a')
    this.incidents = region(this.words('menu.incidents'))
    this.categories = main.getByRole('navigation', { name: this.words('faq.list.tabs') })
    this.questions = main.locator('a[href^="/support/faq/all/"]')
    this.products = main.getByRole('navigation', { name: this.words('landing.faq.products') })
    this.news = main.getByRole('region', { name: this.words('news.title'), exact: true })
    this.cards = region(this.words('landing.cards')).getByRole('link')
  }

  async open(search = '') {
    await this.#page.goto(LandingPage.path + search)
  }

  /** The notice that the collapsed strip shows. */
  get shownNotice(): Locator {
    return this.notices.filter({ visible: true })
  }

  newsTab(type: 'RELS' | 'NEWSP'): Locator {
    return this.news.getByRole('tab', { name: this.words(`news.${type}`) })
  }
}
