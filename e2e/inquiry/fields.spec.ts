import { clause, expect, test } from '../pages/test.ts'
import { receivedInquiry, expectedParts } from './received-inquiry.ts'
import { completeDraft, fieldRows, type DraftValues } from './fields.ts'

/** The parts that the server stores. The form sends no empty name, and the phone number without its leading 0. */
const toStoredParts = ({
  bbsArticleTypeDetailCode,
  emailAddress,
  cntryNo,
  cellphoneNo,
  title,
  content,
}: Required<DraftValues>) => ({
  ...expectedParts,
  bbsArticleTypeDetailCode,
  emailAddress,
  cntryNo,
  cellphoneNo: cellphoneNo.replace(/^0/, ''),
  title,
  content,
})

// Rows of one clause share a page, because a new browser context costs about three times as much as another load.
test.describe.configure({ timeout: 60_000 })
for (const [proves, rows] of Map.groupBy(fieldRows, (row) => row.proves))
  test(...clause(proves, rows.map(({ example }) => example).join('; ')), async ({ inquiry, world }) => {
    await inquiry.forgetDrafts()
    let accepted = 0
    for (const { example, typed, field, message } of rows)
      await test.step(`${example}: ${message ?? 'accepted'}`, async () => {
        const form = { ...completeDraft, ...typed }
        await inquiry.open(`?parentCode=${form.primaryCode}&code=${form.bbsArticleTypeDetailCode}`)
        await inquiry.fillFields(form)
        await inquiry.send()
        if (message === null) {
          await expect(inquiry.success).toBeVisible()
          expect((await world.inquiries()).slice(accepted)).toEqual([receivedInquiry(toStoredParts(form))])
          accepted += 1
          return
        }
        await inquiry.expectError(field, message)
        // There is no other error, and nothing was sent.
        await expect(inquiry.summary(1).getByRole('link')).toHaveText([inquiry.words(message)])
        expect(await world.journal('submitInquiry')).toHaveLength(accepted)
        expect(await world.inquiries()).toHaveLength(accepted)
      })
  })
