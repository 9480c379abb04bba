import { clausesOf, clausesOfSteps, clauseStep, expect, softStep, test } from '../pages/test.ts'

test.use({ settings: { persona: 'main' } })

test(
  ...clausesOf(
    [
      'layout.chatbot-strip.bottom',
      'layout.chatbot-strip.fixed-when-narrow',
      'layout.breakpoint.at-419',
      'layout.breakpoint.inclusive',
    ],
    'from 375 to 1000 px',
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

test(...clausesOfSteps('375 and 1000 px'), async ({ chatbot, page }) => {
  await chatbot.open()
  for (const [width, answers] of [
    [375, 5],
    [1000, 10],
  ] as const) {
    await page.setViewportSize({ width, height: 700 })
    await expect(chatbot.quickReplies).toHaveCount(7)
    const strip = (await chatbot.strip.boundingBox())!
    const logEnd = async () => {
      const { y, height } = (await chatbot.log.boundingBox())!
      return y + height - Number.parseFloat(await chatbot.log.evaluate((log) => getComputedStyle(log).paddingBottom))
    }
    const before = await logEnd()
    await chatbot.hideButton.click()
    await clauseStep('layout.chatbot-strip.can-be-hidden', `at ${width} px`, async () => {
      await expect(chatbot.strip).toHaveCount(0)
      await expect(chatbot.quickReplies).toHaveCount(0)
      // The conversation has the place of the strip.
      await expect.poll(async () => Math.round((await logEnd()) - before)).toBe(Math.round(strip.height))
      await chatbot.ask('비밀번호')
      await expect(chatbot.titles).toHaveCount(answers)
      await expect(chatbot.strip).toHaveCount(0)
    })
    await clauseStep('layout.chatbot-strip.brought-back', `by keyboard at ${width} px`, async () => {
      await chatbot.showButton.focus()
      await page.keyboard.press('Enter')
      await expect(chatbot.quickReplies).toHaveCount(7)
      await expect(chatbot.hideButton).toBeFocused()
      const shown = (await chatbot.strip.boundingBox())!
      expect(700 - shown.y - shown.height).toBe(56)
    })
  }
})
