import { clause, expect, softStep, test } from '../pages/test.ts'
import { receivedInquiry, expectedParts } from './received-inquiry.ts'
import type { FieldValues } from '../pages/inquiry-page.ts'
import { completeDraft, fieldRows } from './fields.ts'

/** The parts that the server stores: no empty ones, and the phone number without its leading 0. */
const toStoredParts = ({ primaryCode: _primary, country: _country, cellphoneNo = '', ...others }: FieldValues) => ({
  ...expectedParts,
  ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== '')),
  cellphoneNo: cellphoneNo.replace(/^0/, ''),
})

// Rows of one clause share a page, because a new browser context costs about three times as much as another load.
test.describe.configure({ timeout: 60_000 })
for (const [proves, rows] of Map.groupBy(fieldRows, (row) => row.proves))
  test(...clause(proves, rows.map(({ example }) => example).join('; ')), async ({ inquiry, world }) => {
    await inquiry.forgetDrafts()
    for (const { example, typed, field, message } of rows)
      await softStep(`${example}: ${message ?? 'accepted'}`, async () => {
        const form = { ...completeDraft, ...typed }
        const [accepted, sent] = [await world.inquiries(), await world.journal('submitInquiry')].map(
          (list) => list.length,
        ) as [number, number]
        await inquiry.open(`?parentCode=${form.primaryCode}&code=${form.bbsArticleTypeDetailCode}`)
        await inquiry.fillFields(form)
        await inquiry.send()
        if (message === null) {
          await expect(inquiry.success).toBeVisible()
          expect((await world.inquiries()).slice(accepted)).toEqual([receivedInquiry(toStoredParts(form))])
          return
        }
        await inquiry.expectError(field, message)
        // There is no other error, and nothing was sent.
        await expect(inquiry.summary(1).getByRole('link')).toHaveText([inquiry.errorText(message)])
        expect(await world.journal('submitInquiry')).toHaveLength(sent)
        expect(await world.inquiries()).toHaveLength(accepted)
      })
  })
