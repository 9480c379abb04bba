import type { Locator, Page } from '@playwright/test'
import type { Locale } from '../literals/sites.ts'
import { wordsOf, type Words } from './words.ts'

/** The pages of the inquiries of the signed-in user: their lists, and one inquiry. */
export class MyQuestionsPage {
  static readonly path = '/mypage/myquestion/all'
  readonly words: Words
  readonly heading: Locator
  /** The rows of the table without the header row. */
  readonly rows: Locator
  readonly pages: Locator
  readonly retry: Locator
  /** The links to the lists of each type. */
  readonly types: Locator
  readonly filters: Locator
  readonly #page: Page

  constructor(page: Page, locale: Locale) {
    this.#page = page
    this.words = wordsOf(locale)
    this.heading = page.getByRole('heading', { level: 1, name: this.words('myQuestion.title') })
    this.rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
    this.pages = page.getByRole('navigation', { name: this.words('myQuestion.page'), exact: true })
    this.retry = page.getByRole('button', { name: this.words('error.retry') })
    this.types = page.getByRole('navigation', { name: this.words('myQuestion.types') }).getByRole('link')
    this.filters = page.getByRole('search', { name: this.words('myQuestion.filter') })
  }

  async open(search = '') {
    await this.#page.goto(MyQuestionsPage.path + search)
  }

  async openInquiry(type: string, inquiryId: number) {
    await this.#page.goto(`/mypage/myquestion/${type}/${inquiryId}`)
  }

  /** A row by its title, which may be followed by badges. */
  row(title: string | RegExp): Locator {
    const name = typeof title === 'string' ? title : undefined
    const header = this.#page.getByRole('rowheader')
    return this.rows.filter({
      has: name === undefined ? header.filter({ hasText: title }) : this.#page.getByRole('link', { name, exact: true }),
    })
  }

  /** All cells of a row in order, its title too. */
  cells(row: Locator): Locator {
    return row.locator('[role="cell"], [role="rowheader"]')
  }

  cell(title: string | RegExp, text: string): Locator {
    return this.row(title).getByRole('cell', { name: text, exact: true })
  }

  /** Fills in filters and applies them. */
  async filter(values: {
    readonly status?: string
    readonly from?: string
    readonly to?: string
    readonly text?: string
  }) {
    const { status, from, to, text } = values
    if (status !== undefined) {
      await this.filters.getByRole('combobox').click()
      await this.#page.getByRole('option', { name: status, exact: true }).click()
    }
    if (from !== undefined) await this.filters.getByLabel(this.words('myQuestion.filter.from')).fill(from)
    if (to !== undefined) await this.filters.getByLabel(this.words('myQuestion.filter.to')).fill(to)
    if (text !== undefined) await this.filters.getByLabel(this.words('myQuestion.filter.keyword')).fill(text)
    await this.filters.getByRole('button', { name: this.words('myQuestion.filter.apply') }).click()
  }

  /** A message of the conversation, by its heading. */
  message(heading: string): Locator {
    return this.#page.getByRole('article', { name: heading, exact: true })
  }
}
