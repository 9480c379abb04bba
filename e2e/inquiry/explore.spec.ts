import { test } from '../pages/test.ts'
import { expect } from '../support/test.ts'
test.use({ locale: 'en', settings: { abuse: true } })
test('x', async ({ inquiry, page, world }) => {
  await inquiry.open()
  await page.waitForTimeout(500)
  console.log(await page.locator('body').ariaSnapshot())
  await inquiry.fill({ title: 'x' })
  await inquiry.send()
  await page.waitForTimeout(300)
  console.log(await page.getByRole('main').ariaSnapshot())
  console.log((await world.journal()).map((e) => `${e.method} ${e.path}?${e.query} ${e.ms}`).join('\n'))
})
