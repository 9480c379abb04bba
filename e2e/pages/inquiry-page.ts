import { expect, type Locator, type Page } from '@playwright/test'
import type { MessageKey } from '#specs/messages/index.ts'
import type { Locale } from '../support/deployment.ts'
import { pattern, wordsOf, type Words } from './words.ts'

/** The fields of an inquiry, by the names at which errors stand. */
export type FieldName =
  | 'scale'
  | 'naverWorksAccount'
  | 'isEmergency'
  | 'corpName'
  | 'departmentName'
  | 'levelName'
  | 'isPartnerSharingAgreement'
  | 'partnerAgree'
  | 'thirdPartyConsent'
  | 'salesThirdPartyConsent'
  | 'primaryCode'
  | 'bbsArticleTypeDetailCode'
  | 'inquiryPersonName'
  | 'emailAddress'
  | 'cellphoneNo'
  | 'title'
  | 'content'
  | 'attachFile'
  | 'isAgreeRecvMarketing'
  | 'captchaValue'

/** What can be typed, by wire name; a country by its letters and calling code. */
export interface Typed {
  readonly inquiryPersonName?: string
  readonly emailAddress?: string
  readonly country?: string
  readonly cntryNo?: string
  readonly cellphoneNo?: string
  readonly title?: string
  readonly content?: string
  readonly scale?: string
  readonly naverWorksAccount?: string
  readonly corpName?: string
  readonly departmentName?: string
  readonly levelName?: string
}

const typedNames = [
  'scale',
  'naverWorksAccount',
  'corpName',
  'departmentName',
  'levelName',
  'inquiryPersonName',
  'emailAddress',
  'cellphoneNo',
  'title',
  'content',
] as const

export type InquiryType = 'service' | 'trouble' | 'solution' | 'general' | 'sales' | 'experience'

