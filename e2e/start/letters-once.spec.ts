import { clause, expect, test } from '../pages/test.ts'

test.use({ language: 'en', settings: { persona: 'main' } })

test(...clause('shell.start.data-once', 'the look for Korean letters in an English page'), async ({ page }) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its context below
    const read = CanvasRenderingContext2D.prototype.getImageData
    CanvasRenderingContext2D.prototype.getImageData = function (...area: Parameters<typeof read>) {
      const { dataset } = document.documentElement
      const drawn = Number(dataset['drawn'] ?? 0) + 1
      dataset['drawn'] = String(drawn)
      const image = read.apply(this, area)
      // As on a machine with all letters, where no letter looks like the box.
      image.data[0] = drawn
      return image
    }
  })
  await page.goto('/mypage/myquestion/all')
  await expect(page.getByRole('main').locator('[lang="ko"]').first()).toBeVisible()
  for (const number of [2]) {
    await page.getByRole('link', { name: String(number), exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`page=${number}`))
    await expect(page.getByRole('row')).toHaveCount(11)
  }
  // A box and a letter of each language: Korean is on the page, and Japanese can be typed once it is used.
  await expect(page.locator('html')).toHaveAttribute('data-drawn', '4')
})
