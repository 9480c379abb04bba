import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/limits.ts'
import type { Locale } from '../literals/sites.ts'
import { openAnew } from './open-in-app.ts'
import { failureIn, wordsOf, type Words } from './words.ts'

/** The page of an additional inquiry. By default, to the inquiry 61001. */
export class AdditionalPage {
  readonly words: Words
  readonly main: Locator
  readonly form: Locator
  readonly content: Locator
  readonly files: Locator
  readonly fileList: Locator
  readonly sendButton: Locator
  readonly alert: Locator
  readonly failure: Locator
  readonly sent: Locator
  readonly #page: Page

  constructor(page: Page, locale: Locale) {
    const words = wordsOf(locale)
    this.#page = page
    this.words = words
    this.main = page.getByRole('main')
    this.content = page.getByRole('textbox', { name: words('form.content.label'), exact: true })
    // Not the search of the page before, while the form is on its way.
    this.form = page.locator('form').filter({ has: this.content })
    this.files = page.getByRole('group', { name: words('form.attachFile.label') })
    this.fileList = page.getByRole('list', { name: words('form.attachFile.list') })
    this.sendButton = this.form.locator('button[type=submit]')
    this.alert = page.getByRole('alertdialog')
    this.failure = failureIn(page, words)
    this.sent = page.getByRole('heading', { name: words('additional.sent') })
  }

  async open(search = '?parentInquiryId=61001', code = 'GNRL_MBR_001') {
    await this.#page.goto(`/support/question/additional/${code}${search}`)
  }

  /** Leaves the page and opens it again, without loading the app again. */
  async go(search = '?parentInquiryId=61001', code = 'GNRL_MBR_001') {
    await openAnew(this.#page, this.words, `/support/question/additional/${code}${search}`)
  }

  /** Opens the page and waits for its form. */
  async visit(search?: string) {
    await this.open(search)
    await expect(this.sendButton).toBeVisible()
  }

  /** The value of a row of the summary. */
  fact(term: string): Locator {
    return this.#page
      .locator('dl > div')
      .filter({ has: this.#page.getByText(term, { exact: true }) })
      .locator('dd')
  }

  async attach(...files: readonly { name: string; mimeType: string; buffer: Buffer }[]) {
    await this.files.locator('input[type=file]').setInputFiles([...files])
  }
}
