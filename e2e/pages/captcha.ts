import { expect, type Locator, type Page } from '@playwright/test'
import type { MessageKey } from '#specs/messages/index.ts'
import type { Locale } from '../support/deployment.ts'
import type { World } from '../support/world.ts'
import { pattern, wordsOf, type Words } from './words.ts'

/** The calls that make a captcha key, by operation. */
const makers = ['receiptCaptcha', 'oldCaptcha', 'audioCaptcha']

/** The captcha of a form, of whatever kind. */
export class Captcha {
  readonly group: Locator
  readonly answer: Locator
  readonly refresh: Locator
  readonly toAudio: Locator
  readonly toPicture: Locator
  readonly receipt: Locator
  readonly digits: Locator
  /** The player of the sound; the browser gives it no role. */
  readonly player: Locator
  /** The alert that says why a captcha could not be fetched. */
  readonly alert: Locator
  readonly #words: Words
  readonly #page: Page
  readonly #world: World

  constructor(page: Page, locale: Locale, world: World) {
    const words = wordsOf(locale)
    const button = (key: MessageKey) => this.group.getByRole('button', { name: words(key), exact: true })
    this.#words = words
    this.#page = page
    this.#world = world
    this.group = page.getByRole('group', { name: words('captcha.label') })
    this.answer = this.group.getByRole('textbox')
    this.refresh = button('captcha.refresh')
    this.toAudio = button('captcha.toAudio')
    this.toPicture = button('captcha.toPicture')
    this.receipt = this.group.getByRole('img', { name: words('captcha.receipt.alt') })
    this.digits = this.group.getByRole('img', { name: words('captcha.old.alt') })
    this.player = this.group.getByLabel(words('captcha.play'))
    this.alert = page.getByRole('alertdialog', { name: words('captcha.label') })
  }

  /** The same captcha in another language, to which the visitor changed. */
  in(locale: Locale): Captcha {
    return new Captcha(this.#page, locale, this.#world)
  }

  /** The key that was made last, as the world's journal has it. */
  async key(): Promise<string> {
    const made = (await this.#world.journal()).filter(({ operationId }) => makers.includes(operationId ?? ''))
    return (JSON.parse(made.at(-1)?.response ?? '{}') as { key?: string }).key ?? ''
  }

  /** The right answer to what is shown. */
  async solution(): Promise<string> {
    return (await this.#world.captcha(await this.key())).value
  }

  async solve() {
    await this.answer.fill(await this.solution())
  }

  async closeAlert() {
    await this.alert.getByRole('button').click()
  }

  /** Expects this error at the captcha, or with null none. */
  async expectError(says: MessageKey | null) {
    if (says === null) await expect(this.answer).not.toHaveAttribute('aria-invalid', 'true')
    else {
      await expect(this.answer).toHaveAccessibleDescription(new RegExp(`${pattern(this.#words(says))}$`))
      await expect(this.answer).toHaveAttribute('aria-invalid', 'true')
    }
  }
}
