import type { Page } from '@playwright/test'
import { openAnew } from '../pages/open-in-app.ts'
import { screenSettings } from '../pages/screens.ts'
import { clause, clauseStep, expect, test } from '../pages/test.ts'

test(
  ...clause('shell.print.content-only', 'the inquiry form with its related questions'),
  async ({ inquiry, page }) => {
    await inquiry.open()
    const question = page.getByRole('complementary').locator('details').first()
    const answer = question.locator(':scope > :not(summary)')
    await expect(question).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(answer).not.toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(answer).toBeVisible()
    await expect(page.getByRole('banner')).not.toBeVisible()
    await expect(page.getByRole('contentinfo')).not.toBeVisible()
    await expect(page.getByRole('navigation', { name: '현재 위치' })).not.toBeVisible()
  },
)

/** How many sheets a page takes, of A4 if no size is given. The browser counts them before the media changes, so emulating print is not enough. */
const sheets = async (page: Page, size: Parameters<Page['pdf']>[0] = { format: 'A4' }) => {
  const pdf = await page.pdf(size)
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}

test(...clause('shell.print.content-only', 'on paper nothing is cut off'), async ({ inquiry, faq, page }) => {
  await clauseStep('shell.print.content-only', 'ten closed answers', async () => {
    await page.goto('/support/faq/all')
    await expect(faq.questions).toHaveCount(10)
    await page.waitForLoadState('networkidle')
    expect(await sheets(page)).toBe(3)
  })
  await clauseStep('shell.print.content-only', 'a long text in a field', async () => {
    await inquiry.open()
    await inquiry.content.fill('가\n'.repeat(20))
    const before = await sheets(page)
    await inquiry.content.fill('가\n'.repeat(110))
    expect(await sheets(page)).toBe(before! + 2)
  })
  await clauseStep('shell.print.content-only', 'long texts in fields of one line, and empty fields', async () => {
    const title = `${'가나다 '.repeat(24)}끝`
    await inquiry.title.fill(title)
    await inquiry.content.fill('')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(title, { exact: true })).toBeVisible()
    await expect(inquiry.title).not.toBeVisible()
    await expect(inquiry.content).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await expect(inquiry.title).toHaveValue(title)
    await expect(page.getByText(title, { exact: true })).toHaveCount(0)
  })
  await clauseStep('shell.print.content-only', 'the result of the network diagnosis on narrow paper', async () => {
    await page.setViewportSize({ width: 400, height: 800 })
    await page.goto('/userEnvDiagTool')
    const result = page.getByRole('textbox', { name: '진단 결과' })
    await expect(result).toHaveValue(/Mbit/)
    const lines = await result.inputValue()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('p', { hasText: lines })).toBeVisible()
    await expect(result).not.toBeVisible()
    expect(await sheets(page, { width: '400px', height: '800px' })).toBe(2)
  })
})

test.describe('signed in', () => {
  test.use({ settings: { persona: 'main' } })
  test(...clause('shell.print.content-only', 'an inquiry on my page'), async ({ page, questions }) => {
    await questions.openInquiry('service', 51_245)
    const answers = page.getByRole('article', { name: '답변' })
    const menu = page.getByRole('navigation', { name: '마이페이지' })
    await expect(answers).toHaveCount(2)
    await expect(menu).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(answers.first()).toBeVisible()
    await expect(answers.last()).toBeVisible()
    for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), menu])
      await expect(hidden).not.toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: '목록으로' })).not.toBeVisible()
  })
})

/** Pages that people print, and whether they are the member's. */
const printed = [
  ['/support/notice/all/1057', false],
  ['/support/faq/all/1004', false],
  ['/support/event-log/33', false],
  ['/mypage/myquestion/service/51245', true],
  ['/mypage/status', true],
  ['/mypage/billing', true],
] as const

const heads = [
  ['public', 'ko', '하늘 클라우드', '인쇄일: 2026-11-20', '고객: 김민서 (minseo.kim@example.com)'],
  ['gov', 'en', 'Haneul Cloud Gov', 'Printed on 2026-11-20', 'Customer: Minseo Kim (minseo.kim@example.com)'],
  ['fin', 'ja', 'ハヌルクラウド 金融機関向け', '印刷日：2026-11-20', 'お客様：キム・ミンソ（minseo.kim@example.com）'],
] as const

for (const [site, language, brand, date, customer] of heads)
  test.describe(`${site} in ${language}`, () => {
    test.use({ site, language, settings: screenSettings })
    test(...clause('shell.print.head', language), async ({ page, shell }) => {
      await page.clock.setFixedTime('2026-11-20T03:00:00Z')
      await page.goto('/')
      for (const [path, isMine] of printed)
        await clauseStep('shell.print.head', path, async () => {
          await openAnew(page, shell.words, path)
          await page.emulateMedia({ media: 'print' })
          await expect(page.getByText(date, { exact: true })).toBeVisible()
          await expect(page.getByText(brand, { exact: true }).filter({ visible: true })).toHaveCount(1)
          await expect(page.locator('p', { hasText: customer })).toHaveCount(isMine ? 1 : 0)
          await page.emulateMedia({ media: 'screen' })
          await expect(page.getByText(date, { exact: true })).toHaveCount(0)
        })
    })
  })
