import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/limits.ts'
import type { MessageKey } from '#specs/messages/i18n.ts'
import type { Locale } from '../literals/sites.ts'
import { operations, type Schema } from '../mock-client/contract-document.ts'
import { errorTexts, type ErrorKey } from '../literals/error-texts.ts'
import { openInApp } from './open-in-app.ts'
import { failureIn, escapeRegExp, wordsOf, type Words } from './words.ts'

/** The fields of the forms, by the names used in error responses. Each has a label. */
export type FieldName =
  | (MessageKey extends infer Key ? (Key extends `form.${infer Name}.label` ? Name : never) : never)
  | 'captchaValue'

/** Text to enter, by API field name. A country is given by its ISO code and calling code. */
export type FieldValues = { readonly [Name in FieldName | 'cntryNo']?: string }

export type InquiryType = 'service' | 'trouble' | 'solution' | 'general' | 'sales' | 'experience'

/** A file to attach, as Playwright's `setFiles` takes it. */
export interface UploadFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const parts: Schema = operations.find(({ id }) => id === 'submitInquiry')!.body!.schema.properties

/** The role of a control. The contract has the values of choices and consents. */
const roleOf = (name: string) => {
  if (name === 'primaryCode' || name === 'bbsArticleTypeDetailCode') return 'combobox'
  const values: readonly string[] | undefined = parts[name]?.enum ?? parts[name]?.['x-if-used']?.enum
  if (!values) return 'textbox'
  return values.includes('Y') ? 'checkbox' : 'radiogroup'
}

/** The inquiry form. Its type defaults to `general`. */
export class InquiryPage {
  readonly words: Words
  readonly primary: Locator
  readonly detail: Locator
  /** The searchable category of service and trouble inquiries. */
  readonly category: Locator
  readonly country: Locator
  readonly addFiles: Locator
  readonly fileList: Locator
  readonly consent: Locator
  readonly phone: Locator
  readonly title: Locator
  readonly content: Locator
  readonly sendButton: Locator
  readonly related: Locator
  /** The alert after a successful submission. */
  readonly success: Locator
  /** The alert after a failed submission. */
  readonly failure: Locator
  /** The notice about the inquiry that was sent last. */
  readonly receipt: Locator
  readonly draftNotice: Locator
  /** What happens to the personal information of an anonymous visitor. */
  readonly privacyNote: Locator
  /** The notice that the session has expired. */
  readonly sessionExpired: Locator
  /** The progress of the whole inquiry. */
  readonly progress: Locator
  readonly #page: Page
  readonly #locale: Locale

  constructor(page: Page, locale: Locale) {
    const words = wordsOf(locale)
    this.#page = page
    this.#locale = locale
    this.words = words
    this.primary = this.control('primaryCode')
    this.detail = page.getByRole('combobox', { name: words('form.bbsArticleTypeDetailCode.label'), exact: true })
    this.category = page.getByRole('combobox', { name: words('form.primaryCode.label'), exact: true })
    this.consent = this.control('isAgreeRecvMarketing')
    this.phone = this.control('cellphoneNo')
    this.title = this.control('title')
    this.content = this.control('content')
    this.country = page.getByRole('combobox', { name: words('form.country.label') })
    this.addFiles = page.getByRole('button', { name: words('form.attachFile.add') })
    this.fileList = page.getByRole('list', { name: words('form.attachFile.list') })
    this.sendButton = page.getByRole('button', {
      name: new RegExp(`^(${[words('inquiry.send'), words('inquiry.sending')].map(escapeRegExp).join('|')})$`),
    })
    this.related = page.getByRole('complementary', { name: words('inquiry.related') })
    this.success = page.getByRole('alertdialog', { name: words('inquiry.sent') })
    this.failure = failureIn(page, words)
    this.receipt = page.getByRole('status').filter({ hasText: words('inquiry.sent') })
    this.privacyNote = page.getByRole('region', { name: words('form.privacy.title') })
    this.draftNotice = page.getByRole('status').filter({ hasText: words('inquiry.draftKept') })
    this.sessionExpired = page.getByRole('alert').filter({ hasText: words('inquiry.sessionExpired.title') })
    this.progress = page.getByRole('progressbar', { name: words('inquiry.progress'), exact: true })
  }

