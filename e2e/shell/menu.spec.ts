import type { Locator } from '@playwright/test'
import { pauseRequests } from '../pages/pause-requests.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { returnToTab } from '../pages/return-to-tab.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

// With animations: menus open with one.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test(...clausesOfSteps('the areas of the header, and the user menu'), async ({ page, shell, world }) => {
  await page.goto('/')
  const area = shell.area('area.support')
  const link = shell.areas.getByRole('link', { name: '문의하기' })
  const home = shell.areas.getByRole('link', { name: '고객지원 홈' })
  await clauseStep(
    ['layout.dropdown.opens-by-click', 'layout.dropdown.closes-by-click'],
    'an area of the header',
    async () => {
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
      await shell.h1.click()
    },
  )
  await clauseStep('layout.dropdown.keyboard', 'closed when the focus leaves it', async () => {
    await area.press('Enter')
    await expect(link).toBeVisible()
    await shell.areas.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(shell.area('area.myPage')).toBeFocused()
    await expect(link).toHaveCount(0)
  })
  await clauseStep('layout.menu.height', '768 and 1280 px', async () => {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      expect((await shell.areas.boundingBox())!.height).toBe(42)
    }
  })
  await clauseStep('layout.dropdown.keyboard', 'an area of the header', async () => {
    await area.focus()
    await page.keyboard.press('Enter')
    await expect(home).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(home).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(home).toHaveCount(0)
    await expect(area).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(home).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(home).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/support$/)
    await expect(home).toHaveCount(0)
    // The area of the page is underlined.
    await expect(area).toHaveAttribute('data-current')
    await expect(shell.area('area.myPage')).not.toHaveAttribute('data-current')
  })
  await world.patch({ persona: 'main' })
  await returnToTab(page)
  await clauseStep('layout.dropdown.opens-by-click', 'the user menu', async () => {
    await shell.userMenu('김민서').click()
    await expect(shell.banner.getByText('minseo.kim@example.com')).toBeVisible()
    await shell.banner.getByRole('link', { name: '내 문의' }).click()
    await expect(page).toHaveURL(/\/mypage\/myquestion\/all$/)
    await expect(shell.banner.getByText('minseo.kim@example.com')).toHaveCount(0)
  })
})

test(...clausesOfSteps('the lists and the widths of the form'), async ({ inquiry, page }) => {
  // The select is disabled while its options are loading.
  const release = await pauseRequests(page, '/api/support/inquiry/code')
  await inquiry.visit()
  await expect(inquiry.primary).toBeDisabled()
  release()
  await expect(inquiry.primary).toBeEnabled()
  await clauseStep('layout.dropdown.keyboard', 'the category select', async () => {
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
  await clauseStep('layout.dropdown.keyboard', 'the country combobox', async () => {
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
  await clauseStep('layout.breakpoint.at-992', 'related FAQ items beside the form', async () => {
    const isBeside = async () => {
      const [form, list] = [await inquiry.title.boundingBox(), await page.getByRole('complementary').boundingBox()]
      return list!.x >= form!.x + form!.width
    }
    await page.setViewportSize({ width: 992, height: 800 })
    expect(await isBeside()).toBe(true)
    await page.setViewportSize({ width: 991, height: 800 })
    expect(await isBeside()).toBe(false)
  })
  /** The left and right edge of the widest row of content. */
  const edges = async (first: Locator, last: Locator) => {
    const [start, end] = [(await first.boundingBox())!, (await last.boundingBox())!]
    return [start.x, end.x + end.width]
  }
  const tiles = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  const widths = [1280, 1440, 1920]
  const expected = widths.map((width) => [(width - 1000) / 2, (width - 1000) / 2 + 1000])
  const edgesAt = async (first: () => Locator, last: () => Locator) => {
    const found = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      found.push(await edges(first(), last()))
    }
    return found
  }
  await clauseStep('layout.width.support-content', 'the form', async () =>
    expect(
      await edgesAt(
        () => inquiry.group('attachFile'),
        () => inquiry.related,
      ),
    ).toEqual(expected),
  )
  await openInApp(page, '/support/question')
  await clauseStep('layout.width.support-content', 'the tiles of the entry page', async () => {
    await expect(tiles).toHaveCount(8)
    expect(
      await edgesAt(
        () => tiles.first(),
        () => tiles.nth(3),
      ),
    ).toEqual(expected)
  })
})
