import type { Locator } from '@playwright/test'
import { clause, clausesOfSteps, clauseStep, expect, softStep, test } from '../pages/test.ts'

const top = async (element: Locator) => (await element.boundingBox())!.y
const width = async (element: Locator) => (await element.boundingBox())!.width

for (const [language, optional, note, ...headings] of [
  ['ko', '선택', '‘선택’ 표시가 없는 항목은 모두 필수입니다.', '문의 주제', '연락처', '내용과 첨부 파일'],
  [
    'en',
    'optional',
    'All fields are required unless marked “optional”.',
    'Topic',
    'Contact details',
    'Message and attachments',
  ],
  ['ja', '任意', '「任意」の表示がない項目はすべて必須です。', 'ご用件', 'ご連絡先', '内容と添付ファイル'],
] as const)
  test.describe(language, () => {
    test.use({ language })
    test(...clausesOfSteps(language), async ({ inquiry, page }) => {
      await inquiry.visit()
      for (const [type, first, second] of [
        ['service', 'bbsArticleTypeDetailCode', 'inquiryPersonName'],
        ['general', 'primaryCode', 'inquiryPersonName'],
      ] as const)
        await clauseStep('inquiry.form.headings', type, async () => {
          await inquiry.revisit('', type)
          const [subject, contact, content] = headings.map((name) =>
            page.getByRole('main').getByRole('heading', { level: 2, name, exact: true }),
          ) as [Locator, Locator, Locator]
          const controls = [subject, inquiry.control(first), contact, inquiry.control(second), content, inquiry.title]
          const tops = await Promise.all(controls.map(top))
          expect(tops).toEqual(tops.toSorted((a, b) => a - b))
        })
      await inquiry.revisit('', 'sales')
      await clauseStep('inquiry.form.optional-marked', 'sales', async () => {
        await expect(page.getByText(note, { exact: true })).toBeVisible()
        expect(await top(page.getByText(note, { exact: true }))).toBeLessThan(await top(inquiry.primary))
        for (const name of ['inquiryPersonName', 'departmentName', 'levelName', 'attachFile'] as const) {
          await expect(inquiry.control(name)).toHaveAccessibleDescription(new RegExp(`(^| )${optional}( |$)`))
          await expect(inquiry.control(name)).not.toHaveAttribute('aria-required')
        }
        await expect(inquiry.control('isAgreeRecvMarketing')).toHaveAccessibleDescription(optional)
        // These five marks are the only ones.
        await expect(page.locator('[data-field]').getByText(optional, { exact: true })).toHaveCount(5)
        await expect(page.getByText(/^(필수|required|必須)$/)).toHaveCount(0)
        for (const name of ['primaryCode', 'corpName', 'emailAddress', 'cellphoneNo', 'title', 'content'] as const)
          await expect(inquiry.control(name)).toHaveAttribute('aria-required', 'true')
      })
    })
  })

test(...clause('inquiry.form.width-by-length'), async ({ inquiry, page }) => {
  await inquiry.open('?parentCode=SALES_INVOC&code=SALES_INVOC_003', 'sales')
  for (const viewport of [768, 1280])
    await softStep(`${viewport} px`, async () => {
      await page.setViewportSize({ width: viewport, height: 800 })
      const whole = await width(inquiry.title)
      expect(await width(inquiry.control('inquiryPersonName'))).toBeLessThan(0.7 * whole)
      expect(await width(inquiry.phone)).toBeLessThan(0.5 * whole)
      expect(await width(inquiry.control('scale'))).toBeLessThan(0.4 * whole)
    })
})
