import type { Locator, Page } from '@playwright/test'
import type { Locale } from '../literals/sites.ts'
import { wordsOf, type Words } from './words.ts'

/** The chatbot window, and the alert of the page that opens it. */
export class ChatbotPage {
  readonly words: Words
  readonly log: Locator
  readonly strip: Locator
  readonly hideButton: Locator
  readonly showButton: Locator
  readonly quickReplies: Locator
  readonly field: Locator
  readonly askButton: Locator
  /** The titles of the FAQ items in the answers. */
  readonly titles: Locator
  readonly formLink: Locator
  /** The link from an answer to the FAQ search with the same keyword. */
  readonly allLink: Locator
  /** The alert of the opening page when the browser blocked the window. */
  readonly blocked: Locator
  readonly #page: Page

  constructor(page: Page, locale: Locale) {
    const words = wordsOf(locale)
    this.#page = page
    this.words = words
    this.log = page.getByRole('log', { name: words('chatbot.conversation') })
    this.strip = page.getByRole('region', { name: words('chatbot.quickReplies') })
    this.hideButton = page.getByRole('button', { name: words('chatbot.hideQuickReplies') })
    this.showButton = page.getByRole('button', { name: words('chatbot.showQuickReplies') })
    this.quickReplies = this.strip.getByRole('listitem').getByRole('button')
    this.field = page.getByRole('textbox', { name: words('chatbot.ask') })
    this.askButton = page.getByRole('button', { name: words('chatbot.send') })
    this.titles = this.log.locator('summary')
    this.formLink = this.log.getByRole('link', { name: words('chatbot.toForm') })
    this.allLink = this.log.getByRole('link', { name: /모두 보기|View all|すべて見る/ })
    this.blocked = page.getByRole('alertdialog', { name: words('error.popup.title') })
  }

  /** Opens the chatbot in the current page. */
  async open() {
    await this.#page.goto('/chatbot')
    await this.log.waitFor()
  }

  async ask(question: string) {
    await this.field.fill(question)
    await this.field.press('Enter')
  }
}
