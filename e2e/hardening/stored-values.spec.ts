import { clause, clauseStep, expect, test } from '../pages/test.ts'
import { completeDraft } from '../inquiry/fields.ts'

// Session storage that another version of the page, an extension or a person has written.
const drafts = [
  { content: null, cellphoneNo: {}, title: 'kept' },
  { title: ['a'], country: 82, primaryCode: true, emailAddress: { $: 1 } },
  [1, 2],
  'text',
  7,
]
const places = [
  '{}',
  '[1]',
  '[["a",null]]',
  '[["/support/question/general",{"scrollY":"x","anchor":7,"focusId":{}}]]',
  'null',
  '"x"',
]
const receipts = [{}, { inquiryId: {} }, [], 'x', { inquiryId: 1, title: {}, sentAt: [] }]

test(...clause('hardening.storage.any-value'), async ({ inquiry, page }) => {
  test.setTimeout(60_000)
  await inquiry.visit()
  const keep = (key: string, value: string) =>
    page.evaluate(([name, text]) => sessionStorage.setItem(name, text), [key, value] as const)
  for (const draft of drafts)
    await clauseStep('hardening.storage.any-value', `the draft ${JSON.stringify(draft)}`, async () => {
      await keep('kept:draft:public:general', JSON.stringify(draft))
      await page.reload()
      await expect(inquiry.content).toHaveValue('')
      await expect(inquiry.title).toHaveValue(
        Array.isArray(draft) || typeof draft !== 'object' || draft.title !== 'kept' ? '' : 'kept',
      )
    })
  for (const [i, place] of places.entries())
    await clauseStep('hardening.storage.any-value', `places ${place}`, async () => {
      await keep('places', place)
      await keep('kept:receipt:public anonymous', JSON.stringify(receipts[i % receipts.length]))
      await page.reload()
      await expect(inquiry.content).toBeVisible()
    })
  // The form still works.
  await inquiry.fillFields(completeDraft)
  await expect(inquiry.title).toHaveValue(completeDraft.title)
})

test.describe('signed in', () => {
  test.use({ settings: { persona: 'main' } })
  test(...clause('hardening.storage.any-value', 'notification settings'), async ({ page, shell }) => {
    await page.goto('/mypage/alarm')
    await expect(shell.h1).toHaveText('알림 설정')
    for (const value of [
      '{}',
      '7',
      '{"recipientList":{},"switchList":[]}',
      '{"recipientList":[null],"switchList":[7]}',
    ])
      await clauseStep('hardening.storage.any-value', value, async () => {
        await page.evaluate((text) => sessionStorage.setItem('kept:alarm minseo.kim@example.com', text), value)
        await page.reload()
        await expect(shell.h1).toHaveText('알림 설정')
        await expect(shell.main.getByRole('checkbox').first()).toBeVisible()
      })
  })
})
