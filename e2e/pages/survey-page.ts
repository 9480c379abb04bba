import type { Locator, Page } from '@playwright/test'
import type { Locale } from '../literals/sites.ts'
import { openAnew } from './open-in-app.ts'
import { wordsOf, type Words } from './words.ts'

/** The address of the survey about answer 77001 to inquiry 51234. */
const surveyAddress = (overrides: Readonly<Record<string, string | undefined>> = {}): string => {
  const query = Object.entries({ inquiryId: '51234', answerId: '77001', ...overrides })
  const given = query.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return `/support/satisfaction?${new URLSearchParams(given).toString()}`
}

/** The satisfaction survey. */
export class SurveyPage {
  readonly words: Words
  readonly form: Locator
  readonly scores: Locator
  readonly comment: Locator
  readonly sendButton: Locator
  readonly alert: Locator
  readonly main: Locator
  readonly #page: Page

  constructor(page: Page, locale: Locale) {
    const words = wordsOf(locale)
    this.#page = page
    this.words = words
    this.main = page.getByRole('main')
    this.scores = page.getByRole('radiogroup', { name: words('survey.score.label') })
    // Not the search of the page before, while the form is on its way.
    this.form = page.locator('form').filter({ has: this.scores })
    this.comment = page.getByRole('textbox', { name: words('survey.comment.label'), exact: true })
    this.sendButton = this.form.locator('button[type=submit]')
    this.alert = page.getByRole('alertdialog')
  }

  async open(overrides?: Readonly<Record<string, string | undefined>>) {
    await this.#page.goto(surveyAddress(overrides))
  }

  /** Leaves the page and opens it again, without loading the app again. */
  async go(overrides?: Readonly<Record<string, string | undefined>>) {
    await openAnew(this.#page, this.words, surveyAddress(overrides))
  }

  /** The radio button of a score from 1 to 5. */
  score(value: number): Locator {
    return this.scores.getByRole('radio', { name: new RegExp(`^${value} `) })
  }

  /** The page in a window that a script opens, which may therefore close itself. The page itself opens a site first. */
  async openPopup(overrides?: Readonly<Record<string, string | undefined>>): Promise<SurveyPage & { popup: Page }> {
    if (this.#page.url() === 'about:blank') await this.#page.goto('/')
    const [popup] = await Promise.all([
      this.#page.waitForEvent('popup'),
      this.#page.evaluate((address) => void window.open(address), surveyAddress(overrides)),
    ])
    return Object.assign(new SurveyPage(popup, 'ko'), { popup })
  }
}
