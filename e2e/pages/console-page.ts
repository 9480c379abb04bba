import { expect, type Locator, type Page } from '@playwright/test'

export const consoleTabs = [
  'worlds',
  'faults',
  'journal',
  'inquiries',
  'captchas',
  'links',
  'contract',
  'swagger',
] as const
type Tab = (typeof consoleTabs)[number]

/** The console of the mock, which speaks English alone. */
export class ConsolePage {
  readonly page: Page
  readonly world: string
  readonly alert: Locator

  constructor(page: Page, world: string) {
    this.page = page
    this.world = world
    this.alert = page.getByRole('alert')
  }

  /** Opens a tab, in the test's world unless another one is named. */
  async open(tab: Tab, more: Readonly<Record<string, string>> = {}) {
    const query = new URLSearchParams({ world: this.world, tab, ...more }).toString()
    await this.page.goto(`/__mock/?${query}`)
    // Swagger UI brings a heading of its own after ours.
    await expect(this.page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    // The strip that tells of the world has come, or says that there is none.
    await expect(this.page.getByText('Copy link').or(this.page.getByText(/^There is no world/))).toBeVisible()
  }

  panel(name: string | RegExp) {
    return this.page.getByRole('region', { name })
  }

  /** Picks an entry of a list that opens. */
  async pick(list: Locator, name: string) {
    await list.click()
    await this.page.getByRole('option', { name, exact: true }).click()
  }

  /** Picks an entry that is found by typing, in a list that is open: as long as it is not, what comes anew goes first. */
  async find(box: Locator, typed: string, name = typed) {
    await box.click()
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await box.fill(typed)
    await this.page.getByRole('option', { name, exact: true }).click()
  }
}
