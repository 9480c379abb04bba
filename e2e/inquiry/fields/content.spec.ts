import { clause, clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { receivedInquiry, expectedParts, completeDraft } from '../complete-inquiry.ts'

test(...clausesOfSteps(), async ({ inquiry, world }) => {
  await inquiry.open()
  await clauseStep(['inquiry.content.counter', 'inquiry.content.typed-of-5000'], 'after each key', async () => {
    await expect(inquiry.counter('0')).toHaveText('0 / 5,000자')
    await inquiry.content.pressSequentially('가')
    await expect(inquiry.counter('1')).toBeVisible()
    await inquiry.content.press('Enter')
    await expect(inquiry.counter('2')).toBeVisible()
    await inquiry.content.fill('😀😀')
    await expect(inquiry.counter('4')).toBeVisible()
    await inquiry.content.clear()
    await expect(inquiry.counter('0')).toBeVisible()
  })
  await clauseStep(
    ['inquiry.content.red-above-limit', 'inquiry.content.typed-of-5000'],
    '5000 and 5001, and pasting 12,000',
    async () => {
      await inquiry.content.fill('a'.repeat(5000))
      expect(await inquiry.isRed(inquiry.counter('5,000'))).toBe(false)
      await inquiry.content.press('End')
      await inquiry.content.press('a')
      expect(await inquiry.isRed(inquiry.counter('5,001'))).toBe(true)
      await expect(inquiry.content).toHaveValue('a'.repeat(5001))
      await inquiry.content.press('Backspace')
      expect(await inquiry.isRed(inquiry.counter('5,000'))).toBe(false)
      await inquiry.content.clear()
      await inquiry.paste(inquiry.content, 'b'.repeat(12_000))
      await expect(inquiry.counter('12,000')).toBeVisible()
      await expect(inquiry.content).toHaveValue('b'.repeat(12_000))
    },
  )
  await clauseStep('inquiry.content.counts-utf16', 'line breaks in the counter and in the inquiry', async () => {
    const lines = `${'가'.repeat(49)}\n`.repeat(100)
    await inquiry.fillFields({ ...completeDraft, content: lines })
    await expect(inquiry.counter('5,000')).toBeVisible()
    expect(await inquiry.isRed(inquiry.counter('5,000'))).toBe(false)
    await inquiry.sendSuccessfully()
    // Browsers send line breaks as CR LF. The server stores them as LF.
    expect(await world.inquiries()).toEqual([receivedInquiry({ ...expectedParts, content: lines })])
  })
})

test(...clause('inquiry.content.announced-after-pause'), async ({ inquiry, page }) => {
  await page.clock.install()
  await inquiry.open()
  await page.clock.pauseAt(Date.now() + 60_000)
  const announcement = page.getByRole('status').filter({ hasText: '입력할 수 있습니다' })
  for (const key of 'abcdefghij') {
    await inquiry.content.press(key)
    await page.clock.runFor(100)
  }
  // Nothing is announced during one second of typing.
  await expect(inquiry.counter('10')).toBeVisible()
  await expect(announcement).toHaveCount(0)
  await page.clock.runFor(5000)
  await expect(announcement).toHaveText('4,990자 더 입력할 수 있습니다.')
  await inquiry.content.fill('a'.repeat(5002))
  await page.clock.runFor(5000)
  await expect(page.getByRole('status').filter({ hasText: '초과했습니다' })).toHaveText('2자를 초과했습니다.')
})
