import type { Locator } from '@playwright/test'
import { pauseRequests } from '../pages/pause-requests.ts'
import { clause, clausesOf, expect, softStep, test } from '../pages/test.ts'

// With animations: menus open with one.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test(
  ...clausesOf(['layout.dropdown.opens-by-click', 'layout.dropdown.closes-by-click'], 'a menu area in the header'),
  async ({ page, shell }) => {
    await page.goto('/')
    const area = shell.area('area.support')
    const link = shell.areas.getByRole('link', { name: '문의하기' })
    await expect(area).toHaveAttribute('aria-expanded', 'false')
    await expect(link).toHaveCount(0)
    await area.click()
    await expect(area).toHaveAttribute('aria-expanded', 'true')
    await expect(link).toBeVisible()
    await area.click()
    await expect(link).toHaveCount(0)
    // A click outside closes it, and so does opening another area.
    await area.click()
    await shell.h1.click()
    await expect(link).toHaveCount(0)
    await area.click()
    await shell.area('area.myPage').click()
    await expect(link).toHaveCount(0)
    await expect(shell.areas.getByRole('link', { name: '내 문의' })).toBeVisible()
  },
)

test(...clause('layout.dropdown.keyboard', 'a menu area in the header'), async ({ page, shell }) => {
  await page.goto('/')
  const area = shell.area('area.support')
  const link = shell.areas.getByRole('link', { name: '고객지원 홈' })
  await area.focus()
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(link).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toHaveCount(0)
  await expect(area).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(link).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/support$/)
  await expect(link).toHaveCount(0)
})

test(...clause('layout.dropdown.keyboard', 'closed when focus leaves it'), async ({ page, shell }) => {
  await page.goto('/')
  const link = shell.areas.getByRole('link', { name: '문의하기' })
  await shell.area('area.support').press('Enter')
  await expect(link).toBeVisible()
  await shell.areas.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(shell.area('area.myPage')).toBeFocused()
  await expect(link).toHaveCount(0)
})

test(...clause('layout.dropdown.keyboard', 'the category select'), async ({ inquiry, page }) => {
  // The select is disabled while its options are loading.
  const release = await pauseRequests(page, '/api/support/inquiry/code')
  await inquiry.visit()
  await expect(inquiry.primary).toBeDisabled()
  release()
  await expect(inquiry.primary).toBeEnabled()
  await inquiry.primary.focus()
  await page.keyboard.press('Enter')
  // Focus moves into the list shortly after it opens. Keys pressed before that do not reach the list.
  await expect(inquiry.option('회원·계정')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(inquiry.primary).toHaveText('선택해 주세요')
  await expect(inquiry.primary).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(inquiry.option('회원·계정')).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('option').last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(inquiry.primary).toHaveText('이벤트(접수 종료)')
  await expect(inquiry.primary).toBeFocused()
})

test(...clause('layout.dropdown.keyboard', 'the country combobox'), async ({ inquiry, page }) => {
  await inquiry.visit()
  await expect(inquiry.country).toHaveValue('대한민국 +82')
  await inquiry.country.focus()
  await page.keyboard.type('일본')
  await expect(page.getByRole('option')).toHaveCount(1)
  await inquiry.waitForActiveOption(inquiry.country, '일본 +81')
  await page.keyboard.press('Enter')
  await expect(inquiry.country).toHaveValue('일본 +81')
  await expect(inquiry.country).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(inquiry.country).toHaveValue('일본 +81')
})

test(...clause('layout.menu.height', '768 and 1280 px'), async ({ page, shell }) => {
  for (const width of [768, 1280])
    await softStep(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 })
      await page.goto('/')
      expect((await shell.areas.boundingBox())!.height).toBe(42)
    })
})

for (const viewport of [1280, 1440, 1920])
  test(...clause('layout.width.support-content', `in a window of ${viewport} px`), async ({ inquiry, page }) => {
    await page.setViewportSize({ width: viewport, height: 900 })
    // The content begins where the header begins, which is 1200 px wide.
    const left = (viewport - 1200) / 2
    /** The left and right edge of the widest row of content. */
    const edges = async (first: Locator, last: Locator) => {
      const [start, end] = [(await first.boundingBox())!, (await last.boundingBox())!]
      return [start.x, end.x + end.width]
    }
    await inquiry.visit()
    expect.soft(await edges(inquiry.group('attachFile'), inquiry.related)).toEqual([left, left + 1000])
    await page.goto('/support/question')
    const tiles = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
    await expect(tiles).toHaveCount(8)
    expect.soft(await edges(tiles.first(), tiles.nth(3))).toEqual([left, left + 1000])
  })

test(...clause('layout.breakpoint.at-992', 'related FAQ items beside the form'), async ({ inquiry, page }) => {
  const isBeside = async () => {
    const [form, list] = [await inquiry.title.boundingBox(), await page.getByRole('complementary').boundingBox()]
    return list!.x >= form!.x + form!.width
  }
  await page.setViewportSize({ width: 992, height: 800 })
  await inquiry.open()
  expect(await isBeside()).toBe(true)
  await page.setViewportSize({ width: 991, height: 800 })
  expect(await isBeside()).toBe(false)
})

test.describe('signed in', () => {
  test.use({ settings: { persona: 'main' } })
  test(...clause('layout.dropdown.opens-by-click', 'the user menu'), async ({ page, shell }) => {
    await page.goto('/')
    await shell.userMenu('김민서').click()
    await expect(shell.banner.getByText('minseo.kim@example.com')).toBeVisible()
    await shell.banner.getByRole('link', { name: '내 문의' }).click()
    await expect(page).toHaveURL(/\/mypage\/myquestion\/all$/)
    await expect(shell.banner.getByText('minseo.kim@example.com')).toHaveCount(0)
  })
})
