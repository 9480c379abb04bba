import { alsoProves, clause, expect, softStep, test } from '../pages/test.ts'

test.use({ settings: { persona: 'main' } })

test(
  ...alsoProves(
    clause('layout.chatbot-strip.bottom', 'from 375 to 1000 px'),
    'layout.chatbot-strip.fixed-when-narrow',
    'layout.breakpoint.at-419',
    'layout.breakpoint.phone-is-419',
  ),
  async ({ chatbot, page }) => {
    for (const [width, position] of [
      [375, 'fixed'],
      [419, 'fixed'],
      [420, 'static'],
      [1000, 'static'],
    ] as const)
      await softStep(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 700 })
        await chatbot.open()
        const box = (await chatbot.strip.boundingBox())!
        expect(700 - box.y - box.height).toBe(56)
        await expect(chatbot.strip).toHaveCSS('position', position)
        await chatbot.ask('비밀번호')
        await expect(chatbot.titles).toHaveCount(5)
        // The last message can be scrolled above the strip.
        await chatbot.log.evaluate((log) => log.scrollTo(0, log.scrollHeight))
        const [last, top] = [(await chatbot.formLink.boundingBox())!, (await chatbot.strip.boundingBox())!]
        expect(last.y + last.height).toBeLessThanOrEqual(top.y)
        const after = (await chatbot.strip.boundingBox())!
        expect(700 - after.y - after.height).toBe(56)
      })
  },
)

test(...clause('layout.chatbot-strip.can-be-hidden', '375 and 1000 px'), async ({ chatbot, page }) => {
  for (const width of [375, 1000])
    await softStep(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 })
      await chatbot.open()
      const open = (await chatbot.strip.boundingBox())!
      await chatbot.foldButton.click()
      await expect(chatbot.quickReplies).toHaveCount(0)
      await expect(chatbot.foldButton).toHaveAttribute('aria-expanded', 'false')
      const folded = (await chatbot.strip.boundingBox())!
      expect(folded.height).toBeLessThan(open.height)
      expect(700 - folded.y - folded.height).toBe(56)
      await page.keyboard.press('Enter')
      await expect(chatbot.quickReplies).toHaveCount(7)
    })
})
