import type { Page } from '@playwright/test'
import { appStarted, clause, expect, test } from './test.ts'

/** Sends 20 inquiries at once and returns the numbers of their receipts. */
const sendTwenty = (page: Page, title: string) =>
  page.evaluate(async (text) => {
    const parts = {
      inquiryTypeCode: 'GNRL',
      bbsArticleTypeDetailCode: 'GNRL_MBR_001',
      content: 'at once',
      emailAddress: 'visitor@example.com',
      cntryNo: '82',
      cellphoneNo: '1012345678',
    }
    const send = async (_: unknown, i: number) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ ...parts, title: `${text} ${i}` })) form.append(name, value)
      const response = await fetch('/api/support/inquiry', { method: 'POST', body: form })
      return ((await response.json()) as { content: { inquiryId: number } }).content.inquiryId
    }
    return Promise.all(Array.from({ length: 20 }, send))
  }, title)

test(...clause('control.offline.tabs-at-once'), async ({ page, context, enter }) => {
  const world = await enter('/support')
  const other = await context.newPage()
  await other.goto(`/__mock/enter?world=${world.id}&to=/support`)
  await appStarted(other)
  const numbers = (await Promise.all([sendTwenty(page, 'first'), sendTwenty(other, 'second')])).flat()
  expect(new Set(numbers).size).toBe(40)
  const stored = await world.inquiries()
  expect(stored.map(({ inquiryId }) => inquiryId).toSorted()).toEqual(numbers.toSorted())
  expect(new Set(stored.map(({ fields }) => fields.title)).size).toBe(40)
})
