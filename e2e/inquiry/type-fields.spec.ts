import { clause, expect, test } from '../pages/test.ts'
import type { FieldName } from '../pages/inquiry-page.ts'
import { fillIn } from './fill-in.ts'
import { complete, parentOf, typeCodes } from './complete.ts'
import { typeRows } from './type-fields.ts'

for (const { proves, example, type, persona = 'anonymous', site = 'public', changes, at, says } of typeRows)
  test.describe(`${type}, ${persona} on ${site}`, () => {
    test.use({ site, settings: { persona } })
    test(...clause(proves, `${example}: ${says ?? 'accepted'}`), async ({ inquiry, world }) => {
      const values: Readonly<Record<string, string>> = { ...complete(type, persona), ...changes }
      await inquiry.open(`?parentCode=${parentOf(type)}&code=${values.bbsArticleTypeDetailCode}`, type)
      await fillIn(inquiry, { ...values, inquiryPersonName: '김하늘' }, persona !== 'anonymous')
      await inquiry.send()
      if (says === null) {
        await expect(inquiry.success).toBeVisible()
        const given = Object.entries(values).filter(([, value]) => value !== '')
        expect((await world.inquiries())[0]!.fields).toEqual({
          inquiryTypeCode: typeCodes[type],
          ...Object.fromEntries(given),
          inquiryPersonName: '김하늘',
          ...(persona === 'anonymous' && { isAgreeRecvMarketing: 'N' }),
        })
        return
      }
      if (says === 'form.noCheck') await inquiry.closeConsentAlert()
      await inquiry.expectError(at as FieldName, says)
      await expect(inquiry.summary(1).getByRole('link')).toHaveText([inquiry.words(says)])
      expect(await world.journal('submitInquiry')).toEqual([])
    })
  })
