import type { Locator, Page } from '@playwright/test'
import type { Shell } from '../pages/shell.ts'
import { clause, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

test.use({ viewport: { width: 1280, height: 800 }, settings: { persona: 'main' } })

/** The menus of the header in Korean. */
const menusOf = (shell: Shell) => ({
  support: shell.area('area.support'),
  myPage: shell.area('area.myPage'),
  language: shell.languageMenu('ko'),
  user: shell.userMenu('김민서'),
})

const listOf = (button: Locator) => button.locator('xpath=..').getByRole('list')

/** Opens a page, and stops its clock after the member is known. */
const openPage = async (page: Page, shell: Shell) => {
  await page.clock.install()
  await page.goto('/support')
  const menus = menusOf(shell)
  await expect(menus.user).toBeVisible()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  return menus
}

/** Moves the mouse to where no menu is. */
const leave = (page: Page) => page.mouse.move(5, 790)

/** Crosses from a button to the last row of its open list. */
const crossInto = async (page: Page, button: Locator) => {
  const [from, to] = [(await button.boundingBox())!, (await listOf(button).getByRole('listitem').last().boundingBox())!]
  const x = from.x + from.width / 2
  await page.mouse.move(x, from.y + from.height / 2)
  await page.mouse.move(x, to.y + to.height / 2, { steps: 20 })
}

test(...clausesOfSteps('the menus of the header'), async ({ page, shell }) => {
  const { support, myPage, language, user } = await openPage(page, shell)
  for (const [name, menu] of Object.entries({ support, myPage })) {
    // The clock stands still.
    await clauseStep(
      ['layout.dropdown.opens-by-hover', 'layout.dropdown.hover-open-delay'],
      `${name}, at once`,
      async () => {
        await menu.hover()
        await expect(listOf(menu)).toBeVisible()
      },
    )
    await clauseStep('layout.dropdown.closes-by-hover', `${name}, not while the pointer is in its list`, async () => {
      await crossInto(page, menu)
      await page.clock.runFor(1000)
      await expect(listOf(menu)).toBeVisible()
      await leave(page)
      await expect(listOf(menu)).toHaveCount(0)
    })
  }
  for (const [name, menu] of Object.entries({ language, user })) {
    await clauseStep('layout.dropdown.hover-close-show-delay', `${name}, not when the pointer passes`, async () => {
      await menu.hover()
      await page.clock.runFor(199)
      await leave(page)
      await page.clock.runFor(1000)
      await expect(listOf(menu)).toHaveCount(0)
    })
    await clauseStep('layout.dropdown.hover-close-show-delay', `${name}, 199 and 200 ms`, async () => {
      await menu.hover()
      await page.clock.runFor(199)
      await expect(listOf(menu)).toHaveCount(0)
      await page.clock.runFor(1)
      await expect(listOf(menu)).toBeVisible()
    })
    await clauseStep('layout.dropdown.closes-by-hover', `${name}, not while the pointer is in its list`, async () => {
      await crossInto(page, menu)
      await page.clock.runFor(1000)
      await expect(listOf(menu)).toBeVisible()
    })
    await clauseStep('layout.dropdown.hover-close-hide-delay', `${name}, 99 and 100 ms`, async () => {
      await leave(page)
      await page.clock.runFor(99)
      await expect(listOf(menu)).toBeVisible()
      await page.clock.runFor(1)
      await expect(listOf(menu)).toHaveCount(0)
    })
  }
})

test(...clausesOfSteps('and Escape, focus and motion'), async ({ page, shell }) => {
  const menus = await openPage(page, shell)
  const field = page.getByRole('search').getByRole('textbox')
  await field.focus()
  for (const [name, menu] of Object.entries(menus)) {
    await clauseStep('layout.dropdown.hover-keeps-focus', name, async () => {
      await menu.hover()
      await page.clock.runFor(200)
      await expect(listOf(menu)).toBeVisible()
      await expect(field).toBeFocused()
    })
    await clauseStep('shell.access.reduced-motion', `${name} does not slide`, async () => {
      expect(await menu.locator('xpath=..').evaluate((box) => box.getAnimations({ subtree: true }).length)).toBe(0)
      for (const part of [menu.locator('svg').last(), listOf(menu)])
        await expect(part).toHaveCSS('transition-property', 'none')
    })
    await clauseStep('layout.dropdown.keyboard', `Escape closes ${name}`, async () => {
      await page.keyboard.press('Escape')
      await expect(listOf(menu)).toHaveCount(0)
      await expect(field).toBeFocused()
      await page.clock.runFor(1000)
      await expect(listOf(menu)).toHaveCount(0)
    })
    await clauseStep('layout.dropdown.hover-keeps-focus', `clicked: ${name}`, async () => {
      await leave(page)
      await menu.hover()
      await page.clock.runFor(200)
      await expect(listOf(menu)).toBeVisible()
      await menu.click()
      await leave(page)
      await page.clock.runFor(1000)
      await expect(listOf(menu)).toBeVisible()
      await menu.click()
      await expect(listOf(menu)).toHaveCount(0)
      await page.clock.runFor(1000)
      await expect(listOf(menu)).toHaveCount(0)
    })
    await clauseStep('layout.dropdown.hover-keeps-focus', `clicked: ${name}, before the delay has passed`, async () => {
      await leave(page)
      await menu.click()
      await leave(page)
      await page.clock.runFor(1000)
      await expect(listOf(menu)).toBeVisible()
      await menu.click()
      await leave(page)
      await field.focus()
    })
  }
})

test(...clause('layout.dropdown.one-open', 'hovered, clicked or focused'), async ({ page, shell }) => {
  const { support, myPage, language, user } = await openPage(page, shell)
  const areOpen = () => shell.banner.getByRole('button', { expanded: true })
  await clauseStep('layout.dropdown.one-open', 'a delayed menu, before its 100 ms have passed', async () => {
    await language.hover()
    await page.clock.runFor(200)
    await expect(listOf(language)).toBeVisible()
    await myPage.hover()
    await expect(listOf(myPage)).toBeVisible()
    await expect(areOpen()).toHaveCount(1)
  })
  for (const next of [user, support, language, myPage])
    await clauseStep('layout.dropdown.one-open', 'kept by a click, then another one hovered', async () => {
      const kept = next === language ? user : language
      await kept.click()
      await expect(listOf(kept)).toBeVisible()
      await next.hover()
      await page.clock.runFor(200)
      await expect(listOf(next)).toBeVisible()
      await expect(areOpen()).toHaveCount(1)
    })
  await clauseStep('layout.dropdown.one-open', 'hovered, then another one opened with the keyboard', async () => {
    await support.hover()
    await expect(listOf(support)).toBeVisible()
    await user.press('Enter')
    await expect(listOf(user)).toBeVisible()
    await expect(areOpen()).toHaveCount(1)
  })
  await clauseStep(
    'layout.dropdown.one-open',
    'hovered while the focus is in another one, which keeps it',
    async () => {
      await page.keyboard.press('ArrowDown')
      await expect(listOf(user).getByRole('link').first()).toBeFocused()
      await leave(page)
      await support.hover()
      await expect(listOf(support)).toBeVisible()
      await expect(areOpen()).toHaveCount(1)
      await expect(user).toBeFocused()
    },
  )
})

test(
  ...clause('layout.dropdown.keyboard', 'opened by hover, then entered with the keyboard'),
  async ({ page, shell }) => {
    const { language } = await openPage(page, shell)
    await language.focus()
    await language.hover()
    await page.clock.runFor(200)
    await page.keyboard.press('ArrowDown')
    await expect(listOf(language).getByRole('button').first()).toBeFocused()
    // The pointer leaves; the focus is still in the list.
    await leave(page)
    await page.clock.runFor(1000)
    await expect(listOf(language).getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(language).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.clock.runFor(1000)
    await expect(listOf(language)).toBeVisible()
  },
)

test.describe('with a coarse pointer', () => {
  test.use({ hasTouch: true, isMobile: true })
  test(...clausesOfSteps('a tablet'), async ({ page, shell }) => {
    const menus = await openPage(page, shell)
    for (const [name, menu] of Object.entries(menus)) {
      await clauseStep('layout.dropdown.hover-fine-pointer', name, async () => {
        await menu.hover()
        await page.clock.runFor(1000)
        await expect(listOf(menu)).toHaveCount(0)
      })
      await clauseStep('layout.dropdown.opens-by-click', `${name}, by touch`, async () => {
        await menu.tap()
        await page.clock.runFor(1000)
        await expect(listOf(menu)).toBeVisible()
        await menu.tap()
        await expect(listOf(menu)).toHaveCount(0)
      })
    }
  })
})

test.describe('with a mouse and a touch screen', () => {
  test.use({ hasTouch: true })
  test(...clause('layout.dropdown.hover-fine-pointer', 'a finger does not hover'), async ({ page, shell }) => {
    const menus = await openPage(page, shell)
    for (const [name, menu] of Object.entries(menus))
      await clauseStep('layout.dropdown.hover-fine-pointer', name, async () => {
        await menu.tap()
        await expect(listOf(menu)).toBeVisible()
        await page.clock.runFor(1000)
        await expect(listOf(menu)).toBeVisible()
        await menu.tap()
        await expect(listOf(menu)).toHaveCount(0)
      })
  })
})