/** A file as a person picks it. */
export interface Pick {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const roles = {
  primaryCode: 'combobox',
  bbsArticleTypeDetailCode: 'combobox',
  isAgreeRecvMarketing: 'checkbox',
  thirdPartyConsent: 'checkbox',
  salesThirdPartyConsent: 'checkbox',
  isEmergency: 'radiogroup',
  isPartnerSharingAgreement: 'radiogroup',
  partnerAgree: 'radiogroup',
} as const

/** The page of an inquiry: the general one, unless it is opened for another type. */
export class InquiryPage {
  readonly words: Words
  readonly primary: Locator
  readonly detail: Locator
  /** The category of service and trouble, which is searched. */
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
  /** The message after success. */
  readonly success: Locator
  /** The alert about a send that failed. */
  readonly failure: Locator
  readonly draftNotice: Locator
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
      name: new RegExp(`^(${[words('inquiry.send'), words('inquiry.sending')].map(pattern).join('|')})$`),
    })
    this.related = page.getByRole('complementary', { name: words('inquiry.related') })
    this.success = page.getByRole('alertdialog', { name: words('inquiry.sent') })
    this.failure = page.getByRole('alertdialog', { name: words('inquiry.notSent') })
    this.draftNotice = page.getByRole('status').filter({ hasText: words('inquiry.draftKept') })
    this.progress = page.getByRole('progressbar')
  }

  /** The same page read in another language, to which the visitor changed. */
  in(locale: Locale): InquiryPage {
    return new InquiryPage(this.#page, locale)
  }

  /** From now on each load of a page begins without a draft, as if the window were a new one. */
  async forgetDrafts() {
    await this.#page.addInitScript(() => sessionStorage.clear())
  }

  /** Opens the form with a category in the address, and waits until that is selected. */
  async open(search = '?parentCode=GNRL_MBR&code=GNRL_MBR_001', type: InquiryType = 'general') {
    await this.visit(search, type)
    await this.categoryChosen(search, type)
  }

  /** Goes to the form, in front of which an alert may stand at once. */
  async goTo(search = '', type: InquiryType = 'general') {
    await this.#page.goto(`/support/question/${type}${search}`)
  }

  /** Opens the form, whatever its address makes of it. */
  async visit(search = '', type: InquiryType = 'general') {
    await this.goTo(search, type)
    await expect(this.sendButton).toBeVisible()
  }

  /** Waits until the detail category of an address is selected, where it names one. */
  async categoryChosen(search: string, type: InquiryType = 'general') {
    if (!/[?&]code=\w/.test(search)) return
    if (type === 'service' || type === 'trouble') await expect(this.category).not.toHaveValue('')
    else await expect(this.detail).not.toHaveText(this.words('form.choose'))
  }

  /** Picks one of a few values that stand side by side. */
  async pickChoice(name: 'isEmergency' | 'isPartnerSharingAgreement' | 'partnerAgree', value: string) {
    await this.choiceOf(name, value).check()
  }

  choiceOf(name: 'isEmergency' | 'isPartnerSharingAgreement' | 'partnerAgree', value: string): Locator {
    const key = `form.${name}.${value}` as MessageKey
    return this.control(name).getByRole('radio', { name: this.words(key), exact: true })
  }

  control(name: FieldName): Locator {
    if (name === 'attachFile') return this.group(name)
    if (name === 'captchaValue')
      return this.#page.getByRole('group', { name: this.words('captcha.label') }).getByRole('textbox')
    if (name === 'bbsArticleTypeDetailCode' && this.#isSearched()) return this.category
    const role = name in roles ? roles[name as keyof typeof roles] : 'textbox'
    return this.#page.getByRole(role, { name: this.words(`form.${name}.label`), exact: true })
  }

  #isSearched = () => /\/(service|trouble)(\?|$)/.test(this.#page.url())

  group(name: 'attachFile' | 'cellphoneNo'): Locator {
    return this.#page.getByRole('group', { name: this.words(`form.${name}.label`) })
  }

  /** Types what is given into the empty form; a country other than the first one is chosen by its letters. */
  async type(typed: Typed) {
    const { country, cntryNo } = typed
    if (country && country !== 'KR') await this.chooseCountry(country, this.countryOption(country, cntryNo ?? ''))
    for (const name of typedNames) {
      const value = typed[name]
      if (value) await this.control(name).fill(value)
    }
  }

  /** A country as it is listed. */
  countryOption(letters: string, callingCode: string) {
    return `${new Intl.DisplayNames([this.#locale], { type: 'region' }).of(letters)} +${callingCode}`
  }

  /** Picks an option of one of the two selects by its name. */
  async choose(select: Locator, option: string) {
    await select.click()
    await this.option(option).click()
  }

  option(name: string): Locator {
    return this.#page.getByRole('option', { name, exact: true })
  }

  /** Waits until Enter would take this option of an open list. */
  async highlighted(control: Locator, option: string) {
    const id = await this.option(option).getAttribute('id')
    await expect(control).toHaveAttribute('aria-activedescendant', id!)
  }

  /** Finds a country by what is typed, and picks it by its name as listed. */
  async chooseCountry(search: string, option: string) {
    await this.country.click()
    await this.country.fill(search)
    await this.option(option).click()
  }

  /** Picks files in the browser's own dialog, which the add button opens. */
  async pick(...files: readonly Pick[]) {
    const dialog = this.#page.waitForEvent('filechooser')
    // The browser is told to hand the dialog over; a round trip later it surely knows.
    await this.addFiles.focus()
    await this.addFiles.click()
    await (await dialog).setFiles([...files])
  }

  /** Drops files on the zone in which the add button lies. */
  async drop(...files: readonly Pick[]) {
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

  /** The names of the files that are listed, in their order. */
  files(): Locator {
    return this.fileList.getByRole('listitem')
  }

  removeButton(name: string): Locator {
    return this.#page.getByRole('button', { name: this.words('form.attachFile.remove', { name }), exact: true })
  }

  /** The message about files that were not taken. */
  get fileRefusal(): Locator {
    return this.group('attachFile').getByRole('alert')
  }

  counter(typed: string): Locator {
    return this.#page.getByText(this.words('form.content.count', { typed, limit: '5,000' }), { exact: true })
  }

  /** Whether a text is shown in a red, whichever it is. */
  async isRed(text: Locator): Promise<boolean> {
    const colour = await text.evaluate((element) => getComputedStyle(element).color)
    const [red = 0, green = 0, blue = 0] = (/\d+, \d+, \d+/.exec(colour)?.[0] ?? '').split(', ').map(Number)
    return red > 2 * green && red > 2 * blue
  }

  /** Puts a text where the cursor is, as a paste does: at once, and not key by key. */
  async paste(control: Locator, text: string) {
    await control.focus()
    await this.#page.keyboard.insertText(text)
  }

  async send() {
    await this.sendButton.click()
  }

  /** The summary above the form of so many errors. */
  summary(count: number): Locator {
    const form = new Intl.PluralRules(this.#locale).select(count) === 'one' ? 'one' : 'other'
    return this.#page.getByRole('group', { name: this.words(`form.summary.title_${form}`, { count }), exact: true })
  }

  /** Expects this error at a field, or with null none. */
  async expectError(at: FieldName, says: MessageKey | null) {
    const control = this.control(at)
    if (says === null) {
      await expect(control).not.toHaveAttribute('aria-invalid', 'true')
      return
    }
    await expect(control).toHaveAccessibleDescription(new RegExp(`(^|\\s)${pattern(this.words(says))}$`))
    await expect(control).toHaveAttribute('aria-invalid', 'true')
  }

  /** Waits for the message of success, and closes it. */
  async confirmSuccess() {
    await this.success.getByRole('button').click()
  }

  /** The alert about a consent that is missing. */
  get consentAlert(): Locator {
    return this.#page.getByRole('alertdialog', { name: this.words('form.noCheck.title') })
  }

  async closeConsentAlert() {
    await expect(this.consentAlert).toContainText(this.words('form.noCheck'))
    await this.consentAlert.getByRole('button').click()
    await expect(this.consentAlert).toBeHidden()
  }

  async closeFailure() {
    await this.failure.getByRole('button').click()
  }
}
