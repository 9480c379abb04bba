import type { Locator, Page } from '@playwright/test'
import type { Locale } from '../support/deployment.ts'
import { wordsOf, type Words } from './words.ts'

/** The page that lists the inquiries of the signed-in user. */
export class MyQuestionsPage {
  static readonly path = '/mypage/myquestion/all'
  readonly words: Words
  readonly heading: Locator
  /** The rows of the table without the header row. */
  readonly rows: Locator
  readonly pages: Locator
  readonly retry: Locator
  readonly #page: Page

  constructor(page: Page, locale: Locale) {
    this.#page = page
    this.words = wordsOf(locale)
    this.heading = page.getByRole('heading', { level: 1, name: this.words('myQuestion.title') })
    this.rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
    this.pages = page.getByRole('navigation', { name: this.words('myQuestion.page') })
    this.retry = page.getByRole('button', { name: this.words('error.retry') })
  }

  async open(search = '') {
    await this.#page.goto(MyQuestionsPage.path + search)
  }

  row(title: string | RegExp): Locator {
    return this.rows.filter({ has: this.#page.getByRole('cell', { name: title, exact: true }) })
  }

  cell(title: string | RegExp, text: string): Locator {
    return this.row(title).getByRole('cell', { name: text, exact: true })
  }
}
