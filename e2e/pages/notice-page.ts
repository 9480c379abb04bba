import type { Locator, Page } from '@playwright/test'
import type { MessageKey } from '#specs/messages/i18n.ts'
import type { Locale } from '../literals/sites.ts'
import { ArticlePage } from './article-page.ts'

/** The lists of notices, and the page of one notice. */
export class NoticePage extends ArticlePage {
  readonly search: Locator
  readonly clear: Locator
  readonly rows: Locator
  readonly pages: Locator
  /** The section with what was added to a notice. */
  readonly subNotices: Locator
  readonly attachments: Locator

  constructor(page: Page, locale: Locale) {
    super(page, locale)
    const main = page.getByRole('main')
    this.search = main.getByRole('textbox', { name: this.words('notice.search') })
    this.clear = main.getByRole('button', { name: this.words('list.clearSearch') })
    this.rows = main.getByRole('listitem').filter({ has: page.locator('time') })
    this.pages = page.getByRole('navigation', { name: this.words('myQuestion.page') })
    this.subNotices = page.getByRole('region', { name: this.words('notice.subNotices') })
    this.attachments = page.getByRole('region', { name: this.words('notice.files') })
  }

  async openList(rest = '') {
    await this.page.goto(`/support/notice${rest}`)
  }

  async open(noticeId: number | string) {
    await this.page.goto(`/support/notice/all/${noticeId}`)
  }

  tab(key: MessageKey): Locator {
    const navigation = this.page.getByRole('navigation', { name: this.words('notice.categories') })
    return navigation.getByRole('link', { name: this.words(key), exact: true })
  }

  row(title: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('link', { name: title, exact: true }) })
  }

  async searchFor(keyword: string) {
    await this.search.fill(keyword)
    await this.search.press('Enter')
  }

  /** The row of an attachment. */
  file(name: string): Locator {
    return this.attachments.getByRole('listitem').filter({ hasText: name })
  }
}
