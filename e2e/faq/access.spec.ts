import type { Page } from '@playwright/test'
import type { EventLogPage } from '../pages/event-log-page.ts'
import type { FaqPage } from '../pages/faq-page.ts'
import { alsoProves, clause, expect, softStep, test } from '../pages/test.ts'
import type { World } from '../support/world.ts'
import { axeFindings } from '../shell/axe.ts'
import { horizontalOverflow, invisibleContent } from '../shell/visibility.ts'

interface Fixtures {
  readonly faq: FaqPage
  readonly incidents: EventLogPage
  readonly page: Page
  readonly world: World
}

const failing = async (world: World) =>
  world.faults(
    ...(['faqs', 'faqCodes', 'faq', 'eventLogs'] as const).map((operationId) => ({ operationId, status: 500 })),
  )

/** States of the FAQ and of incidents beside those that `screens.ts` reaches. */
const states: { readonly [state: string]: (fixtures: Fixtures) => Promise<void> } = {
  'a search with all categories and an open answer': async ({ faq }) => {
    await faq.open('/all?searchKeyword=VPC&paths=all')
    await expect(faq.paths.getByRole('link').first()).toBeVisible()
    await faq.questions.first().click()
    await expect(faq.marks.first()).toBeVisible()
  },
  'a search without results': async ({ faq, page }) => {
    await faq.goto('/all?searchKeyword=zzz')
    await expect(page.getByRole('main').locator('a[href="/support/question"]')).toBeVisible()
  },
  'an open list of products': async ({ faq, page }) => {
    await faq.open('/prod')
    await faq.product.click()
    await expect(page.getByRole('option').first()).toBeVisible()
  },
  'a filtered list': async ({ faq }) => faq.open('/bill?categoryCode2=TAX'),
  'a list after its last page': async ({ faq, page }) => {
    await faq.goto('/bill?page=9')
    await expect(page.getByRole('main').locator('a[href="/support/faq/bill"]').last()).toBeVisible()
  },
  'the alert of a failed incident': async ({ incidents }) => {
    await incidents.open(36)
    await expect(incidents.alert).toBeVisible()
  },
  'an incident without content': async ({ incidents, page }) => {
    await incidents.open(35)
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
  },
  'lists that failed to load': async ({ faq, page, world }) => {
    await failing(world)
    await faq.goto('/prod?searchKeyword=VPC')
    await expect(page.getByRole('alert')).toHaveCount(3)
  },
  'incidents that failed to load': async ({ faq, page, world }) => {
    await failing(world)
    await page.goto('/support/event-log')
    await expect(faq.retry).toBeVisible()
  },
}

test.describe.configure({ timeout: 60_000 })

for (const [site, locale, width] of [
  ['public', 'ko', 1280],
  ['gov', 'en', 320],
  ['fin', 'ja', 800],
] as const)
  test.describe(`${site} in ${locale} at ${width} px`, () => {
    test.use({ site, language: locale, viewport: { width, height: 800 } })
    test(
      ...alsoProves(
        clause('shell.access.axe', `states of FAQ and incidents; ${site}, ${locale}`),
        'shell.access.contrast',
        'shell.access.narrow',
      ),
      async ({ faq, incidents, page, world, guard }) => {
        guard.allowStatuses(404, 500)
        for (const [state, reach] of Object.entries(states))
          await softStep(state, async () => {
            await world.faults()
            await reach({ faq, incidents, page, world })
            expect(await axeFindings(page)).toEqual([])
            expect(await horizontalOverflow(page)).toBe(0)
            if (!state.includes('alert') && !state.includes('open list'))
              expect(await invisibleContent(page)).toEqual([])
          })
      },
    )
  })

test(
  ...alsoProves(clause('shell.access.keyboard', 'search, read and ask'), 'shell.access.focus-visible'),
  async ({ faq, page }) => {
    await faq.open('/all')
    await faq.field.focus()
    await page.keyboard.type('환불')
    await page.keyboard.press('Enter')
    await expect(faq.questions).toHaveCount(1)
    // Tab leads from the field over chips, tabs and categories to the question, each time with a visible focus.
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement!
        const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')]
        return { id: element.id, isVisible: outlines.some(({ outlineStyle }) => outlineStyle !== 'none') }
      })
    for (let i = 0; i < 30; i += 1) {
      await page.keyboard.press('Tab')
      const { id, isVisible } = await focused()
      expect(isVisible).toBe(true)
      if (/^faq-\d+$/.test(id)) break
    }
    await page.keyboard.press('Enter')
    await expect(faq.questions.first()).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/support\/question$/)
  },
)
