import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/limits.ts'
import type { Locale } from '../literals/sites.ts'
import { openInApp } from './open-in-app.ts'
import { returnToTab } from './return-to-tab.ts'
import { wordsOf, type Words } from './words.ts'

/** What the screens of my page have in common. */
export class MyPage {
  readonly words: Words
  readonly main: Locator
  /** The items of the menu of my page, in order. */
  readonly items: Locator
  readonly months: Locator
  readonly #page: Page

  constructor(page: Page, locale: Locale) {
    this.#page = page
    this.words = wordsOf(locale)
    this.main = page.getByRole('main')
    this.items = this.main.getByRole('navigation', { name: this.words('area.myPage'), exact: true }).getByRole('link')
    this.months = this.main.getByRole('combobox', { name: this.words('myPage.month'), exact: true })
  }

  async open(path: string) {
    await this.#page.goto(`/mypage${path}`)
  }

  /** Opens a path without loading the page again. */
  async go(path: string) {
    await openInApp(this.#page, `/mypage${path}`)
  }

  /** Chooses a month by its name. */
  async chooseMonth(name: string) {
    await this.months.click()
    await this.#page.getByRole('option', { name, exact: true }).click()
  }

  /** Leaves a page whose requests would fail after the roles of the user have changed. */
  async leave() {
    await this.go('/manage/password')
    await expect(this.main.locator('#newPassword')).toBeVisible()
  }

  /** Makes the page ask again who is signed in, as it does when the visitor comes back to its tab. */
  async comeBack() {
    await returnToTab(this.#page)
  }

  table(name: string): Locator {
    return this.main.getByRole('table', { name, exact: true })
  }

  /** The rows of a table without its head, each with its cells in order. */
  rows(name: string): Locator {
    return this.table(name).locator('tbody tr, tfoot tr')
  }

  /** The value of a name in a list of names and values. */
  value(name: string): Locator {
    const term = this.#page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })
    return this.main.locator('dl > div').filter({ has: term }).getByRole('definition')
  }

  /** The charts, which screen readers do not see. */
  get charts(): Locator {
    return this.main.locator('[aria-hidden="true"]').filter({ has: this.#page.locator('svg rect') })
  }
}
