import { clausesOf, clauseStep, expect, test } from '../pages/test.ts'
import type { FieldName } from '../pages/inquiry-page.ts'
import { completeInquiry, parentOf, typeCodes, typeRows } from './type-fields.ts'

// Every type on every site is sent by pairwise.spec.ts.
const rows = typeRows.filter(({ proves }) => !proves.startsWith('inquiry.type.code-'))

// The rows of a person on a site share a page: the first one loads it, the others open a new form within the app.
test.describe.configure({ timeout: 60_000 })
for (const ofVisitor of Map.groupBy(rows, ({ site, persona }) => `${site} ${persona}`).values()) {
  const [{ site = 'public', persona = 'anonymous' }] = ofVisitor as [(typeof rows)[number]]
  test.describe(`${persona} on ${site}`, () => {
    test.use({ site, settings: { persona } })
    test(
      ...clausesOf(
        ofVisitor.map(({ proves }) => proves),
        `${persona} on ${site}, ${ofVisitor.length} inquiries`,
      ),
      async ({ inquiry, world }) => {
        for (const [index, { proves, example, type, changes, field, message }] of ofVisitor.entries())
          await clauseStep(proves, `${type}, ${example}: ${message ?? 'accepted'}`, async () => {
            const [accepted, sent] = [await world.inquiries(), await world.journal('submitInquiry')].map(
              (list) => list.length,
            ) as [number, number]
            const values: Readonly<Record<string, string>> = { ...completeInquiry(type, persona), ...changes }
            const search = `?parentCode=${parentOf(type)}&code=${values.bbsArticleTypeDetailCode}`
            await (index === 0 ? inquiry.open(search, type) : inquiry.reopen(search, type))
            await inquiry.fillForm({ ...values, inquiryPersonName: '김하늘' }, persona !== 'anonymous')
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
      },
    )
  })
}
