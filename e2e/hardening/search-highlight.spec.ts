import { item } from '../faq/item.ts'
import { clause, expect, test } from '../pages/test.ts'

const contentOf = (count: number) => ({ ko: '<b>qqq</b>'.repeat(count) })

test.use({
  settings: {
    data: {
      faqs: {
        9301: item(9301, { categoryCode1: 'MBR', title: { ko: '짧은 답변' }, content: contentOf(4000) }),
        9302: item(9302, { categoryCode1: 'MBR', title: { ko: '긴 답변' }, content: contentOf(16_000) }),
      },
    },
  },
})

test(...clause('hardening.page.linear-marks'), async ({ page }) => {
  test.setTimeout(90_000)
  await page.goto('/support/faq/all?searchKeyword=qqq')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const scriptSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration')!.value
  }
  let marked = 0
  /** Seconds of scripts from opening an item until its matches are marked. */
  const open = async (title: string, count: number) => {
    const before = await scriptSeconds()
    await page.getByText(title).click()
    marked += count
    // In the answers, not in their first lines below the titles of closed items.
    await expect(page.locator('li > div + div mark')).toHaveCount(marked, { timeout: 60_000 })
    return (await scriptSeconds()) - before
  }
  // The first one also loads the code.
  const short = await open('짧은 답변', 4000)
  const long = await open('긴 답변', 16_000)
  expect(long / short).toBeLessThan(8)
})
