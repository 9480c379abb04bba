import { pauseRequests } from '../pages/pause-requests.ts'
import { clause, expect, softStep, test } from '../pages/test.ts'

test(...clause('shell.start.early-click', 'each list and way to open it'), async ({ inquiry, page }) => {
  /** Opens the form, and a list before its code has loaded. */
  const openEarly = (what: string, open: () => Promise<void>, afterwards: () => Promise<void>) =>
    softStep(what, async () => {
      const code = Promise.withResolvers<void>()
      await page.route(/\/assets\/controls-/, async (route) => {
        await code.promise
        await route.continue()
      })
      await inquiry.goto()
      await expect(inquiry.primary).toBeEnabled()
      await expect(inquiry.country).toHaveValue('대한민국 +82')
      await open()
      await expect(page.getByRole('option')).toHaveCount(0)
      code.resolve()
      await page.keyboard.press('Shift')
      // One that only has the focus is replaced when it is used.
      await expect(page.locator('[data-stand-in]').and(page.locator(':not(:focus)'))).toHaveCount(0)
      await afterwards()
      await page.unrouteAll()
    })

  await openEarly(
    'a select by click',
    () => inquiry.primary.click(),
    async () => {
      await expect(page.getByRole('option').first()).toBeVisible()
      // In the landmark of its field, where screen readers expect it.
      await expect(page.getByRole('main').getByRole('listbox')).toHaveCount(1)
      await inquiry.option('회원·계정').click()
      await expect(inquiry.primary).toHaveText('회원·계정')
      await expect(inquiry.primary).toBeFocused()
    },
  )
  await openEarly(
    'a select by keyboard',
    () => inquiry.primary.press('Enter'),
    async () => {
      // As in a list that is opened after its code has loaded.
      await expect(page.getByRole('option').first()).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('option').nth(1)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(inquiry.primary).toBeFocused()
    },
  )
  await openEarly(
    'a select that only has the focus',
    () => inquiry.primary.focus(),
    async () => {
      await expect(page.getByRole('option')).toHaveCount(0)
      await expect(inquiry.primary).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  )
  await openEarly(
    'not after the visitor has moved on',
    async () => {
      await inquiry.primary.click()
      await inquiry.title.click()
    },
    async () => {
      await expect(page.getByRole('option')).toHaveCount(0)
      await expect(inquiry.title).toBeFocused()
    },
  )
  await openEarly(
    'a search field by click',
    () => inquiry.country.click(),
    async () => {
      await expect(page.getByRole('option').first()).toBeVisible()
      await expect(page.getByRole('main').getByRole('listbox')).toHaveCount(1)
      await expect(inquiry.country).toBeFocused()
    },
  )
  await openEarly(
    'a search field with typed text',
    async () => {
      await inquiry.country.focus()
      await page.keyboard.type('일본')
      await expect(inquiry.country).toHaveValue('일본')
    },
    async () => {
      await expect(page.getByRole('option')).toHaveCount(1)
      await expect(inquiry.country).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(inquiry.country).toHaveValue('일본 +81')
    },
  )
})

test(
  ...clause('shell.start.early-click', 'a search field before its options have arrived'),
  async ({ inquiry, page }) => {
    for (const isLoaded of [false, true])
      for (const [early, later] of [
        ['', '핀란드'],
        ['핀', '란드'],
      ] as const)
        await softStep(`${isLoaded ? 'with' : 'without'} its code, after "${early}"`, async () => {
          const release = await pauseRequests(page, '/api/countryCode/getPhoneCodeList')
          await inquiry.goto()
          await expect(inquiry.primary).toBeEnabled()
          if (isLoaded) {
            await inquiry.title.click()
            await expect(page.locator('[data-stand-in]')).toHaveCount(0)
          }
          await inquiry.country.click()
          await page.keyboard.type(early)
          release()
          if (early === '') await expect(inquiry.country).toHaveValue('대한민국 +82')
          else await expect(inquiry.country).not.toHaveAttribute('aria-busy')
          await page.keyboard.type(later)
          await expect(inquiry.country).toHaveValue('핀란드')
          await expect(page.getByRole('option')).toHaveText(['핀란드 +358'])
          await inquiry.title.click()
          await expect(inquiry.country).toHaveValue('대한민국 +82')
          await page.unrouteAll()
        })
  },
)
