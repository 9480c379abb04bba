import type { Locator, Page } from '@playwright/test'
import type { Locale } from '../literals/sites.ts'
import { wordsOf, type Words } from './words.ts'

/** The list of incidents, the log of one incident, and the strip above the inquiry. */
export class EventLogPage {
  readonly words: Words
  readonly names: Locator
  readonly ongoing: Locator
  readonly past: Locator
  /** The name of the incident on its own page. */
  readonly name: Locator
  readonly history: Locator
  readonly strip: Locator
  readonly alert: Locator
  readonly #page: Page

  constructor(page: Page, locale: Locale) {
    const words = wordsOf(locale)
    const main = page.getByRole('main')
    this.#page = page
    this.words = words
    this.names = main.getByRole('heading', { level: 3 }).getByRole('link')
    this.ongoing = page.getByRole('region', { name: words('eventLog.ongoing') })
    this.past = page.getByRole('region', { name: words('eventLog.past') })
    this.name = main.getByRole('heading', { level: 1 })
    this.history = page.getByRole('region', { name: words('eventLog.history') }).getByRole('listitem')
    this.strip = page.getByRole('region', { name: words('menu.incidents') })
    this.alert = page.getByRole('alertdialog')
  }

  async open(id: number | string) {
    await this.#page.goto(`/support/event-log/${id}`)
  }

  /** The value beside a label. */
  fact(
    label: 'status' | 'platform' | 'start' | 'targetRecovery' | 'realRecovery' | 'locations' | 'resources',
  ): Locator {
    const term = this.#page.getByRole('term').filter({ hasText: this.words(`eventLog.${label}`) })
    return this.#page.locator('dl > div').filter({ has: term }).getByRole('definition')
  }
}
