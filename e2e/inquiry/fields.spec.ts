import { clause, expect, test } from '../pages/test.ts'
import { receivedInquiry, expectedParts } from './received-inquiry.ts'
import { completeDraft, fieldRows, type Typed } from './fields.ts'

/** What of a typed form arrives: no name that was left empty, no letters of a country, a number without its first 0. */
const toStoredParts = ({
  bbsArticleTypeDetailCode,
  emailAddress,
  cntryNo,
  cellphoneNo,
  title,
  content,
}: Required<Typed>) => ({
  ...expectedParts,
  bbsArticleTypeDetailCode,
  emailAddress,
  cntryNo,
  cellphoneNo: cellphoneNo.replace(/^0/, ''),
  title,
  content,
})

// Rows of one clause share a window: loading the page once more costs a third of loading it first.
test.describe.configure({ timeout: 60_000 })
for (const [proves, rows] of Map.groupBy(fieldRows, (row) => row.proves))
  test(...clause(proves, rows.map(({ example }) => example).join('; ')), async ({ inquiry, world }) => {
    await inquiry.forgetDrafts()
    let accepted = 0
    for (const { example, typed, at, says } of rows)
      await test.step(`${example}: ${says ?? 'accepted'}`, async () => {
        const form = { ...completeDraft, ...typed }
        await inquiry.open(`?parentCode=${form.primaryCode}&code=${form.bbsArticleTypeDetailCode}`)
        await inquiry.type(form)
        await inquiry.send()
        if (says === null) {
          await expect(inquiry.success).toBeVisible()
          expect((await world.inquiries()).slice(accepted)).toEqual([receivedInquiry(toStoredParts(form))])
          accepted += 1
          return
        }
        await inquiry.expectError(at, says)
        // It stands where it belongs and nowhere else, and nothing went out.
        await expect(inquiry.summary(1).getByRole('link')).toHaveText([inquiry.words(says)])
        expect(await world.journal('submitInquiry')).toHaveLength(accepted)
        expect(await world.inquiries()).toHaveLength(accepted)
      })
  })