  /** The same page after the visitor has changed the language. */
  in(locale: Locale): InquiryPage {
    return new InquiryPage(this.#page, locale)
  }

  /** Opens the form and waits until the category in the URL is selected. */
  async open(search = '?parentCode=GNRL_MBR&code=GNRL_MBR_001', type: InquiryType = 'general') {
    await this.visit(search, type)
    await this.waitForCategory(search, type)
  }

  /** Opens the form and fills in the given text fields. */
  async openFilled(values: FieldValues, search?: string, type?: InquiryType) {
    await this.open(search, type)
    await this.fillFields(values)
  }

  /** Opens the form without waiting, for tests that expect an alert or a redirect. */
  async goto(search = '', type: InquiryType = 'general') {
    await this.#page.goto(`/support/question/${type}${search}`)
  }

  /** Opens an empty form within the app, as links do, instead of loading a page; like `open`. */
  async reopen(search = '?parentCode=GNRL_MBR&code=GNRL_MBR_001', type: InquiryType = 'general') {
    await this.revisit(search, type)
    await this.waitForCategory(search, type)
  }

  /** Opens an empty form within the app, like `openFilled`. */
  async reopenFilled(values: FieldValues, search?: string, type?: InquiryType) {
    await this.reopen(search, type)
    await this.fillFields(values)
  }

  /** Opens an empty form within the app, like `visit`. */
  async revisit(search = '', type: InquiryType = 'general') {
    await this.leave()
    await this.#page.evaluate(() => {
      // The last change is stored before the page is left.
      dispatchEvent(new Event('pagehide'))
      sessionStorage.clear()
    })
    await this.comeBack(search, type)
  }

  /** Leaves the form within the app, even behind a message. */
  async leave() {
    await openInApp(this.#page, '/support/question')
    await expect(this.#page.getByRole('link', { name: this.words('inquiry.experience'), exact: true })).toBeVisible()
  }

  /** Opens a form with its draft within the app. The app goes on with a form of the same type that was not left before. */
  async comeBack(search = '', type: InquiryType = 'general') {
    await openInApp(this.#page, `/support/question/${type}${search}`)
    await this.#isShown()
  }

  /** Opens the form and waits until it is visible. */
  async visit(search = '', type: InquiryType = 'general') {
    await this.goto(search, type)
    await this.#isShown()
  }

  async #isShown() {
    await expect(this.sendButton).toBeVisible()
    // Once the page is used, lists replace the elements that stand in for them until their code has loaded.
    await this.#page.keyboard.press('Shift')
    await expect(this.#page.locator('[data-stand-in]')).toHaveCount(0)
  }

  /** Waits until the detail category in the URL is selected; returns at once when the URL has none. */
  async waitForCategory(search: string, type: InquiryType = 'general') {
    if (!/[?&]code=\w/.test(search)) return
    if (type === 'service' || type === 'trouble') await expect(this.category).not.toHaveValue('')
    else {
      const placeholders = (['form.choose', 'form.loading', 'form.primaryFirst'] as const).map((key) => this.words(key))
      await expect(this.detail).not.toHaveText(new RegExp(`^(${placeholders.map(escapeRegExp).join('|')})$`))
    }
  }

  async checkRadio(name: FieldName, value: string) {
    await this.radio(name, value).check()
  }

  radio(name: FieldName, value: string): Locator {
    const key = `form.${name}.${value}` as MessageKey
    return this.control(name).getByRole('radio', { name: this.words(key), exact: true })
  }

  control(name: FieldName): Locator {
    if (name === 'attachFile') return this.group(name)
    if (name === 'captchaValue')
      return this.#page.getByRole('group', { name: this.words('captcha.label') }).getByRole('textbox')
    if (name === 'bbsArticleTypeDetailCode' && this.#isSearched()) return this.category
    return this.#page.getByRole(roleOf(name), { name: this.words(`form.${name}.label`), exact: true })
  }

  #isSearched = () => /\/(service|trouble)(\?|$)/.test(this.#page.url())

  group(name: 'attachFile' | 'cellphoneNo'): Locator {
    return this.#page.getByRole('group', { name: this.words(`form.${name}.label`) })
  }

  /** Fills in the given text fields. Fields with an empty value keep their content. */
  async fillFields(values: FieldValues) {
    const { country, cntryNo, ...texts } = values
    if (country && country !== 'KR') await this.selectCountry(country, this.countryOption(country, cntryNo ?? ''))
    for (const [name, value] of Object.entries(texts))
      if (value && roleOf(name) === 'textbox') await this.control(name as FieldName).fill(value)
  }

  /** Fills in the whole form, except for its lists. */
  async fillForm(values: Readonly<Record<string, string>>, isSignedIn: boolean) {
    // The email address of a signed-in visitor is read-only.
    const { emailAddress: _readOnly, ...others } = values
    await this.fillFields(isSignedIn ? others : values)
    for (const [name, value] of Object.entries(values)) {
      if (value && roleOf(name) === 'radiogroup') await this.checkRadio(name as FieldName, value)
      if (value && roleOf(name) === 'checkbox') await this.control(name as FieldName).check()
    }
  }

  /** The name of a country in the list. */
  countryOption(countryCode: string, callingCode: string) {
    return `${new Intl.DisplayNames([this.#locale], { type: 'region' }).of(countryCode)} +${callingCode}`
  }

  async selectOption(select: Locator, option: string) {
    await select.click()
    await this.option(option).click()
  }

  option(name: string): Locator {
    return this.#page.getByRole('option', { name, exact: true })
  }

  /** Waits until pressing Enter would select this option of the open list. */
  async waitForActiveOption(control: Locator, option: string) {
    const id = await this.option(option).getAttribute('id')
    await expect(control).toHaveAttribute('aria-activedescendant', id!)
  }

  /** Searches for a country and selects an option by its name in the list. */
  async selectCountry(search: string, option: string) {
    await this.country.click()
    await this.country.fill(search)
    await this.option(option).click()
  }

  /** Attaches files, or the paths of files on disk, with the add button and the file chooser. */
  async attach(...files: readonly UploadFile[] | readonly string[]) {
    const dialog = this.#page.waitForEvent('filechooser')
    // Interception of the file chooser is enabled asynchronously; focusing first adds the round trip that it needs.
    await this.addFiles.focus()
    await this.addFiles.click()
    await (await dialog).setFiles([...files] as UploadFile[] | string[])
  }

  /** Drops files on the drop zone. */
  async dropFiles(...files: readonly UploadFile[]) {
    const data = await this.#page.evaluateHandle(
      (rows) => {
        const transfer = new DataTransfer()
        for (const { name, type, size } of rows) transfer.items.add(new File([new Uint8Array(size)], name, { type }))
        return transfer
      },
      files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, size: buffer.length })),
    )
    for (const event of ['dragenter', 'dragover', 'drop'])
      await this.addFiles.dispatchEvent(event, { dataTransfer: data })
  }

  /** The attached files. */
  files(): Locator {
    return this.fileList.getByRole('listitem')
  }

  /** The progress of one attached file. */
  fileProgress(name: string): Locator {
    return this.fileList.getByRole('progressbar', { name, exact: true })
  }

  removeButton(name: string): Locator {
    return this.#page.getByRole('button', { name: this.words('form.attachFile.remove', { name }), exact: true })
  }

  /** The message about rejected files. */
  get fileRefusal(): Locator {
    return this.group('attachFile').getByRole('alert')
  }

  /** The polite announcement about attached and removed files. */
  get fileStatus(): Locator {
    return this.group('attachFile').getByRole('status')
  }

  counter(length: string): Locator {
    return this.#page.getByText(this.words('form.content.count', { typed: length, limit: '5,000' }), { exact: true })
  }

  /** Whether the text colour is a shade of red. */
  async isRed(text: Locator): Promise<boolean> {
    const colour = await text.evaluate((element) => getComputedStyle(element).color)
    const [red = 0, green = 0, blue = 0] = (/\d+, \d+, \d+/.exec(colour)?.[0] ?? '').split(', ').map(Number)
    return red > 2 * green && red > 2 * blue
  }

  /** Inserts a text at once, like pasting, instead of key by key. */
  async paste(control: Locator, text: string) {
    await control.focus()
    await this.#page.keyboard.insertText(text)
  }

  async send() {
    await this.sendButton.click()
  }

  /** Sends a valid form; resolves when the success alert is shown. */
  async sendSuccessfully() {
    await this.send()
    await expect(this.success).toBeVisible()
  }

  #ofErrors(count: number, part: 'title' | 'link') {
    const form = new Intl.PluralRules(this.#locale).select(count) === 'one' ? 'one' : 'other'
    return { name: this.words(`form.summary.${part}_${form}`, { count }), exact: true }
  }

  /** The summary above the form that lists `count` errors. */
  summary(count: number): Locator {
    return this.#page.getByRole('group', this.#ofErrors(count, 'title'))
  }

  /** The link beside the send button that leads to the summary. */
  summaryLink(count: number): Locator {
    return this.#page.getByRole('link', this.#ofErrors(count, 'link'))
  }

  /** The literal text of an error message. */
  errorText(message: ErrorKey): string {
    return errorTexts[message][this.#locale]
  }

  /** Expects this error on a field; null expects no error. */
  async expectError(field: FieldName, message: ErrorKey | null) {
    const control = this.control(field)
    if (message === null) {
      await expect(control).not.toHaveAttribute('aria-invalid', 'true')
      return
    }
    await expect(control).toHaveAccessibleDescription(new RegExp(`(^|\\s)${escapeRegExp(this.errorText(message))}$`))
    await expect(control).toHaveAttribute('aria-invalid', 'true')
  }

  /** The button that closes the success alert. */
  get successClose(): Locator {
    return this.success.getByRole('button', { name: this.words('shell.close'), exact: true })
  }

  async confirmSuccess() {
    await this.successClose.click()
  }

  /** The alert about a missing required consent. */
  get consentAlert(): Locator {
    return this.#page.getByRole('alertdialog', { name: this.words('form.noCheck.title') })
  }

  async closeConsentAlert() {
    await expect(this.consentAlert).toContainText(this.errorText('form.noCheck'))
    await this.consentAlert.getByRole('button').click()
    await expect(this.consentAlert).toBeHidden()
  }

  /** Sends a valid form and closes the success alert; resolves when the visitor sees the next page. */
  async sendAndConfirm() {
    await this.sendSuccessfully()
    await this.confirmSuccess()
    await expect(this.receipt).toBeVisible()
  }

  /** The button of the failure alert that sends the inquiry again. */
  get sendAgain(): Locator {
    return this.failure.getByRole('button', { name: this.words('inquiry.sendAgain'), exact: true })
  }

  async closeFailure() {
    await this.failure.getByRole('button', { name: this.words('shell.close'), exact: true }).click()
  }
}
