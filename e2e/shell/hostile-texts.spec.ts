import type { Page } from '@playwright/test'
import { accounts } from '#fixtures/accounts.ts'
import { answers } from '#fixtures/answers.ts'
import { faqKeywords } from '#fixtures/faq-keywords.ts'
import { faqs } from '#fixtures/faqs/index.ts'
import { incidents } from '#fixtures/incidents.ts'
import { inquiries } from '#fixtures/inquiries.ts'
import { libraryItems } from '#fixtures/library/index.ts'
import { solutions } from '#fixtures/my-page/solutions.ts'
import { subAccounts } from '#fixtures/my-page/sub-accounts.ts'
import { news } from '#fixtures/news/index.ts'
import { notices } from '#fixtures/notices/index.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { screens, screenSettings } from '../pages/screens.ts'
import { clause, expect, softStep, test } from '../pages/test.ts'
import { horizontalOverflow, invisibleContent } from './visibility.ts'

test.describe.configure({ timeout: 90_000 })

/** What people write: laughter, an address without a blank, a cat on the keyboard, Arabic, and families of emoji. */
const hostile = [
  'ㅋ'.repeat(120),
  `https://console.haneul.example/${'server-instance/'.repeat(9)}?tab=x`,
  'x'.repeat(3000),
  `\u202eمرحبا بالعالم ${'بسم'.repeat(80)}`,
  '👨‍👩‍👧‍👦'.repeat(150),
].join(' ')

const names = /^(title|titleDetail|content|name|failure|resourceName|description|solutionName|corpName)$/

/** A record in which every text of people is hostile. */
const withHostile = (value: unknown, name = ''): unknown => {
  if (typeof value === 'string') return names.test(name) ? hostile : value
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((each) => withHostile(each, name))
  if ('ko' in value) return { ...value, ko: hostile }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withHostile(each, key)]))
}

const table = <Row extends object>(rows: readonly Row[], key: keyof Row) =>
  Object.fromEntries(rows.map((row) => [String(row[key]), withHostile(row) as object]))

const data = {
  accounts: table(accounts, 'persona'),
  answers: table(answers, 'answerId'),
  faqKeywords: table(faqKeywords, 'keywordNo'),
  faqs: table(faqs, 'faqId'),
  incidents: table(incidents, 'id'),
  inquiries: table(inquiries, 'inquiryId'),
  library: table(libraryItems, 'libraryNo'),
  news: table(news, 'serviceNewsNo'),
  notices: table(notices, 'noticeId'),
  solutions: table(solutions, 'solutionNo'),
  subAccounts: table(subAccounts, 'loginId'),
}

/** Also what is cut off at the edge, which cannot be scrolled to. */
const outsideThePage = async (page: Page) =>
  (await invisibleContent(page)).filter((finding) => finding.startsWith('outside'))

test.use({ settings: { ...screenSettings, member: { name: hostile } }, viewport: { width: 375, height: 800 } })

test(...clause('shell.access.any-text', 'every screen at 375 px'), async ({ page, shell, world }) => {
  await world.patch({ data })
  await page.goto('/')
  for (const { path, title } of screens)
    await softStep(path, async () => {
      await openInApp(page, path)
      if (typeof title === 'string') await expect(page).toHaveTitle(shell.title(title))
      await expect(shell.h1).toBeVisible()
      // Some blocks are not for phones.
      await expect(page.locator('.animate-pulse:visible')).toHaveCount(0)
      await expect.poll(() => horizontalOverflow(page)).toBe(0)
      expect(await outsideThePage(page)).toEqual([])
    })
})
