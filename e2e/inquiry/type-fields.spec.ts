import { clause, expect, test } from '../pages/test.ts'
import type { FieldName } from '../pages/inquiry-page.ts'
import { fillIn } from './fill-form.ts'
import { completeInquiry, parentOf, typeCodes } from './complete-inquiry.ts'
import { typeRows } from './type-fields.ts'

// Rows of one clause on one site share a window: loading the page once more costs a third of loading it first.
test.describe.configure({ timeout: 60_000 })
for (const [site, onSite] of Map.groupBy(typeRows, (row) => row.site ?? 'public'))
  test.describe(`on ${site}`, () => {
    test.use({ site })
    for (const [proves, rows] of Map.groupBy(onSite, (row) => row.proves))
      test(...clause(proves, rows.map(({ example }) => example).join('; ')), async ({ inquiry, world }) => {
        await inquiry.forgetDrafts()
        let accepted = 0
        for (const { example, type, persona = 'anonymous', changes, at, says } of rows)
          await test.step(`${type}, ${persona}, ${example}: ${says ?? 'accepted'}`, async () => {
            await world.patch({ persona })
            const values: Readonly<Record<string, string>> = { ...completeInquiry(type, persona), ...changes }
            await inquiry.open(`?parentCode=${parentOf(type)}&code=${values.bbsArticleTypeDetailCode}`, type)
            await fillIn(inquiry, { ...values, inquiryPersonName: '김하늘' }, persona !== 'anonymous')
            await inquiry.send()
            if (says === null) {
              await expect(inquiry.success).toBeVisible()
              const given = Object.entries(values).filter(([, value]) => value !== '')
              expect((await world.inquiries()).slice(accepted).map(({ fields }) => fields)).toEqual([
                {
                  inquiryTypeCode: typeCodes[type],
                  ...Object.fromEntries(given),
                  inquiryPersonName: '김하늘',
                  ...(persona === 'anonymous' && { isAgreeRecvMarketing: 'N' }),
                },
              ])
              accepted += 1
              return
            }
            if (says === 'form.noCheck') await inquiry.closeConsentAlert()
            await inquiry.expectError(at as FieldName, says)
            await expect(inquiry.summary(1).getByRole('link')).toHaveText([inquiry.words(says)])
            expect(await world.journal('submitInquiry')).toHaveLength(accepted)
          })
      })
  })
