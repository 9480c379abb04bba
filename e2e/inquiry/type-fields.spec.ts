import { changeWorld } from '../pages/change-world.ts'
import { clause, expect, softStep, test } from '../pages/test.ts'
import type { FieldName } from '../pages/inquiry-page.ts'
import { fillForm } from './fill-form.ts'
import { completeInquiry, parentOf, typeCodes } from './complete-inquiry.ts'
import { typeRows } from './type-fields.ts'

// Rows of one clause on one site share a page, because a new browser context costs about three times as much as
// another load.
test.describe.configure({ timeout: 60_000 })
for (const [site, siteRows] of Map.groupBy(typeRows, (row) => row.site ?? 'public'))
  test.describe(`on ${site}`, () => {
    test.use({ site })
    for (const [proves, rows] of Map.groupBy(siteRows, (row) => row.proves))
      test(...clause(proves, rows.map(({ example }) => example).join('; ')), async ({ inquiry, page, world }) => {
        await inquiry.forgetDrafts()
        for (const { example, type, persona = 'anonymous', changes, field, message } of rows)
          await softStep(`${type}, ${persona}, ${example}: ${message ?? 'accepted'}`, async () => {
            await changeWorld(page, world, { persona })
            const [accepted, sent] = [await world.inquiries(), await world.journal('submitInquiry')].map(
              (list) => list.length,
            ) as [number, number]
            const values: Readonly<Record<string, string>> = { ...completeInquiry(type, persona), ...changes }
            await inquiry.open(`?parentCode=${parentOf(type)}&code=${values.bbsArticleTypeDetailCode}`, type)
            await fillForm(inquiry, { ...values, inquiryPersonName: '김하늘' }, persona !== 'anonymous')
            await inquiry.send()
            if (message === null) {
              await expect(inquiry.success).toBeVisible()
              const nonEmpty = Object.entries(values).filter(([, value]) => value !== '')
              expect((await world.inquiries()).slice(accepted).map(({ fields }) => fields)).toEqual([
                {
                  inquiryTypeCode: typeCodes[type],
                  ...Object.fromEntries(nonEmpty),
                  inquiryPersonName: '김하늘',
                  ...(persona === 'anonymous' && { isAgreeRecvMarketing: 'N' }),
                },
              ])
              return
            }
            if (message === 'form.noCheck') await inquiry.closeConsentAlert()
            await inquiry.expectError(field as FieldName, message)
            await expect(inquiry.summary(1).getByRole('link')).toHaveText([inquiry.errorText(message)])
            expect(await world.journal('submitInquiry')).toHaveLength(sent)
          })
      })
  })
