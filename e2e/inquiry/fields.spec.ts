import { clausesOf, clauseStep, expect, test } from '../pages/test.ts'
import { receivedInquiry, expectedParts } from './received-inquiry.ts'
import type { FieldName, FieldValues, InquiryPage } from '../pages/inquiry-page.ts'
import { completeDraft, fieldRows } from './fields.ts'

/** The parts that the server stores: no empty ones, and the phone number without its leading 0. */
const toStoredParts = ({ primaryCode: _primary, country: _country, cellphoneNo = '', ...others }: FieldValues) => ({
  ...expectedParts,
  ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== '')),
  cellphoneNo: cellphoneNo.replace(/^0/, ''),
})

/** Fills in what differs from the values that the form has. */
const changeFields = async (inquiry: InquiryPage, before: FieldValues, { country, cntryNo, ...texts }: FieldValues) => {
  if (country !== before.country) await inquiry.selectCountry(country!, inquiry.countryOption(country!, cntryNo!))
  for (const [name, value] of Object.entries(texts))
    if (value !== before[name as FieldName]) await inquiry.control(name as FieldName).fill(value)
}

// The rows of a field share a page: the first one loads it, the others go on with the form of a refused row or open a
// new one within the app.
test.describe.configure({ timeout: 60_000 })
for (const [field, rows] of Map.groupBy(fieldRows, (row) => row.field))
  test(
    ...clausesOf(
      rows.map(({ proves }) => proves),
      `${field}, ${rows.length} values`,
    ),
    async ({ inquiry, world }) => {
      /** The values of the form that the row before has left. */
      let left: FieldValues | null = null
      for (const [index, { proves, example, typed, message }] of rows.entries())
        await clauseStep(proves, `${example}: ${message ?? 'accepted'}`, async () => {
          const form = { ...completeDraft, ...typed }
          const [accepted, sent] = [await world.inquiries(), await world.journal('submitInquiry')].map(
            (list) => list.length,
          ) as [number, number]
          const isSameCategory = (['primaryCode', 'bbsArticleTypeDetailCode'] as const).every(
            (name) => left?.[name] === form[name],
          )
          if (left && isSameCategory) await changeFields(inquiry, left, form)
          else {
            const search = `?parentCode=${form.primaryCode}&code=${form.bbsArticleTypeDetailCode}`
            await (index === 0 ? inquiry.open(search) : inquiry.reopen(search))
            await inquiry.fillFields(form)
          }
          left = null
          await inquiry.send()
          if (message === null) {
            await expect(inquiry.success).toBeVisible()
            expect((await world.inquiries()).slice(accepted)).toEqual([receivedInquiry(toStoredParts(form))])
            return
          }
          await expect(inquiry.sendButton).toBeEnabled()
          await inquiry.expectError(field, message)
          // There is no other error, and nothing was sent.
          await expect(inquiry.summary(1).getByRole('link')).toHaveText([inquiry.errorText(message)])
          expect(await world.journal('submitInquiry')).toHaveLength(sent)
          expect(await world.inquiries()).toHaveLength(accepted)
          left = form
        })
    },
  )
