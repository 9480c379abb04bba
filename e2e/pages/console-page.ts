import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/limits.ts'
import { openInApp } from './open-in-app.ts'

/** The heading of each tab. */
const titles = {
  start: 'Start here',
  settings: 'Settings',
  worlds: 'Worlds',
  faults: 'Faults',
  backEnds: 'Back ends',
  coverage: 'Coverage',
  journal: 'Journal',
  inquiries: 'Inquiries',
  mails: 'Emails',
  captchas: 'Captchas',
  scenarios: 'Scenarios',
  links: 'Links',
  contract: 'Contract',
} as const
type Tab = keyof typeof titles

export const consoleTabs = Object.keys(titles) as readonly Tab[]

/** The console of the mock, which exists only in English. */
export class ConsolePage {
  readonly page: Page
  readonly world: string

  constructor(page: Page, world: string) {
    this.page = page
    this.world = world
  }

  /** Opens a tab in the world of the test, or in `parameters.world`. */
  async open(tab: Tab, parameters: Readonly<Record<string, string>> = {}) {
    await this.page.goto(this.#address(tab, parameters))
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
    // The world strip has loaded, or it reports that the world does not exist.
    await expect(
      this.page.getByRole('button', { name: 'Copy link to this view' }).or(this.page.getByText(/^There is no world/)),
    ).toBeVisible()
  }

  /** Opens a tab without loading the console again. */
  async go(tab: Tab, parameters: Readonly<Record<string, string>> = {}) {
    await openInApp(this.page, this.#address(tab, parameters))
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(titles[tab])
  }

  #address(tab: Tab, parameters: Readonly<Record<string, string>>) {
    return `/__mock/?${new URLSearchParams({ world: this.world, tab, ...parameters }).toString()}`
  }

  panel(name: string | RegExp) {
    return this.page.getByRole('region', { name })
  }

  /** Opens a list and selects an option. */
  async pick(list: Locator, name: string) {
    await list.click()
    await this.page.getByRole('listbox').getByRole('option', { name, exact: true }).click()
  }

  /** Types into a combobox and selects an option. */
  async find(box: Locator, typed: string, name = typed) {
    // While the list is closed, newly loaded options replace the typed text.
    await box.focus()
    await box.press('ArrowDown')
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await box.fill(typed)
    await this.page.getByRole('listbox').getByRole('option', { name, exact: true }).click()
  }
}
