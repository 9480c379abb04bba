import { pauseRequests } from '../pages/pause-requests.ts'
import { alsoProves, clause, expect, test } from '../pages/test.ts'

// With animations: menus open with one.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test(
  ...alsoProves(
    clause('layout.dropdown.opens-by-click', 'a menu area in the header'),
    'layout.dropdown.closes-by-click',
  ),
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
  const link = shell.areas.getByRole('link', { name: '문의하기' })
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
  await expect(page).toHaveURL(/\/support\/question$/)
  await expect(link).toHaveCount(0)
})

test(...clause('layout.dropdown.keyboard', 'closed when focus leaves it'), async ({ page, shell }) => {
  await page.goto('/')
  const link = shell.areas.getByRole('link', { name: '문의하기' })
  await shell.area('area.support').press('Enter')
  await expect(link).toBeVisible()
  await page.keyboard.press('Tab')
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
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 })
      await page.goto('/')
      expect((await shell.areas.boundingBox())!.height).toBe(42)
    })
})

test.describe('with 36 categories', () => {
  const many = Object.fromEntries(
    Array.from({ length: 30 }, (_, i) => [
      `GNRL_X${i}`,
      { code: `GNRL_X${i}`, type: 'GNRL', sites: ['public'], name: { ko: `분류 ${i}` } },
    ]),
  )
  test.use({ settings: { data: { inquiryCodes: many } }, viewport: { width: 1280, height: 1000 } })

  test(...clause('layout.single-select.max-height', '36 options'), async ({ inquiry, page }) => {
    await inquiry.visit()
    await inquiry.primary.click()
    await expect(inquiry.option('분류 29')).toBeAttached()
    expect((await page.getByRole('listbox').boundingBox())!.height).toBe(260)
  })

  test(...clause('layout.dropdown.list-max-height', 'the country list'), async ({ inquiry, page }) => {
    await inquiry.visit()
    await inquiry.country.click()
    await expect(page.getByRole('option').first()).toBeVisible()
    expect((await page.getByRole('listbox').boundingBox())!.height).toBe(224)
  })
})

test(...clause('layout.width.support-content', 'on a wide screen'), async ({ inquiry, page, shell }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await inquiry.visit()
  const { x, width } = (await shell.breadcrumb.boundingBox())!
  expect(width).toBe(1000)
  expect(x).toBe((1440 - 1000) / 2)
})

test(...clause('layout.breakpoint.at-992', 'related FAQ items beside the form'), async ({ inquiry, page }) => {
  const isBeside = async () => {
    const [form, list] = [await inquiry.title.boundingBox(), await inquiry.related.boundingBox()]
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
