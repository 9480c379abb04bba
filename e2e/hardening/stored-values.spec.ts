import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { completeDraft } from '../inquiry/complete-inquiry.ts'

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

test(...clausesOfSteps('of forms and of settings'), async ({ inquiry, myPage, page, shell, world }) => {
  await inquiry.visit()
  for (const [i, place] of places.entries()) {
    const draft = drafts[i % drafts.length]!
    const receipt = receipts[i % receipts.length]
    await clauseStep('hardening.storage.any-value', JSON.stringify({ draft, place, receipt }), async () => {
      await page.evaluate(
        (values) => {
          for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value)
        },
        {
          'kept:draft:public:general': JSON.stringify(draft),
          'kept:receipt:public anonymous': JSON.stringify(receipt),
          places: place,
        },
      )
      await page.reload()
      await expect(inquiry.content).toHaveValue('')
      await expect(inquiry.title).toHaveValue(
        Array.isArray(draft) || typeof draft !== 'object' || draft.title !== 'kept' ? '' : 'kept',
      )
    })
  }
  await clauseStep('hardening.storage.any-value', 'the form still works', async () => {
    await inquiry.fillFields(completeDraft)
    await expect(inquiry.title).toHaveValue(completeDraft.title)
  })
  await page.evaluate(() => sessionStorage.clear())
  await world.patch({ persona: 'main' })
  await myPage.open('/manage/password')
  for (const value of ['{}', '7', '{"recipientList":{},"switchList":[]}', '{"recipientList":[null],"switchList":[7]}'])
    await clauseStep('hardening.storage.any-value', value, async () => {
      await page.evaluate((text) => sessionStorage.setItem('kept:alarm minseo.kim@example.com', text), value)
      await myPage.go('/alarm')
      await expect(shell.h1).toHaveText('알림 설정')
      await expect(shell.main.getByRole('checkbox').first()).toBeVisible()
      await myPage.go('/manage/password')
      await expect(shell.h1).toHaveText('비밀번호 변경')
    })
})
