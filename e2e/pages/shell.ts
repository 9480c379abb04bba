import type { Locator, Page } from '@playwright/test'
import type { MessageKey } from '#specs/messages/i18n.ts'
import type { Locale, Site } from '../literals/sites.ts'
import { escapeRegExp, wordsOf, type Localized, type Words } from './words.ts'

const languages = { ko: '한국어', en: 'English', ja: '日本語' } as const

/** Header, menus, breadcrumb and footer of every page. */
export class Shell {
  readonly words: Words
  readonly banner: Locator
  readonly main: Locator
  readonly footer: Locator
  readonly h1: Locator
  readonly home: Locator
  readonly areas: Locator
  readonly breadcrumb: Locator
  readonly skipLink: Locator
  readonly signIn: Locator
  readonly phoneMenu: Locator
  readonly #page: Page
  readonly #locale: Locale
  readonly #site: Site

  constructor(page: Page, locale: Locale, site: Site) {
    const words = wordsOf(locale)
    this.#page = page
    this.#locale = locale
    this.#site = site
    this.words = words
    this.banner = page.getByRole('banner')
    this.main = page.getByRole('main')
    this.footer = page.getByRole('contentinfo')
    this.h1 = page.getByRole('heading', { level: 1 })
    this.home = this.banner.getByRole('link', { name: words(`brand.${site}`), exact: true })
    this.areas = this.banner.getByRole('navigation', { name: words('shell.areas') })
    this.breadcrumb = page.getByRole('navigation', { name: words('shell.breadcrumb') })
    this.skipLink = page.getByRole('link', { name: words('shell.skip') })
    this.signIn = this.banner.getByRole('link', { name: words('login.title') })
    this.phoneMenu = this.banner.getByRole('button', { name: words('shell.menu'), exact: true })
  }

  /** The document title of a page. */
  title(page: MessageKey | Localized): string {
    return `${typeof page === 'string' ? this.words(page) : page[this.#locale]} | ${this.words(`brand.${this.#site}`)}`
  }

  area(key: 'area.support' | 'area.myPage'): Locator {
    return this.areas.getByRole('button', { name: this.words(key) })
  }

  /** The button of the language menu. Its name depends on the current language. */
  languageMenu(current: Locale): Locator {
    const name = `${wordsOf(current)('shell.language')} ${languages[current]}`
    return this.banner.getByRole('button', { name, exact: true })
  }

  /** A language in the open menu. */
  language(locale: Locale): Locator {
    return this.banner.getByRole('button', { name: languages[locale], exact: true })
  }

  async changeLanguage(from: Locale, to: Locale) {
    await this.languageMenu(from).click()
    await this.language(to).click()
  }

  userMenu(name: string): Locator {
    return this.banner.getByRole('button', { name: new RegExp(`^${escapeRegExp(name)}$`) })
  }

  async signOut(name: string) {
    await this.userMenu(name).click()
    await this.banner.getByRole('button', { name: this.words('login.signOut') }).click()
  }

  /** The live region that announces a page change to screen readers. */
  announcement(text: string): Locator {
    return this.#page.getByRole('status').filter({ hasText: text })
  }
}
