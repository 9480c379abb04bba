import type { Locator, Page } from '@playwright/test'
import type { Locale } from '../literals/sites.ts'
import { wordsOf, type Words } from './words.ts'

/** The login page, which lists the accounts. */
export class LoginPage {
  readonly words: Words
  readonly heading: Locator
  readonly failure: Locator
  readonly #page: Page

  constructor(page: Page, locale: Locale) {
    this.#page = page
    this.words = wordsOf(locale)
    this.heading = page.getByRole('heading', { level: 1, name: this.words('login.title') })
    this.failure = page.getByRole('alert').filter({ hasText: this.words('login.failed') })
  }

  /** @param returnUrl the unescaped return URL */
  async open(returnUrl?: string) {
    await this.#page.goto(returnUrl === undefined ? '/login' : `/login?returnUrl=${encodeURIComponent(returnUrl)}`)
  }

  account(email: string): Locator {
    return this.accounts.filter({ hasText: email })
  }

  get accounts(): Locator {
    return this.#page.getByRole('main').getByRole('listitem').getByRole('button')
  }

  async signIn(email: string) {
    await this.account(email).click()
  }
}
