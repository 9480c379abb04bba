import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/limits.ts'
import type { MessageKey } from '#specs/messages/i18n.ts'
import type { Locale } from '../literals/sites.ts'
import { errorTexts, type ErrorKey } from '../literals/error-texts.ts'
import type { World } from '../mock-client/world.ts'
import { escapeRegExp, wordsOf } from './words.ts'

/** The operations that create a captcha key. */
const keyOperations = ['receiptCaptcha', 'oldCaptcha', 'audioCaptcha']

/** The captcha of a form: receipt, legacy or audio. */
export class Captcha {
  readonly group: Locator
  readonly answer: Locator
  readonly refreshButton: Locator
  readonly audioButton: Locator
  readonly imageButton: Locator
  readonly receipt: Locator
  readonly legacy: Locator
  /** The audio player, which has no ARIA role. */
  readonly player: Locator
  /** The alert about a captcha that could not be loaded. */
  readonly alert: Locator
  readonly #alertClose: Locator
  readonly #locale: Locale
  readonly #page: Page
  readonly #world: World

  constructor(page: Page, locale: Locale, world: World) {
    const words = wordsOf(locale)
    const button = (key: MessageKey) => this.group.getByRole('button', { name: words(key), exact: true })
    this.#locale = locale
    this.#page = page
    this.#world = world
    this.group = page.getByRole('group', { name: words('captcha.label') })
    this.answer = this.group.getByRole('textbox')
    this.refreshButton = button('captcha.refresh')
    this.audioButton = button('captcha.toAudio')
    this.imageButton = button('captcha.toPicture')
    this.receipt = this.group.getByRole('img', { name: words('captcha.receipt.alt') })
    this.legacy = this.group.getByRole('img', { name: words('captcha.old.alt') })
    this.player = this.group.getByLabel(words('captcha.play'))
    this.alert = page.getByRole('alertdialog', { name: words('captcha.label') })
    this.#alertClose = this.alert.getByRole('button', { name: words('inquiry.confirm'), exact: true })
  }

  /** The same captcha after the visitor has changed the language. */
  in(locale: Locale): Captcha {
    return new Captcha(this.#page, locale, this.#world)
  }

  /** The latest captcha key, read from the journal of the world. */
  async key(): Promise<string> {
    const exchanges = (await this.#world.journal()).filter(({ operationId }) =>
      keyOperations.includes(operationId ?? ''),
    )
    return (JSON.parse(exchanges.at(-1)?.response ?? '{}') as { key?: string }).key ?? ''
  }

  /** The correct answer to the captcha that is shown. */
  async solution(): Promise<string> {
    return (await this.#world.captcha(await this.key())).value
  }

  async solve() {
    await this.answer.fill(await this.solution())
  }

  async closeAlert() {
    await this.#alertClose.click()
  }

  /** Expects this error on the captcha field; null expects no error. */
  async expectError(message: ErrorKey | null) {
    if (message === null) await expect(this.answer).not.toHaveAttribute('aria-invalid', 'true')
    else {
      await expect(this.answer).toHaveAccessibleDescription(
        new RegExp(`${escapeRegExp(errorTexts[message][this.#locale])}$`),
      )
      await expect(this.answer).toHaveAttribute('aria-invalid', 'true')
    }
  }
}
